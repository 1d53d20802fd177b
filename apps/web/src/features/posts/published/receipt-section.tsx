import type { PostView } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import { ChevronRight } from "lucide-react";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { toSummary } from "../parts/post-summary";
import { ReceiptCalls } from "../parts/receipt/receipt-calls";
import { toReceiptSteps } from "../parts/receipt/receipt-steps";
import { ReceiptStepsList } from "../parts/receipt/receipt-steps-list";
import { type Receipt, useReceipt } from "../parts/receipt/use-receipt";
import { RailSection } from "~/features/shared/rail-section";

/**
 * The receipt of a post: its steps, and folded below them every call with LinkedIn's answer.
 * @param runs whether the post has gone out before the reader's eyes
 */
export function ReceiptSection({ post, runs }: { post: PostView; runs: boolean }) {
  const { t } = useT("posts");
  const { day } = useClock();
  const receipt = useReceipt(toSummary(post));
  const steps = receipt.calls ? toReceiptSteps(post, receipt.calls) : [];
  const firstAt = steps[0]?.at;
  return (
    <RailSection title={t("receipts.title")} note={firstAt && day(firstAt)}>
      {receipt.calls ? (
        <ReceiptStepsList steps={steps} runs={runs} className="text-caption" />
      ) : (
        !receipt.hasFailed && <Skeleton className="h-18" />
      )}
      {receipt.hasFailed ? <ReceiptCalls receipt={receipt} /> : <FoldedCalls receipt={receipt} />}
    </RailSection>
  );
}

function FoldedCalls({ receipt }: { receipt: Receipt }) {
  const { t } = useT("posts");
  const { calls = [], changes, comments } = receipt;
  const count = calls.length + changes.length + comments.length;
  if (count === 0) return null;
  return (
    <details className="group" data-testid="receipt-calls">
      <summary
        className={cn(
          "flex min-h-6 w-fit list-none items-center gap-1 rounded-md pe-1 text-caption text-muted-fg",
          "hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
          focusRing,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-3.5 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        {t("receipts.calls", { count })}
      </summary>
      <div className="mt-2">
        <ReceiptCalls receipt={receipt} />
      </div>
    </details>
  );
}
