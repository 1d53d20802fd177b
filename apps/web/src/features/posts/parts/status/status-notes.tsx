import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { useEffect } from "react";
import { trpc } from "~/trpc/react";
import { useWhen } from "~/features/shared/time/use-clock";
import { FixLink, ReconnectLink } from "~/features/posts/status/fix-link";

const DEFER_REASONS = [
  "limit_reached",
  "unreachable",
  "version_retired",
  "token_unreadable",
  "media_unready",
  "connection_invalid",
] as const;

/** Says why a post failed, LinkedIn's message, what to do next, and links to it. */
export function FailureNote({ post }: { post: Pick<PostSummary, "id" | "reason" | "reasonDetail"> }) {
  const { t } = useT("posts");
  const { t: reasons } = useT("reasons");
  if (!post.reason) return null;
  return (
    <div className="grid gap-0.5 text-caption">
      <p className="font-medium text-danger-text">{reasons(`${post.reason}.title`)}</p>
      {post.reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: post.reasonDetail })}</p>
      )}
      <p className="text-muted-fg">
        {reasons(`${post.reason}.next`)} <FixLink postId={post.id} reason={post.reason} />
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

/** Says why a scheduled post is held back. */
export function HeldBackNote() {
  const { t } = useT("posts");
  useRefetchStaleConnection();
  return (
    <p className="text-caption text-warning-text">
      <strong className="font-medium">{t("heldBack.title")}.</strong> {t("heldBack.text")} <ReconnectLink />
    </p>
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
