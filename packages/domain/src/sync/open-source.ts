import { buffer } from "node:stream/consumers";
import type { SyncDeps } from "./deps";
import type { LeasedRun } from "./lease-run";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import { SYNC_LIMITS } from "./model/sync-limits";
import type { RefusedRow } from "./model/sync-run-view";
import type { FileItem, FilePost } from "./ports/member-files";
import { countTaktPosts, listTaktPosts } from "./takt-posts";

/** What is written in one transaction. */
export type SourceBatch = {
  items: number;
  posts: FilePost[];
  days: Extract<FileItem, { kind: "day" }>["day"][];
  refused: RefusedRow[];
};

export type OpenSource = { total: number; measuredAt: Date; batches: AsyncIterable<SourceBatch> };

type Deps = Pick<SyncDeps, "db" | "files" | "memberFiles" | "clock">;

/** Opens the source of a run after the items that are done. Refuses with the `import_*` codes. */
export async function openSource(deps: Deps, run: LeasedRun): Promise<OpenSource> {
  if (run.source === "takt")
    return {
      total: await countTaktPosts(deps.db, run.userId),
      measuredAt: run.createdAt,
      batches: readTakt(deps, run),
    };
  if (run.storageKey === null || (run.source !== "archive_file" && run.source !== "analytics_file"))
    throw new Error(`A run of ${run.source} has no file`);
  // What Takt published comes first, so that the file's posts meet all of it, however close together they are.
  if (run.done === 0)
    for await (const { posts } of readTakt(deps, run)) await mergeTakt(deps, run.userId, posts);
  const { stream } = await deps.files.read(run.storageKey);
  const file = await deps.memberFiles.open(await buffer(stream), run.source, run.fileName ?? "");
  return {
    total: file.total,
    measuredAt: file.measuredAt ?? run.createdAt,
    batches: inBatches(file.items, run.done),
  };
}

function mergeTakt({ db, clock }: Pick<Deps, "db" | "clock">, userId: string, posts: FilePost[]) {
  const reports = posts.map(({ report }) => report);
  return db.$transaction((tx) => mergeLinkedinPosts(tx, userId, "takt", reports, new Date(clock.now())));
}

async function* readTakt({ db }: Pick<Deps, "db">, run: LeasedRun): AsyncIterable<SourceBatch> {
  for (let offset = run.done; ; offset += SYNC_LIMITS.batch) {
    const reports = await listTaktPosts(db, run.userId, { offset, limit: SYNC_LIMITS.batch });
    if (reports.length > 0)
      yield { items: reports.length, posts: reports.map((report) => ({ report })), days: [], refused: [] };
    if (reports.length < SYNC_LIMITS.batch) return;
  }
}

/** Collects the items after the first `skip` into batches. */
async function* inBatches(
  items: AsyncIterable<FileItem> | Iterable<FileItem>,
  skip: number,
): AsyncIterable<SourceBatch> {
  let batch = emptyBatch();
  let passed = 0;
  for await (const item of items) {
    if (passed++ < skip) continue;
    if (item.kind === "post") batch.posts.push(item.post);
    else if (item.kind === "day") batch.days.push(item.day);
    else batch.refused.push(item.refused);
    if (++batch.items < SYNC_LIMITS.batch) continue;
    yield batch;
    batch = emptyBatch();
  }
  if (batch.items > 0) yield batch;
}

const emptyBatch = (): SourceBatch => ({ items: 0, posts: [], days: [], refused: [] });
