import type { Prisma } from "@takt/db/generated/prisma/client";
import { POST_METRICS } from "../../analytics/model/metrics";
import type { SyncDeps } from "../deps";
import { planReports } from "../merge-linkedin-posts";
import { type ImportPreview, SAMPLE_CHARACTERS, SAMPLE_SIZE } from "../model/import-preview";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { RefusedRow } from "../model/sync-run-view";
import type { FileItem, FilePost, FileSource, MemberFile } from "../ports/member-files";
import { toBatch } from "../sources/source";

/** The outcome that a file would have, and its recognised content. */
export type PreviewedImport = {
  total: number;
  created: number;
  updated: number;
  skipped: number;
  refused: number;
  report: RefusedRow[];
  preview: ImportPreview;
};

/** Reads a file to its end and tells what its import would write; writes nothing. Refuses with the `import_*` codes. */
export async function previewImport(
  { db, clock }: Pick<SyncDeps, "db" | "clock">,
  userId: string,
  source: FileSource,
  file: MemberFile,
): Promise<PreviewedImport> {
  const result: PreviewedImport = {
    total: file.total,
    created: 0,
    updated: 0,
    skipped: 0,
    refused: 0,
    report: [],
    preview: { posts: 0, days: 0, newDays: 0, from: null, to: null, samplePosts: [], sampleDays: [] },
  };
  const named = new Set<string>();
  const days = new Set<string>();
  for await (const items of inChunks(file.items)) {
    const { posts, days: measured, refused } = toBatch(items);
    result.refused += refused.length;
    result.report.push(...refused.slice(0, SYNC_LIMITS.report - result.report.length));
    // A post that an earlier chunk has named is no new one.
    const isAgain = ({ report: { urns } }: FilePost) => urns.some((urn) => named.has(urn));
    const first = posts.filter((post) => !isAgain(post));
    const plan = await planPosts(db, userId, source, first, { now: new Date(clock.now()), file });
    result.created += plan.created;
    result.updated += plan.updated;
    result.skipped += plan.skipped + posts.length - first.length;
    for (const { report } of posts) for (const urn of report.urns) named.add(urn);
    for (const { day } of measured) days.add(day);
    addToPreview(result.preview, items);
  }
  result.preview.days = days.size;
  const known = await db.memberDailyMetrics.count({
    where: { userId, source, day: { in: [...days].map((day) => new Date(day)) } },
  });
  result.preview.newDays = days.size - known;
  return result;
}

async function* inChunks(items: MemberFile["items"]): AsyncIterable<FileItem[]> {
  let chunk: FileItem[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < SYNC_LIMITS.batch) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Counts what the posts would change, newer figures of a known post included. */
async function planPosts(
  db: Prisma.TransactionClient,
  userId: string,
  source: FileSource,
  posts: readonly FilePost[],
  { now, file }: { now: Date; file: MemberFile },
): Promise<Pick<PreviewedImport, "created" | "updated" | "skipped">> {
  const reports = posts.map(({ report }) => report);
  if (reports.length === 0) return { created: 0, updated: 0, skipped: 0 };
  const { created, updated, skipped, ids, written } = await planReports(db, userId, source, reports, now);
  const seen = posts.flatMap(({ metrics }, at) => {
    const id = ids[at];
    return metrics && id && !written.has(id) ? [{ id, metrics }] : [];
  });
  const rows = await db.postMetrics.findMany({
    where: { source, linkedinPostId: { in: seen.map(({ id }) => id) }, linkedinPost: { userId } },
  });
  const measurements = new Map(rows.map((row) => [row.linkedinPostId, row]));
  const measuredAt = file.measuredAt ?? now;
  const newer = seen.filter(({ id, metrics }) => {
    const row = measurements.get(id);
    if (!row) return true;
    const isOther = POST_METRICS.some((metric) => (metrics[metric] ?? row[metric]) !== row[metric]);
    return isOther && row.measuredAt <= measuredAt;
  });
  return { created, updated: updated + newer.length, skipped: skipped - newer.length };
}

function addToPreview(preview: ImportPreview, items: readonly FileItem[]): void {
  for (const item of items) {
    if (item.kind === "refused") continue;
    const day = item.kind === "day" ? item.day.day : item.post.report.publishedAt.toISOString().slice(0, 10);
    if (preview.from === null || day < preview.from) preview.from = day;
    if (preview.to === null || day > preview.to) preview.to = day;
    if (item.kind === "day") {
      if (preview.sampleDays.length < SAMPLE_SIZE) preview.sampleDays.push(item.day);
      continue;
    }
    preview.posts += 1;
    if (preview.samplePosts.length === SAMPLE_SIZE) continue;
    const { report, metrics = {} } = item.post;
    preview.samplePosts.push({
      publishedAt: report.publishedAt.toISOString(),
      text: report.text === null ? null : [...report.text].slice(0, SAMPLE_CHARACTERS).join(""),
      metrics,
    });
  }
}
