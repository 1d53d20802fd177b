import { Button } from "@takt/ui/button";
import { useClock } from "~/features/shared/time/use-clock";
import { splitWall } from "~/features/shared/time/wall-clock";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { SHOWN_FREE_SLOTS } from "../shown-free-slots";

type Props = {
  /** The date (YYYY-MM-DD) and time (HH:mm) of the slot, as wall time in its zone. */
  onChoose: (slot: { date: string; time: string; zone: string }) => void;
};

/** Takes the next free slot in place of a time that is taken; nothing where none is free. */
export function TakeNextSlot({ onChoose }: Props) {
  const { t } = useT("slots");
  const { dateTime } = useClock();
  const { data } = trpc.slots.nextFree.useQuery({ count: SHOWN_FREE_SLOTS });
  const next = data?.[0];
  if (!next) return null;
  return (
    <Button
      size="sm"
      className="w-fit tabular-nums"
      onClick={() => onChoose({ ...splitWall(next.wall), zone: next.zone })}
    >
      {t("next.take", { slot: dateTime(next.at, next.zone) })}
    </Button>
  );
}
