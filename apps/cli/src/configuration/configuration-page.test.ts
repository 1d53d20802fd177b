import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { envSchema } from "@takt/env/env-schema";
import { configurationPage } from "./configuration-page";

const ROOT = path.join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const onPage = () =>
  new Set([...read("docs/configuration.md").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
const inExample = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);

test("docs/configuration.md is up to date with `npm run docs:configuration`", () => {
  expect(read("docs/configuration.md")).toBe(configurationPage());
});

it.each(Object.keys(envSchema.shape))("%s is in .env.example", (name) => {
  expect(inExample).toContain(name);
});

it.each(inExample)("%s of .env.example is in docs/configuration.md", (name) => {
  expect(onPage()).toContain(name);
});

describe("names that are in no schema are in docs/configuration.md", () => {
  it.each(["scripts/start/settings.mjs", "apps/emulators/src/main.ts", "docker-compose.yml"])(
    "of %s",
    (file) => {
      const text = read(file);
      const names = file.endsWith(".yml")
        ? [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!)
        : [...text.matchAll(/\b(?:PORT|[A-Z]+(?:_[A-Z]+)+)\b/g)].map(([name]) => name);
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => !onPage().has(name))).toEqual([]);
    },
  );
});
