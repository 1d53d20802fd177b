import { afterAll, beforeAll, expect, test } from "vitest";
import { answer, chat, startScriptedEndpoint } from "../testing/scripted-endpoint";
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
  expect((await tryToWrite(endpoint.url, { api: "chat" })).outcome).toEqual({
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
