import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useId } from "react";
import { BestTimeHint } from "~/features/analytics/parts/best-time-hint";
import { useNextFreeSlot } from "~/features/slots/parts/next-slot-chips";
import { useSuggestedSlot } from "~/features/slots/parts/use-suggested-slot";
import { useAction } from "~/features/shared/actions/use-action";
import { ErrorLink } from "~/features/shared/error-link";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import { useErrorText } from "~/features/shared/use-error-text";
import { useMe } from "~/features/shared/use-me";
import { useReview } from "../use-review";
import type { ChosenSlot } from "../parts/actions/use-post-mutations";
import { useApprovalNeed } from "../approval/use-approval-need";
import { useSendLabel } from "../approval/use-send-label";
import { CommentCallout } from "../first-comment/comment-callout";
import { RehearsalNote } from "../parts/rehearsal-note";
import { useOtherAuthor } from "../parts/use-other-author";
import { ScheduleForm } from "./schedule-form";
import { dayToSuggest } from "./slot-form";
import { splitWall } from "~/features/shared/time/wall-clock";
import { useSlotForm } from "./use-slot-form";

/** Findings in the notice about the first comment. */
const SHOWN_BY_NOTICE = ["comment_by_hand"] as const;

type Planned = Pick<
  PostSummary,
  | "id"
  | "version"
  | "scheduledWall"
  | "scheduledZone"
  | "status"
  | "approval"
  | "aiOrigin"
  | "reviewNeeded"
  | "author"
>;
type Props = {
  /** Null for a post that is not saved yet. */
  post: Planned | null;
  /** Whether the post has a first comment, as it is typed by now. */
  hasFirstComment?: boolean;
  /** The day clicked in the calendar, YYYY-MM-DD, or a slot, YYYY-MM-DDTHH:mm. */
  day?: string;
  /** Resolves when the post is scheduled; the dialog shows an error and stays open. */
  onSchedule: (slot: ChosenSlot, reviewed: boolean, approve: boolean) => Promise<unknown>;
  onClose: () => void;
};

/**
 * Asks when a post goes out, beginning with the next free slot, on a day that was clicked with its first one. It is open
 * while it is mounted.
 */
export function ScheduleDialog({ post, hasFirstComment, day, onSchedule, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { zone } = useMe();
  const formId = useId();
  const rehearsalId = useId();
  const errorText = useErrorText();
  const isOwn = useOtherAuthor(post?.author) === null;
  const review = useReview(post);
  const approval = useApprovalNeed(post);
  const isReschedule = post?.status === "scheduled";
  const start = {
    ...(isReschedule && post.scheduledWall ? splitWall(post.scheduledWall) : splitWall(day ?? "")),
    zone: (isReschedule && post.scheduledZone) || zone,
  };
  const form = useSlotForm(start, useNextFreeSlot(), useSuggestedSlot(dayToSuggest(start)));

  const submitLabel = useSendLabel(
    approval,
    t(isReschedule ? "schedule.submitMove" : "schedule.submit"),
    isReschedule,
  );
  const schedule = useAction(
    (slot: ChosenSlot) => onSchedule(slot, review.reviewed, approval.approve),
    // Shown in the dialog, which stays open.
    { failed: () => null, leaves: true, onDone: onClose },
  );
  const { error } = schedule;
  const { close, question } = useDiscardQuestion(form.isChanged && !schedule.isRunning, onClose);

  const submit = () => {
    form.showProblems();
    schedule.clearError();
    const isReviewed = review.check();
    if (!form.check.ok) return focusFirstError(formId);
    if (!isReviewed) return review.focus();
    void schedule.run(form.check.slot);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={t(isReschedule ? "schedule.titleMove" : "schedule.title")}
        closeLabel={common("close")}
        onOpenAutoFocus={keepKeyboardShut}
        footer={
          <>
            <Button onClick={onClose}>{common("cancel")}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              aria-describedby={rehearsalId}
              loading={schedule.isRunning}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <ScheduleForm id={formId} form={form} postId={post?.id ?? null} onSubmit={submit} />
        <RehearsalNote
          id={rehearsalId}
          className="mt-4"
          post={post}
          time={form.check.ok ? form.check.slot : null}
          except={isOwn ? SHOWN_BY_NOTICE : []}
        />
        <div className="mt-4 empty:hidden">
          <BestTimeHint />
        </div>
        {isOwn && hasFirstComment && <CommentCallout />}
        {review.checkbox && <div className="mt-4">{review.checkbox}</div>}
        {approval.note && <div className="mt-4">{approval.note}</div>}
        {error !== null && (
          <div className="mt-3 grid justify-items-start gap-2">
            <p role="alert" className="text-sm text-danger-text">
              {`${t("failedTo.schedule")} ${errorText(error)}`}
            </p>
            <ErrorLink error={error} />
          </div>
        )}
        {question}
      </DialogContent>
    </Dialog>
  );
}

/** On a touch screen the focus starts on the dialog: in the text field it would open the keyboard over the suggestions. */
function keepKeyboardShut(event: Event): void {
  if (!matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Focuses the first invalid field after the errors have been painted. */
function focusFirstError(formId: string): void {
  requestAnimationFrame(() =>
    document.getElementById(formId)?.querySelector<HTMLElement>("[aria-invalid=true], [role=radio]")?.focus(),
  );
}
