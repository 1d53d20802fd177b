import type { Evidence, LinkChange } from "../evidence";
import { findAttempt } from "./find-attempt";
import type { Violation } from "./violation";

/** Invariant 3: once a disconnect was confirmed, nothing is sent but what it reported as in flight. */
export function afterLinkEnded(evidence: Evidence): Violation[] {
  const { calls, links } = evidence;
  return calls.flatMap((call) => {
    const own = links.filter(({ member }) => member === call.member);
    const ended = own.find((link) => endedBefore(link, call.at) && !cameBack(own, link, call.at));
    if (!ended) return [];
    const words = `sent ${call.at - ended.endedAt} ms after the disconnect was confirmed with nothing in flight`;
    return [
      {
        invariant: "3 nothing is sent after a disconnect",
        postId: findAttempt(evidence, call)?.postId ?? null,
        words,
      },
    ];
  });
}

const endedBefore = ({ what, result, inFlight, endedAt }: LinkChange, at: number) =>
  what === "disconnect" && result === "confirmed" && inFlight === 0 && endedAt <= at;

/** A reconnect counts from the moment it is asked for, even if it seems to fail. */
const cameBack = (links: LinkChange[], ended: LinkChange, at: number) =>
  links.some((link) => link.what === "reconnect" && link.endedAt > ended.startedAt && link.startedAt <= at);
