import { TIMING } from "../model/publish-timing";

/**
 * Classifies the URN in a "duplicate" answer to an attempt by the instant in it: `id >> 22` is Unix milliseconds
 * (docs/linkedin-api.md, What carries the promise). `own`: created while the attempt's one call could create. `older`:
 * created before the attempt was sent, so the answer is about another post. `unknown`: LinkedIn named no post, or a URN
 * made up on the spot (docs/linkedin-api.md, Duplicates).
 */
export function classifyDuplicateUrn(urn: string | null, sentAt: Date): "own" | "older" | "unknown" {
  const id = /^urn:li:(?:share|ugcPost):(\d{15,19})$/.exec(urn ?? "")?.[1];
  if (id === undefined) return "unknown";
  const after = Number(BigInt(id) >> 22n) - sentAt.getTime();
  if (after < -TIMING.clockSkew) return "older";
  return after <= TIMING.http + TIMING.commitTail + TIMING.clockSkew ? "own" : "unknown";
}
