import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer, chat, startScriptedEndpoint, type Reply } from "../testing/scripted-endpoint";
import { POST, TASK, taskWith, TEXT, createTestWriter, writeTestPost } from "../testing/write-test-post";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

test("servers other than OpenAI's get a system message and the older fields", async () => {
  endpoint.plan(chat(POST));
  await writeTestPost(endpoint.url, { api: "chat" });
  expect(endpoint.requests[0]).toMatchObject({
    path: "/v1/chat/completions",
    body: {
      messages: [{ role: "system" }, { role: "user" }],
      max_tokens: 16_000,
      response_format: { type: "json_schema" },
    },
  });
  expect(endpoint.requests[0]!.body).not.toHaveProperty("max_completion_tokens");
});

test("a field that a server refuses is left out from then on", async () => {
  const refused = answer(400, {
    error: { message: "response_format json_schema is not supported", param: null },
  });
  endpoint.plan(refused, chat(POST), chat(POST));
  const { writer } = createTestWriter(endpoint.url, { api: "chat" });
  for (const _ of [1, 2])
    expect(await writer.write(TASK, { signal: new AbortController().signal, userId: null })).toMatchObject({
      kind: "done",
    });
  expect(endpoint.requests.map(({ body }) => (body.response_format as { type: string }).type)).toEqual([
    "json_schema",
    "json_object",
    "json_object",
  ]);
});

test("a stream without an end fails", async () => {
  endpoint.plan(chat(POST, null));
  expect((await writeTestPost(endpoint.url, { api: "chat" })).outcome).toMatchObject({
    kind: "failed",
    reason: "unavailable",
    partial: TEXT,
  });
});

test("Chat Completions do no research", async () => {
  endpoint.plan(chat(POST));
  await writeTestPost(endpoint.url, { api: "chat" }, taskWith({ useResearch: true }));
  expect(endpoint.requests[0]!.body).not.toHaveProperty("tools");
});

describe("store: false", () => {
  const stored = () => endpoint.requests.map(({ body }) => body.store);

  async function twice(refusal: Reply) {
    const { writer, lines } = createTestWriter(endpoint.url, { api: "chat" });
    endpoint.plan(refusal, chat(POST), chat(POST));
    const progress = { signal: new AbortController().signal, userId: null };
    const outcomes = [await writer.write(TASK, progress), await writer.write(TASK, progress)];
    return { kinds: outcomes.map(({ kind }) => kind), lines: lines.filter((line) => line.includes("store")) };
  }

  test("`store: false` is sent to every server", async () => {
    endpoint.plan(chat(POST));
    await writeTestPost(endpoint.url, { api: "chat" });
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
  ])("`store` is left out after %s refused it, and that is logged once", async (_, status, body) => {
    const { kinds, lines } = await twice(answer(status, body));
    expect(kinds).toEqual(["done", "done"]);
    expect(stored()).toEqual([false, undefined, undefined]);
    expect(lines).toEqual([`info ai.store_refused {"host":"${new URL(endpoint.url).host}"}`]);
  });

  test("other refusals keep `store: false`", async () => {
    const { kinds, lines } = await twice(answer(400, { error: { message: "Our store of models is empty" } }));
    expect([kinds, lines]).toEqual([["failed", "done"], []]);
    expect(stored()).toEqual([false, false]);
  });
});
