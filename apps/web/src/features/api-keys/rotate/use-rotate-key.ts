import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { MadeKey } from "../new-key";

/** Makes a key in the place of another: the dialog shows why it failed, and the new key is kept nowhere. */
export function useRotateKey(onMade: (made: MadeKey) => void) {
  const { apiKeys } = trpc.useUtils();
  const { mutateAsync } = trpc.apiKeys.rotate.useMutation({ gcTime: 0 });
  return useAction(({ id }: ApiKeyView) => mutateAsync({ id }), {
    failed: () => null,
    // Where only the answer was lost, there is a key that nobody knows: the list shows it, to be revoked.
    refresh: ({ error }) => (error === null ? null : apiKeys.list.invalidate()),
    onDone({ token, keys }, { name }) {
      setQueryData(apiKeys.list, undefined, () => keys);
      onMade({ name, token });
    },
  });
}
