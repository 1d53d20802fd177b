import type { StoredParameters } from "./stored-parameters";

/** What is asked of a version about where its words come from. */
export type Provenance = {
  engine: "model" | "outline" | null;
  parameters: StoredParameters;
  textHash: string;
};

/** Whose text it began with: also of one that a person has edited since. */
export function engineBehind({
  engine,
  parameters,
}: Pick<Provenance, "engine" | "parameters">): "model" | "outline" {
  return engine ?? parameters.editedFrom?.engine ?? "model";
}

/**
 * Whose words a version has. An edited one whose text is again what a model wrote, among `siblings`, is a model's.
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
