// @vitest-environment happy-dom
import shortcuts from "@takt/i18n/messages/en/shortcuts.json";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { type DocumentWorkspace, WorkspaceProvider } from "../shared/navigation/workspace";
import { ShortcutsProvider } from "./shortcuts-provider";

setUpFrame();

function pagesIn(workspace: DocumentWorkspace) {
  const { container } = render(
    <WorkspaceProvider workspace={workspace}>
      <ShortcutsProvider>{null}</ShortcutsProvider>
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { shortcuts }, server: () => ({ shortcuts: true }) }) },
  );
  return [...container.querySelectorAll<HTMLElement>("[data-shortcut-page]")].map(
    ({ dataset }) => dataset["shortcutPage"],
  );
}

test("the key for a new post leads somewhere only for those who write", () => {
  expect(pagesIn({ slug: "studio", role: "editor" })).toContain("new");
  const read = pagesIn({ slug: "studio", role: "approver" });
  expect(read).not.toContain("new");
  expect(read).toContain("posts");
});
