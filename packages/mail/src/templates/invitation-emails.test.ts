import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { toText } from "../to-text";
import { renderEmail } from "../render-email";

const APP = "https://takt.example";
const TOKEN = "x".repeat(43);
const invitation = {
  kind: "invitation",
  workspace: "Studio Nord",
  invitedBy: "Ada Muster",
  role: "editor",
  token: TOKEN,
  expires: new Date("2026-12-02T10:30:00Z"),
  isBound: true,
} as const;
const render = (locale: "en" | "de", content: Parameters<typeof renderEmail>[0]["content"]) =>
  renderEmail({ locale, content }, APP);

test.each(LOCALES)(
  "an invitation says who invites, to what, as what, until when and why the address is known (%s)",
  (locale) => {
    const email = render(locale, invitation);
    const text = email.paragraphs.join(" ");
    for (const known of ["Ada Muster", "Studio Nord"]) {
      expect(email.subject).toContain(known);
      expect(text).toContain(known);
    }
    expect(text).toContain(locale === "de" ? "Redaktion" : "as an editor");
    expect(text).toContain(locale === "de" ? "2. Dezember 2026" : "2 December 2026");
    expect(email.why).toContain("Ada Muster");
    expect(email.why).toContain(locale === "de" ? "für nichts sonst" : "for nothing else");
    expect(email.settings).toBeUndefined();
  },
);

test.each(LOCALES)("the link of an invitation is the only one, and has no language (%s)", (locale) => {
  const email = render(locale, invitation);
  expect(email.action.url).toBe(`${APP}/invitation?token=${TOKEN}`);
  expect(toText(email, "Provider").match(/https:\/\/takt\.example\S*/g)).toEqual([email.action.url]);
});

test("an invitation that is not bound asks not to pass its link on, a bound one names the address", () => {
  expect(render("en", { ...invitation, isBound: false }).paragraphs.join(" ")).toContain(
    "do not pass the link on",
  );
  expect(render("en", invitation).paragraphs.join(" ")).toContain("has this e-mail address");
});

test.each(LOCALES)("an invitation by an account that is gone names nobody (%s)", (locale) => {
  const email = render(locale, { ...invitation, invitedBy: null });
  for (const text of [email.subject, ...email.paragraphs, email.why])
    expect(text).not.toMatch(/null|\{\{|Ada/);
});

test("the offer of the ownership leads to the members of the workspace, in the reader's language", () => {
  const { expires, workspace } = invitation;
  const offer = { kind: "ownership_offered", name: "Jana", workspace, slug: "studio", expires } as const;
  const email = render("de", { ...offer, offeredBy: "Ada Muster" });
  expect(email.greeting).toContain("Jana");
  expect(email.paragraphs[0]).toContain("Ada Muster");
  expect(email.paragraphs.join(" ")).toContain("2. Dezember 2026");
  expect(email.action.url).toBe(`${APP}/de/app/w/studio/members`);
  expect(render("en", { ...offer, offeredBy: null }).paragraphs[0]).not.toContain("null");
});
