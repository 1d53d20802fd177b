import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { toMediaItem } from "../shared/media/media-item";
import type { PostMoves } from "../shared/post/actions/use-post-moves";
import { ReceiptList } from "../shared/post/details/receipt-list";
import { PostPreview } from "../shared/post/preview/post-preview";
import { FailureNote } from "../shared/post/status/failure-note";
import { HeldBackNote } from "../shared/post/status/held-back-note";
import { PutOffNote } from "../shared/post/status/put-off-note";
import { StatusBadge } from "../shared/post/status/status-badge";
import { UnconfirmedQuestion } from "../shared/post/status/unconfirmed-question";
import { useClock } from "../shared/time/use-clock";
import { useMe } from "../shared/use-me";

type Props = { post: PostSummary; details: PostView | undefined; failed: boolean; moves: PostMoves };

/** Status, time, what the post needs, what it looks like, what LinkedIn answered. */
export function SheetBody({ post, details, failed, moves }: Props) {
  const { t } = useT("posts");
  const clock = useClock();
  const { zone } = useMe();
  const { scheduledAt } = post;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5" aria-live="polite">
        <StatusBadge status={post.status} />
        {scheduledAt && (
          <p className="text-sm tabular-nums">
            {t("banner.at", {
              when: clock.dateTime(scheduledAt),
              zone: zone.replaceAll("_", " "),
            })}
          </p>
        )}
      </div>
      {post.status === "failed" && <FailureNote post={post} />}
      {post.status === "unconfirmed" && (
        <UnconfirmedQuestion
          post={post}
          loading={moves.isPending}
          onAnswer={(onLinkedIn) => void moves.answer(post, onLinkedIn)}
        />
      )}
      {post.heldBack ? <HeldBackNote /> : post.status === "scheduled" && <PutOffNote post={post} />}
      {details ? (
        <PostPreview post={details} media={details.media.map(toMediaItem)} plain />
      ) : failed ? (
        <p role="alert" className="text-sm text-danger-text">
          {t("failedTo.load")}
        </p>
      ) : (
        <Skeleton className="h-56 rounded-xl" />
      )}
      <ReceiptList post={post} />
    </div>
  );
}
