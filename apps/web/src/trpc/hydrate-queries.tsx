/* oxlint-disable takt/device-clock -- here the clocks meet */
"use client";

import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { toDeviceTime } from "../features/shared/time/now";

/**
 * Puts the server's answers into the query cache. The cache compares their times with the device's clock: whether they are
 * fresh, and newer than what it has.
 */
export function HydrateQueries({ state, children }: { state: DehydratedState; children?: ReactNode }) {
  const own = useMemo(() => inDeviceTime(state), [state]);
  return <HydrationBoundary state={own}>{children}</HydrationBoundary>;
}

/** The state with the times of the device's clock; 0 is never. */
export function inDeviceTime(state: DehydratedState, toDevice = toDeviceTime): DehydratedState {
  const at = (serverMs: number) => (serverMs === 0 ? 0 : toDevice(serverMs));
  const queries = state.queries.map((query) => ({
    ...query,
    ...(query.dehydratedAt !== undefined && { dehydratedAt: at(query.dehydratedAt) }),
    state: {
      ...query.state,
      dataUpdatedAt: at(query.state.dataUpdatedAt),
      errorUpdatedAt: at(query.state.errorUpdatedAt),
    },
  }));
  return { ...state, queries };
}
