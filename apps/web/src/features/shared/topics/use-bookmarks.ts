import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc, type RouterInputs } from "../../../trpc/react";
import { useErrorText } from "../use-error-text";
import { BOOKMARKS_PAGE, changeBookmarks } from "./change-bookmarks";

const keyOf = (title: string) => title.trim().toLowerCase();

/** The bookmarked topics, and a switch for each: it shows the wish at once and takes it back when it fails. */
export function useBookmarks() {
  const { t } = useT("topics");
  const { toast } = useToast();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const list = trpc.topics.list.useQuery(BOOKMARKS_PAGE);
  const add = trpc.topics.add.useMutation();
  const remove = trpc.topics.remove.useMutation();
  const restore = trpc.topics.restore.useMutation();
  /** On their way: by title, what they are to become. */
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Removed on this page: they stay in sight, to be taken back. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, TopicView>>(new Map());
  const topics = list.data?.topics ?? [];

  const find = (title: string) => topics.find((topic) => keyOf(topic.title) === keyOf(title));

  const bookmark = async (input: RouterInputs["topics"]["add"]): Promise<void> => {
    const gone = removed.get(keyOf(input.title));
    const topic = await (gone ? restore.mutateAsync({ id: gone.id }) : add.mutateAsync(input));
    changeBookmarks(utils.topics, (all) => [topic, ...all.filter(({ id }) => id !== topic.id)]);
  };
  const unmark = async (topic: TopicView): Promise<void> => {
    await remove.mutateAsync({ id: topic.id });
    setRemoved((all) => new Map(all).set(keyOf(topic.title), topic));
    changeBookmarks(utils.topics, (all) => all.filter(({ id }) => id !== topic.id));
  };

  return {
    list,
    topics,
    /** Bookmarked, or removed on this page; in an order that a click does not change. */
    inSight: [...topics, ...[...removed.values()].filter(({ title }) => !find(title))].toSorted(
      (one, other) => one.id.localeCompare(other.id),
    ),
    has: (title: string) => wished.get(keyOf(title)) ?? find(title) !== undefined,
    /** Answers whether it is done. */
    async toggle(input: RouterInputs["topics"]["add"]): Promise<boolean> {
      const key = keyOf(input.title);
      if (wished.has(key)) return false;
      const known = find(input.title);
      setWished((all) => new Map(all).set(key, !known));
      try {
        await (known ? unmark(known) : bookmark(input));
        return true;
      } catch (error) {
        const title = t(known ? "failedTo.remove" : "failedTo.update");
        toast({ tone: "error", title, description: errorText(error) });
        return false;
      } finally {
        setWished((all) => new Map([...all].filter(([other]) => other !== key)));
      }
    },
  };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;
