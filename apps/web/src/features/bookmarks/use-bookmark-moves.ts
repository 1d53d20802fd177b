import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import type { BookmarkFilter } from "./bookmark-filter";
import { useRefreshBookmarks } from "./use-refresh-bookmarks";

/** Removes topics, with Undo, and restores them: the page shows it at once, and a refusal takes it back. */
export function useBookmarkMoves() {
  const { t } = useT(["topics", "common"]);
  const { toast } = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshBookmarks();
  const call = { remove: trpc.topics.remove.useMutation(), restore: trpc.topics.restore.useMutation() };
  /** Where topics have gone on this page; the lists follow. */
  const [gone, setGone] = useState<ReadonlyMap<string, BookmarkFilter>>(new Map());
  const goTo = (id: string, filter: BookmarkFilter) => setGone((all) => new Map(all).set(id, filter));
  const stay = (id: string) => setGone((all) => new Map([...all].filter(([other]) => other !== id)));

  const failed = (title: string, error: unknown, id: string) => {
    toast({ tone: "error", title, description: errorText(error) });
    stay(id);
    refresh();
  };

  const restore = async ({ id, title }: TopicView): Promise<void> => {
    goTo(id, "bookmarked");
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
      goTo(id, "removed");
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
    /** Whether a topic of this list is still in it, as the user has left it. */
    isIn: (filter: BookmarkFilter, id: string) => (gone.get(id) ?? filter) === filter,
  };
}
