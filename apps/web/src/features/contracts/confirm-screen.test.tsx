import type { DeclarationView } from "~/server/mail-links";
import { loadMessages } from "@takt/i18n/load-messages";
import { LOCALES } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmScreen } from "./confirm-screen";
import { DeclarationReceipt } from "./declaration-receipt";

const declaration = {
  reference: "CN-7K3M9Q",
  declarationKind: "cancellation",
  receivedAt: new Date("2026-11-01T10:00:00Z"),
  confirmedAt: new Date("2026-11-02T11:30:00Z"),
  name: "Ada Löwe",
  email: "ada@example.com",
  contract: "Takt",
  reason: null,
  wantedOn: null,
  state: "done",
  outcome: "cancelled",
  endsAt: null,
  refundedCents: 0,
} as const;

test.each(LOCALES)("a receipt says the same of times that are texts, in %s", async (locale) => {
  const texts = (await loadMessages(locale, "contracts")) as Messages["contracts"];
  const receipt = (one: DeclarationView) =>
    renderToStaticMarkup(<DeclarationReceipt declaration={one} texts={texts} locale={locale} />);
  const ended = { ...declaration, endsAt: new Date("2026-12-01T10:00:00Z") };
  expect(receipt(JSON.parse(JSON.stringify(ended)) as DeclarationView)).toBe(receipt(ended));
});

const NO_ACTION = () => Promise.reject(new Error("Nothing is sent"));

test.each(LOCALES)("a link that was used says so without a button to confirm, in %s", async (locale) => {
  const texts = (await loadMessages(locale, "contracts")) as Messages["contracts"];
  const page = (link: Parameters<typeof ConfirmScreen>[0]["link"]) =>
    renderToStaticMarkup(
      <ConfirmScreen action={NO_ACTION} token="x" link={link} texts={texts} locale={locale} />,
    );
  const action = `>${texts.confirm.action}<`;
  expect(page({ state: "open" })).toContain(action);
  const used = page({ state: "used", declaration });
  expect(used).toContain(texts.confirm.used);
  expect(used).toContain(texts.state.cancelled);
  expect(used).toMatch(locale === "de" ? /2\. November 2026[^<]* 12:30/ : /2 November 2026[^<]* 12:30/);
  expect(used).not.toContain(action);
  const invalid = page({ state: "invalid" });
  expect(invalid).toContain(texts.errors.notice_not_found);
  expect(invalid).not.toContain(action);
});
