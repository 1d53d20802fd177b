import type { ReviewLinkView } from "@takt/domain/posts/model/review-view";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

/** Revokes a review link, which is shown at once. */
export function useRevokeLink(postId: string) {
  const { t } = useT("reviews");
  const { reviewLinks } = trpc.useUtils();
  const { mutateAsync } = trpc.reviewLinks.revoke.useMutation();
  const show = (change: (shown: ReviewLinkView[]) => ReviewLinkView[]) =>
    setQueryData(reviewLinks.list, { postId }, change);
  const withState = (id: string, state: ReviewLinkView["state"]) => (shown: ReviewLinkView[]) =>
    shown.map((one) => (one.id === id ? { ...one, state } : one));
  return useAction(({ id }: ReviewLinkView) => mutateAsync({ id }), {
    keyOf: ({ id }) => id,
    optimistic({ id, state }) {
      show(withState(id, "revoked"));
      return () => show(withState(id, state));
    },
    failed: () => t("links.revokeFailed"),
    done: (_, { name }) => ({ tone: "success", title: t("links.revoked", { name }) }),
    onDone: (links) => show(() => links),
  });
}
