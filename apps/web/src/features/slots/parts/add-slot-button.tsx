import { findNearSlot, type WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { Button } from "@takt/ui/button";
import { Check, Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAddSlot } from "../use-add-slot";
import { useSlotText } from "../use-slot-text";

/** Adds a weekly slot by one click, which Undo takes back; one that exists, or is close to it, is said to be there. */
export function AddSlotButton({ slot }: { slot: WeeklySlot }) {
  const { t } = useT("slots");
  const slotText = useSlotText();
  const { data: plan } = trpc.slots.list.useQuery();
  const add = useAddSlot();
  const near = plan && findNearSlot(plan.slots, slot);
  return (
    <Button
      size="sm"
      className="print:hidden"
      // It keeps the focus.
      aria-disabled={!plan || near !== undefined}
      variant={near ? "ghost" : "secondary"}
      loading={add.isRunning}
      onClick={() => plan && !near && void add.run(slot)}
    >
      {near ? <Check aria-hidden /> : <Plus aria-hidden />}
      {near
        ? t("suggestions.exists", { slot: slotText(near) })
        : t("suggestions.addSlot", { slot: slotText(slot) })}
    </Button>
  );
}
