import type { Deps } from "@takt/domain/deps";
import { DomainError } from "@takt/domain/shared/domain-error";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { expect, test, vi } from "vitest";
import { getErrorId } from "./error-id";
import { readEvents } from "../testing/read-events";
import { type Context, publicProcedure, router } from "./trpc";

const left = vi.fn();

/** Yields two events, and then fails if a failure is given. */
function stream(failure?: unknown): AsyncIterable<number> {
  let n = 0;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        n += 1;
        if (n <= 2) return Promise.resolve({ done: false, value: n });
        return failure === undefined
          ? Promise.resolve({ done: true, value: undefined })
          : Promise.reject(failure as Error);
      },
    }),
  };
}

const streams = router({
  all: publicProcedure.mutation(() => stream()),
  refuse: publicProcedure.mutation(() => stream(new DomainError("post_changed", { a: 1 }))),
  fail: publicProcedure.mutation(() => stream(new Error("inside: password of 10.0.0.1"))),
  refuseFirst: publicProcedure.mutation((): Promise<AsyncIterable<number>> => {
    throw new DomainError("ai_limit_reached", { limit: 5 });
  }),
  endless: publicProcedure.mutation(({ signal }) => {
    const stopped = new Promise<void>((resolve) => {
      signal?.addEventListener("abort", () => {
        left();
        resolve();
      });
    });
    return (async function* () {
      yield 1;
      await stopped;
    })();
  }),
});

const logged: string[] = [];

function ask(path: string, signal?: AbortSignal): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/",
    req: new Request(`http://localhost/${path}?batch=1`, {
      method: "POST",
      body: `{"0":{}}`,
      headers: { "content-type": "application/json", "trpc-accept": "application/jsonl" },
      signal,
    }),
    router: streams,
    createContext: (): Context => ({
      deps: { webhookEvents: { check: () => {} } } as unknown as Deps,
      user: null,
      session: null,
      visitorHash: null,
      errorId: "E-1",
    }),
    onError: ({ error, ctx }) => void logged.push(`${error.code} ${getErrorId(error, ctx)}`),
  });
}

test("all events arrive until the end", async () => {
  expect(await readEvents(await (await ask("all")).text())).toEqual({ events: [1, 2] });
});

test("a refusal after some events is mapped like one before the first", async () => {
  const text = await (await ask("refuse")).text();
  expect(await readEvents(text)).toMatchObject({
    events: [1, 2],
    error: {
      message: "post_changed",
      data: { code: "CONFLICT", httpStatus: 409, domain: { code: "post_changed", data: { a: 1 } } },
    },
  });
  expect(text).not.toMatch(/stack|\.ts:/);
  expect(await readEvents(await (await ask("refuseFirst")).text())).toMatchObject({
    events: [],
    error: { data: { httpStatus: 403, domain: { code: "ai_limit_reached", data: { limit: 5 } } } },
  });
});

test("an unexpected error carries the request's id, in the stream and in the log, and no internal details", async () => {
  logged.length = 0;
  const text = await (await ask("fail")).text();
  expect(await readEvents(text)).toEqual({
    events: [1, 2],
    error: {
      message: "Something went wrong",
      code: -32603,
      data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, path: "fail", errorId: "E-1" },
    },
  });
  expect(text).not.toMatch(/inside|10\.0\.0\.1|stack|\.ts:/);
  expect(logged).toEqual(["INTERNAL_SERVER_ERROR E-1"]);
});

test("an aborted request reaches the procedure", async () => {
  left.mockClear();
  const stop = new AbortController();
  const { body } = await ask("endless", stop.signal);
  const reader = body!.getReader();
  await reader.read();
  stop.abort();
  await expect.poll(() => left).toHaveBeenCalledOnce();
  await reader.cancel();
});

test("a silent stream is kept alive", async () => {
  vi.useFakeTimers();
  try {
    const stop = new AbortController();
    const reader = (await ask("endless", stop.signal)).body!.pipeThrough(new TextDecoderStream()).getReader();
    const seen: string[] = [];
    void (async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read()) seen.push(next.value);
    })();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(seen.filter((chunk) => chunk === " ").length).toBeGreaterThanOrEqual(2);
    stop.abort();
    await vi.advanceTimersByTimeAsync(1);
  } finally {
    vi.useRealTimers();
  }
});
