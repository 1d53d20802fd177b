import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { isWorthRetrying } from "./is-worth-retrying";
import { makeQueryClient } from "./query-client";

const refusal = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "", code: -32_000, data: { httpStatus } } });

test.each([408, 409, 425, 429, 500, 502, 503, 504])("an answer with status %i may change", (status) => {
  expect(isWorthRetrying(refusal(status))).toBe(true);
});

test.each([400, 401, 402, 403, 404, 413, 422, 501])("an answer with status %i stays", (status) => {
  expect(isWorthRetrying(refusal(status))).toBe(false);
});

test("a call without an answer is worth another attempt", () => {
  expect(isWorthRetrying(new TRPCClientError("Failed to fetch"))).toBe(true);
});

test.each([
  [503, 2],
  [429, 2],
  [404, 1],
])("a query that is answered %i is sent %i times", async (status, times) => {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  let sent = 0;
  const queryFn = () => {
    sent += 1;
    return Promise.reject(refusal(status));
  };
  await expect(
    client.fetchQuery({ queryKey: ["any"], queryFn, ...client.getDefaultOptions().queries }),
  ).rejects.toThrow();
  expect(sent).toBe(times);
});
