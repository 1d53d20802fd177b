import type { AttemptView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useWhen } from "../../shared/time/use-when";

/** One attempt to publish: its outcome, LinkedIn's own message (folded), and what the user reported. */
export function ReceiptItem({ receipt }: { receipt: AttemptView }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { linkedinMessage: message, linkedinRequestId: id, deniedAt } = receipt;
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3">
      <p className="tabular-nums">
        {toMessage(receipt)}
        {receipt.kind === "resend" && ` (${t("receipts.resend")})`}
      </p>
      {deniedAt && <p className="tabular-nums">{t("receipts.denied", { when: when(deniedAt) })}</p>}
      {message && (
        <details className="text-muted-fg">
          <summary className="min-h-6 w-fit cursor-pointer">{t("receipts.words")}</summary>
          <p className="wrap-anywhere">{message}</p>
        </details>
      )}
      {id && <p className="font-mono text-xs text-muted-fg wrap-anywhere">{t("receipts.request", { id })}</p>}
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
