import { AlertDialog } from "@takt/ui/alert-dialog";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { trpc } from "../../../../trpc/react";
import { ReconnectLink } from "../status/reconnect-link";
import { useReview } from "../use-review";

type Props = {
  /** None for one not yet saved. */
  post?: Pick<PostSummary, "aiOrigin" | "reviewNeeded"> | null;
  /** Unknown in lists. */
  visibility?: "PUBLIC" | "CONNECTIONS";
  loading: boolean;
  onConfirm: (reviewed: boolean) => void;
  onClose: () => void;
};

/** Asks before publishing, naming the account it goes out from. */
export function PublishNowDialog({ post, visibility, loading, onConfirm, onClose }: Props) {
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
          {name ? t("publish.textWithName", { name }) : t("publish.text")}{" "}
          {visibility && t(`publish.visibility.${visibility}`)}
        </p>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("publish.confirm")}
      loading={loading}
      onAction={() => (review.check() ? onConfirm(review.reviewed) : review.focus())}
    >
      {review.tick && <div className="mt-2">{review.tick}</div>}
      {inactive && (
        <p className="text-sm text-danger-text">
          {errors("connection_inactive")} <ReconnectLink />
        </p>
      )}
    </AlertDialog>
  );
}
