// @vitest-environment happy-dom
import analytics from "@takt/i18n/messages/en/analytics.json";
import common from "@takt/i18n/messages/en/common.json";
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { OwnDates } from "./own-dates";

setUpFrame();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:20:00Z") }));
afterEach(() => void vi.useRealTimers());

const ME = { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23" };

/** The form of a range in November, with what it chooses. */
async function start() {
  const onChoose = vi.fn();
  const range = { from: "2026-11-01", to: "2026-11-24" };
  const form = (
    <Suspense>
      <OwnDates range={range} today="2026-11-25" onChoose={onChoose} />
    </Suspense>
  );
  render(form, { wrapper: appFrame({ texts: { analytics, common }, server: () => ME }) });
  const field = async (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
  const [from, to] = [await field(analytics.range.from), await field(analytics.range.to)];
  const enter = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
  return { from, to, enter, onChoose, submit: () => fireEvent.submit(from.form!) };
}

test("the dates are written as the language does, and a date without a year is the last one", async () => {
  const { from, to, enter, onChoose, submit } = await start();
  expect([from.value, to.value]).toEqual(["01/11/2026", "24/11/2026"]);
  enter(from, "24 Dec");
  enter(to, "yesterday");
  submit();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ from: "2025-12-24", to: "2026-11-24" });
});

test.each([
  ["the first day is after the last", "25/11/2026"],
  ["the first day means nothing", "some day"],
  ["the first day is missing", ""],
])("a range is refused with a reason at both fields when %s", async (_name, text) => {
  const { from, to, enter, onChoose, submit } = await start();
  enter(from, text);
  submit();
  expect(screen.getByRole("alert").textContent).toBe(analytics.range.invalid);
  for (const input of [from, to]) {
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-describedby")).toContain(screen.getByText(analytics.range.invalid).id);
  }
  expect(onChoose).not.toHaveBeenCalled();
});
