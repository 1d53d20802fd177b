import { beforeEach, expect, test } from "vitest";
import { deleteRefusedCookies, insightPartner, readConsent } from "./consent";
import { setEnv } from "./testing/set-env";

const settings = {
  AUTH_URL: "https://app.takt.example",
  BROWSER_ERROR_REPORTS: "on",
  LINKEDIN_INSIGHT_PARTNER_ID: "123",
} as const;
beforeEach(() => setEnv(settings));

const createCookieJar = (cookies: Record<string, string>) => ({
  get: (name: string) => (name in cookies ? { value: cookies[name]! } : undefined),
});
const ACCEPTED = { "takt-consent": "1.functional-on.marketing-on" };

test("a header Sec-GPC: 1 is a refusal, any other value is none", () => {
  const granted = (value: string) =>
    readConsent(new Headers({ "sec-gpc": value }), createCookieJar(ACCEPTED)).granted;
  expect(granted("1")).toEqual([]);
  expect(granted("0")).toEqual(["functional", "marketing"]);
});

test("without configured services nothing is offered", () => {
  setEnv({ ...settings, LINKEDIN_INSIGHT_PARTNER_ID: undefined });
  expect(readConsent(new Headers(), createCookieJar(ACCEPTED)).offered).toEqual(["functional"]);
});

test("cookies of refused services are deleted for the host and the domains above it, others are left alone", () => {
  const jar = createCookieJar({
    ...ACCEPTED,
    "takt-consent": "1.functional-on.marketing-off",
    li_fat_id: "x",
    "takt-errors": "y",
  });
  const status = readConsent(new Headers(), jar);
  expect(deleteRefusedCookies(status, jar)).toEqual([
    "li_fat_id=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    "li_fat_id=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=app.takt.example",
    "li_fat_id=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=takt.example",
  ]);
  expect(deleteRefusedCookies(status, createCookieJar({}))).toEqual([]);
});

test("the Insight Tag runs after consent, and never where people sign in, work or write of themselves", () => {
  const accepted = readConsent(new Headers(), createCookieJar(ACCEPTED));
  expect(["/", "/blog/x", "/apparel"].map((path) => insightPartner(accepted, path))).toEqual([
    "123",
    "123",
    "123",
  ]);
  for (const path of [
    "/app",
    "/app/posts",
    "/login",
    "/provider",
    "/data-request",
    "/contracts/cancel",
    "/invitation",
    "/review/x",
  ])
    expect(insightPartner(accepted, path)).toBeNull();
  expect(insightPartner(readConsent(new Headers(), createCookieJar({})), "/")).toBeNull();
});
