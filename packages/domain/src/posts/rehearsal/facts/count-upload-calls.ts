/**
 * Returns the fewest calls that the upload of files takes: a picture or a document is registered, a video finalised
 * too (docs/linkedin-api.md, Files). Looks at their state come on top, and nobody knows how many.
 */
export function countUploadCalls(files: readonly { kind: "image" | "video" | "document" }[]): number {
  return files.reduce((calls, { kind }) => calls + (kind === "video" ? 2 : 1), 0);
}
