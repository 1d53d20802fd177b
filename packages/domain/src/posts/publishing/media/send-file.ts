import { invalidateConnection } from "@takt/domain/connections/invalidate-connection";
import { consumeQuota } from "@takt/domain/connections/call-quota";
import type { PostsDeps } from "../../deps";
import { TIMING } from "../../model/publish-timing";
import type { UploadOutcome } from "../../ports/publisher";
import type { UnreadyFile } from "../read-publishable";
import { leaseUpload, type UploadLease, UploadStopped } from "./lease-upload";
import type { FailureReason } from "../../model/failure-reason";

/** State of a post's file after a slice of work. */
export type FileResult =
  | { kind: "ready" }
  /** Not ready; `ms`: time until the next try. `reason`: why, in case the post's time is over. */
  | { kind: "waiting"; ms: number; reason: FailureReason; message: string | null }
  /** LinkedIn refuses the file, so the post fails. */
  | { kind: "refused"; reason: FailureReason; message: string | null }
  /** The day's quota is used up, here or at LinkedIn. */
  | { kind: "limited"; until: Date; message: string | null }
  /** The connection has ended, which holds the post back. */
  | { kind: "ended" };

export type SendFileDeps = Pick<
  PostsDeps,
  "db" | "clock" | "files" | "publisher" | "vault" | "log" | "callsPerDay"
>;

/** The member whose token is used, and the time there is. */
export type Sender = {
  userId: string;
  generation: number;
  memberSub: string;
  token: string;
  /** Milliseconds until the post is due. */
  msUntilDue: number;
  /** When an upload is to pause, by the process's clock. */
  sliceEnd: number;
};

const RETRY_DELAY_MS = { min: 10_000, max: 5 * 60_000 };

/** Pause while another process holds the lease: it may be done soon, or its lease may run out. */
const LEASE_RETRY_MS = 5_000;

/** Uploads a file under its lease, continuing where the last process stopped, and stores its URN. */
export async function sendFile(deps: SendFileDeps, sender: Sender, file: UnreadyFile): Promise<FileResult> {
  const lease = await leaseUpload(deps, file.sha256, sender.memberSub);
  if (!lease) return waiting(LEASE_RETRY_MS);
  try {
    const outcome = await upload(deps, sender, file, lease);
    deps.log.info("media.uploaded", { fileKind: file.kind, kind: outcome.kind, status: outcome.status });
    return await settleUpload(deps, sender, file, lease, outcome);
  } catch (cause) {
    await lease.release(0);
    if (cause instanceof UploadStopped) return waiting(cause.why === "paused" ? 0 : LEASE_RETRY_MS);
    throw cause;
  }
}

function upload(
  deps: SendFileDeps,
  { memberSub, token, sliceEnd }: Sender,
  { kind, storageKey, bytes, mimeType }: UnreadyFile,
  lease: UploadLease,
): Promise<UploadOutcome> {
  async function open(range?: { first: number; last: number }) {
    const { stream, bytes: stored } = await deps.files.read(storageKey, range);
    if (stored === bytes) return stream;
    stream.destroy();
    throw new Error(`Media ${storageKey} has ${stored} bytes, not ${bytes}`);
  }
  return deps.publisher.upload({ kind, bytes, mimeType, open }, memberSub, token, {
    saved: lease.saved,
    async save(state) {
      await lease.save(state);
      if (deps.clock.now() >= sliceEnd) throw new UploadStopped("paused");
    },
    consumeQuota: (calls) => consumeQuota(deps, { memberSub, calls, kind: "media" }),
  });
}

async function settleUpload(
  { db }: SendFileDeps,
  { userId, generation, msUntilDue }: Sender,
  { kind }: UnreadyFile,
  lease: UploadLease,
  outcome: UploadOutcome,
): Promise<FileResult> {
  const message = outcome.message ?? null;
  switch (outcome.kind) {
    case "uploaded": {
      const readyIn = { ready: 0, processing: null, unreadable: TIMING.mediaUnreadable[kind] }[outcome.state];
      const pollIn = readyIn === null ? TIMING.firstPoll : null;
      await lease.complete({ urn: outcome.urn, readyIn, pollIn });
      return readyIn === 0 ? { kind: "ready" } : waiting(readyIn ?? TIMING.firstPoll);
    }
    case "refused":
      await lease.discard();
      return { kind: "refused", reason: outcome.reason, message };
    case "limited":
      await lease.release(0);
      return { kind: "limited", until: new Date(outcome.until), message };
    case "unauthorized":
      await lease.release(0);
      await invalidateConnection(db, userId, generation, outcome.why);
      return { kind: "ended" };
    case "unavailable": {
      // Tries are rarer the more time is left: each counts toward the member's quota of the day.
      const ms = Math.min(Math.max(msUntilDue / 4, RETRY_DELAY_MS.min), RETRY_DELAY_MS.max);
      await lease.release(msUntilDue > 0 ? ms : 0);
      return { kind: "waiting", ms, reason: outcome.why ?? "unreachable", message };
    }
  }
}

const waiting = (ms: number): FileResult => ({ kind: "waiting", ms, reason: "media_unready", message: null });
