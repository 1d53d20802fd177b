import { describe, expect, test } from "vitest";
import type { Failure } from "../model/failures";
import { readEvents, readJson } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const fail = (failure: Failure, failureTimes: number | "always" = 1) =>
  harness.control.settings({ failure, failureTimes });
const ask = (api: string, part = {}, init: RequestInit = {}) =>
  api === "chat" ? harness.chat(part, init) : harness.responses(part, init);
type Json = Awaited<ReturnType<typeof readJson>>;
const textOf = (api: string, body: Json): string =>
  api === "chat" ? body.choices[0].message.content : body.output.at(-1).content[0].text;

describe.each(["responses", "chat"])("%s", (api) => {
  test.each([
    ["quota", 429, { type: "insufficient_quota", code: "insufficient_quota" }],
    ["rate", 429, { type: "requests", code: "rate_limit_exceeded" }],
    ["overloaded", 503, { type: "server_error" }],
    [
      "unauthorized",
      401,
      {
        code: "invalid_api_key",
        message: expect.stringMatching(/^Incorrect API key provided: sk-e\*+-key\./),
      },
    ],
    ["unknown_model", 404, { code: "model_not_found" }],
  ] as const)("%s is %i once, also for a stream", async (failure, status, error) => {
    for (const stream of [false, true]) {
      await fail(failure);
      const answer = await ask(api, { stream });
      expect([answer.status, await readJson(answer)]).toMatchObject([status, { error }]);
      expect((await ask(api, { stream })).status).toBe(200);
    }
  });

  test("rate names the time to wait", async () => {
    await harness.control.settings({ failure: "rate", retryAfterMs: 1_500 });
    const { headers } = await ask(api);
    expect([headers.get("retry-after-ms"), headers.get("retry-after")]).toEqual(["1500", "2"]);
  });

  test("server_error is a page of HTML every time", async () => {
    await fail("server_error", "always");
    for (const _ of [1, 2]) {
      const answer = await ask(api);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=UTF-8"]);
      expect(await answer.text()).toContain("<h1>500 Internal Server Error</h1>");
    }
  });

  test("hang sends nothing until the caller disconnects", async () => {
    await fail("hang");
    const leaving = new AbortController();
    const asking = ask(api, { stream: true }, { signal: leaving.signal });
    const ends = async () => (await harness.calls()).map(({ end }) => end);
    await expect.poll(ends).toEqual(["running"]);
    leaving.abort();
    await expect(asking).rejects.toThrow("aborted");
    await expect.poll(ends).toEqual(["caller left"]);
  });

  test("cut ends the connection without an answer", async () => {
    await fail("cut");
    await expect(ask(api)).rejects.toThrow("fetch failed");
  });

  test("cut_midway ends the connection after some pieces", async () => {
    await fail("cut_midway");
    const { events, whole } = await readEvents(await ask(api, { stream: true }));
    expect(whole).toBe(false);
    expect(piecesOf(events)).toHaveLength(12);
    await fail("cut_midway");
    const half = await ask(api);
    await expect(half.text()).rejects.toThrow("terminated");
  });

  test("hang_midway sends nothing after some pieces", async () => {
    await fail("hang_midway");
    const leaving = new AbortController();
    const answer = await ask(api, { stream: true }, { signal: leaving.signal });
    const piece = api === "chat" ? /"content":"[^"]/g : /output_text\.delta\n/g;
    const reading = readEvents(answer, (text) => {
      if ((text.match(piece)?.length ?? 0) === 12 && text.endsWith("\n\n")) leaving.abort();
    });
    const { events, whole } = await reading;
    expect([whole, piecesOf(events).length]).toEqual([false, 12]);
  });

  test("silent_end ends the stream without its last event", async () => {
    await fail("silent_end");
    const { events, whole } = await readEvents(await ask(api, { stream: true }));
    expect([whole, piecesOf(events).length]).toEqual([true, 12]);
    expect(events.some(({ done, name }) => done || name === "response.completed")).toBe(false);
  });

  test("refusal answers with a refusal", async () => {
    await fail("refusal");
    const body = await readJson(await ask(api));
    const { refusal } = api === "chat" ? body.choices[0].message : body.output.at(-1).content[0];
    expect(refusal).toBe("I'm sorry, but I can't assist with that request.");
    await fail("refusal");
    const { events } = await readEvents(await ask(api, { stream: true }));
    const pieces = events.map(({ data, name }) =>
      api === "chat"
        ? (data.choices?.[0]?.delta.refusal ?? "")
        : name === "response.refusal.delta"
          ? data.delta
          : "",
    );
    expect(pieces.join("")).toBe(refusal);
  });

  test.each([
    ["length", "max_output_tokens"],
    ["content_filter", "content_filter"],
  ] as const)("%s answers with a part of the text and the reason", async (failure, reason) => {
    await fail(failure);
    const body = await readJson(await ask(api));
    expect(body).toMatchObject(
      api === "chat"
        ? { choices: [{ finish_reason: failure }] }
        : { status: "incomplete", incomplete_details: { reason }, output: [{}, { status: "incomplete" }] },
    );
    expect(() => JSON.parse(textOf(api, body)) as unknown).toThrow();
    await fail(failure);
    const { events } = await readEvents(await ask(api, { stream: true }));
    const ended =
      api === "chat"
        ? events.at(-2)!.data.choices[0].finish_reason === failure
        : events.at(-1)!.name === "response.incomplete";
    expect(ended).toBe(true);
  });

  test.each([
    ["prose", /^Sure! Here/],
    ["fences", /^```json\n\{/],
    ["half_json", /^\{"text":"Gliederung[^}]*$/],
    ["wrong_shape", /^\{"result":\{"content"/],
    ["wrong_language", /^\{"text":"Outline, not AI:/],
    ["empty", /^$/],
  ] as const)("%s has its text", async (failure, pattern) => {
    await fail(failure);
    expect(textOf(api, await readJson(await ask(api)))).toMatch(pattern);
    await fail(failure);
    const { events, whole } = await readEvents(await ask(api, { stream: true }));
    expect(whole).toBe(true);
    expect(piecesOf(events).join("")).toMatch(pattern);
  });

  test("too_long is above LinkedIn's limit", async () => {
    await fail("too_long");
    const { text } = JSON.parse(textOf(api, await readJson(await ask(api))));
    expect(text.length).toBeGreaterThan(4_000);
  });

  test("no_usage omits the counts", async () => {
    await fail("no_usage");
    expect((await readJson(await ask(api))).usage).toBeUndefined();
    await fail("no_usage");
    const counted = api === "chat" ? { stream_options: { include_usage: true } } : {};
    const { events } = await readEvents(await ask(api, { stream: true, ...counted }));
    const last = events.findLast(({ done }) => !done)!.data;
    expect((api === "chat" ? last : last.response).usage ?? null).toBeNull();
  });

  test("slow delays each piece", async () => {
    await harness.control.settings({ failure: "slow", slowTokenMs: 3_600_000 });
    const answer = await ask(api, { stream: true });
    const reading = readEvents(answer);
    const ended = async () => (await harness.calls())[0]!.end;
    expect(await ended()).toBe("running");
    // An hour that passes before the next piece is requested has no effect.
    for (let hours = 0; hours < 2_000 && (await ended()) === "running"; hours += 1)
      await harness.control.tick(3_600_000);
    expect((await reading).whole).toBe(true);
  }, 60_000);
});

describe("a failure in the stream of a response", () => {
  const last = async (failure: Failure, count: number) => {
    await fail(failure);
    const answer = await harness.responses({ stream: true });
    expect(answer.status).toBe(200);
    return (await readEvents(answer)).events.slice(-count).map(({ data }) => data);
  };

  test("error_event has its fields at the top, as documented", async () => {
    expect(await last("error_event", 1)).toMatchObject([
      {
        type: "error",
        code: "server_error",
        message: expect.any(String),
        param: null,
        sequence_number: expect.any(Number),
      },
    ]);
  });
  test("nested_error_event has its fields inside and is followed by the failed response", async () => {
    expect(await last("nested_error_event", 2)).toMatchObject([
      { type: "error", error: { type: "server_error", code: "server_error" } },
      {
        type: "response.failed",
        response: { status: "failed", error: { code: "server_error" }, output: [] },
      },
    ]);
  });
  test("failed is a failed response alone", async () => {
    expect(await last("failed", 1)).toMatchObject([
      { type: "response.failed", response: { status: "failed" } },
    ]);
    await fail("failed");
    expect(await readJson(await harness.responses())).toMatchObject({
      status: "failed",
      error: { code: "server_error" },
    });
  });
  test("quota_in_stream is an error after 200", async () => {
    expect(await last("quota_in_stream", 4)).toMatchObject([
      { type: "response.created" },
      { type: "response.in_progress" },
      { type: "error", error: { code: "insufficient_quota" } },
      { type: "response.failed", response: { error: { code: "insufficient_quota" } } },
    ]);
  });
});

test.each(["error_event", "nested_error_event", "failed", "quota_in_stream"] as const)(
  "%s in Chat is an error without a name and without [DONE]",
  async (failure) => {
    await fail(failure);
    const { events } = await readEvents(await harness.chat({ stream: true }));
    const code = failure === "quota_in_stream" ? "insufficient_quota" : "server_error";
    expect(events.at(-1)).toMatchObject({ name: null, done: false, data: { error: { code } } });
    await fail(failure);
    expect((await harness.chat()).ok).toBe(false);
  },
);

test("an unknown failure is refused, a change of settings restarts the count, and a refused call does not count", async () => {
  await expect(harness.control.settings({ failure: "rain" } as object)).rejects.toThrow("400");
  await fail("quota", 2);
  await harness.responses({ model: "none" });
  await harness.responses({ temperature: 1 });
  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await harness.responses()).status);
  expect(statuses).toEqual([429, 429, 200]);
  expect((await harness.calls()).map((call) => call.failure)).toEqual(["quota", "quota", null]);
});

/** The pieces of text of either API. */
function piecesOf(events: Awaited<ReturnType<typeof readEvents>>["events"]): string[] {
  return events.flatMap(({ name, data }) => {
    if (name === "response.output_text.delta") return [data.delta as string];
    const content = name === null ? (data.choices?.[0]?.delta?.content as string | null | undefined) : null;
    return content ? [content] : [];
  });
}
