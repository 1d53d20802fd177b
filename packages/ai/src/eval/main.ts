// `npm run eval:writing` prints a table and writes docs/writing.md. With OPENAI_API_KEY it evaluates that
// endpoint, too, which costs 80 texts and their repairs.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createWriter } from "../create-writer";
import { outlineWriter } from "../outline/outline-writer";
import { readWriterSettings } from "../read-writer-settings";
import { evalEnv } from "./env";
import { resultsTable } from "./results-table";
import { runEval } from "./run-eval";
import { keepEarlier, readSections, writingPage, type Section } from "./writing-page";

const ROOT = path.join(import.meta.dirname, "../../../..");
const PAGE = path.join(ROOT, "docs/writing.md");

const env = evalEnv(ROOT);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const sections: Section[] = [
  { title: "Outline composer", table: resultsTable(await runEval(outlineWriter())) },
];

const settings = readWriterSettings(env, log);
if (settings.api !== "outline") {
  const results = await runEval(createWriter(settings), (language, set, { failed, problems, ms }) =>
    console.log(
      `${language} ${set + 1}: ${failed ?? (problems.join(", ") || "as asked")} (${Math.round(ms)} ms)`,
    ),
  );
  const { hostname } = new URL(settings.baseUrl);
  const title = `${settings.model} at ${hostname}, ${settings.api}, ${new Date().toISOString().slice(0, 10)}`;
  sections.push({ title, table: resultsTable(results) });
}

for (const { title, table } of sections) console.log(`\n${title}\n${table}`);
const earlier = existsSync(PAGE) ? readSections(readFileSync(PAGE, "utf8")) : [];
writeFileSync(PAGE, writingPage(keepEarlier(earlier, sections)));
