import type { CalendarPost, PostSummary } from "@takt/domain/posts/model/post-view";
import { wallInstant } from "@takt/domain/shared/wall-instant";
import { useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc, type RouterInputs } from "~/trpc/react";
import { LazyScheduleDialog } from "~/features/posts/parts/lazy-schedule-dialog";
import { usePostMutations } from "~/features/posts/parts/actions/use-post-mutations";
import { useAction } from "~/features/shared/actions/use-action";
import { useMe } from "~/features/shared/use-me";
import type { DragItem, PlannedItem } from "./drag-item";
import { withPost } from "./with-post";

/** `onRefused` is told when what was shown is taken back. */
type Move = { item: PlannedItem; wall: string; onRefused?: (() => void) | undefined };
export type MovePlanned = (item: PlannedItem, wall: string, onRefused?: () => void) => void;

export type MoveTo = (item: DragItem, wall: string, onRefused?: () => void) => void;

/**
 * Gives posts and drafts a time, a wall time (YYYY-MM-DDTHH:mm) in the user's zone: it is shown at once, and taken back with
 * the reason when it is refused. A text that its author has to confirm asks in the schedule dialog. Render `dialog` once.
 */
export function useMove(input: RouterInputs["posts"]["calendar"]): {
  moveTo: MovePlanned;
  dialog: ReactNode;
} {
  const { t } = useT("posts");
  const { zone } = useMe();
  const { posts } = trpc.useUtils();
  const { schedule } = usePostMutations();
  const [asked, setAsked] = useState<{ draft: PostSummary; wall: string } | null>(null);
  const put = (post: CalendarPost, isShown = true) =>
    setQueryData(posts.calendar, input, (shown) => withPost(shown, post, isShown));
  const toMoved = ({ item, wall }: Move) => ({
    ...toCalendarPost(item),
    scheduledAt: wallInstant(wall, zone),
  });

  const { run } = useAction(
    async (move: Move) => {
      const { item, wall } = move;
      // Posts fetched after an earlier move do not have this one.
      put(toMoved(move));
      // The calendar has no versions of posts; what was planned before is what Undo returns to.
      const before = item.kind === "draft" ? item.draft : await posts.get.fetch({ id: item.post.id });
      return schedule(before, { wall, zone, pick: "earlier" });
    },
    {
      keyOf: ({ item }) => idOf(item),
      // A key that is pressed again while a move is on its way moves on from there.
      latestWins: true,
      failed: () => t("failedTo.schedule"),
      onFailed: (_, move) => {
        if (move.item.kind === "post") put(move.item.post);
        else put(toMoved(move), false);
        move.onRefused?.();
        // After that, which discards an answer on its way: why it is refused may have changed what is shown.
        void posts.calendar.invalidate();
      },
    },
  );

  return {
    moveTo: (item, wall, onRefused) => {
      if (item.kind === "draft" && item.draft.reviewNeeded) setAsked({ draft: item.draft, wall });
      else {
        put(toMoved({ item, wall }));
        void run({ item, wall, onRefused });
      }
    },
    dialog: asked && (
      <LazyScheduleDialog
        post={asked.draft}
        hasFirstComment={asked.draft.hasFirstComment}
        day={asked.wall}
        onSchedule={(...chosen) => schedule(asked.draft, ...chosen)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

const idOf = (item: PlannedItem) => (item.kind === "post" ? item.post.id : item.draft.id);

/** A draft as the calendar shows it once it is scheduled. */
function toCalendarPost(item: PlannedItem): Omit<CalendarPost, "scheduledAt"> {
  if (item.kind === "post") return item.post;
  const { id, excerpt, labelIds, mayPublish } = item.draft;
  return { id, excerpt, status: "scheduled", mayPublish, heldBack: false, labelIds };
}
