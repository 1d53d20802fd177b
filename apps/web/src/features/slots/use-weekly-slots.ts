import { sortSlots, type WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { addSlots } from "./add-slots";
import { useSaveSlots } from "./use-save-slots";
import { useSlotText } from "./use-slot-text";

/** The member's weekly slots as a field that saves each change at once. A removed slot comes back by Undo. */
export function useWeeklySlots(plan: RouterOutputs["slots"]["list"]) {
  const { t } = useT("slots");
  const { toast } = useToast();
  const slotText = useSlotText();
  const save = useSaveSlots();
  const { slots: cache } = trpc.useUtils();
  const field = useFieldDraft<WeeklySlot[]>("setting", "slots", {
    saved: plan.slots,
    save: (slots) => save({ slots }),
    delayMs: 0,
  });
  const { store } = field;

  /** The page may have been left since the slot was removed. */
  const restore = (slot: WeeklySlot) => {
    const isOpen = store.isInUse();
    const now = isOpen ? store.getState().value : (cache.list.getData()?.slots ?? []);
    const result = addSlots(now, [slot]);
    if (result.kind !== "added") return;
    if (isOpen) store.set(result.slots);
    else return save({ slots: result.slots });
  };
  const remove = (slot: WeeklySlot) => {
    store.set(sortSlots(store.getState().value.filter((one) => one !== slot)));
    toast({
      title: t("removed", { slot: slotText(slot) }),
      action: { label: t("undo"), altText: t("undoAlt"), onAction: () => restore(slot), isUndo: true },
    });
  };
  /** Returns what became of it: all are refused, or those that are not too close to others are added. */
  const add = (wanted: readonly WeeklySlot[]) => {
    const result = addSlots(store.getState().value, wanted);
    if (result.kind === "added") store.set(result.slots);
    return result;
  };
  return { field, add, remove };
}

export type WeeklySlotsField = ReturnType<typeof useWeeklySlots>;
