import { useCallback, useEffect, useState } from "react";

/** Counts down; returns the seconds left and a function that starts the countdown. */
export function useCooldown(seconds: number): [secondsLeft: number, start: () => void] {
  const [secondsLeft, setLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, useCallback(() => setLeft(seconds), [seconds])];
}
