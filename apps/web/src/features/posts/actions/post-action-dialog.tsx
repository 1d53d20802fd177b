import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { LazyScheduleDialog } from "../parts/lazy-schedule-dialog";
import { excerpt } from "../parts/post-summary";
import { ActivityLink } from "../status/activity-link";
import { DeletePostDialog } from "./delete-post-dialog";

export type PostDialog = { kind: "schedule" | "publish" | "delete" | "deny"; post: PostSummary };

type Props = { dialog: PostDialog; mutations: PostMutations; onClose: () => void };

/** The dialog that an action of a post asks for before it runs. It closes when the action has ended. */
export function PostActionDialog({ dialog: { kind, post }, mutations, onClose }: Props) {
  const closeAfter = (done: Promise<unknown>) => void done.then(onClose);
  const props = { post, loading: mutations.isPending, onClose };
  switch (kind) {
    case "schedule":
      return (
        <LazyScheduleDialog
          post={post}
          hasFirstComment={post.hasFirstComment}
          onSchedule={(slot, reviewed) => mutations.schedule(post, slot, reviewed)}
          onClose={onClose}
        />
      );
    case "publish":
      return (
        <PublishNowDialog
          {...props}
          hasFirstComment={post.hasFirstComment}
          onConfirm={(reviewed) => closeAfter(mutations.publishNow(post, reviewed))}
        />
      );
    case "deny":
      return <DenyPostDialog {...props} onConfirm={() => closeAfter(mutations.answer(post, false))} />;
    case "delete":
      return <DeletePostDialog {...props} onConfirm={() => closeAfter(mutations.delete(post))} />;
  }
}

type DenyPostDialogProps = {
  post: PostSummary;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks users who miss a published post on LinkedIn to check there before it is marked as missing. */
function DenyPostDialog({ post, loading, onConfirm, onClose }: DenyPostDialogProps) {
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
      loading={loading}
      onAction={onConfirm}
    >
      <ActivityLink href={post.linkedinUrl} />
    </AlertDialog>
  );
}
