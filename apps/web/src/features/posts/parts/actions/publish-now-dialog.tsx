import { AlertDialog } from "@takt/ui/alert-dialog";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { type ApprovalQuestion, useApprovalNeed } from "~/features/posts/approval/use-approval-need";
import { CommentCallout } from "~/features/posts/first-comment/comment-callout";
import { useOtherAuthor } from "../use-other-author";
import { RehearsalNote } from "../rehearsal-note";
import { ReconnectLink } from "~/features/posts/status/fix-link";
import { useReview } from "~/features/posts/use-review";
import type { PostDialogProps } from "./use-post-mutations";

/** Findings on the reader's own posts that the dialog shows. */
const SHOWN_BY_DIALOG = ["comment_by_hand", "connection_none", "connection_lost"] as const;

type Props = {
  /** Null for a post that is not saved yet. */
  post?: Pick<
    PostSummary,
    "id" | "version" | "status" | "approval" | "aiOrigin" | "reviewNeeded" | "author"
  > | null;
  /** Missing in lists, where it is not known. */
  visibility?: "PUBLIC" | "CONNECTIONS";
  hasFirstComment?: boolean;
  loading: boolean;
  onConfirm: (reviewed: boolean, approve: boolean) => void;
  onClose: () => void;
};

/** Confirms publishing and names the LinkedIn account that it goes to. */
export function PublishNowDialog({ post, visibility, hasFirstComment, loading, onConfirm, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { t: errors } = useT("errors");
  const { data: connection } = trpc.connections.get.useQuery();
  const other = useOtherAuthor(post?.author);
  const isOwn = other === null;
  const inactive = isOwn && connection !== undefined && connection.status !== "active";
  const name = other ?? connection?.memberName;
  const review = useReview(post);
  const approval = useApprovalNeed(post ?? null);
  const texts = useTexts(name ?? null, approval);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={
        <p>
          {texts.text} {visibility && t(`publish.visibility.${visibility}`)}
        </p>
      }
      cancelLabel={common("cancel")}
      actionLabel={texts.confirm}
      loading={loading}
      onAction={() => (review.check() ? onConfirm(review.reviewed, approval.approve) : review.focus())}
    >
      {isOwn && hasFirstComment && <CommentCallout />}
      {review.checkbox && <div className="mt-2">{review.checkbox}</div>}
      {approval.note && <div className="mt-2">{approval.note}</div>}
      <RehearsalNote post={post ?? null} time="now" except={isOwn ? SHOWN_BY_DIALOG : []} />
      {inactive && (
        <p className="text-sm text-danger-text">
          {errors("connection_inactive")} <ReconnectLink />
        </p>
      )}
    </AlertDialog>
  );
}

/** The dialog's question: whether the post is published now, or as soon as others have approved it. */
function useTexts(name: string | null, { isHeld, approve }: ApprovalQuestion) {
  const { t } = useT(["posts", "approvals"]);
  if (isHeld)
    return {
      title: t("approvals:post.act.publishTitle"),
      text:
        name === null
          ? t("approvals:post.act.publishText")
          : withVerbatim(name, (words) => t("approvals:post.act.publishTextWithName", { name: words })),
      confirm: t("approvals:post.act.publish"),
    };
  return {
    title: t("publish.title"),
    text:
      name === null
        ? t("publish.text")
        : withVerbatim(name, (words) => t("publish.textWithName", { name: words })),
    confirm: t(approve ? "approvals:post.act.approveAndPublish" : "publish.confirm"),
  };
}

/** Confirms that a post is published, and publishes it. */
export function PublishPostDialog({ post, mutations, onClose }: PostDialogProps) {
  return (
    <PublishNowDialog
      post={post}
      hasFirstComment={post.hasFirstComment}
      loading={mutations.isPending}
      onConfirm={(...confirmed) => void mutations.publishNow(post, ...confirmed).then(onClose)}
      onClose={onClose}
    />
  );
}
