import type { FileFacts } from "@takt/domain/media/ports/file-store";

/** A file that LinkedIn takes, which has no place yet. */
export type PreparedFile = { file: string; facts: FileFacts };
export type PreparedImage = { file: string; facts: Extract<FileFacts, { kind: "image" }> };
