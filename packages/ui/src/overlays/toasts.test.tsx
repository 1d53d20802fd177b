import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastList } from "./toasts";

const labels = { region: "Notifications ({hotkey})", toast: "Notification", close: "Close" };
const list = ToastList({ shown: [], labels, onClose: () => undefined });

test("the region of toasts is named with the key that leads there", () => {
  expect(renderToStaticMarkup(list)).toContain('aria-label="Notifications (F8)"');
});

test("what is said before each toast is a word, without a placeholder", () => {
  expect(list.props).toMatchObject({ label: "Notification" });
});
