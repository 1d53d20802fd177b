import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { trpc } from "~/trpc/react";

/** How many ideas are offered for free slots at once. */
const SLOT_IDEAS = { limit: 2 };

/** The newest ideas for free slots (wall times, YYYY-MM-DDTHH:mm), an idea a slot; none without an idea or without a slot. */
export function useSlotIdeas(walls: readonly string[]): { topic: TopicView; wall: string }[] {
  const { data } = trpc.topics.list.useQuery(SLOT_IDEAS);
  return (data?.topics ?? []).flatMap((topic, n) => {
    const wall = walls[n];
    return wall ? [{ topic, wall }] : [];
  });
}
