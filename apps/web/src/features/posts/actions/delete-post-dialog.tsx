import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "../../../i18n/use-t";
import { useWhen } from "../../shared/time/use-clock";
import { excerpt } from "../parts/post-summary";

type Props = { post: PostSummary; loading: boolean; onConfirm: () => void; onClose: () => void };

/** Confirms the deletion of a scheduled post and names the post and its time. */
export function DeletePostDialog({ post, loading, onConfirm, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const when = useWhen();
  const text = {
    excerpt: excerpt(post.excerpt) || t("untitled"),
    when: post.scheduledAt ? when(post.scheduledAt) : "",
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.title")}
      description={
        <>
          <p>{t("delete.text", text)}</p>
          <p>{t("delete.undoText")}</p>
        </>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("delete.confirm")}
      tone="danger"
      loading={loading}
      onAction={onConfirm}
    />
  );
}
