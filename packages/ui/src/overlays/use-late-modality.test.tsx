// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useLateModality } from "./use-late-modality";

afterEach(cleanup);

function Box() {
  const box = useRef<HTMLDivElement>(null);
  const isLocked = useLateModality(box);
  return <div ref={box}>{isLocked ? "locked" : "drawn"}</div>;
}

test("the page behind a dialog is hidden after the dialog is drawn, and shown again when it has gone", async () => {
  const page = document.body.appendChild(document.createElement("main"));
  const { container, unmount } = render(<Box />);
  expect(container.textContent).toBe("drawn");
  expect(page.getAttribute("aria-hidden")).toBeNull();
  await expect.poll(() => container.textContent).toBe("locked");
  expect(page.getAttribute("aria-hidden")).toBe("true");
  unmount();
  expect(page.getAttribute("aria-hidden")).toBeNull();
  page.remove();
});

test("a dialog that goes before it is painted leaves the page as it is", async () => {
  const page = document.body.appendChild(document.createElement("main"));
  render(<Box />).unmount();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
  expect(page.getAttribute("aria-hidden")).toBeNull();
  page.remove();
});
