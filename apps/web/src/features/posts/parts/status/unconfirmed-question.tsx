import type { AttemptView, PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useWhen } from "~/features/shared/time/use-clock";
import { withVerbatim } from "@takt/ui/verbatim";
import { useOtherAuthor } from "../use-other-author";
import { ActivityLink } from "./activity-link";

type Props = { post: PostSummary; loading: boolean; onAnswer: (onLinkedIn: boolean) => void };

/** Shows what is known about an unconfirmed post and asks those who may answer whether it is on LinkedIn. */
export function UnconfirmedQuestion({ post, loading, onAnswer }: Props) {
  const { t } = useT("posts");
  const other = useOtherAuthor(post.author);
  return (
    <div className="grid gap-2 text-caption" data-testid="unconfirmed">
      <p className="font-medium">{t("unconfirmed.title")}</p>
      <UnconfirmedFacts post={post} />
      {post.mayPublish && (
        <>
          <p className="text-muted-fg">
            {other === null
              ? t("unconfirmed.ask")
              : withVerbatim(other, (name) => t("unconfirmed.askOther", { name }))}
          </p>
          {other === null && <ActivityLink />}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" loading={loading} onClick={() => onAnswer(true)}>
              {t("unconfirmed.yes")}
            </Button>
            <Button size="sm" loading={loading} onClick={() => onAnswer(false)}>
              {t("unconfirmed.no")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Says when a post was sent, what LinkedIn answered, and whether it was resent. */
function UnconfirmedFacts({ post }: { post: Pick<PostSummary, "id" | "attemptId" | "attemptedAt"> }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { data: receipts } = trpc.posts.receipts.useQuery({ id: post.id });
  const { create, resend } = lastAttempt(receipts ?? [], post.attemptId);
  const facts = [
    post.attemptedAt ? t("unconfirmed.sent", { when: when(post.attemptedAt) }) : t("unconfirmed.sentNoTime"),
    // Until the receipts are loaded, only the time is known.
    receipts &&
      (create?.httpStatus
        ? t("unconfirmed.answered", { status: create.httpStatus })
        : t("unconfirmed.silent")),
    receipts &&
      (resend ? t("unconfirmed.resent", { when: when(resend.sentAt) }) : t("unconfirmed.notResent")),
  ];
  return <p className="text-muted-fg">{facts.filter(Boolean).join(" ")}</p>;
}

/** The unconfirmed attempt and the resend after it; receipts are sorted newest first. */
function lastAttempt(receipts: readonly AttemptView[], attemptId: string | null) {
  const at = receipts.findIndex(({ id }) => id === attemptId);
  const later = receipts.slice(0, Math.max(at, 0));
  return { create: receipts[at], resend: later.find(({ kind }) => kind === "resend") };
}
