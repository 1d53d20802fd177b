import { buffer } from "node:stream/consumers";
import type { SyncDeps } from "../deps";
import type { LeasedRun } from "../lease-run";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { FileItem, FileSource } from "../ports/member-files";
import { type Source, type SourceBatch, toBatch } from "./source";
import { mergeTaktPosts } from "./takt-source";

/** Opens the file of an import. Refuses with the `import_*` codes. */
export async function openFileSource(
  deps: Pick<SyncDeps, "db" | "files" | "memberFiles" | "clock" | "events">,
  run: LeasedRun,
  source: FileSource,
): Promise<Source> {
  if (run.storageKey === null) throw new Error(`A run of ${source} has no file`);
  if (run.done === 0) await mergeTaktPosts(deps, run);
  const { stream } = await deps.files.read(run.storageKey);
  const file = await deps.memberFiles.open(await buffer(stream), source, run.fileName ?? "", run.createdAt);
  return {
    total: file.total,
    measuredAt: file.measuredAt ?? run.createdAt,
    batches: inBatches(file.items, run.done),
  };
}

/** Collects the items after the first `skip` into batches. */
async function* inBatches(
  items: AsyncIterable<FileItem> | Iterable<FileItem>,
  skip: number,
): AsyncIterable<SourceBatch> {
  let collected: FileItem[] = [];
  let passed = 0;
  for await (const item of items) {
    if (passed++ < skip) continue;
    collected.push(item);
    if (collected.length < SYNC_LIMITS.batch) continue;
    yield toBatch(collected);
    collected = [];
  }
  if (collected.length > 0) yield toBatch(collected);
}
