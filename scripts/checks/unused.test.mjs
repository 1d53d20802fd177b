import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const manifest = (/** @type {string} */ name, /** @type {object} */ more = {}) =>
  JSON.stringify({ name: `@takt/${name}`, type: "module", exports: { "./*": "./src/*.ts" }, ...more });
/** A small repository with one fault of each kind, and beside it what is fine. @type {Record<string, string>} */
const FILES = {
  "package.json": JSON.stringify({
    name: "takt",
    private: true,
    type: "module",
    dependencies: { yaml: "1" },
  }),
  "pnpm-workspace.yaml": "packages: [apps/*, packages/*]",
  "scripts/start.mjs": 'import "./start/part.mjs";',
  "scripts/start/part.mjs": 'import "yaml";',
  "scripts/start/lost.mjs": "export const lost = 1;",
  "packages/text/package.json": manifest("text", { dependencies: { diff: "1", eld: "1" } }),
  "packages/text/src/words.ts":
    'import "eld";\nexport const words = 1;\nexport const forNobody = 2;\nexport type Alone = 3;',
  "packages/text/src/words.test.ts": 'import { words } from "./words";\nwords;',
  "apps/cli/package.json": manifest("cli", {
    exports: undefined,
    dependencies: { "@takt/text": "workspace:*" },
  }),
  "apps/cli/src/stripe/main.ts":
    'import { words } from "@takt/text/words";\nimport { part } from "./part";\nimport "zod";\nwords + part;',
  "apps/cli/src/stripe/part.ts": "export const part = 1;\nexport const whole = 2;",
  "apps/cli/src/stripe/lost.ts": "export const lost = 1;",
};
const root = mkdtempSync(path.join(tmpdir(), "takt-unused-"));
/** @type {Record<string, any>[]} */
let issues = [];

beforeAll(() => {
  cpSync(path.join(ROOT, "knip.jsonc"), path.join(root, "knip.jsonc"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const knip = path.join(ROOT, "node_modules/knip/bin/knip.js");
  const args = [knip, "--no-progress", "--no-exit-code", "--reporter", "json"];
  issues = JSON.parse(String(execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" }))).issues;
});
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} kind @returns {string[]} */
const found = (kind) =>
  issues.flatMap((issue) =>
    (issue[kind] ?? []).map((/** @type {{ name: string }} */ { name }) =>
      kind === "files" ? issue.file : `${issue.file}: ${name}`,
    ),
  );

test.each([
  ["files", ["apps/cli/src/stripe/lost.ts", "scripts/start/lost.mjs"]],
  ["dependencies", ["packages/text/package.json: diff"]],
  ["exports", ["apps/cli/src/stripe/part.ts: whole", "packages/text/src/words.ts: forNobody"]],
  ["types", ["packages/text/src/words.ts: Alone"]],
  ["unlisted", ["apps/cli/src/stripe/main.ts: zod"]],
])("%s that nothing uses are found, and no others", (kind, faults) => {
  expect(found(kind).sort()).toEqual(faults);
});
