import { expect, test } from "vitest";
import { engineBehind } from "../../provenance/model/version-origin";
import { aiOrigin, type Provenance } from "./ai-origin";

const PARAMETERS = {} as Provenance["parameters"];
const version = (engine: Provenance["engine"], from?: "model" | "outline", textHash = "a"): Provenance => ({
  engine,
  textHash,
  parameters: { ...PARAMETERS, ...(from && { editedFrom: { versionId: "1", engine: from } }) },
});

test.each([
  ["a model's", version("model"), "model", "generated"],
  ["an outline", version("outline"), "outline", "outline"],
  ["an edited outline", version(null, "outline"), "outline", "outline"],
  ["an edited text of a model", version(null, "model"), "model", "assisted"],
  ["an edited one of which nothing is known", version(null), "model", "assisted"],
] as const)("%s", (_, given, engine, origin) => {
  expect(engineBehind(given)).toBe(engine);
  expect(aiOrigin(given, [version("model", undefined, "other")])).toBe(origin);
});

test("a text edited back to the model's text is generated", () => {
  expect(aiOrigin(version(null, "model"), [version("model")])).toBe("generated");
  expect(aiOrigin(version(null, "model"), [version(null, "model")])).toBe("assisted");
  expect(aiOrigin(version(null, "outline"), [version("model")])).toBe("outline");
});
