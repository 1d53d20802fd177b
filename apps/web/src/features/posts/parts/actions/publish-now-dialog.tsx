import { AlertDialog } from "@takt/ui/alert-dialog";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { CommentCallout } from "~/features/posts/first-comment/comment-callout";
import { RehearsalNote } from "../rehearsal-note";
import { ReconnectLink } from "~/features/posts/status/fix-link";
import { useReview } from "~/features/posts/use-review";
import type { PostDialogProps } from "./use-post-mutations";

/** What the dialog shows itself. */
const SHOWN_BY_DIALOG = ["comment_by_hand", "connection_none", "connection_lost"] as const;

type Props = {
  /** Null for a post that is not saved yet. */
  post?: Pick<PostSummary, "id" | "version" | "aiOrigin" | "reviewNeeded"> | null;
  /** Missing in lists, where it is not known. */
  visibility?: "PUBLIC" | "CONNECTIONS";
  hasFirstComment?: boolean;
  loading: boolean;
  onConfirm: (reviewed: boolean) => void;
  onClose: () => void;
};

/** Confirms publishing and names the LinkedIn account. */
export function PublishNowDialog({ post, visibility, hasFirstComment, loading, onConfirm, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { t: errors } = useT("errors");
  const { data: connection } = trpc.connections.get.useQuery();
  const inactive = connection !== undefined && connection.status !== "active";
  const name = connection?.memberName;
  const review = useReview(post);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("publish.title")}
      description={
        <p>
          {name
            ? withVerbatim(name, (words) => t("publish.textWithName", { name: words }))
            : t("publish.text")}{" "}
          {visibility && t(`publish.visibility.${visibility}`)}
        </p>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("publish.confirm")}
      loading={loading}
      onAction={() => (review.check() ? onConfirm(review.reviewed) : review.focus())}
    >
      {hasFirstComment && <CommentCallout />}
      {review.checkbox && <div className="mt-2">{review.checkbox}</div>}
      <RehearsalNote post={post ?? null} time="now" except={SHOWN_BY_DIALOG} />
      {inactive && (
        <p className="text-sm text-danger-text">
          {errors("connection_inactive")} <ReconnectLink />
        </p>
      )}
    </AlertDialog>
  );
}

/** Confirms that a post is published, and publishes it. */
export function PublishPostDialog({ post, mutations, onClose }: PostDialogProps) {
  return (
    <PublishNowDialog
      post={post}
      hasFirstComment={post.hasFirstComment}
      loading={mutations.isPending}
      onConfirm={(reviewed) => void mutations.publishNow(post, reviewed).then(onClose)}
      onClose={onClose}
    />
  );
}
