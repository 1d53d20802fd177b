import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import type { Answer, Question } from "./ask";
import { converse, type Reading } from "./converse";
import { nothingHeard } from "./heard";

/** Reads all pages that are known with an answer; "bad" is of no shape, "soft" is asked for once more. */
const reading: Reading<{ raw: string; pages: string[]; before: string | null }> = {
  read: ({ raw, cited, searched }, before) =>
    raw === "" || raw === "bad"
      ? null
      : { raw, pages: [...cited.map(({ url }) => url), ...searched], before: before?.raw ?? null },
  shapeRepair: "JSON, please",
  examine: ({ raw }) => (raw === "soft" ? { repair: "better", weight: 1, grave: false } : null),
};

async function talk(...said: (Partial<Answer> & { raw: string })[]) {
  const asked: Question[] = [];
  const { value } = await converse(
    (question) => {
      const answer = said[asked.push(question) - 1]!;
      return Promise.resolve({
        usage: null,
        requestId: null,
        model: null,
        cited: [],
        searched: [],
        ...answer,
      });
    },
    {
      instructions: "search",
      messages: [{ role: "user", content: "q" }],
      format: POST_FORMAT,
      search: { language: "en", otherwise: "do not search" },
      person: null,
    },
    reading,
    { signal: new AbortController().signal, onRaw: () => {}, onEvent: () => {} },
    nothingHeard(),
  );
  return { value, asked };
}

const found = {
  cited: [{ title: "C", url: "https://cited.example/" }],
  searched: ["https://found.example/"],
};

test.each(["bad", "soft"])(
  "after %s the web is not searched again, and what was found stays",
  async (raw) => {
    const { value, asked } = await talk({ raw, ...found }, { raw: "good" });
    expect(asked.map(({ search }) => search !== null)).toEqual([true, false]);
    expect(asked.map(({ instructions }) => instructions)).toEqual(["search", "search"]);
    expect(value).toEqual({
      raw: "good",
      pages: ["https://cited.example/", "https://found.example/"],
      before: raw === "soft" ? "soft" : null,
    });
  },
);

test("an answer without a word has found nothing: the web is searched again", async () => {
  const { asked } = await talk({ raw: "" }, { raw: "good" });
  expect(asked[1]!.search).not.toBeNull();
});

test("an endpoint that cannot search is told so in the repair, too", async () => {
  const { asked } = await talk({ raw: "", searchRefused: true }, { raw: "soft" }, { raw: "good" });
  expect(asked.slice(1)).toMatchObject([
    { search: null, instructions: "do not search" },
    { search: null, instructions: "do not search" },
  ]);
});
