import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorText } from "~/features/shared/use-error-text";
import { useMe } from "~/features/shared/use-me";
import { NextSlotChips, useNextFreeSlot } from "~/features/slots/parts/next-slot-chips";
import { splitWall } from "~/features/shared/time/wall-clock";
import { useApprovalNeed } from "~/features/posts/approval/use-approval-need";
import { useSendLabel } from "~/features/posts/approval/use-send-label";
import { SlotProblem } from "~/features/posts/schedule/slot-problem";
import { SlotSummary } from "~/features/posts/schedule/slot-summary";
import { useSlotForm } from "~/features/posts/schedule/use-slot-form";
import { WhenField } from "~/features/posts/schedule/when-field";
import { RehearsalNote } from "../rehearsal-note";
import type { ChosenSlot, PostMutations } from "../actions/use-post-mutations";

export type MoveFormProps = {
  post: PostSummary;
  mutations: PostMutations;
  onDone: () => void;
  /** Opens the dialog, which has more ways to say a time. */
  onMore: () => void;
};

/** Moves a scheduled post to a time in words, or to the next free slot; Enter does it. */
export function MoveForm({ post, mutations, onDone, onMore }: MoveFormProps) {
  const { t } = useT("posts");
  const id = useId();
  const errorText = useErrorText();
  const { zone } = useMe();
  const start = { ...splitWall(post.scheduledWall ?? ""), zone: post.scheduledZone ?? zone };
  const form = useSlotForm(start, useNextFreeSlot());
  const approval = useApprovalNeed(post);
  const submitLabel = useSendLabel(approval, t("schedule.submitMove"), true);
  const move = useAction(
    (slot: ChosenSlot) => mutations.schedule(post, slot, false, approval.approve),
    // Shown in the form, which stays open.
    { failed: () => null, onDone },
  );
  const submit = () => {
    form.showProblems();
    move.clearError();
    if (form.check.ok && form.isChanged) void move.run(form.check.slot);
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WhenField form={form} echoId={`${id}-echo`} />
      <SlotSummary id={`${id}-echo`} form={form} postId={post.id} />
      <NextSlotChips onChoose={form.change} />
      <SlotProblem form={form} />
      <RehearsalNote post={post} time={form.check.ok && form.isChanged ? form.check.slot : null} />
      {approval.note}
      {move.error !== null && (
        <p role="alert" className="text-caption text-danger-text">
          {`${t("failedTo.schedule")} ${errorText(move.error)}`}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" className="-ms-2.5 text-muted-fg" onClick={onMore}>
          {t("schedule.moreWays")}
        </Button>
        <Button variant="primary" type="submit" loading={move.isRunning}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
