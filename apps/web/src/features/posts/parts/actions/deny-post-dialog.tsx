import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { ActivityLink } from "~/features/posts/status/activity-link";
import { excerpt } from "../post-summary";
import type { PostDialogProps } from "./use-post-mutations";

/** Asks users who miss a published post on LinkedIn to check there before it is marked as missing. */
export function DenyPostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deny.title")}
      description={
        <>
          <p>
            {withVerbatim(excerpt(post.excerpt) || t("untitled"), (words) =>
              t("deny.text", { excerpt: words }),
            )}
          </p>
          <p>{t("deny.twice")}</p>
        </>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("deny.confirm")}
      loading={mutations.isPending}
      onAction={() => void mutations.answer(post, false).then(onClose)}
    >
      <ActivityLink href={post.linkedinUrl} />
    </AlertDialog>
  );
}
