import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { OPTIONAL_SERVICE_NAMES, OPTIONAL_SERVICES } from "./browser-storage/optional-services";
import {
  CONSENT_VERSION,
  consentStatus,
  decideConsent,
  formatConsent,
  isServiceAllowed,
  offeredCategories,
  parseConsent,
  parseConsentId,
  refusedCookies,
} from "./consent";

const ID = "0f9d0c7e-8a51-4c1e-9d2f-6f2b7c3a1e55";
const ALL = OPTIONAL_SERVICE_NAMES;
const offered = offeredCategories(ALL);
const asked = { offered, gpc: false };

describe("a decision", () => {
  it.each([
    ["all", [], ["functional", "marketing"]],
    ["necessary", ["functional", "marketing"], []],
    ["custom", ["functional"], ["functional"]],
    ["custom", ["marketing", "analytics", "essential", "<b>"], ["marketing"]],
    ["custom", [], []],
  ] as const)("to choose %s with %j checked grants %j", (choice, checked, granted) => {
    expect(decideConsent(choice, checked, asked).granted).toEqual(granted);
  });

  it("grants nothing while the browser sends Global Privacy Control", () => {
    expect(decideConsent("all", [], { offered, gpc: true }).granted).toEqual([]);
    expect(consentStatus("1.functional-on.marketing-on", ALL, true)).toMatchObject({
      granted: [],
      gpc: true,
    });
  });

  it("survives the cookie, which holds the version, the categories and the id of the log", () => {
    const decision = decideConsent("custom", ["functional"], asked);
    for (const [id, cookie] of [
      [null, "1.functional-on.marketing-off"],
      [ID, `1.functional-on.marketing-off.${ID}`],
    ] as const) {
      expect(formatConsent(decision, id)).toBe(cookie);
      expect(parseConsent(cookie)).toEqual(decision);
      expect(parseConsentId(cookie)).toBe(id);
      expect(consentStatus(cookie, ALL, false)).toMatchObject({ decided: true, consentId: id });
    }
  });

  it.each([undefined, "", ID, `1.x-${ID}`, `1.functional-on.${ID.toUpperCase()}`, `1.functional-on.${ID}x`])(
    "whose cookie is %j has no id",
    (cookie) => expect(parseConsentId(cookie)).toBeNull(),
  );
});

describe("the status of a browser", () => {
  it.each([
    undefined,
    "",
    "x",
    "1.essential-off",
    "1.functional-maybe",
    "-1",
    "1e9.functional-on",
    "1..",
    `1.functional-on.${ID}.marketing-on`,
    `1.functional-on.marketing-on.${ID}.${ID}`,
    "٣",
  ])("with the cookie %j is undecided, and grants nothing", (cookie) => {
    expect(consentStatus(cookie, ALL, false)).toMatchObject({ decided: false, granted: [] });
  });

  it("remembers a refusal as it remembers an acceptance", () => {
    const refused = consentStatus("1.functional-off.marketing-off", ALL, false);
    expect(refused).toMatchObject({ decided: true, granted: [] });
    const accepted = consentStatus("1.functional-on.marketing-on", ALL, false);
    expect(accepted).toMatchObject({ decided: true, granted: ["functional", "marketing"] });
  });

  it("is undecided again with another version, or when a category is offered that it was not asked about", () => {
    expect(CONSENT_VERSION).toBeLessThan(2);
    expect(consentStatus("2.functional-on.marketing-on", ALL, false)).toMatchObject({
      decided: false,
      granted: [],
    });
    expect(consentStatus("1.functional-on", ALL, false)).toMatchObject({ decided: false, granted: [] });
    expect(consentStatus("1.functional-on", ["errorReports"], false)).toMatchObject({ decided: true });
  });

  it("grants nothing that is not offered any more", () => {
    const status = consentStatus("1.functional-on.marketing-on", ["errorReports"], false);
    expect(status).toMatchObject({ decided: true, granted: ["functional"] });
    expect(isServiceAllowed(status, "linkedinInsight")).toBe(false);
  });
});

test("the cookies of services without consent are to be deleted, except those of other sites", () => {
  expect(refusedCookies({ granted: [] })).toEqual(["takt-errors", "li_fat_id"]);
  expect(refusedCookies({ granted: ["functional"] })).toEqual(["li_fat_id"]);
  expect(refusedCookies({ granted: ["functional", "marketing"] })).toEqual([]);
});

test("a change of what optional services store or are for raises the version", () => {
  const hash = createHash("sha256").update(JSON.stringify(OPTIONAL_SERVICES)).digest("hex").slice(0, 12);
  // Change both together: everybody is then asked again.
  expect({ version: CONSENT_VERSION, hash }).toEqual({ version: 1, hash: "afee348bf47a" });
});
