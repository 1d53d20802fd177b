import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import type { Answer, Ask, Message } from "./ask";
import { converse, type Reading } from "./converse";
import { EndedEarly } from "./ended-early";
import { nothingHeard } from "./heard";

/** Reads words; "bad" is of no shape, "soft" and "grave" have faults of these weights. */
const reading: Reading<string> = {
  read: ({ raw }) => (raw.startsWith("bad") || raw === "" ? null : raw),
  shapeRepair: "JSON, please",
  examine: (value) =>
    value.startsWith("soft") || value.startsWith("grave")
      ? {
          repair: `mend ${value}`,
          weight: value.startsWith("grave") ? 9 : Number(value.at(-1)),
          grave: value.startsWith("grave"),
        }
      : null,
};

async function talk(...said: (string | Error)[]) {
  const asked: Message[][] = [];
  const stop = new AbortController();
  const ask: Ask = ({ messages }) => {
    const next = said[asked.push(messages) - 1];
    if (next === undefined) throw new Error("asked too often");
    if (next instanceof Error) {
      if (next.name === "AbortError") stop.abort();
      return Promise.reject(next);
    }
    const answer: Answer = {
      raw: next,
      usage: { input: 1, output: 2 },
      requestId: `r${asked.length}`,
      model: null,
      cited: [],
      searched: [],
    };
    return Promise.resolve(answer);
  };
  const question = {
    instructions: "i",
    messages: [{ role: "user" as const, content: "q" }],
    format: POST_FORMAT,
    search: null,
    person: null,
  };
  const heard = nothingHeard<string>();
  const progress = { signal: stop.signal, onRaw: () => {}, onEvent: () => {} };
  const outcome = await converse(ask, question, reading, progress, heard).then(
    ({ value }) => ({ value, tokens: heard.usage!.output, repairs: heard.repairs }),
    (error: unknown) => (error instanceof EndedEarly ? error.reason : (error as Error).message),
  );
  return { outcome, asked, heard };
}

test("good at once", async () => {
  const { outcome, asked } = await talk("good");
  expect(outcome).toEqual({ value: "good", tokens: 2, repairs: 0 });
  expect(asked).toEqual([[{ role: "user", content: "q" }]]);
});

test("bad JSON is repaired once, and the usage is of both", async () => {
  const { outcome, asked } = await talk("bad", "good");
  expect(outcome).toEqual({ value: "good", tokens: 4, repairs: 1 });
  expect(asked[1]).toEqual([
    { role: "user", content: "q" },
    { role: "assistant", content: "bad" },
    { role: "user", content: "JSON, please" },
  ]);
});

test("an empty answer is not quoted back", async () => {
  const { asked } = await talk("", "good");
  expect(asked[1]!.map(({ role }) => role)).toEqual(["user", "user"]);
});

test("bad JSON twice is unusable", async () => {
  expect((await talk("bad", "bad")).outcome).toBe("unusable");
});

test("not as asked is repaired once", async () => {
  const { outcome, asked } = await talk("grave", "good");
  expect(outcome).toMatchObject({ value: "good", repairs: 1 });
  expect(asked[1]!.at(-1)).toEqual({ role: "user", content: "mend grave" });
});

test("one repair of each kind, not more", async () => {
  expect((await talk("bad", "soft2", "good")).outcome).toMatchObject({ value: "good", repairs: 2 });
  expect((await talk("grave", "bad", "good")).outcome).toMatchObject({ value: "good", repairs: 2 });
  expect((await talk("grave", "bad", "bad")).outcome).toBe("unusable");
  expect((await talk("bad", "grave", "bad")).outcome).toBe("unusable");
});

test.each([
  [["soft2", "soft1"], "soft1"],
  [["soft1", "soft2"], "soft1"],
  [["soft1", "grave"], "soft1"],
  [["grave", "soft1"], "soft1"],
  [["soft1", "bad"], "soft1"],
])("of %j the better one: %s", async (said, value) => {
  expect((await talk(...said)).outcome).toMatchObject({ value });
});

test("grave twice is unusable", async () => {
  expect((await talk("grave", "grave")).outcome).toBe("unusable");
});

test("a repair that fails leaves the first, unless that is grave or the user stopped", async () => {
  expect((await talk("soft1", new Error("busy"))).outcome).toMatchObject({ value: "soft1", repairs: 1 });
  expect((await talk("grave", new Error("busy"))).outcome).toBe("busy");
  expect((await talk("soft1", new DOMException("stopped", "AbortError"))).outcome).toBe("stopped");
});

test("what was heard can be read also when it is broken off", async () => {
  const { outcome, heard } = await talk("bad", "soft1", new DOMException("stopped", "AbortError"));
  expect(outcome).toBe("stopped");
  expect(heard).toMatchObject({
    usage: { input: 2, output: 4 },
    repairs: 2,
    answer: { requestId: "r2" },
    first: { value: "soft1", grave: false },
  });
});
