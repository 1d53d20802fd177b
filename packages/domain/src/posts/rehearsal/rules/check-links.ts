import type { Finding } from "../../model/finding";
import type { RehearsalFacts } from "../facts/rehearsal-facts";

/** Names the links of text and card that lead nowhere. */
export function checkLinks({ links }: RehearsalFacts): Finding[] {
  return links.map(({ url, fault }) => ({ code: "link_dead", url, fault }));
}
