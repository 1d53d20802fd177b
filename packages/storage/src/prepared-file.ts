import type { FileFacts } from "@takt/domain/media/ports/file-store";

/** A file that LinkedIn accepts, before it has its final path. */
export type PreparedFile = { file: string; facts: FileFacts };
export type PreparedImage = { file: string; facts: Extract<FileFacts, { kind: "image" }> };
