import type { AttemptView, ChangeView } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useWhen } from "~/features/shared/time/use-clock";
import { ViaLine } from "~/features/shared/via-line";
import { useT } from "~/i18n/use-t";
import type { Receipt } from "./use-receipt";

/** All calls to LinkedIn for a post, with LinkedIn's answers. */
export function ReceiptCalls({ receipt: { calls, changes, comments, hasFailed } }: { receipt: Receipt }) {
  const { t } = useT("posts");
  if (hasFailed) return <p className="text-caption text-danger-text">{t("receipts.loadFailed")}</p>;
  if (!calls) return <Skeleton className="h-5 w-64" />;
  if (calls.length === 0) return <p className="text-caption text-muted-fg">{t("receipts.none")}</p>;
  return (
    <ol className="grid gap-2 text-caption" data-testid="receipts">
      {changes.map((change) => (
        <CallItem key={change.id} call={change} />
      ))}
      {comments.map((comment) => (
        <CallItem key={comment.id} call={{ ...comment, kind: "comment" }} />
      ))}
      {calls.map((call) => (
        <ReceiptItem key={call.id} receipt={call} />
      ))}
    </ol>
  );
}

/** One attempt to publish: its outcome, LinkedIn's own message (folded), and what the user reported. */
function ReceiptItem({ receipt }: { receipt: AttemptView }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { linkedinMessage: message, linkedinRequestId: id, deniedAt } = receipt;
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3">
      <p className="tabular-nums">
        {toMessage(receipt)}
        {receipt.kind === "resend" && ` (${t("receipts.resend")})`}
      </p>
      <ViaLine via={receipt.via} />
      {deniedAt && <p className="tabular-nums">{t("receipts.denied", { when: when(deniedAt) })}</p>}
      <AnswerDetails message={message} requestId={id} />
    </li>
  );

  function toMessage({ kind, outcome, httpStatus, sentAt, answeredAt }: AttemptView): string {
    if (kind === "resend" && outcome === "duplicate" && answeredAt)
      return t("receipts.alreadyThere", { when: when(answeredAt) });
    if (answeredAt && httpStatus !== null)
      return t("receipts.answered", { status: httpStatus, when: when(answeredAt) });
    return t(outcome === "not_sent" ? "receipts.notSent" : "receipts.noAnswer", { when: when(sentAt) });
  }
}

type Call = Omit<ChangeView, "kind" | "via"> & { kind: ChangeView["kind"] | "comment"; via?: string | null };

/** A change of the published post, or a comment, that LinkedIn was asked for, and what came of it. */
function CallItem({ call }: { call: Call }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { kind, sentAt, answeredAt, httpStatus, linkedinMessage, linkedinRequestId } = call;
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3">
      <p className="tabular-nums">
        {t(`receipts.asked.${kind}`, { when: when(sentAt) })}{" "}
        {answeredAt && httpStatus !== null
          ? t("receipts.answered", { status: httpStatus, when: when(answeredAt) })
          : t("receipts.unanswered")}
      </p>
      <ViaLine via={call.via} />
      <AnswerDetails message={linkedinMessage} requestId={linkedinRequestId} />
    </li>
  );
}

/** LinkedIn's own message (folded), and its id for the call. */
function AnswerDetails({ message, requestId: id }: { message: string | null; requestId: string | null }) {
  const { t } = useT("posts");
  return (
    <>
      {message && (
        <details className="text-muted-fg">
          <summary className="min-h-6 w-fit cursor-pointer">{t("receipts.words")}</summary>
          <p className="wrap-anywhere">{message}</p>
        </details>
      )}
      {id && <p className="font-mono text-xs text-muted-fg wrap-anywhere">{t("receipts.request", { id })}</p>}
    </>
  );
}
