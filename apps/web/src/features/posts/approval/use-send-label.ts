import { useT } from "~/i18n/use-t";
import type { ApprovalQuestion } from "./use-approval-need";

/** Returns the label of a button that gives a post its time: `plain`, or what it asks for or approves besides. */
export function useSendLabel(
  { need, approve }: Pick<ApprovalQuestion, "need" | "approve">,
  plain: string,
  isMove: boolean,
): string {
  const { t } = useT("approvals");
  if (approve) return t(isMove ? "post.act.approveAndMove" : "post.act.approveAndSchedule");
  if (need === "request" || need === "again") return t(isMove ? "post.act.move" : "post.act.schedule");
  return plain;
}
