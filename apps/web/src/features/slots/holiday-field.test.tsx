// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import slots from "@takt/i18n/messages/en/slots.json";
import type { HolidayRegion } from "@takt/domain/slots/model/holiday-region";
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame, type FakeServer } from "~/testing/app-frame";
import { HolidayField } from "./holiday-field";

setUpFrame();

async function show(saved: HolidayRegion | null, save = vi.fn<FakeServer>()) {
  const server: FakeServer = (call) => (call.path === "users.me" ? { id: "member" } : save(call));
  const field = (
    <Suspense>
      <HolidayField saved={saved} />
    </Suspense>
  );
  render(field, { wrapper: appFrame({ texts: { common, slots }, server }) });
  return screen.findByLabelText<HTMLSelectElement>(slots.leftOut.holidays);
}

test("the regions stand below their country by name, and the whole of Switzerland above its cantons", async () => {
  const field = await show("CH");
  expect(field.selectedOptions[0]!.text).toBe("Switzerland (all cantons)");
  const groups = [...field.querySelectorAll("optgroup")].map(({ label, children }) => [
    label,
    [...children].map((option) => option.textContent),
  ]);
  expect(groups.map(([label]) => label)).toEqual(["Germany", "Switzerland"]);
  const [laender, cantons] = groups.map(([, names]) => names as string[]);
  expect(laender).toHaveLength(16);
  expect(laender!.slice(7, 10)).toEqual([
    "Lower Saxony",
    "Mecklenburg-Western Pomerania",
    "North Rhine-Westphalia",
  ]);
  expect(cantons).toHaveLength(27);
  expect(cantons!.slice(0, 3)).toEqual(["Switzerland (all cantons)", "Aargau", "Appenzell Ausserrhoden"]);
  expect(cantons!.at(-1)).toBe("Zurich");
});

test("a canton that is chosen is saved", async () => {
  const save = vi.fn<FakeServer>(() => null);
  const field = await show(null, save);
  fireEvent.change(field, { target: { value: "CH-ZH" } });
  await expect
    .poll(() => save.mock.calls.map(([call]) => call))
    .toContainEqual({ path: "slots.save", input: { holidayRegion: "CH-ZH" } });
});
