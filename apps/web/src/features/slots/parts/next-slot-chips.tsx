import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { useCallback } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { now } from "~/features/shared/time/now";
import { useClock } from "~/features/shared/time/use-clock";
import { splitWall } from "~/features/shared/time/wall-clock";
import { SHOWN_FREE_SLOTS } from "../shown-free-slots";

type Props = {
  /** The date (YYYY-MM-DD) and time (HH:mm) of a slot, as wall time in its zone. */
  onChoose: (slot: { date: string; time: string; zone: string }) => void;
};

/** The next free slots to choose from; nothing where there are none. */
export function NextSlotChips({ onChoose }: Props) {
  const { t } = useT("slots");
  const { dateTime } = useClock();
  const { data = [], isPending } = trpc.slots.nextFree.useQuery({ count: SHOWN_FREE_SLOTS });
  if (isPending) return <ChipsToCome text={dateTime(now())} />;
  if (data.length === 0) return null;
  return (
    <ul aria-label={t("next.title")} className="flex flex-wrap gap-2">
      {data.map(({ at, wall, zone }) => (
        <li key={wall}>
          <Button size="sm" className="tabular-nums" onClick={() => onChoose({ ...splitWall(wall), zone })}>
            {dateTime(at, zone)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The room of the chips, so that nothing below them moves when they come, in as many rows as theirs. */
function ChipsToCome({ text }: { text: string }) {
  return (
    <div aria-hidden className="invisible flex flex-wrap gap-2">
      {Array.from({ length: SHOWN_FREE_SLOTS }, (_, n) => (
        <span key={n} className={buttonStyle({ size: "sm", className: "tabular-nums" })}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** Returns a function that asks for the next free slot, as wall time in its zone; null when there is none. */
export function useNextFreeSlot(): () => Promise<{ wall: string; zone: string } | null> {
  const { slots } = trpc.useUtils();
  return useCallback(async () => (await slots.nextFree.fetch({ count: 1 }))[0] ?? null, [slots]);
}
