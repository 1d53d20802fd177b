import { dayIn } from "@takt/domain/shared/day-in";
import { useMemo } from "react";
import { trpc } from "~/trpc/react";
import { useMe } from "~/features/shared/use-me";
import { comingWeek } from "./coming-week-range";
import { refreshInterval } from "../refresh-interval";

/** The posts of today and the next six days in the user's zone. */
export function useComingWeek(now: Date) {
  const { zone } = useMe();
  const today = dayIn(now, zone);
  const range = useMemo(() => comingWeek(today, zone), [today, zone]);
  return { today, range, ...trpc.posts.calendar.useQuery(range, { refetchInterval: refreshInterval }) };
}
