import { useEffect } from "react";
import { guardLeaving } from "./leave-guard";

/** Asks before a reload or close interrupts what is sent and cannot be kept, such as an upload. */
export function useInterruptionGuard(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    return guardLeaving({
      asksToLeave: () => true,
      leave: () => Promise.resolve(),
      isInterrupted: true,
    });
  }, [isUnderWay]);
}
