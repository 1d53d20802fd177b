import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { RotateCcw, Undo2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import type { PostAction } from "../parts/actions/post-actions";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { DeferredNote, FailureNote, HeldBackNote } from "../parts/status/status-notes";
import { CommentMarker } from "../first-comment/comment-marker";
import { UnconfirmedQuestion } from "../parts/status/unconfirmed-question";

type Props = { post: ListedPost; mutations: PostMutations; onAction: (action: PostAction) => void };

/** A post's needs from the user, shown in its row. */
export function RowNotes({ post, mutations, onAction }: Props) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.deletedAt)
    return (
      post.mayWrite && (
        <div>
          <Button size="sm" loading={mutations.isPending} onClick={() => onAction("restore")}>
            <Undo2 aria-hidden />
            {t("actions.restore")}
          </Button>
        </div>
      )
    );
  if (post.status === "failed")
    return (
      <>
        <FailureNote post={post} />
        {post.mayPublish && (
          <div>
            <Button size="sm" onClick={() => onAction("publish")}>
              <RotateCcw aria-hidden />
              {t("actions.retry")}
            </Button>
          </div>
        )}
      </>
    );
  if (post.status === "unconfirmed")
    return (
      <UnconfirmedQuestion
        post={post}
        loading={mutations.isPending}
        onAnswer={(onLinkedIn) => void mutations.answer(post, onLinkedIn)}
      />
    );
  if (post.heldBack) return <HeldBackNote author={post.author} />;
  if (post.status === "scheduled") return <DeferredNote post={post} />;
  if (post.removedAt)
    return (
      <p className="text-caption text-muted-fg tabular-nums">
        {t("changes.removed", { when: when(post.removedAt) })}
      </p>
    );
  return <CommentMarker post={post} />;
}
