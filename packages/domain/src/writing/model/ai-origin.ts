import { versionOrigin } from "../../provenance/model/version-origin";
import type { StoredParameters } from "./stored-parameters";

/** The facts about a version's origin. */
export type Provenance = {
  engine: "model" | "outline" | null;
  parameters: StoredParameters;
  textHash: string;
};

/**
 * Classifies the origin of a version's text. An edited version whose text equals that of a model's version among
 * `siblings` counts as generated.
 */
export function aiOrigin(
  version: Provenance,
  siblings: readonly Pick<Provenance, "engine" | "textHash">[],
): "outline" | "generated" | "assisted" {
  const origin = versionOrigin(version);
  if (origin !== "assisted") return origin;
  const same = siblings.some(({ engine, textHash }) => engine === "model" && textHash === version.textHash);
  return same ? "generated" : "assisted";
}
