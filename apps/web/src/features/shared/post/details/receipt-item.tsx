import type { ReceiptView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useWhen } from "../../time/use-when";

/** One call to LinkedIn: what it came to in our words, LinkedIn's own folded away, and what the user said of it. */
export function ReceiptItem({ receipt }: { receipt: ReceiptView }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { linkedinWords: words, linkedinRequestId: id, deniedAt } = receipt;
  return (
    <li className="grid gap-0.5 border-s-2 border-border ps-3">
      <p className="tabular-nums">
        {toWords(receipt)}
        {receipt.kind === "resend" && ` (${t("receipts.resend")})`}
      </p>
      {deniedAt && <p className="tabular-nums">{t("receipts.denied", { when: when(deniedAt) })}</p>}
      {words && (
        <details className="text-muted-fg">
          <summary className="min-h-6 w-fit cursor-pointer">{t("receipts.words")}</summary>
          <p className="wrap-anywhere">{words}</p>
        </details>
      )}
      {id && <p className="font-mono text-xs text-muted-fg wrap-anywhere">{t("receipts.request", { id })}</p>}
    </li>
  );

  function toWords({ kind, outcome, httpStatus, sentAt, answeredAt }: ReceiptView): string {
    if (kind === "resend" && outcome === "duplicate" && answeredAt)
      return t("receipts.alreadyThere", { when: when(answeredAt) });
    if (answeredAt && httpStatus !== null)
      return t("receipts.answered", { status: httpStatus, when: when(answeredAt) });
    return t(outcome === "not_sent" ? "receipts.notSent" : "receipts.noAnswer", { when: when(sentAt) });
  }
}
