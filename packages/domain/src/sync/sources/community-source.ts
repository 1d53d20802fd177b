import { z } from "zod";
import { holdGrant } from "../../connections/hold-grant";
import type { SyncDeps } from "../deps";
import type { LeasedRun } from "../lease-run";
import type { ListedPost } from "../ports/linkedin-reader";
import { noteListed, removeUnlisted } from "../remove-linkedin-posts";
import { openReadGrant, type ReadGrant, requireRead } from "./read-with-grant";
import type { Source, SourceBatch } from "./source";
import { mergeTaktPosts } from "./takt-source";

/** The most that LinkedIn lists in a page. */
const PAGE_POSTS = 100;
/** Posts that a page repeats of the one before, to notice whether a post went away between the two calls. */
const OVERLAP_POSTS = 5;

const cursorSchema = z.object({
  /** When the listing began. */
  listedAt: z.coerce.date(),
  start: z.number(),
  /** The last post of the page before. */
  last: z.string().nullable(),
  /** Whether no post can have been left out so far. */
  isWhole: z.boolean(),
});
type Cursor = z.infer<typeof cursorSchema>;

/**
 * Opens the member's posts as the Community Management API lists them, the newest first. A listing that has left nothing
 * out also tells which posts are gone.
 */
export async function openCommunitySource(deps: SyncDeps, run: LeasedRun): Promise<Source> {
  const read = await openReadGrant(deps, run.userId, "community");
  if (run.cursor === null) await mergeTaktPosts(deps, run);
  const at = { cursor: toCursor(run) };
  const { grant } = read;
  return {
    total: null,
    measuredAt: run.createdAt,
    batches: readPages(deps, read, at),
    hold: (tx) => holdGrant(tx, grant),
    async finish(tx) {
      const { isWhole, listedAt } = at.cursor;
      if (!isWhole) return 0;
      const removed = await removeUnlisted(tx, run.userId, listedAt);
      await tx.linkedinGrant.updateMany({
        where: { userId: run.userId, product: "community", generation: grant.generation },
        data: { postsReadAt: listedAt },
      });
      return removed;
    },
  };
}

function toCursor({ cursor, createdAt }: LeasedRun): Cursor {
  return cursor === null
    ? { listedAt: createdAt, start: 0, last: null, isWhole: true }
    : cursorSchema.parse(cursor);
}

async function* readPages(
  deps: SyncDeps,
  read: ReadGrant,
  at: { cursor: Cursor },
): AsyncIterable<SourceBatch> {
  for (;;) {
    const { start, last, isWhole, listedAt } = at.cursor;
    const first = Math.max(0, start - OVERLAP_POSTS);
    const { memberSub } = read.grant;
    const asked = { memberSub, start: first, count: PAGE_POSTS };
    const page = await requireRead(deps, read, await deps.linkedinReader.listPosts(read.caller, asked));
    const known = page.findIndex(({ urn }) => urn === last);
    at.cursor = {
      listedAt,
      start: first + page.length,
      last: page.at(-1)?.urn ?? last,
      isWhole: isWhole && (last === null || known >= 0),
    };
    yield toListedBatch(read, page.slice(known + 1), at.cursor);
    // There is no number of all posts that could be relied on.
    if (page.length < PAGE_POSTS) return;
  }
}

function toListedBatch({ grant }: ReadGrant, posts: ListedPost[], cursor: Cursor): SourceBatch {
  const { listedAt } = cursor;
  const unpublished = posts.filter(({ report }) => report === null).map(({ urn }) => urn);
  return {
    items: posts.length,
    posts: posts.flatMap(({ report }) => (report ? [{ report: { ...report, listedAt } }] : [])),
    days: [],
    refused: [],
    cursor: { ...cursor, listedAt: listedAt.toISOString() },
    async write(tx) {
      await noteListed(tx, grant.userId, unpublished, listedAt);
      return 0;
    },
  };
}
