import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { toMediaItem } from "../media/parts/media-item";
import type { PostMutations } from "../posts/parts/actions/use-post-mutations";
import { ReceiptList } from "../posts/parts/receipt-list";
import { PostPreview } from "../posts/parts/post-preview";
import { FailureNote } from "../posts/parts/status/failure-note";
import { HeldBackNote } from "../posts/parts/status/held-back-note";
import { DeferredNote } from "../posts/parts/status/deferred-note";
import { StatusBadge } from "../posts/parts/status/status-badge";
import { UnconfirmedQuestion } from "../posts/parts/status/unconfirmed-question";
import { useClock } from "../shared/time/use-clock";
import { useMe } from "../shared/use-me";

type Props = { post: PostSummary; details: PostView | undefined; failed: boolean; mutations: PostMutations };

/** The status, time, notes, preview and receipts of a post. */
export function SheetBody({ post, details, failed, mutations }: Props) {
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
          loading={mutations.isPending}
          onAnswer={(onLinkedIn) => void mutations.answer(post, onLinkedIn)}
        />
      )}
      {post.heldBack ? <HeldBackNote /> : post.status === "scheduled" && <DeferredNote post={post} />}
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
