import { Checkbox } from "@takt/ui/checkbox";
import { useState, type ReactNode } from "react";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { approvalNeed, type ApprovalNeed, ownApproval, type PlannedPost } from "./approval-need";

/** A dialog's question about the approval of a post that it schedules or sends. */
export type ApprovalQuestion = {
  need: ApprovalNeed;
  /** Whether the post waits for somebody else before it goes out. */
  isHeld: boolean;
  /** Whether the user approves it in the same act. */
  approve: boolean;
  /** Says what becomes of the post, with the question whether the user approves it themselves; null where nothing is needed. */
  note: ReactNode;
};

/**
 * Returns what a dialog says and asks about the approval of a post that it gives a time.
 * @param post null for one that is not saved yet
 */
export function useApprovalNeed(post: PlannedPost | null): ApprovalQuestion {
  const may = useCan();
  const { slug } = useWorkspace();
  const [isChecked, setChecked] = useState(false);
  const state = post?.approval ?? null;
  const isAsked = slug !== null && (post === null || state !== null);
  const { data: rules } = trpc.approvals.rules.useQuery(undefined, { enabled: isAsked });
  const { data: shown } = trpc.posts.get.useQuery(
    { id: post?.id ?? "" },
    { enabled: state === "requested" || (state === "approved" && post?.status !== "draft") },
  );
  const { data: me } = trpc.users.me.useQuery(undefined, { enabled: isAsked });
  const known = { view: shown?.approval, rules };
  const need = approvalNeed(post, known);
  const own = ownApproval(need, me?.id ?? "", known);
  const isOffered = own.isOffered && may("posts.approve");
  const approve = isOffered && isChecked;
  const isHeld = need !== "none" && !(approve && own.isAll);
  const note = need !== "none" && (
    <NeedNote need={need} isHeld={isHeld}>
      {isOffered && <OwnApproval isChecked={isChecked} isAll={own.isAll} onChange={setChecked} />}
    </NeedNote>
  );
  return { need, isHeld, approve, note: note || null };
}

type NoteProps = { need: Exclude<ApprovalNeed, "none">; isHeld: boolean; children: ReactNode };

function NeedNote({ need, isHeld, children }: NoteProps) {
  const { t } = useT("approvals");
  return (
    <div
      data-testid="approval-need"
      className="grid gap-2.5 rounded-lg border border-border bg-surface-2 p-3 text-sm"
    >
      {isHeld && <p className="text-pretty">{t(`post.act.${need}`)}</p>}
      {children}
    </div>
  );
}

type OwnProps = { isChecked: boolean; isAll: boolean; onChange: (isChecked: boolean) => void };

function OwnApproval({ isChecked, isAll, onChange }: OwnProps) {
  const { t } = useT("approvals");
  return (
    <Checkbox
      checked={isChecked}
      onCheckedChange={(next) => onChange(next === true)}
      label={t("post.act.own")}
      hint={!isAll && t("post.act.ownRest")}
    />
  );
}
