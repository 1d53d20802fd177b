import type { DataRequestReceipt } from "@takt/domain/privacy/model/data-request-receipt";
import { loadMessages } from "@takt/i18n/load-messages";
import { LOCALES } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmRequest } from "./confirm-request";
import { RequestReceipt } from "./request-receipt";

const request = {
  reference: "DR-7K3M9Q",
  createdAt: new Date("2026-11-01T10:00:00Z"),
  dueAt: new Date("2026-12-01T10:00:00Z"),
  verified: true,
  verifiedAt: new Date("2026-11-02T11:30:00Z"),
  doneAt: null,
  withdrawnAt: null,
};

test.each(LOCALES)("a receipt says the same of times that are texts, in %s", async (locale) => {
  const { receipt: texts } = (await loadMessages(locale, "data-requests")) as Messages["data-requests"];
  const receipt = (one: DataRequestReceipt) =>
    renderToStaticMarkup(<RequestReceipt receipt={one} title="" texts={texts} locale={locale} />);
  expect(receipt(JSON.parse(JSON.stringify(request)) as DataRequestReceipt)).toBe(receipt(request));
});

const NO_ACTION = () => Promise.reject(new Error("Nothing is sent"));

test.each(LOCALES)("a link that was used says so without a button to confirm, in %s", async (locale) => {
  const texts = (await loadMessages(locale, "data-requests")) as Messages["data-requests"];
  const page = (link: Parameters<typeof ConfirmRequest>[0]["link"]) =>
    renderToStaticMarkup(
      <ConfirmRequest
        action={NO_ACTION}
        token="x"
        link={link}
        texts={texts}
        locale={locale}
        formHref="/form"
      />,
    );
  const action = `>${texts.confirm.action}<`;
  expect(page({ state: "open" })).toContain(action);
  const used = page({ state: "used", request });
  expect(used).toContain(texts.confirm.used);
  expect(used).toContain(texts.receipt.due);
  expect(used).not.toContain(action);
  const answered = page({ state: "used", request: { ...request, doneAt: new Date("2026-11-20T10:00:00Z") } });
  expect(answered).toContain(texts.confirm.answered);
  expect(answered).not.toContain(texts.receipt.due);
  const invalid = page({ state: "invalid" });
  expect(invalid).toContain(texts.confirm.again);
  expect(invalid).not.toContain(action);
});
