import type { WritingParameters } from "./writing-parameters";

/** What a version keeps of how it came about; the language is its text's. */
export type StoredParameters = WritingParameters & {
  /** Of an edited one: the version it began with, and the engine that had written that one's text. */
  editedFrom?: { versionId: string; engine: "model" | "outline" };
  /** Of a rewritten one: the version that was rewritten. */
  rewrittenFrom?: { versionId: string };
};

/** The version that one was made from; null of one that was written anew. */
export function basedOn({ editedFrom, rewrittenFrom }: StoredParameters): string | null {
  return (editedFrom ?? rewrittenFrom)?.versionId ?? null;
}

/** What a version was asked with, without where it came from. */
export function askedWith({ editedFrom, rewrittenFrom, ...parameters }: StoredParameters): WritingParameters {
  return parameters;
}
