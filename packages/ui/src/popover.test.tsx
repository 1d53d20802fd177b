// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Popover, PopoverContent, PopoverTrigger } from "./popover";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent aria-label="Filters">
          <input aria-label="Text" />
        </PopoverContent>
      </Popover>
      <button>Beside</button>
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  const trigger = screen.getByRole("button", { name: "Filter" });
  await user.click(trigger);
  await screen.findByRole("dialog", { name: "Filters" });
  return { user, trigger };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("the panel takes the focus and is named by its trigger", async () => {
  const { trigger } = await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Text")));
  expect(trigger.getAttribute("aria-controls")).toBe(screen.getByRole("dialog").id);
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
});

test("Escape returns the focus to the trigger", async () => {
  const { user, trigger } = await open();
  await user.keyboard("{Escape}");
  await isClosed();
  expect(document.activeElement).toBe(trigger);
});

test("the trigger closes what it has opened, and does not open it again", async () => {
  const { user, trigger } = await open();
  await user.click(trigger);
  await isClosed();
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
});

test("a click elsewhere closes the panel and leaves the focus where it went", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Beside" }));
  await isClosed();
  expect(document.activeElement?.textContent).toBe("Beside");
});
