import type { StoredParameters } from "./stored-parameters";

/** The facts about a version's origin. */
export type Provenance = {
  engine: "model" | "outline" | null;
  parameters: StoredParameters;
  textHash: string;
};

/** Returns the engine that wrote the original text, also of a version that a person has edited. */
export function engineBehind({
  engine,
  parameters,
}: Pick<Provenance, "engine" | "parameters">): "model" | "outline" {
  return engine ?? parameters.editedFrom?.engine ?? "model";
}

/**
 * Classifies the origin of a version's text. An edited version whose text equals that of a model's version among
 * `siblings` counts as generated.
 */
export function aiOrigin(
  version: Provenance,
  siblings: readonly Pick<Provenance, "engine" | "textHash">[],
): "outline" | "generated" | "assisted" {
  if (engineBehind(version) === "outline") return "outline";
  if (version.engine === "model") return "generated";
  const same = siblings.some(({ engine, textHash }) => engine === "model" && textHash === version.textHash);
  return same ? "generated" : "assisted";
}
