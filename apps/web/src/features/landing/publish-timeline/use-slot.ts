import type { ResolvedSlot } from "@takt/domain/posts/model/publish-slot";
import { useRef, useState } from "react";
import { now } from "~/features/shared/time/now";

/** A chosen day (YYYY-MM-DD) and time (HH:mm), and which of two equal times is meant. */
export type ChosenSlot = { day: string; time: string; pick?: "earlier" | "later" | undefined };

export type InitialSlot = Pick<ChosenSlot, "day" | "time"> & { resolved: ResolvedSlot };

/** The rules of scheduling, with their calendar: loaded when somebody is about to choose a time. */
const loadRules = () => import("@takt/domain/posts/model/publish-slot");

/** A slot in a zone, resolved by the rules that schedule posts. The first one was resolved on the server. */
export function useSlot(zone: string, initial: InitialSlot) {
  const [slot, setSlot] = useState<ChosenSlot>({ day: initial.day, time: initial.time });
  const [resolved, setResolved] = useState(initial.resolved);
  const latest = useRef(slot);

  /** Changes a part of the slot; a choice between two equal times is made for one of them only. */
  async function change(part: Partial<ChosenSlot>): Promise<void> {
    const next = { day: latest.current.day, time: latest.current.time, ...part };
    latest.current = next;
    setSlot(next);
    if (next.time === "") return;
    const { resolveSlot } = await loadRules();
    if (latest.current !== next) return;
    const wall = `${next.day}T${next.time}`;
    setResolved(resolveSlot({ wall, zone, ...(next.pick && { pick: next.pick }) }, now()));
  }

  return { slot, resolved, change, prepare: () => void loadRules() };
}
