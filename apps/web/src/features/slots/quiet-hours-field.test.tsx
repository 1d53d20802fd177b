// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import slots from "@takt/i18n/messages/en/slots.json";
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame, type FakeServer } from "~/testing/app-frame";
import { QuietHoursField } from "./quiet-hours-field";

setUpFrame();

async function start() {
  const save = vi.fn<FakeServer>(() => null);
  const server: FakeServer = (call) =>
    call.path === "users.me" ? { id: "member", zone: "Europe/Berlin", hourCycle: "h23" } : save(call);
  const field = (
    <Suspense>
      <QuietHoursField saved={{ from: "22:00", to: "07:00" }} />
    </Suspense>
  );
  render(field, { wrapper: appFrame({ texts: { common, slots }, server }) });
  const until = await screen.findByRole<HTMLInputElement>("textbox", { name: slots.leftOut.to });
  return { save, until, type: (value: string) => fireEvent.change(until, { target: { value } }) };
}

test("the end of the quiet hours is typed in a text field, and saved", async () => {
  const { save, until, type } = await start();
  expect(until.value).toBe("07:00");
  expect(until.type).toBe("text");
  type("10:00");
  await expect
    .poll(() => save.mock.lastCall?.[0])
    .toEqual({
      path: "slots.save",
      input: { quietHours: { from: "22:00", to: "10:00" } },
    });
});

test("two times that are the same are named, and one that is none is left to its field", async () => {
  const { save, type } = await start();
  type("22:00");
  await screen.findByText(slots.leftOut.quietInvalid);
  type("soon");
  await screen.findByText(common.saveNote.invalid);
  expect(screen.queryByText(slots.leftOut.quietInvalid)).toBeNull();
  expect(save).not.toHaveBeenCalled();
});
