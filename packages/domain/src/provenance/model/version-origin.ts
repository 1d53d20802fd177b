/** The columns of a version that say how its text came about. */
export type VersionSource = {
  /** Null for a version that a person has edited. */
  engine: "model" | "outline" | null;
  /** The stored parameters; an edited version names the engine of the text it began with. */
  parameters: { editedFrom?: { engine: "model" | "outline" } };
};

/** Returns the engine that wrote the original text, also of a version that a person has edited. */
export function engineBehind({ engine, parameters }: VersionSource): "model" | "outline" {
  return engine ?? parameters.editedFrom?.engine ?? "model";
}

/** Classifies the origin of a version on its own: a model's text that was edited counts as assisted. */
export function versionOrigin(version: VersionSource): "outline" | "generated" | "assisted" {
  if (engineBehind(version) === "outline") return "outline";
  return version.engine === "model" ? "generated" : "assisted";
}
