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
  refusedCookies,
} from "./consent";

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

  it("survives the cookie, and the cookie holds the version and the categories alone", () => {
    const decision = decideConsent("custom", ["functional"], asked);
    expect(formatConsent(decision)).toBe("1.functional-on.marketing-off");
    expect(parseConsent(formatConsent(decision))).toEqual(decision);
  });
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
