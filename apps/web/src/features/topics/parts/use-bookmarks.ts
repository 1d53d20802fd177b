import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc, type RouterInputs } from "../../../trpc/react";
import { useErrorText } from "../../shared/use-error-text";
import { BOOKMARKS_PAGE, changeBookmarks } from "../change-bookmarks";
import { createToggleQueue } from "../create-toggle-queue";

const keyOf = (title: string) => title.trim().toLowerCase();

/** The bookmarked topics and a toggle for each, which updates at once and reverts on failure. */
export function useBookmarks() {
  const { t } = useT("topics");
  const { toast } = useToast();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const list = trpc.topics.list.useQuery(BOOKMARKS_PAGE);
  const add = trpc.topics.add.useMutation();
  const remove = trpc.topics.remove.useMutation();
  const restore = trpc.topics.restore.useMutation();
  /** The pending state of each topic, by title. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [toggleQueue] = useState(() => createToggleQueue(setPending));
  /** Topics removed on this page, which stay visible so that they can be restored. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, TopicView>>(new Map());
  const topics = list.data?.topics ?? [];

  const find = (title: string) => topics.find((topic) => keyOf(topic.title) === keyOf(title));

  /** The calls for one topic, one at a time: each knows the result of the previous one before it is rendered. */
  const callsFor = (input: RouterInputs["topics"]["add"]) => {
    const key = keyOf(input.title);
    let known = find(input.title);
    let gone = removed.get(key);
    return async (on: boolean): Promise<void> => {
      try {
        if (on) {
          const topic = await (gone ? restore.mutateAsync({ id: gone.id }) : add.mutateAsync(input));
          known = topic;
          changeBookmarks(utils.topics, (all) => [topic, ...all.filter(({ id }) => id !== topic.id)]);
        } else if (known) {
          const topic = known;
          await remove.mutateAsync({ id: topic.id });
          gone = topic;
          setRemoved((all) => new Map(all).set(key, topic));
          changeBookmarks(utils.topics, (all) => all.filter(({ id }) => id !== topic.id));
        }
      } catch (error) {
        const title = t(on ? "failedTo.update" : "failedTo.remove");
        toast({ tone: "error", title, description: errorText(error) });
        throw error;
      }
    };
  };

  return {
    list,
    topics,
    /** The topics bookmarked, or removed on this page, in an order that a click does not change. */
    visible: [...topics, ...[...removed.values()].filter(({ title }) => !find(title))].toSorted(
      (one, other) => one.id.localeCompare(other.id),
    ),
    has: (title: string) => pending.get(keyOf(title)) ?? find(title) !== undefined,
    /** Returns whether the last requested state is applied. A click during a call is queued. */
    async toggle(input: RouterInputs["topics"]["add"]): Promise<boolean> {
      const on = find(input.title) !== undefined;
      try {
        await toggleQueue.toggle(keyOf(input.title), on, callsFor(input));
        return true;
      } catch {
        // The toast has already shown the error.
        return false;
      }
    },
  };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;
