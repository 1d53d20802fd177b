import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
  WRITING_LANGUAGES,
} from "@takt/domain/writing/model/writing-parameters";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { beforeAll, describe, expect, test } from "vitest";
import { outlineWriter } from "../outline/outline-writer";
import { PARAMETERS } from "../testing/parameters";
import { parameterSets } from "./parameter-sets";
import { resultsTable } from "./results-table";
import { runEval } from "./run-eval";
import { score } from "./score";
import { keepEarlier, readSections, writingPage } from "./writing-page";

beforeAll(loadLanguageDatabase);

const LISTS = {
  postGoal: POST_GOALS,
  contentType: CONTENT_TYPES,
  tone: TONES,
  length: TEXT_LENGTHS,
  callToAction: CALLS_TO_ACTION,
  personalReference: [true, false],
} as const;

describe.each(WRITING_LANGUAGES)("the parameter sets in %s", (language) => {
  const sets = parameterSets(language);

  test("there are forty different sets in the language", () => {
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(40);
    expect(new Set(sets.map((set) => set.language))).toEqual(new Set([language]));
    for (const set of sets) expect(set.customCallToAction !== null).toBe(set.callToAction === "custom");
  });

  test("every pair of parameter values occurs", () => {
    const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
    for (const one of names)
      for (const other of names.slice(names.indexOf(one) + 1)) {
        const met = new Set(sets.map((set) => `${set[one]} ${set[other]}`));
        expect(met.size, `${one} and ${other}`).toBe(LISTS[one].length * LISTS[other].length);
      }
  });
});

test("the problems of a text are counted", () => {
  const post = (text: string) => ({
    kind: "done" as const,
    value: { text, hashtags: [], sources: [] },
    model: "m",
    promptVersion: "v",
    usage: null,
    requestId: null,
  });
  const german = { ...PARAMETERS, language: "de" as const, length: "short" as const };
  const of = (text: string, address: "du" | "sie") => score({ ...german, address }, post(text), 1).problems;
  expect(of("Das ist dein Tag, und der wird gut.", "sie")).toEqual(["address"]);
  expect(of("Das ist dein Tag, und der wird gut.", "du")).toEqual([]);
  expect(of("Der Weg war lang, und ich habe ihn allein gemacht.", "du")).toEqual(["experience"]);
  expect(score(german, { kind: "failed", reason: "busy", partial: "" }, 1)).toMatchObject({ failed: "busy" });
});

test("the outline composer's table has a row for each property", async () => {
  const results = await runEval(outlineWriter());
  expect(results.en).toHaveLength(40);
  const table = resultsTable(results);
  expect(table.split("\n")).toHaveLength(13);
  expect(table).toMatch(/^\| written +\| 40 of 40 \| 40 of 40 \|$/m);
  expect(table).toMatch(/^\| in the language asked for +\| 40 of 40 \| 40 of 40 \|$/m);
});

test("docs/writing.md has the outlines that are composed today", () => {
  const page = readFileSync(path.join(import.meta.dirname, "../../../../docs/writing.md"), "utf8");
  expect(page).toBe(writingPage(readSections(page)));
});

describe("the results page", () => {
  const TABLE = "| property | English |\n| --- | --- |\n| written | 40 of 40 |";
  const outline = { title: "Outline composer", table: TABLE };
  const model = { title: "gpt-a at a.example, chat, 2026-11-01", table: TABLE };
  const other = { title: "gpt-b at a.example, chat, 2026-11-01", table: TABLE };

  test("the results page is parsed as it was written", () => {
    expect(readSections(writingPage([outline, model]))).toEqual([outline, model]);
    expect(readSections("# Writing\n")).toEqual([]);
  });

  test("a run replaces the results of its endpoint and keeps the others", () => {
    expect(keepEarlier([outline, model, other], [outline])).toEqual([outline, model, other]);
    const again = { title: "gpt-a at a.example, chat, 2026-11-22", table: "| new |" };
    expect(keepEarlier([outline, model, other], [outline, again])).toEqual([outline, other, again]);
  });
});
