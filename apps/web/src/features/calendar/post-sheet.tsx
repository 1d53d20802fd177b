import type { CalendarPost, PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { toMediaItem } from "../media/parts/media-item";
import { postActions } from "../posts/parts/actions/post-actions";
import { usePostActions } from "../posts/parts/actions/use-post-actions";
import type { PostMutations } from "../posts/parts/actions/use-post-mutations";
import { PostPreview } from "../posts/parts/post-preview";
import { ReceiptList } from "../posts/parts/receipt-list";
import { RehearsalNote } from "../posts/parts/rehearsal-note";
import {
  DeferredNote,
  FailureNote,
  HeldBackNote,
  SHOWN_AS_HELD_BACK,
} from "../posts/parts/status/status-notes";
import { ApprovalBadge } from "../posts/parts/status/approval-badge";
import { toShownApproval } from "../posts/parts/status/shown-approval";
import { StatusBadge } from "../posts/parts/status/status-badge";
import { UnconfirmedQuestion } from "../posts/parts/status/unconfirmed-question";
import { toSummary } from "../posts/parts/post-summary";
import { useClock } from "../shared/time/use-clock";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";

/** The details and actions of a post in the calendar. */
export function PostSheet({ post, onClose }: { post: CalendarPost | null; onClose: () => void }) {
  const { t } = useT(["calendar", "posts"]);
  const { run, mutations, dialogs } = usePostActions();
  const canWrite = useCan()("drafts.write");
  const details = trpc.posts.get.useQuery(
    { id: post?.id ?? "" },
    { enabled: post !== null, refetchInterval: 5000 },
  );
  // The latest data: the sheet stays open while the post changes.
  const latest = details.data ? toSummary(details.data) : null;
  return (
    <>
      <Dialog open={post !== null} onOpenChange={(open) => !open && onClose()}>
        {post && (
          <DialogContent
            shape="sheet"
            title={t("details")}
            closeLabel={t("close")}
            footer={
              latest ? (
                postActions(latest, canWrite).map(({ action, label, Icon }) => (
                  <Button
                    key={action}
                    size="sm"
                    variant={action === "delete" ? "ghost" : "outline"}
                    className={action === "delete" ? "text-danger-text" : undefined}
                    onClick={() => run(action, latest)}
                  >
                    <Icon aria-hidden />
                    {t(`posts:actions.${label}`)}
                  </Button>
                ))
              ) : (
                <Skeleton className="h-8 w-64 max-w-full" />
              )
            }
          >
            <SheetBody
              planned={post}
              latest={latest}
              details={details.data}
              failed={details.isError}
              mutations={mutations}
            />
          </DialogContent>
        )}
      </Dialog>
      {dialogs}
    </>
  );
}

type SheetBodyProps = {
  /** The post as its day shows it: what is known before its details are there. */
  planned: CalendarPost;
  latest: PostSummary | null;
  details: PostView | undefined;
  failed: boolean;
  mutations: PostMutations;
};

/** The status and time of a post at once, then its notes, preview and receipts. */
function SheetBody({ planned, latest, details, failed, mutations }: SheetBodyProps) {
  const { t } = useT("posts");
  const clock = useClock();
  const { zone } = useMe();
  const { status, scheduledAt } = latest ?? planned;
  const approval = latest && toShownApproval(latest);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5" aria-live="polite">
        <StatusBadge status={status} />
        {approval && <ApprovalBadge state={approval} />}
        {scheduledAt && (
          <p className="text-sm tabular-nums">
            {t("banner.at", {
              when: clock.dateTime(scheduledAt),
              zone: zone.replaceAll("_", " "),
            })}
          </p>
        )}
      </div>
      {latest && <StatusNotes post={latest} author={details?.author} mutations={mutations} />}
      {details ? (
        <PostPreview
          post={details}
          author={details.author}
          origin={details.digitalSourceType}
          media={details.media.map(toMediaItem)}
          plain
        />
      ) : failed ? (
        <p role="alert" className="text-sm text-danger-text">
          {t("failedTo.load")}
        </p>
      ) : (
        <Skeleton className="h-56 rounded-xl" />
      )}
      {latest && <ReceiptList post={latest} />}
    </div>
  );
}

type NotesProps = { post: PostSummary; author: PostView["author"] | undefined; mutations: PostMutations };

/** Notes and questions about the status of a post. */
function StatusNotes({ post, author, mutations }: NotesProps) {
  return (
    <>
      {post.status === "failed" && <FailureNote post={post} />}
      {post.status === "unconfirmed" && (
        <UnconfirmedQuestion
          post={post}
          loading={mutations.isPending}
          onAnswer={(onLinkedIn) => void mutations.answer(post, onLinkedIn)}
        />
      )}
      {post.heldBack ? (
        <HeldBackNote author={author} />
      ) : (
        post.status === "scheduled" && <DeferredNote post={post} />
      )}
      {post.status === "scheduled" && (
        <RehearsalNote post={post} time="planned" except={SHOWN_AS_HELD_BACK} />
      )}
    </>
  );
}
