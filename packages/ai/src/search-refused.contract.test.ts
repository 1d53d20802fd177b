import { afterAll, beforeAll, expect, test } from "vitest";
import { answer, responses, startScriptedEndpoint } from "./testing/scripted-endpoint";
import { taskWith, TEXT, createTestWriter } from "./testing/write-test-post";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

const nobody = { signal: new AbortController().signal, userId: null };
const researched = taskWith({ useResearch: true });
const post = (text: string, sources: { title: string; url: string }[] = []) =>
  JSON.stringify({ text, hashtags: ["#Work"], sources });
/** Sources that a model without search invents. */
const INVENTED = [{ title: "Invented", url: "https://invented.example/" }];
const searchFlags = () => endpoint.requests.map(({ body }) => "tools" in body);

test.each<[number, unknown]>([
  [400, { error: { message: "Hosted tool 'web_search' is not supported with gpt-test.", param: "tools" } }],
  [422, { detail: [{ type: "literal_error", loc: ["body", "tools", 0, "type"], msg: "Input should be" }] }],
  [404, { error: { message: "No such tool." } }],
  [400, { error: { message: "Unknown parameter.", param: "include" } }],
  [400, { error: { message: "Only 'auto' is supported.", param: "tool_choice" } }],
])("a refusal %i %j disables search and sources from then on and is logged once", async (...no) => {
  endpoint.plan(answer(...no), responses(post(TEXT, INVENTED)), responses(post(TEXT, INVENTED)));
  const { writer, lines } = createTestWriter(endpoint.url);
  expect(writer.canResearch).toBe(true);
  for (const _ of [1, 2])
    expect(await writer.write(researched, nobody)).toMatchObject({
      kind: "done",
      value: { text: TEXT, sources: [] },
    });
  expect(searchFlags()).toEqual([true, false, false]);
  const [searching, ...others] = endpoint.requests.map(({ body }) => body.instructions);
  expect(others[0]).not.toBe(searching);
  expect(others[1]).toBe(others[0]);
  expect(writer.canResearch).toBe(false);
  expect(lines.filter((line) => line.includes("search_refused"))).toEqual([
    `info ai.search_refused {"status":${no[0]}}`,
  ]);
  expect(lines.filter((line) => line.includes("ai.failed"))).toEqual([]);
});

test("the repair for an endpoint without search does not search and lists no sources", async () => {
  const german = "Die meisten Besprechungen sind zu lang. Das ist nicht neu. Aber es ist wahr.";
  endpoint.plan(
    answer(400, { error: { message: "x", param: "tools" } }),
    responses(post(german, INVENTED)),
    responses(post(TEXT, INVENTED)),
  );
  const outcome = await createTestWriter(endpoint.url).writer.write(researched, nobody);
  expect(outcome).toMatchObject({ kind: "done", value: { text: TEXT, sources: [] } });
  const [, plain, repair] = endpoint.requests.map(({ body }) => body.instructions);
  expect(repair).toBe(plain);
});

test("another failure does not disable the search", async () => {
  endpoint.plan(answer(400, { error: { message: "The model is gone.", param: "model" } }));
  const { writer } = createTestWriter(endpoint.url);
  expect(await writer.write(researched, nobody)).toMatchObject({ reason: "configuration" });
  expect([searchFlags(), writer.canResearch]).toEqual([[true], true]);
});

test("a request that is refused without search, too, does not disable the search", async () => {
  const no = answer(404, { error: { message: "The model 'tool' does not exist" } });
  endpoint.plan(no, no);
  const { writer } = createTestWriter(endpoint.url);
  expect(await writer.write(researched, nobody)).toMatchObject({ reason: "configuration" });
  expect([searchFlags(), writer.canResearch]).toEqual([[true, false], true]);
});
