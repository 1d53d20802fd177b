import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OrderForm } from "./order-form";

vi.mock("~/i18n/use-t", () => ({ useT: () => ({ t: (key: string) => `[${key}]` }) }));
vi.mock("~/features/shared/use-locale", () => ({ useLocale: () => "de" }));
vi.mock("~/features/shared/use-error-text", () => ({ useErrorText: () => String }));
vi.mock("./use-order", () => ({
  useOrder: () => ({ order: { error: null, isRunning: false }, priceCents: 2900, isPriceChanged: false }),
}));

const render = (moneyBackDays: number, provider: string | null = "Takt GmbH") =>
  renderToStaticMarkup(
    <OrderForm
      offer={{ plan: "professional", interval: "year" }}
      onChange={() => {}}
      terms={{ tax: "exempt", moneyBackDays }}
      provider={provider}
    />,
  );

test("the order names the provider, and leads to the instruction on withdrawal at its own place", () => {
  expect(render(30)).toContain("Takt GmbH");
  expect(render(30)).toContain('href="/de/terms#withdrawal"');
  expect(render(30, null)).not.toContain("[order.provider]");
});

test("the consent to start at once owes a pro-rata amount only where no guarantee spares it", () => {
  expect(render(30)).toContain("[order.consentGuaranteed]");
  expect(render(0)).toContain("[order.consent]");
  for (const claim of ["[order.moneyBack]", "[order.consentGuaranteed]"])
    expect(render(0)).not.toContain(claim);
});
