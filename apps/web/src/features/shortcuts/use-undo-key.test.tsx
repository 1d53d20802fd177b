// @vitest-environment happy-dom
import { useToast } from "@takt/ui/toast";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { useUndoKey } from "./use-undo-key";

setUpFrame();

/** Longer than any of these tests. */
const DURATION_MS = 600_000;

/** A page with a field, on which something has been removed that Undo brings back. */
async function start() {
  const undo = vi.fn();
  function Page() {
    const { toast } = useToast();
    useUndoKey();
    const action = { label: "Undo", altText: "Press Ctrl+Z", onAction: undo, isUndo: true };
    return (
      <>
        <input aria-label="Search" />
        <button onClick={() => toast({ title: "Removed", duration: DURATION_MS, action })}>Remove</button>
      </>
    );
  }
  render(<Page />, { wrapper: appFrame({ texts: {}, server: () => null }) });
  const button = screen.getByText("Remove");
  fireEvent.click(button);
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  return { undo, button };
}

test.each([{ ctrlKey: true }, { metaKey: true }])("the key with %o undoes the last act once", async (mod) => {
  const { undo, button } = await start();
  expect(fireEvent.keyDown(button, { key: "z", ...mod })).toBe(false);
  await waitFor(() => expect(shownToasts()).toEqual([]));
  expect(undo).toHaveBeenCalledTimes(1);
  // Nothing is left to undo: the key is the browser's.
  await waitFor(() => expect(fireEvent.keyDown(button, { key: "z", ...mod })).toBe(true));
  expect(undo).toHaveBeenCalledTimes(1);
});

test("in a text field the key is the field's", async () => {
  const { undo } = await start();
  expect(fireEvent.keyDown(screen.getByLabelText("Search"), { key: "z", ctrlKey: true })).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});

test.each([
  { key: "z" },
  { key: "z", ctrlKey: true, metaKey: true },
  { key: "Z", ctrlKey: true, shiftKey: true },
  { key: "z", ctrlKey: true, altKey: true },
  { key: "z", ctrlKey: true, isComposing: true },
  { key: "z", ctrlKey: true, repeat: true },
])("%o undoes nothing", async (press) => {
  const { undo, button } = await start();
  fireEvent.keyDown(button, press);
  expect(undo).not.toHaveBeenCalled();
});
