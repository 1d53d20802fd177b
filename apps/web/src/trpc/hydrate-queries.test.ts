import { QueryClient, dehydrate, hydrate } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { inDeviceTime } from "./hydrate-queries";

const HOUR_MS = 3_600_000;
const key = ["posts"];

/** The server's data at this moment of its clock, in the time of a device that is wrong by `byMs`. */
function rendered(data: string, serverMs: number, byMs: number) {
  const server = new QueryClient();
  server.setQueryData(key, data, { updatedAt: serverMs });
  return inDeviceTime(dehydrate(server), (ms) => ms + byMs);
}

test.each([3 * HOUR_MS, -3 * HOUR_MS])(
  "the newer answer wins in a browser that is wrong by %i ms",
  (byMs) => {
    const at = Date.parse("2026-11-23T12:00:00Z");
    const browser = new QueryClient();
    hydrate(browser, rendered("first", at, byMs));
    expect(browser.getQueryData(key)).toBe("first");
    // The browser asks a minute later, and the server renders another page a minute before and after that.
    browser.setQueryData(key, "asked", { updatedAt: at + 60_000 + byMs });
    hydrate(browser, rendered("older", at + 59_000, byMs));
    expect(browser.getQueryData(key)).toBe("asked");
    hydrate(browser, rendered("newer", at + 61_000, byMs));
    expect(browser.getQueryData(key)).toBe("newer");
  },
);

test("what was never answered stays so", () => {
  const state = rendered("first", 1000, HOUR_MS);
  expect(state.queries[0]!.state).toMatchObject({ dataUpdatedAt: 1000 + HOUR_MS, errorUpdatedAt: 0 });
});
