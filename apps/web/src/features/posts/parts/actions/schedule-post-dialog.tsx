import { LazyScheduleDialog } from "../lazy-schedule-dialog";
import type { PostDialogProps } from "./use-post-mutations";

/** Asks when a post goes out, and schedules it. */
export function SchedulePostDialog({ post, mutations, onClose }: PostDialogProps) {
  return (
    <LazyScheduleDialog
      post={post}
      hasFirstComment={post.hasFirstComment}
      onSchedule={(...chosen) => mutations.schedule(post, ...chosen)}
      onClose={onClose}
    />
  );
}
