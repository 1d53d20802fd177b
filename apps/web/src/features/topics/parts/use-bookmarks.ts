import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { trpc, type RouterInputs } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { BOOKMARKS_PAGE, changeBookmarks } from "../change-bookmarks";

type NewTopic = RouterInputs["topics"]["add"];
type Removed = ReadonlyMap<string, TopicView>;

const keyOf = (title: string) => title.trim().toLowerCase();
const findIn = (topics: readonly TopicView[], title: string) =>
  topics.find((topic) => keyOf(topic.title) === keyOf(title));

/** The bookmarked topics and a toggle for each, which updates at once and reverts on failure. */
export function useBookmarks() {
  const { t } = useT("topics");
  const { topics: cache } = trpc.useUtils();
  const list = trpc.topics.list.useQuery(BOOKMARKS_PAGE);
  const add = trpc.topics.add.useMutation();
  const remove = trpc.topics.remove.useMutation();
  const restore = trpc.topics.restore.useMutation();
  /** Topics removed on this page, by title, which stay visible so that they can be restored. */
  const [removed, setRemoved] = useState<Removed>(new Map());
  // A click during a call knows its result before React renders it.
  const latestRemoved = useRef(removed);
  const topics = list.data?.topics ?? [];

  /** Bookmarks a topic, or removes it; one that already is as wanted is left so. */
  const apply = async ({ topic, on }: { topic: NewTopic; on: boolean }): Promise<true> => {
    const key = keyOf(topic.title);
    const known = findIn(cache.list.getData(BOOKMARKS_PAGE)?.topics ?? [], topic.title);
    if (on && !known) {
      const gone = latestRemoved.current.get(key);
      const added = await (gone ? restore.mutateAsync({ id: gone.id }) : add.mutateAsync(topic));
      changeBookmarks(cache, (all) => [added, ...all.filter(({ id }) => id !== added.id)]);
    }
    if (!on && known) {
      await remove.mutateAsync({ id: known.id });
      setRemoved((latestRemoved.current = new Map(latestRemoved.current).set(key, known)));
      changeBookmarks(cache, (all) => all.filter(({ id }) => id !== known.id));
    }
    return true;
  };
  const toggle = useAction(apply, {
    keyOf: ({ topic }) => keyOf(topic.title),
    latestWins: true,
    failed: (_, { on }) => t(on ? "failedTo.update" : "failedTo.remove"),
  });

  const has = (title: string): boolean => {
    const running = toggle.running.find(({ topic }) => keyOf(topic.title) === keyOf(title));
    return running ? running.on : findIn(topics, title) !== undefined;
  };
  return {
    list,
    topics,
    /** The topics bookmarked, or removed on this page, in an order that a click does not change. */
    visible: [...topics, ...[...removed.values()].filter(({ title }) => !findIn(topics, title))].toSorted(
      (one, other) => one.id.localeCompare(other.id),
    ),
    has,
    /** Returns whether the topic is as wanted. A click during a call is applied when the call ends. */
    toggle: async (topic: NewTopic): Promise<boolean> =>
      (await toggle.run({ topic, on: !has(topic.title) })) !== null,
  };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;
