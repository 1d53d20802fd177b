import { OPERATOR_ZONE } from "@takt/domain/shared/format-day";
import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { useMemo } from "react";
import { type Clock, makeClock } from "~/features/shared/time/make-clock";
import { useLocale } from "~/features/shared/use-locale";

/** The zone in which a review says its times: that of the post's time. */
export const reviewZone = ({ post }: ReviewView): string => post.scheduledZone ?? OPERATOR_ZONE;

/** The formatters of a guest, whose own zone nobody knows. */
export function useReviewClock(review: ReviewView): Clock {
  const locale = useLocale();
  const zone = reviewZone(review);
  return useMemo(() => makeClock(locale, zone, "auto"), [locale, zone]);
}
