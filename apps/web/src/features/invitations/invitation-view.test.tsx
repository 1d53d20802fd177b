import type { InvitationLink, OpenInvitation } from "@takt/domain/members/model/member-view";
import { loadMessages } from "@takt/i18n/load-messages";
import { LOCALES, type Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InvitationView } from "./invitation-view";

const TOKEN = "x".repeat(43);
const open: OpenInvitation = {
  workspace: "Studio Nord",
  invitedBy: "Ada Muster",
  role: "editor",
  boundTo: "j…@example.com",
  expiresAt: new Date("2026-12-02T10:30:00Z"),
  refusal: null,
};
const JANA = { name: "Jana Test", email: "jana@example.com" };

async function show(locale: Locale, link: InvitationLink, user: typeof JANA | null) {
  const { invitation: texts, roles } = (await loadMessages(locale, "members")) as Messages["members"];
  const page = renderToStaticMarkup(
    <InvitationView
      action={() => Promise.reject(new Error("Nothing is sent"))}
      token={TOKEN}
      link={link}
      user={user}
      texts={texts}
      roles={roles}
      refusals={{ invitation_other_address: "Of another address", members_full: "Full" }}
      locale={locale}
    />,
  );
  return { page, texts, roles };
}

test.each(LOCALES)(
  "an open invitation says who invites to what, as what, for whom and until when (%s)",
  async (locale) => {
    const { page, roles } = await show(locale, { state: "open", invitation: open }, JANA);
    for (const fact of ["Ada Muster", "Studio Nord", "j…@example.com", roles.editor.name, roles.editor.may])
      expect(page).toContain(fact);
    expect(page).toContain(locale === "de" ? "2. Dezember 2026" : "2 December 2026");
    expect(page).not.toContain("{{");
  },
);

test.each(LOCALES)(
  "a visitor is led to the login, which comes back in their language (%s)",
  async (locale) => {
    const { page, texts } = await show(locale, { state: "open", invitation: open }, null);
    const path = `${locale === "de" ? "/de" : ""}/invitation?token=${TOKEN}`;
    expect(page).toContain(`href="/auth/expired?visitor=1&amp;return=${encodeURIComponent(path)}"`);
    expect(page).toContain(texts.signIn);
    expect(page).not.toContain("<form");
  },
);

test.each(LOCALES)("who is signed in joins by a form, and reads as whom (%s)", async (locale) => {
  const { page } = await show(locale, { state: "open", invitation: open }, JANA);
  expect(page).toContain("Jana Test (jana@example.com)");
  expect(page).toMatch(/<form[^>]*>.*type="hidden" name="token"/);
});

test("who joins agrees to nothing by default: the consent is a checkbox of its own, which is not checked", async () => {
  const { page, texts } = await show("en", { state: "open", invitation: open }, JANA);
  const box = /<input type="checkbox"[^>]*>/.exec(page)?.[0] ?? "";
  expect(box).toContain('name="consent"');
  expect(box).not.toContain("checked");
  expect(page).toContain(texts.consent);
  expect(page).toContain(texts.consentHint);
});

test("who cannot accept it reads why, and joins by nothing", async () => {
  const refused = (refusal: OpenInvitation["refusal"]) =>
    show("en", { state: "open", invitation: { ...open, refusal } }, JANA);
  const other = await refused("invitation_other_address");
  expect(other.page).toContain("Of another address");
  expect(other.page).toContain(other.texts.otherAccount);
  expect(other.page).not.toContain('name="token"');
  const full = await refused("members_full");
  expect(full.page).toContain("Full");
  expect(full.page).not.toContain(full.texts.otherAccount);
});

test("a used link leads into the workspace past an open onboarding, an invalid one says what to do", async () => {
  const used = await show("de", { state: "used", slug: "studio" }, JANA);
  expect(used.page).toContain('href="/auth/callback?return=%2Fapp%2Fw%2Fstudio"');
  const invalid = await show("en", { state: "invalid" }, null);
  expect(invalid.page).toContain(invalid.texts.invalidText);
  expect(invalid.page).not.toContain("<form");
});
