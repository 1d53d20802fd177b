import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastList } from "./toasts";

const labels = { region: "Notifications ({hotkey})", toast: "Notification", close: "Close" };

const list = renderToStaticMarkup(
  <ToastList shown={[]} labels={labels} onClose={() => undefined} onAction={() => undefined} />,
);

test("the region of toasts is named with the key that leads there", () => {
  expect(list).toContain('aria-label="Notifications (F8)"');
});
