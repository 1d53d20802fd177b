import { Button } from "@takt/ui/button";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { addSlots } from "./add-slots";
import { useSlotText } from "./use-slot-text";
import type { WeeklySlotsField } from "./use-weekly-slots";

/** Slots that the member's own figures speak for, each added by one click; nothing where they do not. */
export function SlotSuggestions({ field, add }: Pick<WeeklySlotsField, "field" | "add">) {
  const { t } = useT("slots");
  const slotText = useSlotText();
  const { data } = trpc.slots.suggest.useQuery();
  if (!data) return null;
  // One that was just added is not offered until the answer comes.
  const open = data.slots.filter((slot) => addSlots(field.value, [slot]).kind === "added");
  if (open.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t("suggestions.title")}</h2>
      <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">
        {t(`suggestions.${data.basis}`, { count: data.posts })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {open.map((slot) => (
          <li key={`${slot.weekday} ${slot.time}`}>
            <Button size="sm" onClick={() => add([slot])}>
              <Plus aria-hidden />
              {t("suggestions.add", { slot: slotText(slot) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
