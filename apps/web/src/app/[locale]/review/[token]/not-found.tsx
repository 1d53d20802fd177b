import { EndedReview } from "~/features/reviews/review-notice";

/** Shown where a review link is none, has expired or is revoked: with status 404, and nothing of what it was for. */
export default function ReviewNotFound() {
  return <EndedReview />;
}
