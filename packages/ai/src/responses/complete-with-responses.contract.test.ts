import { afterAll, beforeAll, expect, test } from "vitest";
import { deltas, responses, startScriptedEndpoint, stream } from "../testing/scripted-endpoint";
import { POST, TASK, taskWith, TEXT, createTestWriter, writeTestPost } from "../testing/write-test-post";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

test("a request has `store: false` and the schema", async () => {
  endpoint.plan(responses(POST));
  await writeTestPost(endpoint.url);
  expect(endpoint.requests[0]).toMatchObject({
    path: "/v1/responses",
    headers: { authorization: "Bearer sk-secret" },
    body: {
      model: "gpt-test",
      store: false,
      stream: true,
      text: { format: { type: "json_schema", name: "post", strict: true } },
    },
  });
  expect(endpoint.requests[0]!.body).not.toHaveProperty("temperature");
  expect(endpoint.requests[0]!.body).not.toHaveProperty("tools");
  expect(endpoint.requests[0]!.headers).not.toHaveProperty("openai-organization");
});

test("a user is sent as a hash", async () => {
  endpoint.plan(responses(POST), responses("{}"));
  const { writer } = createTestWriter(endpoint.url);
  const progress = { signal: new AbortController().signal, userId: "user-1" };
  await writer.write(TASK, progress);
  expect(endpoint.requests[0]!.body.safety_identifier).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(endpoint.requests[0]!.body)).not.toContain("user-1");
  await writer.findTopics({ text: TEXT, language: "en" }, progress);
  expect(endpoint.requests[1]!.body.safety_identifier).toBe(endpoint.requests[0]!.body.safety_identifier);
});

test("a request without a user has no hash", async () => {
  endpoint.plan(responses(POST));
  await writeTestPost(endpoint.url);
  expect(endpoint.requests[0]!.body).not.toHaveProperty("safety_identifier");
});

test("the last of several messages counts", async () => {
  endpoint.plan(
    stream([
      ...deltas('{"text":"Let me think', 0),
      ...deltas(POST, 1),
      { type: "response.completed", response: { output: [] } },
    ]),
  );
  expect((await writeTestPost(endpoint.url)).outcome).toMatchObject({
    kind: "done",
    value: { text: TEXT },
    model: "gpt-test",
    usage: null,
  });
});

test("a text that arrives only at the end is read", async () => {
  endpoint.plan(
    stream([
      {
        type: "response.completed",
        response: { output: [{ type: "message", content: [{ type: "output_text", text: POST }] }] },
      },
    ]),
  );
  expect((await writeTestPost(endpoint.url)).outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
});

test("research uses the tool and the country and lists only found sources", async () => {
  const listed = [
    { title: "Study", url: "https://found.example/study", figures: ["half of them", "30 %"] },
    { title: "Invented", url: "https://invented.example/" },
    { title: "Bad", url: "javascript:alert(1)" },
  ];
  const text = JSON.stringify({ text: TEXT, hashtags: [], sources: listed });
  const annotations = [
    {
      type: "url_citation",
      url: "https://cited.example/?utm_source=openai",
      title: "Cited",
      start_index: 0,
      end_index: 1,
    },
  ];
  const search = {
    type: "web_search_call",
    action: { type: "search", sources: [{ type: "url", url: "https://found.example/study?utm_source=x" }] },
  };
  endpoint.plan(
    responses(text, {
      output: [search, { type: "message", content: [{ type: "output_text", text, annotations }] }],
    }),
  );
  const { outcome } = await writeTestPost(endpoint.url, {}, taskWith({ useResearch: true }));
  expect(outcome).toMatchObject({
    value: {
      sources: [
        { title: "Cited", url: "https://cited.example/" },
        { title: "Study", url: "https://found.example/study" },
      ],
    },
  });
  expect(endpoint.requests[0]!.body).toMatchObject({
    tools: [{ type: "web_search", search_context_size: "low" }],
    tool_choice: "required",
    include: ["web_search_call.action.sources"],
  });
});

test("listed pages are dropped when research found nothing", async () => {
  const sources = [{ title: "Invented", url: "https://invented.example/", figures: ["70 percent"] }];
  endpoint.plan(responses(JSON.stringify({ text: TEXT, hashtags: [], sources })));
  const { outcome } = await writeTestPost(endpoint.url, {}, taskWith({ useResearch: true }));
  expect(outcome).toMatchObject({ kind: "done", value: { text: TEXT, sources: [] } });
});

test("figures of a researched text are listed with their pages", async () => {
  const text = `${TEXT.slice(0, -1)}, and 70 percent say so.`;
  const url = "https://found.example/study";
  const sources = [{ title: "Study", url, figures: ["70 percent", "80 percent", "say so"] }];
  const action = { type: "search", sources: [{ type: "url", url }] };
  endpoint.plan(
    responses(JSON.stringify({ text, hashtags: [], sources }), {
      output: [{ type: "web_search_call", action }],
    }),
  );
  const { outcome } = await writeTestPost(endpoint.url, {}, taskWith({ useResearch: true }));
  expect(outcome).toMatchObject({ value: { sources: [{ title: "Study", url, figures: ["70 percent"] }] } });
});

test("a text without research has no sources", async () => {
  endpoint.plan(
    responses(
      JSON.stringify({ text: TEXT, hashtags: [], sources: [{ title: "T", url: "https://a.example/" }] }),
    ),
  );
  expect((await writeTestPost(endpoint.url)).outcome).toMatchObject({ value: { sources: [] } });
});
