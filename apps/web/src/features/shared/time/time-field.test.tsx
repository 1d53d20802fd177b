// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import type { HourCycle } from "@takt/domain/shared/time-settings";
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { TimeField } from "./time-field";
import { useLazyClock } from "./use-lazy-clock";

setUpFrame();

const onChange = vi.fn();

function Form() {
  const clock = useLazyClock();
  const [value, setValue] = useState("22:00");
  return (
    <>
      <output>{value}</output>
      <TimeField
        label="From"
        value={value}
        read={clock.read}
        onFocus={clock.load}
        problemId={value === "09:00" ? "taken" : undefined}
        onChange={(time) => {
          onChange(time);
          setValue(time);
        }}
      />
    </>
  );
}

async function start(hourCycle: HourCycle = "auto") {
  onChange.mockClear();
  const server = () => ({ zone: "Europe/Berlin", hourCycle });
  const form = (
    <Suspense>
      <Form />
    </Suspense>
  );
  render(form, { wrapper: appFrame({ texts: { common }, server }) });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "From" });
  return { field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test("words that are typed before their grammar is there are read once it is", async () => {
  const { field, type } = await start();
  type("quarter past eight");
  expect(onChange.mock.calls).toEqual([[""]]);
  fireEvent.focus(field);
  await screen.findByText("08:15");
  expect(onChange.mock.calls).toEqual([[""], ["08:15"]]);
  expect(field.value).toBe("quarter past eight");
  fireEvent.blur(field);
  expect(field.value).toBe("08:15");
});

test("a time is typed and shown in the member's hour cycle", async () => {
  const { field, type } = await start("h12");
  expect(field.value).toMatch(/^10:00\s?pm$/);
  fireEvent.focus(field);
  // On a clock of 24 hours this is the night.
  type("2");
  await screen.findByText("14:00");
  fireEvent.blur(field);
  expect(field.value).toMatch(/^2:00\s?pm$/);
});

test("what is no time is named once the field is left", async () => {
  const { field, type } = await start();
  type("soon");
  expect(field.getAttribute("aria-invalid")).toBeNull();
  fireEvent.blur(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const error = document.getElementById(field.getAttribute("aria-describedby")!);
  expect(error?.textContent).toBe(common.time.unread.replace("{{time}}", "09:00"));
});

test("a problem that is named elsewhere describes the field", async () => {
  const { field, type } = await start();
  expect(field.getAttribute("aria-describedby")).toBeNull();
  type("09:00");
  expect(field.getAttribute("aria-describedby")).toBe("taken");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
