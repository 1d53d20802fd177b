import type { WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { SLOT_LIMITS } from "@takt/domain/slots/model/slot-limits";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction, type Action } from "../shared/actions/use-action";
import { useErrorToast } from "../shared/actions/use-error-toast";
import { addSlots } from "./add-slots";
import { useSaveSlots } from "./use-save-slots";
import { useSlotText } from "./use-slot-text";

/** Adds a slot to those that the server has now, since another page may have changed them; Undo removes it alone. */
export function useAddSlot(): Action<WeeklySlot, "added" | "near" | "full"> {
  const { t } = useT("slots");
  const slotText = useSlotText();
  const { slots: cache } = trpc.useUtils();
  const showError = useErrorToast();
  const save = useSaveSlots();
  const readSlots = async () => (await cache.list.fetch(undefined, { staleTime: 0 })).slots;
  const remove = useAction(async (slot: WeeklySlot) =>
    save({ slots: (await readSlots()).filter((one) => !isSame(one, slot)) }),
  );
  return useAction(
    async (slot: WeeklySlot) => {
      const result = addSlots(await readSlots(), [slot]);
      if (result.kind === "added") await save({ slots: result.slots });
      return result.kind;
    },
    {
      done: (kind, slot) => {
        if (kind !== "added") return null;
        return {
          title: t("added", { slot: slotText(slot) }),
          action: { label: t("undo"), altText: t("undoAddAlt"), onAction: () => void remove.run(slot) },
        };
      },
      onDone: (kind) =>
        kind === "full" && showError({ title: t("add.full", { count: SLOT_LIMITS.perWeek }) }),
    },
  );
}

const isSame = (one: WeeklySlot, other: WeeklySlot) =>
  one.weekday === other.weekday && one.time === other.time;
