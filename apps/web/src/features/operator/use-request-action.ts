import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction, type Action } from "../shared/actions/use-action";

/** A data request in the operator's queue. */
export type QueuedRequest = RouterOutputs["dataRequests"]["list"]["requests"][number];

type Options = { request: QueuedRequest; done: string; onDone: () => void };

/** An action on a data request, which brings the queue up to date. */
export function useRequestAction<Input>(
  run: (input: Input) => Promise<unknown>,
  { request: { reference }, done, onDone }: Options,
): Action<Input, unknown> {
  const { t } = useT("operator");
  const { dataRequests } = trpc.useUtils();
  return useAction(run, {
    done: () => ({ title: done }),
    failed: () => t("requests.changeFailed", { reference }),
    onDone,
    refresh: () => dataRequests.list.invalidate(),
  });
}
