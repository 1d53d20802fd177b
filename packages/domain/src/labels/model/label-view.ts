import type { LabelColor } from "./label-color";

/** A label as screens see it. */
export type LabelView = { id: string; name: string; color: LabelColor };

/** The columns of a LabelView. */
export const LABEL_COLUMNS = { id: true, name: true, color: true } as const;

/** The outcome for one post that labels were added to or removed from: `before` are the labels that it had. */
export type LabelOutcome =
  | { kind: "done"; id: string; before: string[] }
  | { kind: "refused"; id: string; code: string };
