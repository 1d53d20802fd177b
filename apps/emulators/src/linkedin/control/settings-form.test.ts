import { expect, test } from "vitest";
import { settingsSchema, type Settings } from "../settings";
import { settingFields, settingsOfForm } from "./settings-form";

const defaults = settingsSchema.parse({});
const asForm = (settings: Settings) =>
  Object.fromEntries(
    settingFields(settings)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );

test("a form that is sent unchanged leaves every setting as it was", () => {
  const changed: Settings = {
    ...defaults,
    activeVersions: ["202610"],
    extraScopes: ["a", "b"],
    issuer: "https://a.example",
    refreshTokens: true,
    unverifiedShareLimit: 3,
  };
  for (const settings of [defaults, changed]) {
    const sent = settingsOfForm(settings, asForm(settings));
    expect(sent).toEqual(settings);
    expect(settingsSchema.parse(sent)).toEqual(settings);
  }
});

test("a setting of few values is a choice of them", () => {
  const fields = settingFields(defaults);
  expect(fields.find(({ name }) => name === "imageGet")).toEqual({
    name: "imageGet",
    kind: "choice",
    value: "200",
    options: ["200", "403"],
  });
  expect(fields.find(({ name }) => name === "silentGrant")).toMatchObject({ options: ["true", "false"] });
  expect(fields.find(({ name }) => name === "uploadBytesPerSecond")).toMatchObject({
    kind: "number",
    value: "",
  });
});

test("a number that is left empty, and a name that is not known, are refused by the schema", () => {
  const form = asForm(defaults);
  const { maxCommentary: _, ...rest } = form;
  expect(() => settingsSchema.parse(settingsOfForm(defaults, rest))).toThrow("maxCommentary");
  expect(() => settingsSchema.parse(settingsOfForm(defaults, { ...form, rain: "1" }))).toThrow("rain");
});
