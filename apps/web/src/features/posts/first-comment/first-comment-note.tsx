import { canTransitionComment, hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { CommentView, PostView } from "@takt/domain/posts/model/post-view";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { verbatim } from "@takt/ui/verbatim";
import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { CopyButton } from "~/features/shared/copy-button";
import { useWhen } from "~/features/shared/time/use-clock";
import { useCommentAnswers } from "./use-comment-answers";

const TONES: Record<CommentView["state"], BadgeTone> = {
  waiting: "blue",
  sending: "blue",
  published: "green",
  failed: "red",
  unconfirmed: "amber",
};

/** The first comment of a published post: where it stands, and what its author can do about it. */
export function FirstCommentNote({ post }: { post: PostView }) {
  const { t } = useT("posts");
  if (post.status !== "published" || post.removedAt || !hasFirstComment(post.firstComment)) return null;
  const state = post.comment?.state ?? "waiting";
  return (
    <section
      aria-labelledby="first-comment-title"
      aria-live="polite"
      data-testid="first-comment"
      data-state={state}
      className="grid gap-2.5 rounded-xl border border-border bg-surface p-4 text-caption"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="first-comment-title" className="text-base font-semibold">
          {t("comment.title")}
        </h2>
        <CommentBadge comment={post.comment} />
      </div>
      <p
        {...verbatim}
        className="max-h-40 overflow-y-auto rounded-lg border border-border p-3 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {post.firstComment}
      </p>
      {post.comment && <Explanation comment={post.comment} hasLink={post.linkedinUrl !== null} />}
      <CommentActions post={post} />
    </section>
  );
}

/** Where the comment stands; before its row is there it is due in a moment. */
function CommentBadge({ comment }: { comment: CommentView | null }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { state = "waiting", isRetried, dueAt, publishedAt } = comment ?? {};
  const at = publishedAt ?? dueAt;
  const key = state === "waiting" && isRetried ? "retried" : state;
  return (
    <Badge tone={TONES[state]} className="tabular-nums">
      {t(`comment.state.${key}`, { when: at ? when(at) : "" })}
    </Badge>
  );
}

/** Why the comment was not published, and what to do next. */
function Explanation({ comment, hasLink }: { comment: CommentView; hasLink: boolean }) {
  const { state, reason, reasonDetail, attemptedAt } = comment;
  const { t } = useT(["posts", "reasons"]);
  const when = useWhen();
  if (state === "unconfirmed")
    return (
      <p className="text-muted-fg">{t("comment.ask", { when: attemptedAt ? when(attemptedAt) : "" })}</p>
    );
  if (state !== "failed" || !reason) return null;
  if (reason === "link_unknown" && hasLink)
    return (
      <div className="grid gap-0.5">
        <p className="font-medium">{t("comment.linkFound.title")}</p>
        <p className="text-muted-fg">{t("comment.linkFound.next")}</p>
      </div>
    );
  return (
    <div className="grid gap-0.5">
      <p className="font-medium text-danger-text">{t(`reasons:comment.${reason}.title`)}</p>
      {reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: reasonDetail })}</p>
      )}
      <p className="text-muted-fg">{t(`reasons:comment.${reason}.next`)}</p>
    </div>
  );
}

/** The author's actions: answer, send again, or add the comment by hand. */
function CommentActions({ post }: { post: PostView }) {
  const { t } = useT("posts");
  const answers = useCommentAnswers();
  const { data: access } = trpc.posts.commentAccess.useQuery();
  const { id, comment, linkedinUrl, firstComment } = post;
  const isOpen = post.mayPublish && comment !== null && canTransitionComment(comment.state, "resend");
  const isUnconfirmed = comment?.state === "unconfirmed";
  const ref = { id, ...(comment?.attemptId && { attemptId: comment.attemptId }) };
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <>
          <Button size="sm" loading={answers.isPending} onClick={() => void answers.affirm(ref)}>
            {t(isUnconfirmed ? "comment.there" : "comment.byHand")}
          </Button>
          {linkedinUrl && access === "ready" && (
            <Button size="sm" loading={answers.isPending} onClick={() => void answers.resend(ref)}>
              {t(isUnconfirmed ? "comment.notThere" : "comment.resend")}
            </Button>
          )}
        </>
      )}
      {linkedinUrl && (
        <Button asChild size="sm">
          <a href={linkedinUrl} target="_blank" rel="noreferrer">
            {t("comment.openPost")}
            <ExternalLink aria-hidden />
          </a>
        </Button>
      )}
      {comment?.state !== "published" && (
        <CopyButton
          text={firstComment}
          label={t("comment.copy")}
          done={t("comment.copied")}
          failed={t("comment.notCopied")}
        />
      )}
    </div>
  );
}
