import { useT } from "~/i18n/use-t";
import { ReceiptCalls } from "./receipt/receipt-calls";
import { type ReceiptOf, useReceipt } from "./receipt/use-receipt";

/** All attempts to send a post to LinkedIn, with LinkedIn's answers. */
export function ReceiptList({ post }: { post: ReceiptOf }) {
  const { t } = useT("posts");
  const receipt = useReceipt(post);
  return (
    <section aria-labelledby={`receipts-${post.id}`} className="grid gap-1.5">
      <h3 id={`receipts-${post.id}`} className="text-caption font-medium text-muted-fg">
        {t("receipts.title")}
      </h3>
      <ReceiptCalls receipt={receipt} />
    </section>
  );
}
