import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { refetchAfterWrite } from "~/trpc/query-cache";
import { useAction } from "../shared/actions/use-action";
import type { TopicsFilter } from "./topics-filter";

/** Removes topics, with Undo, and restores them. The page changes at once and is rolled back when a call fails. */
export function useTopicMutations() {
  const { t } = useT(["topics", "common"]);
  const refresh = useRefreshTopics();
  const call = { remove: trpc.topics.remove.useMutation(), restore: trpc.topics.restore.useMutation() };
  /** Where topics were moved on this page, until the lists are refetched. */
  const [gone, setGone] = useState<ReadonlyMap<string, TopicsFilter>>(new Map());
  const moveTo = (filter: TopicsFilter) => ({
    keyOf: ({ id }: TopicView) => id,
    optimistic({ id }: TopicView) {
      setGone((all) => new Map(all).set(id, filter));
      return () => setGone((all) => new Map([...all].filter(([other]) => other !== id)));
    },
    refresh,
  });

  const restore = useAction(({ id }: TopicView) => call.restore.mutateAsync({ id }), {
    ...moveTo("bookmarked"),
    done: (_, { title }) => ({
      tone: "success",
      title: withVerbatim(title, (words) => t("done.restored", { title: words })),
    }),
    failed: () => t("failedTo.update"),
  });
  const remove = useAction(({ id }: TopicView) => call.remove.mutateAsync({ id }), {
    ...moveTo("removed"),
    done: (_, topic) => ({
      title: withVerbatim(topic.title, (words) => t("done.removed", { title: words })),
      description: t("done.removedText"),
      action: {
        label: t("common:undo"),
        altText: t("done.undoAlt"),
        onAction: () => restore.run(topic),
        isUndo: true,
      },
    }),
    failed: () => t("failedTo.remove"),
  });
  return {
    restore: restore.run,
    remove: remove.run,
    /** Tells whether a topic of this list is still in it after the user's changes. */
    isIn: (filter: TopicsFilter, id: string) => (gone.get(id) ?? filter) === filter,
  };
}

/** Returns a function that refetches the lists, the count and the dashboard's activity after a change. */
export function useRefreshTopics(): () => void {
  const { topics, activity } = trpc.useUtils();
  return () => {
    void refetchAfterWrite(topics.list);
    void refetchAfterWrite(topics.count);
    void activity.list.invalidate();
  };
}
