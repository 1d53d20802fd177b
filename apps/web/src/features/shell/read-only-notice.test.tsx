// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import palette from "@takt/i18n/messages/en/palette.json";
import shell from "@takt/i18n/messages/en/shell.json";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { type DocumentWorkspace, WorkspaceProvider } from "../shared/navigation/workspace";
import { BottomBar } from "./bottom-bar";
import { ReadOnlyNotice } from "./read-only-notice";

setUpFrame();

function show(workspace: DocumentWorkspace) {
  render(
    <WorkspaceProvider workspace={workspace}>
      <ReadOnlyNotice />
      <BottomBar />
    </WorkspaceProvider>,
    {
      wrapper: appFrame({
        texts: { common, shell, palette },
        server: () => ({ needsYou: 0, drafts: 0, count: 0 }),
      }),
    },
  );
}
const notice = () => screen.queryByText(shell.banner.readOnly.title);
const newPost = () => screen.queryByRole("link", { name: shell.newPost });

test("the owner of a read-only workspace reads what still works, and gets to the subscription of their account", () => {
  show({ slug: "studio", role: "owner", isReadOnly: true });
  expect(notice()).toBeTruthy();
  const link = screen.getByRole("link", { name: shell.banner.readOnly.plan });
  expect(link.getAttribute("href")).toBe("/app/user/subscription");
  expect(newPost()).toBeNull();
});

test("a member of a read-only workspace reads it without the way to a subscription that is not theirs", () => {
  show({ slug: "studio", role: "admin", isReadOnly: true });
  expect(notice()).toBeTruthy();
  expect(screen.queryByRole("link", { name: shell.banner.readOnly.plan })).toBeNull();
});

test("a new post is offered to those who write, and not to a viewer", () => {
  show({ slug: "studio", role: "editor" });
  expect(notice()).toBeNull();
  expect(newPost()).toBeTruthy();
});

test("a viewer is not offered a new post", () => {
  show({ slug: "studio", role: "viewer" });
  expect(notice()).toBeNull();
  expect(newPost()).toBeNull();
});
