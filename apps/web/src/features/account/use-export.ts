import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { getDomainError } from "../shared/get-domain-error";

export type DataExport = NonNullable<RouterOutputs["account"]["export"]>;

const POLL_INTERVAL_MS = 1500;
/** The sign-in is too old for an export. */
const STALE = "sign_in_stale";

const isWritten = (one: DataExport | null | undefined) =>
  one?.status === "queued" || one?.status === "running";

/** The user's newest export, followed while it is written, and creating one. */
export function useExport() {
  const { t } = useT("account");
  const { account } = trpc.useUtils();
  const query = trpc.account.export.useQuery(undefined, {
    refetchInterval: ({ state }) => (isWritten(state.data) ? POLL_INTERVAL_MS : false),
  });
  const request = useAction(trpc.account.requestExport.useMutation().mutateAsync, {
    onDone: (made) => setQueryData(account.export, undefined, () => made),
    // Another tab may have created one.
    onFailed: () => account.export.invalidate(),
    // The screen asks to sign in again.
    failed: ({ code }) => (code === STALE ? null : t("export.requestFailed")),
  });
  return {
    query,
    current: query.data ?? null,
    isWritten: isWritten(query.data),
    isRequesting: request.isRunning,
    needsSignIn:
      getDomainError(request.error)?.code === STALE || (query.data?.status === "ready" && !query.data.link),
    create: () => request.run(undefined),
  };
}
