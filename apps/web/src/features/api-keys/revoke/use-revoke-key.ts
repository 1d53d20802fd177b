import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

/** Revokes a key, which is shown at once. */
export function useRevokeKey() {
  const { t } = useT("api-keys");
  const { apiKeys } = trpc.useUtils();
  const { mutateAsync } = trpc.apiKeys.revoke.useMutation();
  const show = (change: (shown: ApiKeyView[]) => ApiKeyView[]) =>
    setQueryData(apiKeys.list, undefined, change);
  const withState = (id: string, state: ApiKeyView["state"]) => (shown: ApiKeyView[]) =>
    shown.map((one) => (one.id === id ? { ...one, state } : one));
  return useAction(({ id }: ApiKeyView) => mutateAsync({ id }), {
    keyOf: ({ id }) => id,
    optimistic({ id, state }) {
      show(withState(id, "revoked"));
      return () => show(withState(id, state));
    },
    failed: () => t("revoke.failed"),
    // It may have ended elsewhere.
    refresh: ({ error }) => (error === null ? null : apiKeys.list.invalidate()),
    done: (_, { name }) => ({ tone: "success", title: t("revoke.done", { name }) }),
    onDone: (keys) => show(() => keys),
  });
}
