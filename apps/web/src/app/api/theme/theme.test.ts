import { beforeAll, expect, test } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { POST } from "./route";

const ORIGIN = "http://localhost:3000";
beforeAll(() => setEnv());

async function send(body: string, headers: Record<string, string> = {}) {
  const response = await POST(
    new Request(`${ORIGIN}/api/theme`, {
      method: "POST",
      body,
      headers: {
        origin: ORIGIN,
        "content-type": "application/json",
        "content-length": String(body.length),
        ...headers,
      },
    }),
  );
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
}

test("a theme is stored for a year, and answered", async () => {
  const { status, cookies, body } = await send('{"theme":"dark"}');
  expect([status, body]).toEqual([200, { theme: "dark" }]);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^takt-theme=dark;.*Max-Age=31536000;.*HttpOnly; SameSite=lax/);
});

test.each([
  ["another theme", '{"theme":"red"}', {}, 400],
  ["no object", "null", {}, 400],
  ["no JSON", "dark", {}, 400],
  ["another page's request", '{"theme":"dark"}', { origin: "https://a.example" }, 403],
  ["a form", "theme=dark", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["more than a theme", JSON.stringify({ theme: "dark", more: "x".repeat(1_000) }), {}, 413],
])("%s stores nothing", async (_, text, headers, status) => {
  expect(await send(text, headers)).toMatchObject({ status, cookies: [] });
});
