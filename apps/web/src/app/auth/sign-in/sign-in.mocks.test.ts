import { beforeEach, expect, test, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { sentCookies, sentHeaders } from "~/server/testing/next-headers";
import { POST } from "./route";

const ORIGIN = "http://localhost:3000";
vi.mock("next/headers", () => import("~/server/testing/next-headers"));
vi.mock("~/server/auth", () => ({ signIn: () => Promise.resolve(`${ORIGIN}/to-linkedin`) }));

/** Sends the form of this login page, from a browser that asks for this language. */
async function submit(page: string, asksFor: string, fields: Record<string, string> = { adult: "yes" }) {
  sentHeaders.set("referer", ORIGIN + page);
  sentHeaders.set("accept-language", asksFor);
  const request = new Request(`${ORIGIN}/auth/sign-in`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
  });
  return (await POST(request)).headers.get("location")?.replace(ORIGIN, "");
}

beforeEach(() => {
  setEnv();
  sentCookies.clear();
});

test("the language of the login page outlives the way over LinkedIn", async () => {
  sentCookies.set("takt-locale", "en");
  expect(await submit("/de/login", "en")).toBe("/to-linkedin");
  expect(sentCookies.get("takt-locale")).toBe("de");
});

test("nothing is stored where the way back is in that language anyway", async () => {
  await submit("/de/login", "de");
  await submit("/login", "en");
  expect(sentCookies.has("takt-locale")).toBe(false);
});

test("who has not confirmed their age is asked in the language of the page", async () => {
  expect(await submit("/de/login", "en", { ask: "age" })).toBe("/de/login?error=AgeNotConfirmed");
});
