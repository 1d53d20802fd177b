import { Button } from "@takt/ui/button";
import { useCallback } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
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
  // As high as the row that comes.
  if (isPending) return <div aria-hidden className="h-7 pointer-coarse:h-11" />;
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

/** Returns a function that asks for the next free slot, as wall time in its zone; null when there is none. */
export function useNextFreeSlot(): () => Promise<{ wall: string; zone: string } | null> {
  const { slots } = trpc.useUtils();
  return useCallback(async () => (await slots.nextFree.fetch({ count: 1 }))[0] ?? null, [slots]);
}
