import { canMakeApproval } from "@takt/domain/posts/model/approval-transitions";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { useId, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { ApprovalBadge } from "../parts/status/approval-badge";
import { ApprovalHistory } from "./approval-history";
import { ApprovalSentences } from "./approval-sentences";
import { DecisionForm } from "./decision-form";
import { NewestNote } from "./newest-note";
import { RequestButton } from "./request-button";
import { useApprovalMutations, type WithSaved } from "./use-approval-mutations";
import { useEvents } from "./use-events";

export type ApprovalPanelProps = {
  post: PostView;
  /** Whether what is typed is not saved yet. */
  isUnsaved?: boolean;
  /** Whether to approve is the page's main action. */
  isMain?: boolean;
  /** Saves what is unsaved before the post's approval is asked for, or taken back. */
  withSaved?: WithSaved;
};

/** Where the approval of a post stands, with what can be done about it; nothing where its workspace asks for none. */
export function ApprovalPanel({ post, isUnsaved = false, isMain = false, withSaved }: ApprovalPanelProps) {
  const { t } = useT("approvals");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const mutations = useApprovalMutations();
  const { data: events = [] } = useEvents(post);
  const { approval } = post;
  if (!approval) return null;
  const { state, mayApprove, mayRequest } = approval;
  const done = async (act: Promise<PostView | null>) => {
    // The button that was clicked goes away, and so does the one that a popover returns the focus to.
    panel.current?.focus();
    const isDone = (await act) !== null;
    if (document.activeElement === document.body) panel.current?.focus();
    return isDone;
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-2.5 rounded-xl border border-border bg-surface px-4 py-3 text-sm outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2.5" aria-live="polite">
          <h2 id={titleId} className="font-medium">
            {t("post.label")}
          </h2>
          <ApprovalBadge state={state} />
        </div>
        {mayRequest && canMakeApproval(state, "request") && (
          <RequestButton
            postId={post.id}
            isAgain={state !== "none"}
            onRequest={(note) => done(mutations.request.run({ post, note, withSaved }))}
          />
        )}
        {mayRequest && canMakeApproval(state, "withdraw") && (
          <Button
            size="sm"
            loading={mutations.request.isRunning}
            onClick={() => void done(mutations.withdraw.run({ post, note: "", withSaved }))}
          >
            {t("post.withdraw")}
          </Button>
        )}
      </div>
      <ApprovalSentences post={post} approval={approval} events={events} />
      <NewestNote state={state} event={events[0]} />
      {mayApprove && (
        <DecisionForm
          postId={post.id}
          isUnsaved={isUnsaved}
          isMain={isMain}
          onApprove={(note) => done(mutations.approve.run({ post, note }))}
          onRequestChanges={(note) => done(mutations.requestChanges.run({ post, note }))}
        />
      )}
      <ApprovalHistory state={state} events={events} />
    </section>
  );
}
