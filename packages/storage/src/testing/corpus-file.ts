import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import type { FileFacts } from "@takt/domain/media/ports/file-store";

/** A small file of a kind that people have, and what becomes of it: facts when it is taken, else the refusal. */
export type CorpusFile = {
  name: string;
  make: () => Buffer | Promise<Buffer>;
  outcome: Partial<FileFacts> | MediaErrorCode;
};
