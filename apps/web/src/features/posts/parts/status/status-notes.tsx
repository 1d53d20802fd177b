import type { PostSummary, ShownAuthor } from "@takt/domain/posts/model/post-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useEffect } from "react";
import { trpc } from "~/trpc/react";
import { useWhen } from "~/features/shared/time/use-clock";
import { FIXES, FixLink, ReconnectLink } from "~/features/posts/status/fix-link";
import { useOtherAuthor } from "../use-other-author";

const DEFER_REASONS = [
  "limit_reached",
  "unreachable",
  "version_retired",
  "token_unreadable",
  "media_unready",
  "connection_invalid",
] as const;

/** Says why a post failed, LinkedIn's message, what to do next, and links to it. */
export function FailureNote({
  post,
}: {
  post: Pick<PostSummary, "id" | "reason" | "reasonDetail" | "author">;
}) {
  const { t } = useT("posts");
  const { t: reasons } = useT("reasons");
  const other = useOtherAuthor(post.author);
  if (!post.reason) return null;
  return (
    <div className="grid gap-0.5 text-caption">
      <p className="font-medium text-danger-text">{reasons(`${post.reason}.title`)}</p>
      {post.reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: post.reasonDetail })}</p>
      )}
      <p className="text-muted-fg">
        {other !== null && FIXES[post.reason] === "reconnect" ? (
          withVerbatim(other, (name) => t("failed.askAuthor", { name }))
        ) : (
          <>
            {reasons(`${post.reason}.next`)} <FixLink postId={post.id} reason={post.reason} />
          </>
        )}
      </p>
    </div>
  );
}

type DeferredNoteProps = { post: Pick<PostSummary, "dueAt" | "reason" | "reasonDetail"> };

/** Says when a scheduled post is retried and why it is later than planned. */
export function DeferredNote({ post: { dueAt, reason, reasonDetail } }: DeferredNoteProps) {
  const { t } = useT("posts");
  const when = useWhen();
  const known = DEFER_REASONS.find((one) => one === reason);
  if (!dueAt || !known) return null;
  return (
    <div className="grid gap-0.5 text-caption" data-testid="put-off">
      <p className="text-warning-text">
        <strong className="font-medium">{t("putOff.title", { when: when(dueAt) })}.</strong>{" "}
        {t(`putOff.${known}`)}
      </p>
      {reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: reasonDetail })}</p>
      )}
    </div>
  );
}

/** Findings that HeldBackNote tells. */
export const SHOWN_AS_HELD_BACK = ["connection_none", "connection_lost"] as const;

/** Says why a scheduled post is held back, and who can change that; missing an author, it is under the reader's name. */
export function HeldBackNote({ author }: { author?: Pick<ShownAuthor, "name" | "isSelf"> | null }) {
  const { t } = useT("posts");
  const other = useOtherAuthor(author);
  return (
    <p className="text-caption text-warning-text">
      <strong className="font-medium">{t("heldBack.title")}.</strong>{" "}
      {other === null ? <OwnConnection /> : withVerbatim(other, (name) => t("heldBack.textOther", { name }))}
    </p>
  );
}

function OwnConnection() {
  const { t } = useT("posts");
  useRefetchStaleConnection();
  return (
    <>
      {t("heldBack.text")} <ReconnectLink />
    </>
  );
}

/** Refetches a cached connection that is still active, because a held post shows that it no longer is. */
function useRefetchStaleConnection(): void {
  const { connections } = trpc.useUtils();
  useEffect(() => {
    if (connections.get.getData()?.status !== "active") return;
    // Many posts of a list may do this at once: one request is enough.
    void connections.get.invalidate(undefined, undefined, { cancelRefetch: false });
  }, [connections]);
}
