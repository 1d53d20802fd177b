import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeConnectAttempt, startConnectAttempt } from "./connect-attempts";
import { sentCookies } from "./testing/next-headers";
import { setEnv } from "./testing/set-env";

vi.mock("next/headers", () => import("./testing/next-headers"));

beforeEach(() => {
  setEnv();
  sentCookies.clear();
});

describe("the cookie of connecting", () => {
  it.each([null, "community", "portability"] as const)(
    "returns what was stored, once (%s)",
    async (product) => {
      const stored = { back: "/de/app/posts", product };
      await startConnectAttempt("a", stored);
      await startConnectAttempt("b", { back: "/app", product: null });
      expect(await takeConnectAttempt("a")).toEqual(stored);
      expect(await takeConnectAttempt("a")).toBeNull();
      expect(await takeConnectAttempt("b")).toEqual({ back: "/app", product: null });
      expect(sentCookies.size).toBe(0);
    },
  );

  it.each([
    { back: "//evil.example", product: null },
    { back: "/app", product: "other" },
    { back: "/app" },
    { product: null },
    null,
  ])("refuses %o", async (value) => {
    sentCookies.set("takt-connect", JSON.stringify([{ state: "a", at: Date.now(), value }]));
    expect(await takeConnectAttempt("a")).toBeNull();
  });
});
