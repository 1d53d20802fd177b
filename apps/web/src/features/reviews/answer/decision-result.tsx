import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { BadgeCheck, MessageSquareWarning, RefreshCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNow } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { useReviewClock } from "../use-review-clock";
import type { Decision } from "./use-review-actions";
import { getReviewHost } from "../review-brand";

type Props = { review: ReviewView; decided: Decision | null; isOutdated: boolean };

/** A guest's decision and the next step, or that the post has changed under their eyes. It takes the focus. */
export function DecisionResult({ review, decided, isOutdated }: Props) {
  const { t } = useT("reviews");
  const next = useNextText(review);
  const place = useRef<HTMLDivElement>(null);
  const shown = isOutdated ? "outdated" : decided;
  useEffect(() => {
    if (shown !== null) place.current?.focus();
  }, [shown]);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none empty:hidden">
      {shown === "outdated" && (
        <Callout tone="amber" icon={<RefreshCw aria-hidden />}>
          <p className="font-medium">{t("guest.changedTitle")}</p>
          <p className="text-pretty">{t("guest.changed")}</p>
        </Callout>
      )}
      {shown === "approved" && (
        <Callout tone="green" icon={<BadgeCheck aria-hidden />}>
          <p className="font-medium">{t("guest.done.approved")}</p>
          <p className="text-pretty">{next}</p>
        </Callout>
      )}
      {shown === "changes" && (
        <Callout tone="blue" icon={<MessageSquareWarning aria-hidden />}>
          <p className="font-medium">{t("guest.done.changes")}</p>
          <p className="text-pretty">
            {withVerbatim(getReviewHost(review), (workspace) => t("guest.done.changesText", { workspace }))}
          </p>
        </Callout>
      )}
    </div>
  );
}

/** Returns what becomes of a post that was approved. */
function useNextText(review: ReviewView) {
  const { t } = useT("reviews");
  const { dateTime } = useReviewClock(review);
  const now = useNow(30_000);
  const { post, approval } = review;
  if (approval?.state === "requested") return t("guest.done.stage");
  if (post.status === "draft" || !post.scheduledAt)
    return withVerbatim(getReviewHost(review), (name) => t("guest.done.anytime", { workspace: name }));
  if (now && post.scheduledAt <= now) return t("guest.done.now");
  return t("guest.done.at", { when: dateTime(post.scheduledAt) });
}
