import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { trpc } from "../../../trpc/react";
import { ReceiptItem } from "../details/receipt-item";

/** All attempts to send a post to LinkedIn, with LinkedIn's answers. */
export function ReceiptList({ post }: { post: Pick<PostSummary, "id" | "version"> }) {
  const { t } = useT("posts");
  const { data, error } = trpc.posts.receipts.useQuery({ id: post.id });
  return (
    <section aria-labelledby={`receipts-${post.id}`} className="grid gap-1.5">
      <h3 id={`receipts-${post.id}`} className="text-[13px] font-medium text-muted-fg">
        {t("receipts.title")}
      </h3>
      {error ? (
        <p className="text-[13px] text-danger-text">{t("receipts.loadFailed")}</p>
      ) : !data ? (
        <Skeleton className="h-5 w-64" />
      ) : data.length === 0 ? (
        <p className="text-[13px] text-muted-fg">{t("receipts.none")}</p>
      ) : (
        <ol className="grid gap-2 text-[13px]" data-testid="receipts">
          {data.map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ol>
      )}
    </section>
  );
}
