import { execFileSync } from "node:child_process";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listFiles } from "../checks/list-files.mjs";
import { toolEnv } from "../start/tool-env.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const READS_ALL = ["format", "paths", "vocabulary", "unused", "unit"];
const READS_CODE = ["lint", "types", "boundaries"];
const READS_ALL_BUT_DOCS = ["db", "routes", "contract", "chaos", "guards", "browser"];
/** As .gitignore has it. */
const IGNORED = /(^|\/)(\.git|next-env\.d\.ts|\.env|\.env\.local)$|\.(tsbuildinfo|log)$/;
/** @type {string[]} */
let files = [];
/** @type {{ taskId: string, inputs: Record<string, string> }[]} */
let tasks = [];

beforeAll(() => {
  files = listFiles(ROOT).filter((file) => !IGNORED.test(file));
  const names = [...READS_ALL, ...READS_CODE, ...READS_ALL_BUT_DOCS, "build"];
  const options = { cwd: ROOT, env: toolEnv(ROOT), maxBuffer: 1 << 28 };
  const turbo = path.join(ROOT, "node_modules/.bin/turbo");
  tasks = JSON.parse(String(execFileSync(turbo, ["run", ...names, "--dry=json"], options))).tasks;
});

const missing = (/** @type {string} */ task, /** @type {string[]} */ read) => {
  const inputs = tasks.find(({ taskId }) => taskId === `//#${task}`)?.inputs ?? {};
  return read.filter((file) => !(file in inputs));
};

test.each(READS_ALL)("%s runs again after any change", (task) => {
  expect(files.length).toBeGreaterThan(4000);
  expect(missing(task, files)).toEqual([]);
});

test.each(READS_CODE)("%s runs again after any change but of prose", (task) => {
  expect(
    missing(
      task,
      files.filter((file) => !file.endsWith(".md")),
    ),
  ).toEqual([]);
});

test.each(READS_ALL_BUT_DOCS)("%s runs again after any change but of docs", (task) => {
  expect(
    missing(
      task,
      files.filter((file) => !/^docs\/|^[^/]+\.md$/.test(file)),
    ),
  ).toEqual([]);
});

test("the app is built again after any change of a package that it is made of, tests left out", () => {
  const built = tasks.filter(({ taskId }) => /#(transit|build|generate)$/.test(taskId));
  const inputs = new Set(
    built.flatMap(({ taskId, inputs: own }) => {
      const name = taskId.slice("@takt/".length).split("#")[0];
      const folder =
        name === "web" ? "apps/web" : name === "typescript" ? "tooling/typescript" : `packages/${name}`;
      return Object.keys(own).map((file) => `${folder}/${file}`);
    }),
  );
  const sources = files.filter(
    (file) => /^(apps\/web|packages)\//.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.filter((file) => !inputs.has(file))).toEqual([]);
  expect([...inputs].filter((file) => /\.test\./.test(file))).toEqual([]);
});
