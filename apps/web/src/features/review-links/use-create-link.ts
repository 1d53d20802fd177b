import type { ReviewLinkInput } from "@takt/domain/posts/model/review-link-input";
import { useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { MadeLink } from "./new-link";

/** Makes a review link: the form shows why it failed, and the token that the answer has is kept nowhere. */
export function useCreateLink(postId: string, onMade: (link: MadeLink) => void) {
  const { reviewLinks } = trpc.useUtils();
  const { mutateAsync } = trpc.reviewLinks.create.useMutation({ gcTime: 0 });
  return useAction((input: Omit<ReviewLinkInput, "postId">) => mutateAsync({ ...input, postId }), {
    failed: () => null,
    onDone({ token, links }, { name }) {
      setQueryData(reviewLinks.list, { postId }, () => links);
      onMade({ name, url: toReviewUrl(token) });
    },
  });
}

/** The link has no language: it opens in the one that the reader's browser asks for. */
function toReviewUrl(token: string): string {
  return `${window.location.origin}/review/${token}`;
}
