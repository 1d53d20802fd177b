import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import type { TopicsFilter } from "./topics-filter";
import { useRefreshTopics } from "./use-refresh-topics";

/** Removes topics, with Undo, and restores them. The page changes at once and is rolled back when a call fails. */
export function useTopicMutations() {
  const { t } = useT(["topics", "common"]);
  const { toast } = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshTopics();
  const call = { remove: trpc.topics.remove.useMutation(), restore: trpc.topics.restore.useMutation() };
  /** Where topics were moved on this page, until the lists are refetched. */
  const [gone, setGone] = useState<ReadonlyMap<string, TopicsFilter>>(new Map());
  const moveTo = (id: string, filter: TopicsFilter) => setGone((all) => new Map(all).set(id, filter));
  const stay = (id: string) => setGone((all) => new Map([...all].filter(([other]) => other !== id)));

  const failed = (title: string, error: unknown, id: string) => {
    toast({ tone: "error", title, description: errorText(error) });
    stay(id);
    refresh();
  };

  const restore = async ({ id, title }: TopicView): Promise<void> => {
    moveTo(id, "bookmarked");
    try {
      await call.restore.mutateAsync({ id });
    } catch (error) {
      return failed(t("failedTo.update"), error, id);
    }
    refresh();
    toast({ tone: "success", title: t("done.restored", { title }) });
  };

  return {
    restore,
    async remove(topic: TopicView): Promise<void> {
      const { id, title } = topic;
      moveTo(id, "removed");
      try {
        await call.remove.mutateAsync({ id });
      } catch (error) {
        return failed(t("failedTo.remove"), error, id);
      }
      refresh();
      toast({
        title: t("done.removed", { title }),
        description: t("done.removedText"),
        action: {
          label: t("common:undo"),
          altText: t("done.undoAlt"),
          onAction: () => void restore(topic),
        },
      });
    },
    /** Tells whether a topic of this list is still in it after the user's changes. */
    isIn: (filter: TopicsFilter, id: string) => (gone.get(id) ?? filter) === filter,
  };
}
