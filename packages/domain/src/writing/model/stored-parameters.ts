import type { WritingParameters } from "./writing-parameters";

/** What a version keeps of how it came about; the language is its text's. */
export type StoredParameters = WritingParameters & {
  /** Of an edited one: the version it began with, and the engine that had written that one's text. */
  editedFrom?: { versionId: string; engine: "model" | "outline" };
};
