import { NextRequest } from "next/server";
import { beforeAll, expect, test } from "vitest";
import { proxy } from "./proxy";
import { setEnv } from "./server/testing/set-env";

const ORIGIN = "http://localhost:3000";
const PATH = `/review/${"x".repeat(43)}`;
beforeAll(() => setEnv());

function visit(path: string, headers: Record<string, string> = {}) {
  const document = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  const response = proxy(new NextRequest(new URL(path, ORIGIN), { headers: { ...document, ...headers } }));
  return {
    location: response.headers.get("location")?.replace(ORIGIN, ""),
    cookie: response.headers.get("set-cookie"),
    link: response.headers.get("link"),
  };
}

test.each(["/de", "/en"])("the language of a guest's page is in its address alone: %s", (prefix) => {
  const sent = { "accept-language": "fr", cookie: "takt-locale=de" };
  expect(visit(prefix + PATH, sent)).toEqual({ location: undefined, cookie: null, link: null });
});

test("a link without a language leads to that of the browser, which is not kept", () => {
  expect(visit(PATH, { "accept-language": "de" })).toMatchObject({ location: `/de${PATH}`, cookie: null });
});

test("a guest's page deletes no cookie of an optional service either, and a page beside it does", () => {
  expect(visit(`/de${PATH}`, { cookie: "takt-errors=x" }).cookie).toBeNull();
  const beside = visit("/de/reviews", { cookie: "takt-errors=x" });
  expect([beside.cookie, beside.link]).toEqual([
    expect.stringContaining("takt-errors=;"),
    expect.stringContaining("hreflang"),
  ]);
});
