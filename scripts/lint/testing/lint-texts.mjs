import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../../..");

/**
 * Returns the messages of one rule of the plugin for each text, as a module with elements.
 * @param {string} rule
 * @param {readonly string[]} texts
 * @param {unknown[]} [options] of the rule
 * @returns {{ line: number, message: string }[][]} by text
 */
export function lintTexts(rule, texts, options = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "takt-lint-"));
  const config = {
    plugins: [],
    categories: { correctness: "off" },
    jsPlugins: [path.join(ROOT, "scripts/lint/plugin.mjs")],
    rules: { [`takt/${rule}`]: ["error", ...options] },
  };
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(config));
  texts.forEach((text, index) => writeFileSync(path.join(folder, `${index}.tsx`), text));
  const { stdout } = spawnSync(path.join(ROOT, "node_modules/.bin/oxlint"), ["--format", "json"], {
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  /** @type {{ filename: string, message: string, labels: { span: { line: number } }[] }[]} */
  const found = JSON.parse(String(stdout)).diagnostics;
  return texts.map((_, index) =>
    found
      .filter(({ filename }) => path.basename(filename) === `${index}.tsx`)
      .map(({ message, labels }) => ({ line: labels[0]?.span.line ?? 0, message })),
  );
}
