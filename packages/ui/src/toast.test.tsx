// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Dialog, DialogContent } from "./dialog";
import { ToastProvider, useToast, type ToastMessage } from "./toast";
import { setUpComponents } from "./testing/set-up-components";

setUpComponents();

/** Longer than any of these tests. */
const DURATION_MS = 600_000;
const LABELS = { region: "Notifications ({hotkey})", toast: "Notification", close: "Close toast" };

function Page({ message }: { message: ToastMessage }) {
  const { toast, undoLast } = useToast();
  const [open, setOpen] = useState(false);
  const [undoes, setUndoes] = useState<boolean[]>([]);
  return (
    <>
      <button onClick={() => toast(message)}>Save</button>
      <button onClick={() => setOpen(!open)}>{open ? "Close from the page" : "Open"}</button>
      <button onClick={() => setUndoes([...undoes, undoLast()])}>Undo the last</button>
      <output>{undoes.join()}</output>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Post" closeLabel="Close dialog">
          <button onClick={() => toast(message)}>Save in dialog</button>
        </DialogContent>
      </Dialog>
    </>
  );
}

function show(message: Partial<ToastMessage> = {}) {
  render(
    <ToastProvider labels={LABELS}>
      <Page message={{ title: "Saved", description: "Nothing is lost", duration: DURATION_MS, ...message }} />
    </ToastProvider>,
  );
  return userEvent.setup();
}

const closeButton = () => screen.findByRole("button", { name: "Close toast", hidden: true });
const toasts = () => document.querySelectorAll("[data-toasts] > li");
const focus = () => document.activeElement;

test("F8 leads to the toasts, and the end of the focused one back to where the focus was", async () => {
  const user = show();
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  await closeButton();
  fireEvent.keyDown(focus()!, { key: "F8", code: "F8" });
  await waitFor(() => expect(focus()?.tagName).toBe("OL"));
  await user.tab();
  expect(focus()).toBe(toasts()[0]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(toasts()).toHaveLength(0));
  expect(focus()).toBe(save);
});

test("toasts are reached beside an open dialog; Escape there closes the toast, and the next one the dialog", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const inside = await screen.findByRole("button", { name: "Save in dialog" });
  await user.click(inside);
  const close = await closeButton();
  fireEvent.keyDown(focus()!, { key: "F8", code: "F8" });
  await waitFor(() => expect(focus()?.tagName).toBe("OL"));
  close.focus();
  expect(focus()).toBe(close);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(toasts()).toHaveLength(0));
  expect(screen.getByRole("dialog", { name: "Post" })).toBeTruthy();
  expect(focus()).toBe(inside);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the focus stays in the toasts when a dialog closes after it went there", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(await screen.findByRole("button", { name: "Save in dialog" }));
  await closeButton();
  fireEvent.keyDown(focus()!, { key: "F8", code: "F8" });
  await waitFor(() => expect(focus()?.tagName).toBe("OL"));
  fireEvent.click(screen.getByText("Close from the page"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Radix returns the focus in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(focus()?.tagName).toBe("OL");
});

test("Escape elsewhere on the page leaves a toast", async () => {
  const user = show();
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  await closeButton();
  await user.keyboard("{Escape}");
  expect(toasts()).toHaveLength(1);
});

test("of many toasts the newest four are shown", async () => {
  const user = show();
  const save = screen.getByRole("button", { name: "Save" });
  for (let count = 0; count < 6; count++) await user.click(save);
  await waitFor(() => expect(toasts()).toHaveLength(4));
});

test("the action of a toast runs once and ends the toast", async () => {
  const onAction = vi.fn();
  const user = show({ action: { label: "Undo", altText: "Restore it in the bin", onAction } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(toasts()).toHaveLength(0));
});

test("a toast is read out with a space between its texts, and by Radix alone", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await closeButton();
  const list = screen.getByRole("region", { name: "Notifications (F8)", hidden: true }).querySelector("ol")!;
  expect(list.textContent).toContain("Saved Nothing is lost");
  expect(list.getAttribute("aria-live")).toBe("off");
});

/** Toasts with an Undo whose end the test decides. */
function showUndo() {
  const ends: (() => void)[] = [];
  const onAction = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const user = show({ action: { label: "Undo", altText: "Press Ctrl+Z", isUndo: true, onAction } });
  const undoLast = () => user.click(screen.getByText("Undo the last"));
  return { user, onAction, ends, undoLast };
}

test("the last act is undone once, and the one before it only after that has ended", async () => {
  const { user, onAction, ends, undoLast } = showUndo();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await undoLast();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await undoLast();
  expect(onAction).toHaveBeenCalledTimes(1);
  await act(async () => ends[0]!());
  await undoLast();
  expect(onAction).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(toasts()).toHaveLength(0));
  await act(async () => ends[1]!());
  await undoLast();
  expect(onAction).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status").textContent).toBe("true,true,true,false");
});

test("what the button of a toast undoes is not undone again", async () => {
  const { user, onAction, ends, undoLast } = showUndo();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  await undoLast();
  await act(async () => ends[0]!());
  await undoLast();
  expect(onAction).toHaveBeenCalledTimes(1);
});

test("an Undo that fails leaves the way to the one before it", async () => {
  const rejected = vi.fn(() => Promise.reject(new Error("refused")).catch(() => null));
  const user = show({ action: { label: "Undo", altText: "Press Ctrl+Z", isUndo: true, onAction: rejected } });
  for (let count = 0; count < 2; count++) await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await user.click(screen.getByText("Undo the last"));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await user.click(screen.getByText("Undo the last"));
  expect(rejected).toHaveBeenCalledTimes(2);
});

test("an act that is undone returns the focus that was on its toast", async () => {
  const { user } = showUndo();
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  const undo = await screen.findByRole("button", { name: "Undo", hidden: true });
  fireEvent.keyDown(focus()!, { key: "F8", code: "F8" });
  await waitFor(() => expect(focus()?.tagName).toBe("OL"));
  undo.focus();
  // As a key does, which moves no focus.
  fireEvent.click(screen.getByText("Undo the last"));
  await waitFor(() => expect(toasts()).toHaveLength(0));
  expect(focus()).toBe(save);
});
