import { expect, test } from "vitest";
import { withRetryPolicy } from "./with-retry-policy";

const QUOTA = '{"error":{"code":"insufficient_quota"}}';

test.each([
  [429, {}, "slow down", null],
  [429, {}, QUOTA, "false"],
  [429, { "retry-after": "2" }, "", null],
  [429, { "retry-after": "3600" }, "", "false"],
  [429, { "retry-after": "Sun, 22 Nov 2026 10:00:00 GMT" }, "", "false"],
  [429, { "retry-after-ms": "50" }, "", null],
  [429, { "retry-after-ms": "60000", "retry-after": "1" }, "", "false"],
  [503, { "retry-after": "120" }, "", "false"],
  [500, {}, QUOTA, null],
  [200, {}, QUOTA, null],
])("for %i with %j and %s x-should-retry is %s", async (status, headers, body, retry) => {
  const fetch = withRetryPolicy(() =>
    Promise.resolve(new Response(body, { status, headers: headers as Record<string, string> })),
  );
  const response = await fetch("http://127.0.0.1");
  expect(response.headers.get("x-should-retry")).toBe(retry);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});
