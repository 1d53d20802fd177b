import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { trpc } from "~/trpc/react";

/** How many ideas are offered for free slots at once. */
const SLOT_IDEAS = { limit: 2 };

/**
 * The newest ideas for free slots (wall times, YYYY-MM-DDTHH:mm), an idea a slot; none without an idea or without a slot.
 * `isAwaited` until the ideas are known, or were asked for in vain once.
 */
export function useSlotIdeas(walls: readonly string[]): {
  pairs: { topic: TopicView; wall: string }[];
  isAwaited: boolean;
} {
  const { data, isPending, failureCount } = trpc.topics.list.useQuery(SLOT_IDEAS);
  const pairs = (data?.topics ?? []).flatMap((topic, n) => {
    const wall = walls[n];
    return wall ? [{ topic, wall }] : [];
  });
  return { pairs, isAwaited: isPending && failureCount === 0 };
}
