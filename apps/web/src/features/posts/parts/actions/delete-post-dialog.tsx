import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { excerpt } from "../post-summary";
import type { PostDialogProps } from "./use-post-mutations";

/** Confirms the deletion of a scheduled post and names the post and its time. */
export function DeletePostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const when = useWhen();
  const scheduled = post.scheduledAt ? when(post.scheduledAt) : "";
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.title")}
      description={
        <>
          <p>
            {withVerbatim(excerpt(post.excerpt) || t("untitled"), (words) =>
              t("delete.text", { excerpt: words, when: scheduled }),
            )}
          </p>
          <p>{t("delete.undoText")}</p>
        </>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("delete.confirm")}
      tone="danger"
      loading={mutations.isPending}
      onAction={() => void mutations.delete(post).then(onClose)}
    />
  );
}
