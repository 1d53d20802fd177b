import type { Evidence, ConnectionChange } from "../evidence";
import { findAttempt } from "./find-attempt";
import type { Violation } from "./violation";

/** Invariant 3: once a disconnect is confirmed, nothing is sent except posts that it reported as in flight. */
export function sentAfterDisconnect(evidence: Evidence): Violation[] {
  const { calls, connectionChanges } = evidence;
  return calls.flatMap((call) => {
    const own = connectionChanges.filter(({ member }) => member === call.member);
    const ended = own.find((change) => endedBefore(change, call.at) && !reconnected(own, change, call.at));
    if (!ended) return [];
    const detail = `sent ${call.at - ended.endedAt} ms after the disconnect was confirmed with nothing in flight`;
    return [
      {
        invariant: "3 nothing is sent after a disconnect",
        postId: findAttempt(evidence, call)?.postId ?? null,
        detail,
      },
    ];
  });
}

const endedBefore = ({ what, result, inFlight, endedAt }: ConnectionChange, at: number) =>
  what === "disconnect" && result === "confirmed" && inFlight === 0 && endedAt <= at;

/** A reconnect counts from the moment it is requested, even if it seems to fail. */
const reconnected = (changes: ConnectionChange[], ended: ConnectionChange, at: number) =>
  changes.some(
    (change) => change.what === "reconnect" && change.endedAt > ended.startedAt && change.startedAt <= at,
  );
