import type { CoreDeps } from "../shared/core-deps";
import type { Writer } from "./ports/writer";

/** Dependencies of the writing use cases; each takes the `Pick` it needs. */
export type WritingDeps = CoreDeps & {
  /** The language model, or the outline composer when none is configured. */
  writer: Writer;
  /** The outline composer: the fallback when the model fails or its quota is used up. */
  outlineWriter: Writer;
};
