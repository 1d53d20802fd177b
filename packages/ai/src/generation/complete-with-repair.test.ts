import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import type { Answer, Complete, Message } from "./completion";
import { completeWithRepair, type AnswerReader } from "./complete-with-repair";
import { GenerationError } from "./generation-error";
import { emptyTranscript } from "./transcript";

/** Reads words; "bad" has the wrong shape, "soft" and "grave" have problems of these weights. */
const reader: AnswerReader<string> = {
  read: ({ raw }) => (raw.startsWith("bad") || raw === "" ? null : raw),
  shapeRepair: "JSON, please",
  validate: (value) =>
    value.startsWith("soft") || value.startsWith("grave")
      ? {
          repair: `mend ${value}`,
          weight: value.startsWith("grave") ? 9 : Number(value.at(-1)),
          severe: value.startsWith("grave"),
        }
      : null,
};

async function runScript(...replies: (string | Error)[]) {
  const requests: Message[][] = [];
  const stop = new AbortController();
  const complete: Complete = ({ messages }) => {
    const next = replies[requests.push(messages) - 1];
    if (next === undefined) throw new Error("asked too often");
    if (next instanceof Error) {
      if (next.name === "AbortError") stop.abort();
      return Promise.reject(next);
    }
    const answer: Answer = {
      raw: next,
      usage: { input: 1, output: 2 },
      requestId: `r${requests.length}`,
      model: null,
      cited: [],
      searched: [],
    };
    return Promise.resolve(answer);
  };
  const request = {
    instructions: "i",
    messages: [{ role: "user" as const, content: "q" }],
    format: POST_FORMAT,
    search: null,
    safetyIdentifier: null,
  };
  const transcript = emptyTranscript<string>();
  const progress = { signal: stop.signal, onRaw: () => {}, onEvent: () => {} };
  const outcome = await completeWithRepair(complete, request, reader, progress, transcript).then(
    ({ value }) => ({ value, tokens: transcript.usage!.output, repairs: transcript.repairs }),
    (error: unknown) => (error instanceof GenerationError ? error.reason : (error as Error).message),
  );
  return { outcome, requests, transcript };
}

test("a good answer needs no repair", async () => {
  const { outcome, requests } = await runScript("good");
  expect(outcome).toEqual({ value: "good", tokens: 2, repairs: 0 });
  expect(requests).toEqual([[{ role: "user", content: "q" }]]);
});

test("invalid JSON is repaired once, and the usage of both answers is summed", async () => {
  const { outcome, requests } = await runScript("bad", "good");
  expect(outcome).toEqual({ value: "good", tokens: 4, repairs: 1 });
  expect(requests[1]).toEqual([
    { role: "user", content: "q" },
    { role: "assistant", content: "bad" },
    { role: "user", content: "JSON, please" },
  ]);
});

test("a long answer is quoted back without half a character at its end", async () => {
  const start = `bad${"x".repeat(19_996)}`;
  const { requests } = await runScript(`${start}👋 and more`, "good");
  expect(requests[1]!.at(-2)).toEqual({ role: "assistant", content: start });
});

test("an empty answer is not quoted back", async () => {
  const { requests } = await runScript("", "good");
  expect(requests[1]!.map(({ role }) => role)).toEqual(["user", "user"]);
});

test("invalid JSON twice is unusable", async () => {
  expect((await runScript("bad", "bad")).outcome).toBe("unusable");
});

test("an answer with a problem is repaired once", async () => {
  const { outcome, requests } = await runScript("grave", "good");
  expect(outcome).toMatchObject({ value: "good", repairs: 1 });
  expect(requests[1]!.at(-1)).toEqual({ role: "user", content: "mend grave" });
});

test("shape and content are each repaired once", async () => {
  expect((await runScript("bad", "soft2", "good")).outcome).toMatchObject({ value: "good", repairs: 2 });
  expect((await runScript("grave", "bad", "good")).outcome).toMatchObject({ value: "good", repairs: 2 });
  expect((await runScript("grave", "bad", "bad")).outcome).toBe("unusable");
  expect((await runScript("bad", "grave", "bad")).outcome).toBe("unusable");
});

test.each([
  [["soft2", "soft1"], "soft1"],
  [["soft1", "soft2"], "soft1"],
  [["soft1", "grave"], "soft1"],
  [["grave", "soft1"], "soft1"],
  [["soft1", "bad"], "soft1"],
])("the better answer of %j is %s", async (replies, value) => {
  expect((await runScript(...replies)).outcome).toMatchObject({ value });
});

test("a severe problem twice is unusable", async () => {
  expect((await runScript("grave", "grave")).outcome).toBe("unusable");
});

test("the first answer is used when its repair fails, unless it is severe or the user stopped", async () => {
  expect((await runScript("soft1", new Error("busy"))).outcome).toMatchObject({ value: "soft1", repairs: 1 });
  expect((await runScript("grave", new Error("busy"))).outcome).toBe("busy");
  expect((await runScript("soft1", new DOMException("stopped", "AbortError"))).outcome).toBe("stopped");
});

test("the transcript is readable after an interruption", async () => {
  const { outcome, transcript } = await runScript("bad", "soft1", new DOMException("stopped", "AbortError"));
  expect(outcome).toBe("stopped");
  expect(transcript).toMatchObject({
    usage: { input: 2, output: 4 },
    repairs: 2,
    answer: { requestId: "r2" },
    first: { value: "soft1", severe: false },
  });
});
