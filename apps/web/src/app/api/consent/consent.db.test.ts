import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { POST as reportError } from "../browser-errors/route";
import { POST } from "./route";

const ORIGIN = "http://localhost:3000";
const now = vi.hoisted(() => ({ deps: null as unknown, logged: [] as unknown[] }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/server/log", () => ({
  log: { error: console.error, warn: (...line: unknown[]) => void now.logged.push(line) },
}));

const database = useTestDatabase();
beforeEach(async () => {
  setEnv({ BROWSER_ERROR_REPORTS: "on", LINKEDIN_INSIGHT_PARTNER_ID: "123", TRUSTED_PROXY_HOPS: 0 });
  now.deps = fakeDeps(database.db);
  now.logged = [];
  await database.db.consent.deleteMany();
  await database.db.rateWindow.deleteMany();
});

const decide = (fields: string, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${ORIGIN}/api/consent`, {
      method: "POST",
      body: fields,
      headers: {
        origin: ORIGIN,
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
    }),
  );
const logged = () => database.db.consent.findMany();

test("accepting sets the consent for a year and the cookie of what it allows, and is logged", async () => {
  const response = await decide("choice=all");
  const row = (await logged())[0]!;
  expect(row).toMatchObject({ granted: ["functional", "marketing"], gpc: false });
  const [consent, errors] = response.headers.getSetCookie();
  expect(consent).toMatch(
    /^takt-consent=1\.functional-on\.marketing-on\.[0-9a-f-]{36};.*Max-Age=31536000;.*HttpOnly; SameSite=lax/,
  );
  expect(consent).toContain(`.${row.consentId};`);
  expect(errors).toMatch(/^takt-errors=[0-9a-f-]{36};.*Max-Age=31536000/);
});

test("refusing is remembered as long, sets nothing else and deletes what was set before", async () => {
  const response = await decide("choice=necessary", {
    cookie: "takt-consent=1.functional-on.marketing-on; takt-errors=x; li_fat_id=y; theirs=z",
  });
  expect(response.headers.getSetCookie().map((cookie) => cookie.split("; Path")[0])).toEqual([
    "takt-consent=1.functional-off.marketing-off",
    "takt-errors=",
    "li_fat_id=",
  ]);
  expect(response.headers.getSetCookie()[0]).toContain("Max-Age=31536000");
  expect(await logged()).toMatchObject([
    { offered: ["functional", "marketing"], granted: [], gpc: false, consentId: null },
  ]);
});

test("a browser that has agreed keeps its id when it decides again, and the withdrawal is logged under it", async () => {
  const getCookie = (response: Response) => response.headers.getSetCookie()[0]!.split(";")[0]!;
  const agreed = getCookie(await decide("choice=all"));
  const withdrawn = getCookie(await decide("choice=necessary", { cookie: agreed }));
  const id = agreed.split(".").at(-1);
  expect(withdrawn).toBe(`takt-consent=1.functional-off.marketing-off.${id}`);
  const rows = (await logged()).map(({ consentId, granted }) => [consentId, granted.length]);
  expect(rows.toSorted((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
    [id, 2],
    [id, 0],
  ]);
});

test("a consent that the log has no room for gets no id", async () => {
  await decide("choice=necessary");
  await database.db.rateWindow.updateMany({ data: { count: RATE_LIMITS.consentOfEverybody.times } });
  expect((await decide("choice=all")).headers.getSetCookie()[0]).toContain(
    "takt-consent=1.functional-on.marketing-on;",
  );
});

test("a choice grants what is checked alone", async () => {
  const response = await decide("choice=custom&category=marketing&category=essential&category=%3Cb%3E");
  expect(response.headers.getSetCookie()[0]).toContain("takt-consent=1.functional-off.marketing-on.");
});

test("Global Privacy Control is a refusal, whatever is clicked, and the log says so", async () => {
  const response = await decide("choice=all", { "sec-gpc": "1" });
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect(await logged()).toMatchObject([{ granted: [], gpc: true }]);
});

test("the answer goes back to the page that the form was on, and never to another site", async () => {
  const location = async (referer: string) =>
    (await decide("choice=necessary", { referer })).headers.get("location");
  expect(await location(`${ORIGIN}/de/help?q=x`)).toBe(`${ORIGIN}/de/help?q=x#cookie-choice-saved`);
  expect(await location("https://evil.example/x")).toBe(`${ORIGIN}/#cookie-choice-saved`);
  expect(await location(`${ORIGIN}//evil.example`)).toBe(`${ORIGIN}/evil.example#cookie-choice-saved`);
});

test("a foreign origin, another body and an unknown choice are refused, and nothing is stored", async () => {
  expect((await decide("choice=all", { origin: "https://evil.example" })).status).toBe(403);
  expect((await decide("choice=all", { "content-type": "text/plain" })).status).toBe(415);
  expect((await decide("choice=maybe")).status).toBe(400);
  expect((await decide(`choice=all&x=${"x".repeat(3000)}`)).status).toBe(413);
  expect(await logged()).toEqual([]);
});

const BROWSER = "0f9d0c7e-8a51-4c1e-9d2f-6f2b7c3a1e55";
const report = (cookie: string, body: object, headers: Record<string, string> = {}) => {
  const json = JSON.stringify(body);
  return reportError(
    new Request(`${ORIGIN}/api/browser-errors`, {
      method: "POST",
      body: json,
      headers: {
        origin: ORIGIN,
        "content-type": "application/json",
        "content-length": String(json.length),
        cookie,
        ...headers,
      },
    }),
  );
};
const CONSENTED = `takt-consent=1.functional-on.marketing-off; takt-errors=${BROWSER}`;
const ERROR = { message: "x is not a function", stack: "at y (z.js:1)", path: "/app/posts" };

test("an error of a page is logged after consent", async () => {
  expect((await report(CONSENTED, ERROR)).status).toBe(204);
  expect(now.logged).toEqual([["browser.error", { browser: BROWSER, ...ERROR }]]);
});

test("an error is not logged without consent, with the signal of refusal, or when it is malformed", async () => {
  const refused = `takt-consent=1.functional-off.marketing-on; takt-errors=${BROWSER}`;
  expect((await report(refused, ERROR)).status).toBe(403);
  expect((await report(CONSENTED, ERROR, { "sec-gpc": "1" })).status).toBe(403);
  expect((await report("takt-consent=1.functional-on.marketing-on", ERROR)).status).toBe(403);
  expect((await report(CONSENTED, { ...ERROR, path: "/app?secret=1" })).status).toBe(400);
  expect((await report(CONSENTED, { ...ERROR, user: "x" })).status).toBe(400);
  expect((await report(CONSENTED, ERROR, { origin: "https://evil.example" })).status).toBe(403);
  expect(now.logged).toEqual([]);
});
