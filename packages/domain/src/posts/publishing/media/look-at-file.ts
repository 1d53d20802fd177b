import { invalidate } from "../../../connections/invalidate";
import { spendCalls } from "../../../connections/spend-calls";
import type { Deps } from "../../../deps";
import { TIMING } from "../../model/publish-timing";
import type { LookOutcome } from "../../ports/publisher";
import type { UnreadyFile } from "../read-publishable";
import type { FileResult } from "./file-result";
import type { MediaDeps, Sender } from "./send-file";

/** Right after an upload LinkedIn may not know it yet; after so many looks it is believed. */
const BELIEVED = 3;

type Turn = { mine: boolean; looks: number; nextIn: number };

/** One look at an uploaded file, when its next look is due. Writes what was seen, for this URN alone. */
export async function lookAtFile(
  deps: MediaDeps,
  sender: Sender,
  file: UnreadyFile & { urn: string },
): Promise<FileResult> {
  if (file.readyIn !== null) return waiting(file.readyIn);
  const turn = await takeTurn(deps, sender, file);
  if (!turn) return waiting(0);
  if (!turn.mine) return waiting(turn.nextIn);
  const outcome = await look(deps, sender, file.urn);
  deps.log.info("media.looked", { fileKind: file.kind, kind: outcome.kind, status: outcome.status });
  switch (outcome.kind) {
    case "ready":
      await markReady(deps, sender, file, 0);
      return { kind: "ready" };
    case "unreadable":
    case "limited":
      // Nobody will tell today. What it needs to be processed is known well enough.
      await markReady(deps, sender, file, TIMING.mediaUnreadable[file.kind]);
      return waiting(0);
    case "refused":
      await forgetUrn(deps, sender, file);
      return { kind: "refused", reason: "media_rejected", words: outcome.words ?? null };
    case "gone":
    case "waiting":
      if (turn.looks < BELIEVED) return waiting(turn.nextIn);
      await forgetUrn(deps, sender, file);
      return waiting(0);
    case "processing":
      return waiting(turn.nextIn, outcome.words);
    case "unauthorized":
      await invalidate(deps.db, sender.userId, sender.generation, outcome.why);
      return { kind: "ended" };
    case "unavailable":
      if (file.kind !== "video" || sender.rest > 0) return waiting(turn.nextIn, outcome.words);
      // Of a video the create call itself tells, and creates nothing if it is too early (linkedin-api 5.2).
      await markReady(deps, sender, file, 0);
      return { kind: "ready" };
  }
}

async function look(deps: MediaDeps, { memberSub, token }: Sender, urn: string): Promise<LookOutcome> {
  const spent = await spendCalls(deps, { memberSub, calls: 1, kind: "media" });
  return spent ? deps.publisher.look(urn, token) : { kind: "unreadable" };
}

/**
 * The next look's time is set before the look is made, so that two processes never make the same one. The pauses
 * double, but near the post's time none is longer than what is left. Null: the URN is forgotten meanwhile.
 */
async function takeTurn(
  { db }: Pick<Deps, "db">,
  { memberSub, rest }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
): Promise<Turn | null> {
  const nearest = rest > 0 ? Math.max(rest, TIMING.firstLook) : TIMING.lookLongest;
  const [taken] = await db.$queryRaw<{ looks: number; nextIn: number }[]>`
    update media_urns set looks = looks + 1, look_at = now() + make_interval(secs => least(
      ${TIMING.firstLook / 1000} * 2 ^ least(looks + 1, 20), ${nearest / 1000}, ${TIMING.lookLongest / 1000}))
    where sha256 = ${sha256} and member_sub = ${memberSub} and urn = ${urn} and ready_at is null
      and coalesce(look_at, now()) <= now() -- guard:look-once
    returning looks, (extract(epoch from look_at - now()) * 1000)::float8 as "nextIn"`;
  if (taken) return { mine: true, ...taken };
  const [row] = await db.$queryRaw<{ looks: number; nextIn: number }[]>`
    select looks, greatest(0, extract(epoch from coalesce(ready_at, look_at) - now()) * 1000)::float8 as "nextIn"
    from media_urns where sha256 = ${sha256} and member_sub = ${memberSub} and urn = ${urn}`;
  return row ? { mine: false, ...row } : null;
}

/** `afterMs`: counted from its upload. */
function markReady(
  { db }: Pick<Deps, "db">,
  { memberSub }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
  afterMs: number,
) {
  return db.$executeRaw`
    update media_urns set look_at = null,
      ready_at = greatest(now(), uploaded_at + make_interval(secs => ${afterMs / 1000}))
    where sha256 = ${sha256} and member_sub = ${memberSub}
      and urn = ${urn} -- guard:look-urn`;
}

function forgetUrn(
  { db }: Pick<Deps, "db">,
  { memberSub }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
) {
  return db.$executeRaw`
    delete from media_urns where sha256 = ${sha256} and member_sub = ${memberSub}
      and urn = ${urn} -- guard:forget-urn`;
}

const waiting = (ms: number, words?: string): FileResult => ({
  kind: "waiting",
  ms,
  reason: "media_unready",
  words: words ?? null,
});
