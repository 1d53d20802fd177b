import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { evalEnv } from "./env";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "takt-eval-"));
  for (const name of ["OPENAI_API_KEY", "OPENAI_MODEL", "OPENAI_BASE_URL"]) vi.stubEnv(name, undefined);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test("a .env file is read, the environment overrides it, and an empty value counts as missing", () => {
  vi.stubEnv("OPENAI_MODEL", "of-the-environment");
  writeFileSync(
    path.join(root, ".env"),
    "OPENAI_API_KEY=sk-file\nOPENAI_MODEL=of-the-file\nOPENAI_BASE_URL=\n",
  );
  const env = evalEnv(root);
  expect(env).toMatchObject({ OPENAI_API_KEY: "sk-file", OPENAI_MODEL: "of-the-environment" });
  expect(env.OPENAI_BASE_URL).toBe("https://api.openai.com/v1");
});

test("only the environment is read without a .env file", () => {
  expect(evalEnv(root).OPENAI_API_KEY).toBe("");
});
