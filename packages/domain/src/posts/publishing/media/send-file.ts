import { invalidate } from "../../../connections/invalidate";
import { spendCalls } from "../../../connections/spend-calls";
import type { Deps } from "../../../deps";
import { TIMING } from "../../model/publish-timing";
import type { UploadOutcome } from "../../ports/publisher";
import type { UnreadyFile } from "../read-publishable";
import type { FileResult } from "./file-result";
import { leaseUpload, type UploadLease } from "./lease-upload";
import { UploadStopped } from "./upload-stopped";

export type MediaDeps = Pick<Deps, "db" | "clock" | "files" | "publisher" | "vault" | "log" | "callsPerDay">;

/** In whose name; `sliceEnd`: when an upload is to pause, by the process's clock. */
export type Sender = {
  userId: string;
  generation: number;
  memberSub: string;
  token: string;
  /** Milliseconds until the post is due. */
  rest: number;
  sliceEnd: number;
};

const RETRY = { least: 10_000, most: 5 * 60_000 };
/** Another process is at it: it may be done soon, or dead within its lease. */
const TAKEN_MS = 5_000;

/** Uploads a file under its lease, going on where the last process stood, and remembers its URN. */
export async function sendFile(deps: MediaDeps, sender: Sender, file: UnreadyFile): Promise<FileResult> {
  const lease = await leaseUpload(deps, file.sha256, sender.memberSub);
  if (!lease) return waiting(TAKEN_MS);
  try {
    const outcome = await upload(deps, sender, file, lease);
    deps.log.info("media.uploaded", { fileKind: file.kind, kind: outcome.kind, status: outcome.status });
    return await settleUpload(deps, sender, file, lease, outcome);
  } catch (cause) {
    await lease.release(0);
    if (cause instanceof UploadStopped) return waiting(cause.why === "paused" ? 0 : TAKEN_MS);
    throw cause;
  }
}

function upload(
  deps: MediaDeps,
  { memberSub, token, sliceEnd }: Sender,
  { kind, storageKey, bytes, mimeType }: UnreadyFile,
  lease: UploadLease,
): Promise<UploadOutcome> {
  async function open(range?: { first: number; last: number }) {
    const { stream, bytes: there } = await deps.files.read(storageKey, range);
    if (there === bytes) return stream;
    stream.destroy();
    throw new Error(`Media ${storageKey} has ${there} bytes, not ${bytes}`);
  }
  return deps.publisher.upload({ kind, bytes, mimeType, open }, memberSub, token, {
    saved: lease.saved,
    async save(state) {
      await lease.save(state);
      if (deps.clock.now() >= sliceEnd) throw new UploadStopped("paused");
    },
    spend: (calls) => spendCalls(deps, { memberSub, calls, kind: "media" }),
  });
}

async function settleUpload(
  { db }: MediaDeps,
  { userId, generation, rest }: Sender,
  { kind }: UnreadyFile,
  lease: UploadLease,
  outcome: UploadOutcome,
): Promise<FileResult> {
  const words = outcome.words ?? null;
  switch (outcome.kind) {
    case "uploaded": {
      const readyIn = { ready: 0, processing: null, unreadable: TIMING.mediaUnreadable[kind] }[outcome.state];
      const lookIn = readyIn === null ? TIMING.firstLook : null;
      await lease.remember({ urn: outcome.urn, readyIn, lookIn });
      return readyIn === 0 ? { kind: "ready" } : waiting(readyIn ?? TIMING.firstLook);
    }
    case "refused":
      await lease.forget();
      return { kind: "refused", reason: outcome.reason, words };
    case "limited":
      await lease.release(0);
      return { kind: "limited", until: new Date(outcome.until), words };
    case "unauthorized":
      await lease.release(0);
      await invalidate(db, userId, generation, outcome.why);
      return { kind: "ended" };
    case "unavailable": {
      // Fewer tries the more time there is: all of them count among the member's calls of the day.
      const ms = Math.min(Math.max(rest / 4, RETRY.least), RETRY.most);
      await lease.release(rest > 0 ? ms : 0);
      return { kind: "waiting", ms, reason: outcome.why ?? "unreachable", words };
    }
  }
}

const waiting = (ms: number): FileResult => ({ kind: "waiting", ms, reason: "media_unready", words: null });
