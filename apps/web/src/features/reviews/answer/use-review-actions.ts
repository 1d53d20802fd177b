import type { DomainErrorCode } from "@takt/domain/error-code";
import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import type { Failure } from "~/features/shared/actions/run-action";
import { createPendingIds } from "~/features/shared/pending-ids";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** The post, or its approval, is another than the guest has read. */
const CHANGED: readonly (DomainErrorCode | null)[] = [
  "post_changed",
  "approval_not_in_state",
  "approval_of_other",
  "approval_not_needed",
];

export type Decision = "approved" | "changes";
export type NewNote = { threadId: string | null; guestName: string; text: string };
type Decided = { guestName: string; note: string; review: ReviewView };

/** Sends what a guest says, and hands over the review as it is then. */
export function useReviewActions(token: string, onReview: (review: ReviewView) => void) {
  const { t } = useT("reviews");
  const router = useRouter();
  const [decided, setDecided] = useState<Decision | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const [ids] = useState(createPendingIds);
  const call = trpc.reviews;
  const { mutateAsync: write } = call.writeNote.useMutation();
  const { mutateAsync: approve } = call.approve.useMutation();
  const { mutateAsync: requestChanges } = call.requestChanges.useMutation();
  const options = {
    failed: ({ code }: Failure) => (CHANGED.includes(code) ? null : t("guest.failed")),
    onFailed: ({ code }: Failure) => {
      if (CHANGED.includes(code)) setOutdated(true);
      // A link that has ended shows that, and another post is shown as it is.
      if (CHANGED.includes(code) || code === "review_link_ended") router.refresh();
    },
  };
  const show = (decision: Decision | null) => (review: ReviewView) => {
    setOutdated(false);
    setDecided(decision);
    onReview(review);
  };
  return {
    decided,
    isOutdated,
    writeNote: useAction(
      (note: NewNote) => write({ ...note, token, id: ids.get(JSON.stringify(note)), quote: null }),
      {
        ...options,
        keyOf: ({ threadId }) => threadId ?? "",
        done: () => ({ tone: "success", title: t("guest.done.note") }),
        onDone(review, note) {
          ids.delete(JSON.stringify(note));
          onReview(review);
        },
      },
    ),
    approve: useAction(
      ({ guestName, note, review: { post, approval } }: Decided) =>
        approve({ token, guestName, note, version: post.version, hash: approval!.hash }),
      { ...options, onDone: show("approved") },
    ),
    requestChanges: useAction(
      ({ guestName, note, review: { post } }: Decided) =>
        requestChanges({ token, guestName, note, version: post.version }),
      { ...options, onDone: show("changes") },
    ),
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
