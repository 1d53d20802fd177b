import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVersions } from "../versions";
import { callRest, withoutQuota } from "./call-rest";
import type { Exchange } from "./linkedin-types";

const HTTP_MS = 30_000;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const answered = (status: number): Exchange => ({ kind: "answered", status, headers: {}, body: "" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Calls LinkedIn, which takes `tookMs` to say that a version is retired. Returns the limit of each call. */
async function callWhileVersionsAreRetired(tookMs: number, retryDelaysMs: readonly number[]) {
  const deadlines: number[] = [];
  const result = await callRest(
    {
      send({ deadline }) {
        deadlines.push(deadline);
        vi.advanceTimersByTime(tookMs);
        return Promise.resolve(answered(426));
      },
      versions: createVersions(["202610", "202609", "202608"], log),
      apiUrl: "http://localhost",
      timeouts: { http: HTTP_MS },
    },
    withoutQuota("token"),
    { method: "POST", path: "/rest/posts/1", retryDelaysMs },
  );
  return { deadlines, result };
}

test("a call that is not safe to repeat takes no longer with several versions than with one", async () => {
  const { deadlines, result } = await callWhileVersionsAreRetired(20_000, []);
  expect(deadlines).toEqual([HTTP_MS, 10_000]);
  expect(result).toMatchObject({ status: 426 });
});

test("a call that may be repeated has the whole time for each version", async () => {
  const { deadlines } = await callWhileVersionsAreRetired(20_000, [1000]);
  expect(deadlines).toEqual([HTTP_MS, HTTP_MS, HTTP_MS]);
});
