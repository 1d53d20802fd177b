import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import type { Answer, CompletionRequest } from "./completion";
import { completeWithRepair, type AnswerReader } from "./complete-with-repair";
import { emptyTranscript } from "./transcript";

/** Reads all known pages with an answer; "bad" has the wrong shape, "soft" is repaired. */
const reader: AnswerReader<{ raw: string; pages: string[]; before: string | null }> = {
  read: ({ raw, cited, searched }, before) =>
    raw === "" || raw === "bad"
      ? null
      : { raw, pages: [...cited.map(({ url }) => url), ...searched], before: before?.raw ?? null },
  shapeRepair: "JSON, please",
  validate: ({ raw }) => (raw === "soft" ? { repair: "better", weight: 1, severe: false } : null),
};

async function runScript(...replies: (Partial<Answer> & { raw: string })[]) {
  const requests: CompletionRequest[] = [];
  const { value } = await completeWithRepair(
    (request) => {
      const answer = replies[requests.push(request) - 1]!;
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
      safetyIdentifier: null,
    },
    reader,
    { signal: new AbortController().signal, onRaw: () => {}, onEvent: () => {} },
    emptyTranscript(),
  );
  return { value, requests };
}

const found = {
  cited: [{ title: "C", url: "https://cited.example/" }],
  searched: ["https://found.example/"],
};

test.each(["bad", "soft"])("the web is not searched again after %s, and its results stay", async (raw) => {
  const { value, requests } = await runScript({ raw, ...found }, { raw: "good" });
  expect(requests.map(({ search }) => search !== null)).toEqual([true, false]);
  expect(requests.map(({ instructions }) => instructions)).toEqual(["search", "search"]);
  expect(value).toEqual({
    raw: "good",
    pages: ["https://cited.example/", "https://found.example/"],
    before: raw === "soft" ? "soft" : null,
  });
});

test("an empty answer repeats the web search", async () => {
  const { requests } = await runScript({ raw: "" }, { raw: "good" });
  expect(requests[1]!.search).not.toBeNull();
});

test("a repair for an endpoint without search has the instructions without search", async () => {
  const { requests } = await runScript({ raw: "", searchRefused: true }, { raw: "soft" }, { raw: "good" });
  expect(requests.slice(1)).toMatchObject([
    { search: null, instructions: "do not search" },
    { search: null, instructions: "do not search" },
  ]);
});
