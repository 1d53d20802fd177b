// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { AlertDialog } from "./alert-dialog";
import { Dialog, DialogContent } from "./dialog";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

/** A page with a sheet that opens a dialog, which asks before it closes. */
function Page({ isOpenerGone = false }) {
  const [open, setOpen] = useState<"sheet" | "dialog" | "question" | null>(null);
  const isDialog = open === "dialog" || open === "question";
  return (
    <>
      {!(isOpenerGone && open) && <button onClick={() => setOpen("sheet")}>Open</button>}
      <Dialog open={open !== null} onOpenChange={() => setOpen(null)}>
        <DialogContent shape="sheet" title="Post" description="What it says" closeLabel="Close sheet">
          <button onClick={() => setOpen("dialog")}>Schedule</button>
          <Dialog open={isDialog} onOpenChange={() => setOpen("question")}>
            <DialogContent title="When" closeLabel="Close dialog">
              <input aria-label="Time" />
              <AlertDialog
                open={open === "question"}
                onOpenChange={() => setOpen("dialog")}
                title="Discard?"
                description="It would be lost."
                cancelLabel="Keep"
                actionLabel="Discard"
                onAction={() => setOpen("sheet")}
              />
            </DialogContent>
          </Dialog>
        </DialogContent>
      </Dialog>
    </>
  );
}

const dialogs = () => [...document.querySelectorAll("[role$=dialog]")];
const focus = () => document.activeElement;

async function open(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Post" });
  return user;
}

test.each(["dialog", "sheet"] as const)("a %s has its name, its description and the focus", async (shape) => {
  render(
    <Dialog open onOpenChange={() => undefined}>
      <DialogContent shape={shape} title="Post" description="What it says" closeLabel="Close">
        <button>First</button>
      </DialogContent>
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Post", description: "What it says" });
  await waitFor(() => expect(focus()?.textContent).toBe("First"));
  expect(dialog.getAttribute("class")).toContain(shape === "sheet" ? "sm:inset-y-0" : "sm:start-1/2");
});

test("Escape closes the topmost layer alone: the question, then the dialog asks again, and the sheet last", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  await screen.findByRole("dialog", { name: "When" });
  await user.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Discard?" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(dialogs()).toHaveLength(2);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test("the focus returns to what opened each layer, though none has a trigger", async () => {
  const user = await open();
  const schedule = screen.getByRole("button", { name: "Schedule" });
  await user.click(schedule);
  await waitFor(() => expect(focus()).toBe(screen.getByLabelText("Time")));
  await user.keyboard("{Escape}");
  // A question starts on the button that loses nothing.
  await waitFor(() => expect(focus()?.textContent).toBe("Keep"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focus()).toBe(screen.getByLabelText("Time")));
  await user.click(screen.getByRole("button", { name: "Close dialog" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(focus()).toBe(schedule));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focus()).toBe(screen.getByRole("button", { name: "Open" })));
});

test("the focus goes nowhere when what opened the dialog is gone", async () => {
  const user = await open(<Page isOpenerGone />);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(focus()).toBe(document.body);
});

test("Tab stays inside of the dialog, and the cross comes last", async () => {
  const user = await open();
  await waitFor(() => expect(focus()?.textContent).toBe("Schedule"));
  await user.tab();
  expect(focus()?.getAttribute("aria-label")).toBe("Close sheet");
  await user.tab();
  expect(focus()?.textContent).toBe("Schedule");
});

test("the page behind is locked while a dialog is open: no scrolling, and nothing for screen readers", async () => {
  const user = await open();
  const page = screen.getByText("Open").parentElement!;
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(true);
  expect(page.getAttribute("aria-hidden")).toBe("true");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.body.hasAttribute("data-scroll-locked")).toBe(false));
  expect(page.getAttribute("aria-hidden")).toBeNull();
});

test("Escape that ends a composition closes nothing, nor does one that is held down", async () => {
  await open();
  for (const held of [{ isComposing: true }, { keyCode: 229 }, { repeat: true }])
    fireEvent.keyDown(document.activeElement!, { key: "Escape", ...held });
  await new Promise((done) => setTimeout(done));
  expect(dialogs()).toHaveLength(1);
});
