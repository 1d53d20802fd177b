import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

/** Ends the access of an application, which leaves the list at once. */
export function useRevokeGrant() {
  const { t } = useT("oauth");
  const { oauth } = trpc.useUtils();
  const { mutateAsync } = trpc.oauth.revoke.useMutation();
  const show = (change: (shown: GrantView[]) => GrantView[]) => setQueryData(oauth.list, undefined, change);
  return useAction(({ id }: GrantView) => mutateAsync({ id }), {
    keyOf: ({ id }) => id,
    optimistic(grant) {
      show((shown) => shown.filter(({ id }) => id !== grant.id));
      return () => show((shown) => [grant, ...shown]);
    },
    failed: () => t("revoke.failed"),
    // It may have ended elsewhere.
    refresh: ({ error }) => (error === null ? null : oauth.list.invalidate()),
    done: (_, { name }) => ({ tone: "success", title: t("revoke.done", { name }) }),
    onDone: (grants) => show(() => grants),
  });
}
