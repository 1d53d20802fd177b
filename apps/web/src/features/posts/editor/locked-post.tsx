import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { FirstCommentNote } from "../first-comment/first-comment-note";
import { usePostActions } from "../parts/actions/use-post-actions";
import { ReceiptList } from "../parts/receipt-list";
import { PostPreview } from "../parts/post-preview";
import { UnconfirmedQuestion } from "../parts/status/unconfirmed-question";
import { StatusBadge } from "../parts/status/status-badge";
import { toSummary } from "../parts/post-summary";
import { toMediaItem } from "~/features/media/parts/media-item";
import { LockedPostNote } from "./locked-post-note";
import { useOpenSource } from "../parts/use-open-source";
import { TextOrigin } from "./text-origin";

/** A post that cannot be edited: publishing, published, unconfirmed or deleted. */
export function LockedPost({ post }: { post: PostView }) {
  const { t } = useT("posts");
  const { run, mutations, dialogs } = usePostActions();
  const openSource = useOpenSource();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="grid content-start gap-5">
        <section className="grid gap-2.5 rounded-xl border border-border bg-surface p-4" aria-live="polite">
          <div>
            <StatusBadge status={post.status} />
          </div>
          {post.deletedAt ? (
            <>
              <p>{t("banner.deleted")}</p>
              <div>
                <Button
                  variant="primary"
                  loading={mutations.isPending}
                  onClick={() => void mutations.restore(post.id)}
                >
                  {t("actions.restore")}
                </Button>
              </div>
            </>
          ) : post.status === "unconfirmed" ? (
            <>
              <h2 className="text-base font-semibold">{t("unconfirmed.title")}</h2>
              <UnconfirmedQuestion
                post={toSummary(post)}
                loading={mutations.isPending}
                onAnswer={(onLinkedIn) => void mutations.answer(toSummary(post), onLinkedIn)}
              />
            </>
          ) : (
            <LockedPostNote post={post} onDeny={() => run("deny", toSummary(post))} />
          )}
        </section>
        {!post.deletedAt && <FirstCommentNote post={post} />}
        <TextOrigin post={post} text={post.content} onOpenSource={openSource} />
        {!post.deletedAt && <ReceiptList post={toSummary(post)} />}
      </div>
      <PostPreview post={post} origin={post.digitalSourceType} media={post.media.map(toMediaItem)} plain />
      {dialogs}
    </div>
  );
}
