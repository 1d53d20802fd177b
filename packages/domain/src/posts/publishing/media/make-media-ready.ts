import { tokenSubject } from "../../../connections/token-subject";
import { inParallel } from "../../../shared/in-parallel";
import { TIMING } from "../../model/publish-timing";
import type { Publishable, UnreadyFile } from "../read-publishable";
import { bringForward } from "./bring-forward";
import { failOfMedia } from "../fail-of-media";
import type { FileResult } from "./file-result";
import { holdPost } from "../hold-post";
import { lookAtFile } from "./look-at-file";
import type { MediaDeps, Sender } from "./send-file";
import { sendFile } from "./send-file";

/** Files of one post at once. */
const FILES = 3;
/** A post whose time has come is put off by at least this, so that it counts as held and not as late. */
const HELD_MS = 60_000;

export type MediaResult =
  /** All files are ready. `held`: it was put off for them, and is not any more. */
  | { kind: "ready"; held: boolean }
  /** Come back in `ms`. */
  | { kind: "waiting"; ms: number }
  /** Failed, put off, or held back by its connection. */
  | { kind: "ended" };

/**
 * Uploads and looks at the files of a post that are not ready, for one slice of time. At the post's time it says in the
 * row why it is not sent; once all is ready it is due at once.
 */
export async function makeMediaReady(deps: MediaDeps, row: Publishable): Promise<MediaResult> {
  const { db, clock } = deps;
  const user = await db.user.findUnique({ where: { id: row.authorId } });
  if (user?.linkedinStatus !== "active" || !user.linkedinAccessToken) return { kind: "ended" };
  const token = openToken(deps, row.authorId, user.linkedinAccessToken);
  if (token === null) {
    if (row.rest <= 0)
      await holdPost(deps, row, { reason: "token_unreadable", words: null, until: heldUntil(clock.now()) });
    return { kind: "ended" };
  }
  const sender: Sender = {
    userId: row.authorId,
    generation: user.linkedinGeneration,
    memberSub: row.memberSub,
    token,
    rest: row.rest,
    sliceEnd: clock.now() + TIMING.uploadSlice,
  };
  const began = clock.now();
  // Before the work, which may take a while: a post that is held is not simply late.
  if (row.unready.length > 0 && row.rest <= 0)
    await holdPost(deps, row, { ...UNREADY, until: heldUntil(began) });
  const results = await inParallel(FILES, onceEach(row.unready), (file) =>
    file.urn === null ? sendFile(deps, sender, file) : lookAtFile(deps, sender, { ...file, urn: file.urn }),
  );
  return settle(deps, { ...row, rest: row.rest - (clock.now() - began) }, results);
}

/** Null: no key that is configured here opens it. The sweep comes back each minute; the provider may mend it meanwhile. */
function openToken({ vault, log }: MediaDeps, userId: string, sealed: string): string | null {
  try {
    return vault.open(sealed, tokenSubject(userId));
  } catch (cause) {
    log.error("connections.token_unreadable", { userId, cause: String(cause) });
    return null;
  }
}

const UNREADY = { reason: "media_unready", words: null } as const;

const heldUntil = (now: number, ms = 0) => new Date(now + Math.max(HELD_MS, ms));

/** The same picture twice in a post is one file. */
const onceEach = (files: readonly UnreadyFile[]) => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
];

async function settle(
  deps: MediaDeps,
  row: Publishable,
  results: readonly FileResult[],
): Promise<MediaResult> {
  const refused = results.find((result) => result.kind === "refused");
  if (refused) {
    await failOfMedia(deps, row, refused);
    return { kind: "ended" };
  }
  if (results.some(({ kind }) => kind === "ended")) return { kind: "ended" };
  const limited = results.find((result) => result.kind === "limited");
  if (limited) {
    await holdPost(deps, row, { ...limited, reason: "limit_reached" });
    return { kind: "ended" };
  }
  const waiting = results.filter((result) => result.kind === "waiting");
  // The one that takes longest says why.
  const [longest] = waiting.toSorted((a, b) => b.ms - a.ms);
  if (!longest) {
    return { kind: "ready", held: await bringForward(deps, row) };
  }
  const ms = Math.min(...waiting.map((result) => result.ms));
  if (row.rest <= 0) {
    const until = heldUntil(deps.clock.now(), longest.ms);
    await holdPost(deps, row, { ...longest, until });
  }
  return { kind: "waiting", ms };
}
