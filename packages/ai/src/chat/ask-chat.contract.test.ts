import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer, chat, startScriptedEndpoint, type Reply } from "../testing/scripted-endpoint";
import { POST, TASK, taskWith, TEXT, trialWriter, tryToWrite } from "../testing/try-to-write";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

test("a system message, and older words for servers other than OpenAI's", async () => {
  endpoint.plan(chat(POST));
  await tryToWrite(endpoint.url, { api: "chat" });
  expect(endpoint.asked[0]).toMatchObject({
    path: "/v1/chat/completions",
    body: {
      messages: [{ role: "system" }, { role: "user" }],
      max_tokens: 16_000,
      response_format: { type: "json_schema" },
    },
  });
  expect(endpoint.asked[0]!.body).not.toHaveProperty("max_completion_tokens");
});

test("what a server refuses is left out, also the next time", async () => {
  const refused = answer(400, {
    error: { message: "response_format json_schema is not supported", param: null },
  });
  endpoint.plan(refused, chat(POST), chat(POST));
  const { writer } = trialWriter(endpoint.url, { api: "chat" });
  for (const _ of [1, 2])
    expect(await writer.write(TASK, { signal: new AbortController().signal, userId: null })).toMatchObject({
      kind: "done",
    });
  expect(endpoint.asked.map(({ body }) => (body.response_format as { type: string }).type)).toEqual([
    "json_schema",
    "json_object",
    "json_object",
  ]);
});

test("a stream without an end is none", async () => {
  endpoint.plan(chat(POST, null));
  expect((await tryToWrite(endpoint.url, { api: "chat" })).outcome).toMatchObject({
    kind: "failed",
    reason: "unavailable",
    partial: TEXT,
  });
});

test("no research", async () => {
  endpoint.plan(chat(POST));
  await tryToWrite(endpoint.url, { api: "chat" }, taskWith({ useResearch: true }));
  expect(endpoint.asked[0]!.body).not.toHaveProperty("tools");
});

describe("store: false", () => {
  const stored = () => endpoint.asked.map(({ body }) => body.store);

  async function twice(refusal: Reply) {
    const { writer, lines } = trialWriter(endpoint.url, { api: "chat" });
    endpoint.plan(refusal, chat(POST), chat(POST));
    const progress = { signal: new AbortController().signal, userId: null };
    const outcomes = [await writer.write(TASK, progress), await writer.write(TASK, progress)];
    return { kinds: outcomes.map(({ kind }) => kind), lines: lines.filter((line) => line.includes("store")) };
  }

  test("is said to every server", async () => {
    endpoint.plan(chat(POST));
    await tryToWrite(endpoint.url, { api: "chat" });
    expect(stored()).toEqual([false]);
  });

  test.each<[string, number, unknown]>([
    ["OpenAI's way", 400, { error: { message: "Nope.", param: "store" } }],
    ["as a message", 400, { error: { message: "property 'store' is unsupported" } }],
    [
      "as a list of errors",
      400,
      [{ error: { code: 400, message: 'Invalid JSON. Unknown name "store": Cannot find field.' } }],
    ],
    [
      "as a detail",
      422,
      {
        detail: [{ type: "extra_forbidden", loc: ["body", "store"], msg: "Extra inputs are not permitted" }],
      },
    ],
  ])("refused %s: it is left out, also the next time, and that is logged once", async (_, status, body) => {
    const { kinds, lines } = await twice(answer(status, body));
    expect(kinds).toEqual(["done", "done"]);
    expect(stored()).toEqual([false, undefined, undefined]);
    expect(lines).toEqual([`info ai.store_refused {"host":"${new URL(endpoint.url).host}"}`]);
  });

  test("other refusals do not take it away", async () => {
    const { kinds, lines } = await twice(answer(400, { error: { message: "Our store of models is empty" } }));
    expect([kinds, lines]).toEqual([["failed", "done"], []]);
    expect(stored()).toEqual([false, false]);
  });
});
