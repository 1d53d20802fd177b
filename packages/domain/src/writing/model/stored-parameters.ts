import type { WritingParameters } from "./writing-parameters";

/** The stored parameters of a version; the language is that of its text. */
export type StoredParameters = WritingParameters & {
  /** For an edited version: its base version, and the engine that wrote that one's text. */
  editedFrom?: { versionId: string; engine: "model" | "outline" };
  /** For a rewritten version: the version that was rewritten. */
  rewrittenFrom?: { versionId: string };
};

/** Returns the version that this one is based on; null for a newly written one. */
export function basedOn({ editedFrom, rewrittenFrom }: StoredParameters): string | null {
  return (editedFrom ?? rewrittenFrom)?.versionId ?? null;
}

/** Returns the writing parameters without the origin. */
export function askedWith({ editedFrom, rewrittenFrom, ...parameters }: StoredParameters): WritingParameters {
  return parameters;
}
