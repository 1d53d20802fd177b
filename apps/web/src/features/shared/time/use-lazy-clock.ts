import type { parseClock } from "@takt/domain/posts/model/natural-time/parse-fields";
import { useState } from "react";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";

let parse: typeof parseClock | null = null;

/** Loads the grammar of times; where it cannot be loaded, times are still typed as 08:30. */
async function loadClock(): Promise<void> {
  const loaded = await import("@takt/domain/posts/model/natural-time/parse-fields").catch(() => null);
  parse = loaded?.parseClock ?? parse;
}

/**
 * Reads what a time field holds, for a page that does not have the grammar of times: that is loaded once a field is
 * focused, and until then 08:30 alone is read.
 */
export function useLazyClock(): { read: (text: string) => string | null; load: () => void } {
  const language = useLocale();
  const { hourCycle } = useMe();
  // A text typed meanwhile is read once more.
  const [, setLoaded] = useState(false);
  return {
    read: (text) => (parse ? parse({ text, language, hourCycle }) : readPlain(text)),
    load: () => void (parse ?? loadClock().then(() => setLoaded(true))),
  };
}

function readPlain(text: string): string | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : null;
}
