// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Combobox } from "./combobox";
import { Dialog, DialogContent } from "./dialog";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

const OPTIONS = [
  { value: "berlin", label: "Europe/Berlin", keywords: () => "Germany" },
  { value: "sao", label: "America/São_Paulo" },
  { value: "lisbon", label: "Europe/Lisbon" },
];

function Page() {
  const [value, setValue] = useState("berlin");
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent title="Time zone" closeLabel="Close">
        <Combobox
          id="zone"
          value={value}
          onValueChange={setValue}
          options={OPTIONS}
          listLabel="Zones"
          emptyLabel="None"
        />
        <output>{value}</output>
      </DialogContent>
    </Dialog>
  );
}

async function show() {
  const user = userEvent.setup();
  render(<Page />);
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { user, field };
}

const options = () => screen.queryAllByRole("option", { hidden: true }).map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("status", { hidden: true }).textContent;
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

test("what is typed finds options by every word, without marks and underscores, and by their keywords", async () => {
  const { user, field } = await show();
  await user.click(field);
  await user.keyboard("sao pau");
  await waitFor(() => expect(options()).toEqual(["America/São_Paulo"]));
  await user.clear(field);
  await user.keyboard("germ");
  await waitFor(() => expect(options()).toEqual(["Europe/Berlin"]));
  await user.keyboard("x");
  await waitFor(() => expect(options()).toEqual([]));
  expect(screen.getByText("None")).toBeTruthy();
});

test("arrows move over the options and stop at the ends; Enter chooses, and the focus stays in the field", async () => {
  const { user, field } = await show();
  await user.click(field);
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard("{ArrowUp}");
  expect(activeOption(field)).toBe("Europe/Berlin");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(activeOption(field)).toBe("Europe/Lisbon");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Enter}");
  expect(chosen()).toBe("lisbon");
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("Escape closes the list and chooses nothing; the dialog around it stays", async () => {
  const { user, field } = await show();
  await user.click(field);
  await user.keyboard("{ArrowDown}{Escape}");
  await waitFor(() => expect(options()).toEqual([]));
  expect(chosen()).toBe("berlin");
  expect(screen.getByRole("dialog", { name: "Time zone" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Enter that ends a composition chooses nothing", async () => {
  const { user, field } = await show();
  await user.click(field);
  await user.keyboard("{ArrowDown}");
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(chosen()).toBe("berlin");
  expect(field.getAttribute("aria-expanded")).toBe("true");
});
