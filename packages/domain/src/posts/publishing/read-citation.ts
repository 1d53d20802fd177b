import { TIMING } from "../model/publish-timing";

/**
 * What the URN in a "duplicate" answer tells about an attempt, by the instant in it (linkedin-api 3.1: `id >> 22` is
 * Unix milliseconds). `own`: made while the attempt's one call could create. `older`: made before it was sent, so the
 * answer is about another post. `nothing`: LinkedIn may make a URN up on the spot (linkedin-api 3.8), or name none.
 */
export function readCitation(urn: string | null, sentAt: Date): "own" | "older" | "nothing" {
  const id = /^urn:li:(?:share|ugcPost):(\d{15,19})$/.exec(urn ?? "")?.[1];
  if (id === undefined) return "nothing";
  const after = Number(BigInt(id) >> 22n) - sentAt.getTime();
  if (after < -TIMING.clockSkew) return "older";
  return after <= TIMING.http + TIMING.commitTail + TIMING.clockSkew ? "own" : "nothing";
}
