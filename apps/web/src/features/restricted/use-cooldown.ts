import { useCallback, useEffect, useState } from "react";

/** Seconds that are left to wait, and what begins the waiting. */
export function useCooldown(seconds: number): [left: number, begin: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, useCallback(() => setLeft(seconds), [seconds])];
}
