import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { isDraftOpen } from "./open-drafts";
import { useDraft } from "./use-draft";

const storage = { read: vi.fn(() => ({ value: "typed", version: 1 })), write: vi.fn() };

function Field({ saved }: { saved: string | null }) {
  const { value, status, restored } = useDraft<string>("use-draft:u:d", {
    initial: "initial",
    baseline: saved === null ? null : { value: saved, version: 1 },
    save: () => Promise.reject(new Error("the server saves no draft")),
    storage,
  });
  return `${value}, ${status}, ${restored}`;
}

test("the server draws what is saved, or what a new draft begins with, and no stored draft", () => {
  expect(renderToStaticMarkup(<Field saved="saved" />)).toBe("saved, clean, false");
  expect(renderToStaticMarkup(<Field saved={null} />)).toBe("initial, clean, false");
  expect(storage.read).not.toHaveBeenCalled();
});

test("the server opens a draft for nobody else", () => {
  renderToStaticMarkup(<Field saved="saved" />);
  expect(isDraftOpen("use-draft:u:d")).toBe(false);
});
