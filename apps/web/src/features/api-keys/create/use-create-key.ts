import type { ApiKeyInput } from "@takt/domain/api-keys/model/api-key-input";
import { type Action, useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { MadeKey } from "../new-key";

export type CreateKey = Action<ApiKeyInput, unknown>;

/** Creates a key: the form shows why it failed, and the key that the answer has is kept nowhere. */
export function useCreateKey(onMade: (made: MadeKey) => void): CreateKey {
  const { apiKeys } = trpc.useUtils();
  const { mutateAsync } = trpc.apiKeys.create.useMutation({ gcTime: 0 });
  return useAction(mutateAsync, {
    failed: () => null,
    // Where only the answer was lost, there is a key that nobody knows: the list shows it, to be revoked.
    refresh: ({ error }) => (error === null ? null : apiKeys.list.invalidate()),
    onDone({ token, keys }, { name }) {
      setQueryData(apiKeys.list, undefined, () => keys);
      onMade({ name, token });
    },
  });
}
