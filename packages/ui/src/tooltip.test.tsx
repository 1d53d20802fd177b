// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tooltip } from "./tooltip";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

function show() {
  render(
    <Tooltip text="Moves it to the bin" keys="D">
      <button>Delete</button>
    </Tooltip>,
  );
  return { user: userEvent.setup(), button: screen.getByRole("button", { name: "Delete" }) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());

test("keyboard focus shows the tooltip, which describes its element; Escape and blur hide it", async () => {
  const { user, button } = show();
  await user.tab();
  const tooltip = await screen.findByRole("tooltip");
  expect(button.getAttribute("aria-describedby")).toBe(tooltip.id);
  expect(tooltip.textContent).toContain("Moves it to the binD");
  await user.keyboard("{Escape}");
  await isGone();
  await user.tab();
  await user.tab();
  await screen.findByRole("tooltip");
  fireEvent.blur(button);
  await isGone();
});

test("a resting pointer shows it, it stays while the pointer is on the bubble, and a click hides it", async () => {
  const { user, button } = show();
  fireEvent.pointerMove(button, { pointerType: "mouse" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  const tooltip = await screen.findByRole("tooltip");
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(tooltip);
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.getByRole("tooltip")).toBe(tooltip);
  await user.click(button);
  await isGone();
});

test("a finger shows no tooltip", async () => {
  const { button } = show();
  fireEvent.pointerMove(button, { pointerType: "touch" });
  await new Promise((done) => setTimeout(done, 600));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
