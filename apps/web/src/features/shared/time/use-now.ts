import { useEffect, useState } from "react";

/** The time, renewed every `everyMs`; null on the server and until the page has come alive. */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    renew();
    const timer = setInterval(renew, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
