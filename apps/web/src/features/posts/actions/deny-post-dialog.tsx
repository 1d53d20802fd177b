import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { excerpt } from "../parts/excerpt";
import { ActivityLink } from "../status/activity-link";

type Props = { post: PostSummary; loading: boolean; onConfirm: () => void; onClose: () => void };

/** Asks users who miss a published post on LinkedIn to check there before it is marked as missing. */
export function DenyPostDialog({ post, loading, onConfirm, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deny.title")}
      description={
        <>
          <p>{t("deny.text", { excerpt: excerpt(post.excerpt) || t("untitled") })}</p>
          <p>{t("deny.twice")}</p>
        </>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("deny.confirm")}
      loading={loading}
      onAction={onConfirm}
    >
      <ActivityLink href={post.linkedinUrl} />
    </AlertDialog>
  );
}
