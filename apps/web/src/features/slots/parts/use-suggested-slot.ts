import type { Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { startOfDay } from "@takt/domain/shared/start-of-day";
import { skipToken } from "@tanstack/react-query";
import { splitWall } from "~/features/shared/time/wall-clock";
import { useMe } from "~/features/shared/use-me";
import { trpc } from "~/trpc/react";
import { SHOWN_FREE_SLOTS } from "../shown-free-slots";

/**
 * The free slot with which a form begins, as date, wall time and zone: the first one of a day (YYYY-MM-DD), or for the day
 * null the next one. Null while the answer is on its way, where no slot is free, and where none is asked for.
 */
export function useSuggestedSlot(
  asked: { day: string | null } | null,
): { date: string; time: string; zone: string } | null {
  const { zone } = useMe();
  const isNext = asked?.day === null;
  const day = asked?.day ?? null;
  const next = trpc.slots.nextFree.useQuery(isNext ? { count: SHOWN_FREE_SLOTS } : skipToken);
  const ofDay = trpc.slots.free.useQuery(day === null ? skipToken : rangeOf(day, zone));
  const { data, isFetching } = isNext ? next : ofDay;
  // A slot known before may be taken by now.
  const slot = isFetching ? undefined : data?.[0];
  return slot ? { ...splitWall(slot.wall), zone: slot.zone } : null;
}

/** The instants between which a day lies in a zone. */
function rangeOf(day: Day, zone: string): { from: Date; to: Date } {
  return { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
}
