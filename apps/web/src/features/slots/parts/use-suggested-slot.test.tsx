// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, type FakeServer } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { SHOWN_FREE_SLOTS } from "../shown-free-slots";
import { useSuggestedSlot } from "./use-suggested-slot";

setUpFrame();

const slotAt = (wall: string) => ({ at: new Date(`${wall}:00Z`), wall, zone: "UTC" });

function Suggested() {
  const slot = useSuggestedSlot({ day: null });
  return <output>{slot ? `${slot.date} ${slot.time} ${slot.zone}` : "none yet"}</output>;
}

/** A page that has shown the free slots, after which a post was scheduled. */
function Page() {
  const { slots } = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await slots.nextFree.fetch({ count: SHOWN_FREE_SLOTS });
    await slots.nextFree.invalidate();
    setOpen(true);
  };
  return isOpen ? <Suggested /> : <button onClick={() => void open()}>Schedule</button>;
}

test("a slot that was free before is not suggested, but the one that is free now", async () => {
  let answer = (_slots: unknown) => {};
  let asked = 0;
  const server: FakeServer = ({ path }) => {
    if (path === "users.me") return { zone: "UTC" };
    asked += 1;
    return asked === 1 ? [slotAt("2027-01-05T09:00")] : new Promise((resolve) => (answer = resolve));
  };
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  render(page, { wrapper: appFrame({ texts: {}, server }) });
  fireEvent.click(await screen.findByRole("button", { name: "Schedule" }));
  expect((await screen.findByRole("status")).textContent).toBe("none yet");
  await expect.poll(() => asked).toBe(2);
  answer([slotAt("2027-01-07T09:00")]);
  await screen.findByText("2027-01-07 09:00 UTC");
});
