import { openToken } from "@takt/domain/connections/open-token";
import { mapConcurrent } from "@takt/domain/shared/concurrency";
import { TIMING } from "../../model/publish-timing";
import type { Publishable, UnreadyFile } from "../read-publishable";
import { deferPost, failForMedia, expeditePost } from "./defer-post";
import { pollMediaStatus } from "./poll-media-status";
import { type SendFileDeps, type Sender, sendFile, type FileResult } from "./send-file";
/** Files of one post at once. */
const MAX_CONCURRENT_FILES = 3;
/** Shortest delay of a post whose time has come, so that it counts as deferred and not as late. */
const MIN_DEFER_MS = 60_000;

export type MediaResult =
  /** All files are ready. `deferred`: the post was deferred for them, and is due now. */
  | { kind: "ready"; deferred: boolean }
  /** Milliseconds until the next slice. */
  | { kind: "waiting"; ms: number }
  /** The post failed, was deferred, or is held back by its connection. */
  | { kind: "ended" };

/**
 * Uploads and polls the files of a post that are not ready, for one slice of time. Once the post's time has come it is
 * deferred with the reason; when all files are ready it is due at once.
 */
export async function makeMediaReady(deps: SendFileDeps, row: Publishable): Promise<MediaResult> {
  const { db, clock } = deps;
  const user = await db.user.findUnique({ where: { id: row.authorId } });
  if (user?.linkedinStatus !== "active" || !user.linkedinAccessToken) return { kind: "ended" };
  const token = openToken(deps, { userId: row.authorId, sealedToken: user.linkedinAccessToken });
  if (token === null) {
    if (row.msUntilDue <= 0)
      await deferPost(deps, row, {
        reason: "token_unreadable",
        message: null,
        until: deferUntil(clock.now()),
      });
    return { kind: "ended" };
  }
  const sender: Sender = {
    userId: row.authorId,
    generation: user.linkedinGeneration,
    memberSub: row.memberSub,
    token,
    msUntilDue: row.msUntilDue,
    sliceEnd: clock.now() + TIMING.uploadSlice,
  };
  const startedAt = clock.now();
  // Before the work, which may take a while: a deferred post is not simply late.
  if (row.unready.length > 0 && row.msUntilDue <= 0)
    await deferPost(deps, row, { ...UNREADY, until: deferUntil(startedAt) });
  const results = await mapConcurrent(MAX_CONCURRENT_FILES, uniqueFiles(row.unready), (file) =>
    file.urn === null
      ? sendFile(deps, sender, file)
      : pollMediaStatus(deps, sender, { ...file, urn: file.urn }),
  );
  return applyResults(deps, { ...row, msUntilDue: row.msUntilDue - (clock.now() - startedAt) }, results);
}

const UNREADY = { reason: "media_unready", message: null } as const;

const deferUntil = (now: number, ms = 0) => new Date(now + Math.max(MIN_DEFER_MS, ms));

/** Files by their hash: the same image twice in a post is uploaded once. */
const uniqueFiles = (files: readonly UnreadyFile[]) => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
];

async function applyResults(
  deps: SendFileDeps,
  row: Publishable,
  results: readonly FileResult[],
): Promise<MediaResult> {
  const refused = results.find((result) => result.kind === "refused");
  if (refused) {
    await failForMedia(deps, row, refused);
    return { kind: "ended" };
  }
  if (results.some(({ kind }) => kind === "ended")) return { kind: "ended" };
  const limited = results.find((result) => result.kind === "limited");
  if (limited) {
    await deferPost(deps, row, { ...limited, reason: "limit_reached" });
    return { kind: "ended" };
  }
  const waiting = results.filter((result) => result.kind === "waiting");
  // The file that takes longest gives the reason.
  const [longest] = waiting.toSorted((a, b) => b.ms - a.ms);
  if (!longest) {
    return { kind: "ready", deferred: await expeditePost(deps, row) };
  }
  const ms = Math.min(...waiting.map((result) => result.ms));
  if (row.msUntilDue <= 0) {
    const until = deferUntil(deps.clock.now(), longest.ms);
    await deferPost(deps, row, { ...longest, until });
  }
  return { kind: "waiting", ms };
}
