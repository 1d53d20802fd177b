// Proves that every guard of publishing is tested: takes each one away and sees its test fail.
// A guard is marked in the source: `and p.version = r.version -- guard:claim-version` in SQL, or a
// `// guard:fresh` as first line under its `if`. Its test is titled `guard claim-version: …`.
import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = path.join(root, "packages/domain/src");
/** Each run starts a database of its own. */
const AT_ONCE = 2;

/**
 * @param {string} code TypeScript with marked guards
 * @param {string} name
 * @returns {string} the code without that guard
 */
export function takeGuardAway(code, name) {
  if (!name) return code;
  const end = `guard:${name}(?![\\w-])`;
  return code
    .replace(new RegExp(`^(\\s*(?:where|and)\\s+\\(?)[^\\n]*-- ${end}`, "gm"), "$1true")
    .replace(new RegExp(`if \\([^\\n]*\\) \\{(\\n\\s*// ${end})`, "g"), "if (false) {$1");
}

/** @returns {string[]} names of all guards in the source, in order of files */
export function listGuards() {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(/(?:--|\/\/) guard:([\w-]+)/g)].map(
      (m) => m[1] ?? "",
    ),
  );
}

/** Test files with a test of that guard: importing all of them would cost more than running one. @param {string} guard */
function filesTesting(guard) {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => path.join(source, file))
    .filter((file) => readFileSync(file, "utf8").includes(`guard ${guard}:`));
}

/** @param {string} guard @returns {Promise<{ guard: string, caught: boolean, why: string }>} */
function tryWithout(guard) {
  const vitest = path.join(root, "node_modules/.bin/vitest");
  const args = [
    "run",
    "--config",
    "scripts/checks/guards.vitest.config.ts",
    "--root",
    root,
    "--reporter=json",
  ];
  const files = filesTesting(guard);
  if (files.length === 0) return Promise.resolve({ guard, caught: false, why: "no test of that name" });
  const only = ["--testNamePattern", `guard ${guard}:`, ...files];
  return new Promise((resolve) => {
    const env = { ...process.env, GUARD: guard };
    execFile(vitest, [...args, ...only], { cwd: root, env, maxBuffer: 1 << 26 }, (_error, stdout) => {
      const json = stdout.slice(stdout.indexOf("{"));
      if (!json) return resolve({ guard, caught: false, why: "the run printed no report" });
      const { numPassedTests, numFailedTests } = JSON.parse(json);
      if (numPassedTests + numFailedTests === 0)
        return resolve({ guard, caught: false, why: "no test of that name" });
      resolve({
        guard,
        caught: numFailedTests > 0,
        why: numFailedTests > 0 ? "" : "its test passes without it",
      });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const guards = process.argv.length > 2 ? process.argv.slice(2) : [...new Set(listGuards())];
  /** @type {string[]} */
  const missed = [];
  const waiting = [...guards];
  const work = async () => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const { caught, why } = await tryWithout(guard);
      console.log(caught ? `ok      ${guard}` : `MISSED  ${guard}: ${why}`);
      if (!caught) missed.push(guard);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${guards.length - missed.length} of ${guards.length} guards are seen failing when taken away`);
  process.exit(missed.length === 0 && guards.length > 0 ? 0 : 1);
}
