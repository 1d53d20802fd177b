import { z } from "zod";
import { holdGrant } from "../../connections/hold-grant";
import type { SyncDeps } from "../deps";
import type { LeasedRun } from "../lease-run";
import { removeLinkedinPosts } from "../remove-linkedin-posts";
import { openReadGrant, readError, type ReadGrant, requireRead } from "./read-with-grant";
import { type Source, type SourceBatch, toBatch } from "./source";
import { mergeTaktPosts } from "./takt-source";

/** LinkedIn tells changes of the last 28 days: when the last reading is older, the copy is read again. */
const CHANGES_READABLE_MS = 27 * 86_400_000;
/** The most that LinkedIn tells in a page. */
const PAGE_CHANGES = 50;

const cursorSchema = z.discriminatedUnion("phase", [
  z.object({ phase: z.literal("snapshot"), page: z.number() }),
  z.object({
    phase: z.literal("changes"),
    startTime: z.number().nullable(),
    start: z.number(),
    /** False when LinkedIn is still preparing the copy. */
    hasSnapshot: z.boolean(),
  }),
]);
type Cursor = z.infer<typeof cursorSchema>;
type Changes = Extract<Cursor, { phase: "changes" }>;

/**
 * Opens the member's posts as the Member Data Portability API tells of them: first the copy of all posts, then what the
 * member has done since. Later runs read the changes alone.
 */
export async function openPortabilitySource(deps: SyncDeps, run: LeasedRun): Promise<Source> {
  const { db } = deps;
  const read = await openReadGrant(deps, run.userId, "portability");
  const where = { userId_product: { userId: run.userId, product: "portability" } } as const;
  const { postsReadAt, readUntil } = await db.linkedinGrant.findUniqueOrThrow({ where });
  if (run.cursor === null) await mergeTaktPosts(deps, run);
  const needsSnapshot =
    postsReadAt === null || postsReadAt.getTime() < run.createdAt.getTime() - CHANGES_READABLE_MS;
  const changes: Changes = {
    phase: "changes",
    startTime: readUntil?.getTime() ?? null,
    start: 0,
    hasSnapshot: true,
  };
  return {
    total: null,
    measuredAt: run.createdAt,
    batches: readAll(deps, read, {
      cursor: run.cursor === null ? null : cursorSchema.parse(run.cursor),
      needsSnapshot,
      changes,
    }),
    hold: (tx) => holdGrant(tx, read.grant),
    async finish(tx) {
      await tx.linkedinGrant.update({ where, data: { postsReadAt: run.createdAt } });
      return 0;
    },
  };
}

async function* readAll(
  deps: SyncDeps,
  read: ReadGrant,
  { cursor, needsSnapshot, changes }: { cursor: Cursor | null; needsSnapshot: boolean; changes: Changes },
): AsyncIterable<SourceBatch> {
  if (cursor === null) await requireRead(deps, read, await deps.linkedinReader.ensureArchiving(read.caller));
  let from = changes;
  if (cursor?.phase === "changes") from = cursor;
  else if (needsSnapshot)
    from = { ...changes, hasSnapshot: yield* readSnapshot(deps, read, cursor?.page ?? 0) };
  yield* readChanges(deps, read, from);
  // Before there is a copy LinkedIn answers as if there were no posts.
  if (!from.hasSnapshot) throw readError("sync_not_ready");
}

/** Reads the copy from a page on; answers false when there is none yet. */
async function* readSnapshot(
  deps: SyncDeps,
  read: ReadGrant,
  from: number,
): AsyncGenerator<SourceBatch, boolean> {
  for (let page = from; ; page++) {
    const outcome = await deps.linkedinReader.readSnapshot(read.caller, page);
    if (outcome.kind === "not_found") return page > 0;
    const items = await requireRead(deps, read, outcome);
    const cursor: Cursor = { phase: "snapshot", page: page + 1 };
    yield { ...toBatch(items), cursor };
  }
}

async function* readChanges(deps: SyncDeps, read: ReadGrant, from: Changes): AsyncIterable<SourceBatch> {
  const { userId, product } = read.grant;
  for (let cursor = from; ;) {
    const { startTime, start } = cursor;
    const asked = { startTime, start, count: PAGE_CHANGES };
    const page = await requireRead(deps, read, await deps.linkedinReader.readChanges(read.caller, asked));
    const until = page.processedAt ?? startTime;
    // The changes of one moment could fill more than a page.
    cursor =
      until === startTime
        ? { ...cursor, start: start + PAGE_CHANGES }
        : { ...cursor, startTime: until, start: 0 };
    yield {
      items: page.posts.length + page.removals.length,
      posts: page.posts.map((report) => ({ report })),
      days: [],
      refused: [],
      cursor,
      async write(tx) {
        if (until !== null)
          await tx.linkedinGrant.update({
            where: { userId_product: { userId, product } },
            data: { readUntil: new Date(until) },
          });
        return removeLinkedinPosts(tx, userId, page.removals);
      },
    };
    if (page.count < PAGE_CHANGES) return;
  }
}
