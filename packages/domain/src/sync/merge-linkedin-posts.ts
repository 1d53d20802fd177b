import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { LinkedPost } from "../posts/published/record-links";
import { loadKnownPosts, lockLinkedinPosts, writeKnownPosts } from "./known-posts";
import { linkPosts } from "./link-posts";
import { applyReport, createRow } from "./model/apply-report";
import { findMatch } from "./model/find-match";
import type { KnownPost, PostSource, ReportedPost } from "./model/reported-post";
import { createPostIndex } from "./model/post-index";
import { listTaktPostsById } from "./takt-posts";

export type Merged = {
  created: number;
  updated: number;
  /** Those that changed nothing. */
  skipped: number;
  /** The row of each report, in their order; null for one that LinkedIn never named. */
  ids: (string | null)[];
  /** The rows that were created or changed. */
  written: ReadonlySet<string>;
  /** Posts of Takt whose link has become known: their first comments go on (announceLinks). */
  linked: LinkedPost[];
};

/**
 * Writes to `linkedin_posts` what a source reports of a user's posts, up to some hundreds at a time, and links the posts
 * of Takt that are found among them. A post is recognised
 * by a URN or by the post of Takt, else as findMatch says; so it makes no difference in which order sources report, how
 * often, or whether they do at the same time: merges of one user wait for each other. `beforeWrite` gets the rows that the
 * reports are about, before they are written.
 */
export async function mergeLinkedinPosts(
  tx: Prisma.TransactionClient,
  userId: string,
  source: PostSource,
  reports: readonly ReportedPost[],
  now: Date,
  { beforeWrite }: { beforeWrite?: (ids: string[]) => Promise<void> } = {},
): Promise<Merged> {
  await lockLinkedinPosts(tx, userId);
  const merged = await mergeReports(tx, userId, source, reports, now, beforeWrite);
  const linked = await linkPosts(tx, userId, reports, now);
  if (linked.length > 0) {
    const ids = linked.map(({ postId }) => postId);
    await mergeReports(tx, userId, "takt", await listTaktPostsById(tx, userId, ids), now);
  }
  return { ...merged, linked };
}

/** Changes that reports would make: the rows that they are about, and which of these are new or other than before. */
export type MergePlan = Omit<Merged, "linked"> & {
  changes: { written: KnownPost[]; seen: KnownPost[] };
};

/** Plans what mergeLinkedinPosts would write of these reports, and writes nothing. */
export async function planReports(
  tx: Prisma.TransactionClient,
  userId: string,
  source: PostSource,
  reports: readonly ReportedPost[],
  now: Date,
): Promise<MergePlan> {
  const index = createPostIndex(await loadKnownPosts(tx, userId, reports));
  const ids: Merged["ids"] = reports.map(() => null);
  const merge = (position: number, row: KnownPost | null) => {
    const report = reports[position]!;
    if (!row && report.urns.length === 0) return;
    const after = row ? applyReport(row, report, source, now) : createRow(randomUUID(), report, source);
    index.put(after);
    ids[position] = after.id;
  };
  const open = reports
    .map((_, position) => position)
    .filter((position) => {
      const row = index.named(reports[position]!);
      if (row) merge(position, row);
      return !row;
    });
  for (const position of open) {
    const report = reports[position]!;
    // One of the same batch may have made the row in the meantime.
    const named = index.named(report);
    const others = open
      .filter((other) => other !== position && ids[other] === null)
      .map((other) => reports[other]!);
    merge(position, named ?? findMatch(report, index.near(report), others));
  }
  const changes = index.changes();
  const created = changes.written.filter(({ id }) => !index.isKnown(id)).length;
  const updated = changes.written.length - created;
  const written = new Set(changes.written.map(({ id }) => id));
  return { created, updated, skipped: reports.length - created - updated, ids, written, changes };
}

async function mergeReports(
  tx: Prisma.TransactionClient,
  userId: string,
  source: PostSource,
  reports: readonly ReportedPost[],
  now: Date,
  beforeWrite?: (ids: string[]) => Promise<void>,
): Promise<Omit<Merged, "linked">> {
  if (reports.length === 0) return { created: 0, updated: 0, skipped: 0, ids: [], written: new Set() };
  const { changes, ...merged } = await planReports(tx, userId, source, reports, now);
  await beforeWrite?.([...changes.written, ...changes.seen].map(({ id }) => id));
  await writeKnownPosts(tx, userId, changes, now);
  return merged;
}
