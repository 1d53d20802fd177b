import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countVitest } from "./count-vitest.mjs";

/**
 * One vitest run over these projects, counted from its report.
 * @param {string} root
 * @param {string[]} projects
 * @returns {import("./tiers.mjs").Tier}
 */
export function vitestTier(root, projects) {
  return {
    name: projects.join("+"),
    // Some tests of the database tier and all of chaos start the product and would otherwise build it.
    needs: projects.some((name) => name === "db" || name === "chaos") ? ["generate", "build"] : ["generate"],
    tasks: projects,
    async prepare() {
      const file = path.join(mkdtempSync(path.join(tmpdir(), "takt-vitest-")), "report.json");
      return {
        command: path.join(root, "node_modules/.bin/vitest"),
        args: [
          "run",
          ...projects.map((name) => `--project=${name}`),
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${file}`,
        ],
        loud: true,
        limitMs: 20 * 60_000,
        count: (code) =>
          countVitest(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined, code),
      };
    },
  };
}
