import { setQueryData } from "~/trpc/query-cache";
import { trpc, type RouterInputs } from "~/trpc/react";

/** Saves some of the member's slots and settings of them, and updates what is shown of them. */
export function useSaveSlots(): (changed: RouterInputs["slots"]["save"]) => Promise<void> {
  const { slots } = trpc.useUtils();
  const { mutateAsync } = trpc.slots.save.useMutation();
  return async (changed) => {
    await mutateAsync(changed);
    setQueryData(slots.list, undefined, (plan) => ({
      ...plan,
      ...changed,
      areChosen: plan.areChosen || changed.slots !== undefined,
    }));
    void slots.nextFree.invalidate();
    void slots.free.invalidate();
    void slots.suggest.invalidate();
  };
}
