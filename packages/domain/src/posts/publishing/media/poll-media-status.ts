import { invalidateConnection } from "@takt/domain/connections/invalidate-connection";
import { consumeQuota } from "@takt/domain/connections/call-quota";
import type { PostsDeps } from "../../deps";
import { TIMING } from "../../model/publish-timing";
import type { MediaStatus } from "../../ports/publisher";
import type { UnreadyFile } from "../read-publishable";
import type { SendFileDeps, Sender, FileResult } from "./send-file";

/** Polls before a missing file is uploaded again: right after an upload LinkedIn may not know the file yet. */
const MIN_POLLS_BEFORE_REUPLOAD = 3;

/** The next poll of a file; `claimed`: this process makes it. `nextIn`: milliseconds until the one after. */
type PollSlot = { claimed: boolean; polls: number; nextIn: number };

/** Polls the status of an uploaded file once, when its next poll is due, and writes it for this URN alone. */
export async function pollMediaStatus(
  deps: SendFileDeps,
  sender: Sender,
  file: UnreadyFile & { urn: string },
): Promise<FileResult> {
  if (file.readyIn !== null) return waiting(file.readyIn);
  const slot = await claimPoll(deps, sender, file);
  if (!slot) return waiting(0);
  if (!slot.claimed) return waiting(slot.nextIn);
  const status = await poll(deps, sender, file.urn);
  deps.log.info("media.polled", { fileKind: file.kind, kind: status.kind, status: status.status });
  switch (status.kind) {
    case "ready":
      await markReady(deps, sender, file, 0);
      return { kind: "ready" };
    case "unreadable":
    case "limited":
      // The status stays unknown today, and how long processing takes is known well enough.
      await markReady(deps, sender, file, TIMING.mediaUnreadable[file.kind]);
      return waiting(0);
    case "refused":
      await invalidateUrn(deps, sender, file);
      return { kind: "refused", reason: "media_rejected", message: status.message ?? null };
    case "gone":
    case "waiting":
      if (slot.polls < MIN_POLLS_BEFORE_REUPLOAD) return waiting(slot.nextIn);
      await invalidateUrn(deps, sender, file);
      return waiting(0);
    case "processing":
      return waiting(slot.nextIn, status.message);
    case "unauthorized":
      await invalidateConnection(deps.db, sender.userId, sender.generation, status.why);
      return { kind: "ended" };
    case "unavailable":
      if (file.kind !== "video" || sender.msUntilDue > 0) return waiting(slot.nextIn, status.message);
      // The create call of a video itself refuses when it is too early, and creates nothing.
      await markReady(deps, sender, file, 0);
      return { kind: "ready" };
  }
}

async function poll(deps: SendFileDeps, { memberSub, token }: Sender, urn: string): Promise<MediaStatus> {
  const allowed = await consumeQuota(deps, { memberSub, calls: 1, kind: "media" });
  return allowed ? deps.publisher.getMediaStatus(urn, token) : { kind: "unreadable" };
}

/**
 * Sets the time of the next poll before this one is made, so that two processes never make the same poll. The pauses
 * double, but near the post's time none is longer than what is left. Returns null when the URN was deleted meanwhile.
 */
async function claimPoll(
  { db }: Pick<PostsDeps, "db">,
  { memberSub, msUntilDue }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
): Promise<PollSlot | null> {
  const longestPause = msUntilDue > 0 ? Math.max(msUntilDue, TIMING.firstPoll) : TIMING.longestPollPause;
  const [claimed] = await db.$queryRaw<{ polls: number; nextIn: number }[]>`
    update media_urns set polls = polls + 1, next_poll_at = now() + make_interval(secs => least(
      ${TIMING.firstPoll / 1000} * 2 ^ least(polls + 1, 20), ${longestPause / 1000}, ${TIMING.longestPollPause / 1000}))
    where sha256 = ${sha256} and member_sub = ${memberSub} and urn = ${urn} and ready_at is null
      and coalesce(next_poll_at, now()) <= now() -- guard:poll-once
    returning polls, (extract(epoch from next_poll_at - now()) * 1000)::float8 as "nextIn"`;
  if (claimed) return { claimed: true, ...claimed };
  const [row] = await db.$queryRaw<{ polls: number; nextIn: number }[]>`
    select polls, greatest(0, extract(epoch from coalesce(ready_at, next_poll_at) - now()) * 1000)::float8 as "nextIn"
    from media_urns where sha256 = ${sha256} and member_sub = ${memberSub} and urn = ${urn}`;
  return row ? { claimed: false, ...row } : null;
}

/** Marks a file as ready `afterMs` after its upload. */
function markReady(
  { db }: Pick<PostsDeps, "db">,
  { memberSub }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
  afterMs: number,
) {
  return db.$executeRaw`
    update media_urns set next_poll_at = null,
      ready_at = greatest(now(), uploaded_at + make_interval(secs => ${afterMs / 1000}))
    where sha256 = ${sha256} and member_sub = ${memberSub}
      and urn = ${urn} -- guard:poll-urn`;
}

function invalidateUrn(
  { db }: Pick<PostsDeps, "db">,
  { memberSub }: Sender,
  { sha256, urn }: { sha256: string; urn: string },
) {
  return db.$executeRaw`
    delete from media_urns where sha256 = ${sha256} and member_sub = ${memberSub}
      and urn = ${urn} -- guard:invalidate-urn`;
}

const waiting = (ms: number, message?: string): FileResult => ({
  kind: "waiting",
  ms,
  reason: "media_unready",
  message: message ?? null,
});
