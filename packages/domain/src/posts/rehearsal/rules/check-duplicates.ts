import type { Finding } from "../../model/finding";
import { TIMING } from "../../model/publish-timing";
import type { RefusalFacts, Twin } from "../facts/rehearsal-facts";

/** Names the nearest other post with the same text that LinkedIn may still refuse this one for. */
export function checkDuplicates({ twins, at }: RefusalFacts): Finding[] {
  const certain = twins.find((twin) => isSurelyRefused(twin, at));
  const found = certain ?? twins[0];
  if (!found) return [];
  const { isCertain: _, ...other } = found;
  const untilAfter = (ms: number) => new Date(other.at.getTime() + ms);
  return certain
    ? [{ code: "duplicate", other, until: untilAfter(TIMING.duplicateWindow) }]
    : [{ code: "duplicate_likely", other, until: untilAfter(TIMING.duplicateClaimed) }];
}

/** Ten minutes are documented, from a create that LinkedIn has confirmed (docs/linkedin-api.md, Duplicates). */
function isSurelyRefused({ isCertain, at: sentAt }: Twin, at: Date): boolean {
  const age = at.getTime() - sentAt.getTime();
  return isCertain && age >= 0 && age < TIMING.duplicateWindow;
}
