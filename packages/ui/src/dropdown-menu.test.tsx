// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import {
  DropdownMenu,
  DropdownMenuCheckbox,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

function show() {
  const onSelect = vi.fn();
  render(
    <main>
      <DropdownMenu>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem disabled>Publish</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onSelect("edit")}>Edit</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" keys="D" onSelect={() => onSelect("delete")}>
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <button>Beside</button>
    </main>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole("button", { name: "Actions" }), onSelect };
}

const focus = () => document.activeElement?.textContent;

test.each(["{Enter}", " ", "{ArrowDown}"])(
  "the key %j opens the menu on its first item that is not disabled",
  async (key) => {
    const { user, trigger } = show();
    trigger.focus();
    await user.keyboard(key);
    const menu = await screen.findByRole("menu", { name: "Actions" });
    await waitFor(() => expect(focus()).toBe("Edit"));
    expect(trigger.getAttribute("aria-controls")).toBe(menu.id);
  },
);

test("arrows go over what is disabled, Enter takes the item, and the focus is back on the trigger", async () => {
  const { user, trigger, onSelect } = show();
  trigger.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focus()).toBe("Edit"));
  await user.keyboard("{ArrowDown}");
  expect(focus()).toBe("DeleteD");
  await user.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["delete"]]);
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("a letter leads to the item that begins with it", async () => {
  const { user, trigger } = show();
  trigger.focus();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(focus()).toBe("Edit"));
  await user.keyboard("d");
  await waitFor(() => expect(focus()).toBe("DeleteD"));
});

test("Escape closes the menu and takes nothing; the focus is back on the trigger", async () => {
  const { user, trigger, onSelect } = show();
  trigger.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focus()).toBe("Edit"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  expect(onSelect).not.toHaveBeenCalled();
});

test("a pointer opens the menu on no item, and the same pointer closes it", async () => {
  const { user, trigger } = show();
  await user.click(trigger);
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toBe(menu);
});

test("the list lies in the part of the page that it belongs to, and the page behind stays readable", async () => {
  const { user, trigger } = show();
  await user.click(trigger);
  const menu = await screen.findByRole("menu");
  expect(screen.getByRole("main").contains(menu)).toBe(true);
  expect(screen.getByRole("button", { name: "Beside" })).toBeTruthy();
});

test("a click elsewhere closes the menu and leaves the focus where it went", async () => {
  const { user, trigger } = show();
  await user.click(trigger);
  await screen.findByRole("menu");
  await user.click(screen.getByRole("button", { name: "Beside" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(focus()).toBe("Beside");
});

test("an item that is on or off is toggled by its key, and the menu stays open", async () => {
  const onChange = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>Filter</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuCheckbox checked={false} onCheckedChange={onChange}>
          Cancelled
        </DropdownMenuCheckbox>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Filter" }).focus();
  await user.keyboard("{Enter}");
  const item = await screen.findByRole("menuitemcheckbox", { name: "Cancelled" });
  expect(item.getAttribute("aria-checked")).toBe("false");
  await waitFor(() => expect(focus()).toBe("Cancelled"));
  await user.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole("menu")).toBeTruthy();
});
