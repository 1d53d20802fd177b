import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import type { usePostActions } from "~/features/posts/parts/actions/use-post-actions";
import { toSummary } from "~/features/posts/parts/post-summary";
import { useAction } from "~/features/shared/actions/use-action";

/** Returns a function that opens the schedule dialog of a post, of which the calendar has only a part. */
export function useReschedule({ run }: Pick<ReturnType<typeof usePostActions>, "run">) {
  const { t } = useT("posts");
  const { posts } = trpc.useUtils();
  const load = useAction(({ id }: CalendarPost) => posts.get.fetch({ id }), {
    onDone: (post) => run("schedule", toSummary(post)),
    failed: () => t("failedTo.load"),
  });
  return (post: CalendarPost) => void load.run(post);
}
