import { DomainError } from "@takt/domain/shared/domain-error";
import type { ImportErrorCode } from "@takt/domain/sync/model/sync-errors";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import type { FilesAnswer, FilesJob } from "./files-job";
import { memberFileReader } from "./read-member-file";

/** Items of one message: what arrives of it in the main thread is read there at one stretch. */
const ITEMS_OF_AN_ANSWER = 200;

/** Creates what answers the jobs of one file (files-job.ts), in its worker. Never throws: every fault is an answer. */
export function createFilesAnswers(): (job: FilesJob) => Promise<FilesAnswer> {
  let items: AsyncIterator<FileItem> | Iterator<FileItem> | undefined;

  async function answer(job: FilesJob): Promise<FilesAnswer> {
    if (job.kind === "detect") return { kind: "detected", source: await memberFileReader.detect(job.bytes) };
    if (job.kind === "next") return { kind: "items", ...(await nextItems()) };
    const file = await memberFileReader.open(job.bytes, job.source, job.fileName, job.now);
    items =
      Symbol.asyncIterator in file.items ? file.items[Symbol.asyncIterator]() : file.items[Symbol.iterator]();
    return { kind: "opened", total: file.total, measuredAt: file.measuredAt };
  }

  async function nextItems(): Promise<{ items: FileItem[]; isLast: boolean }> {
    const collected: FileItem[] = [];
    while (collected.length < ITEMS_OF_AN_ANSWER) {
      const { value, done } = await items!.next();
      if (done) return { items: collected, isLast: true };
      collected.push(value);
    }
    return { items: collected, isLast: false };
  }

  return (job) =>
    answer(job).catch((error: unknown) =>
      error instanceof DomainError
        ? { kind: "refused", code: error.code as ImportErrorCode }
        : { kind: "failed", error: String(error) },
    );
}
