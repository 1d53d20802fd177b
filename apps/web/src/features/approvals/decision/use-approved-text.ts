import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { now } from "~/features/shared/time/now";
import { useWhen } from "~/features/shared/time/use-clock";

/** Returns a function that says what comes of a post that has just been approved: its next stage, or when it goes out. */
export function useApprovedText(): (post: Pick<PostView, "status" | "scheduledAt" | "approval">) => string {
  const { t } = useT("approvals");
  const when = useWhen();
  return ({ status, scheduledAt, approval }) => {
    if (approval?.stage) return t("inbox.approved.next", { stage: approval.stage.name });
    if (status !== "scheduled" || !scheduledAt) return t("inbox.approved.anytime");
    return scheduledAt.getTime() <= now().getTime()
      ? t("inbox.approved.now")
      : t("inbox.approved.at", { when: when(scheduledAt) });
  };
}
