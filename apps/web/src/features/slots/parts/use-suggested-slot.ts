import { wallInstant } from "@takt/domain/shared/wall-instant";
import { skipToken } from "@tanstack/react-query";
import { useMe } from "~/features/shared/use-me";
import { trpc } from "~/trpc/react";
import { SHOWN_FREE_SLOTS } from "../shown-free-slots";

const DAY_MS = 86_400_000;

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
  // What was known before may be taken by now.
  const slot = isFetching ? undefined : data?.[0];
  if (!slot) return null;
  const [date = "", time = ""] = slot.wall.split("T");
  return { date, time, zone: slot.zone };
}

/** The instants between which a day lies in a zone. */
function rangeOf(day: string, zone: string): { from: Date; to: Date } {
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { from: wallInstant(`${day}T00:00`, zone), to: wallInstant(`${next}T00:00`, zone) };
}
