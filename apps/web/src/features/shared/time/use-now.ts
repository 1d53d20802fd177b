import { useEffect, useState } from "react";

/** The current time, updated every `everyMs`; null on the server and until the page is hydrated. */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
