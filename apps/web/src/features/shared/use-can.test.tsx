// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "./navigation/workspace";
import { useCan } from "./use-can";

const canIn = (workspace: DocumentWorkspace | null) =>
  renderHook(() => useCan(), {
    wrapper: ({ children }) => <WorkspaceProvider workspace={workspace}>{children}</WorkspaceProvider>,
  }).result.current;
const author = { userId: "c", isSelf: false, isConsented: false };

test("an editor publishes under their own name and those of members who agree, and under no other", () => {
  const can = canIn({ slug: "studio", role: "editor" });
  expect(can("posts.publish", author)).toBe(false);
  expect(can("posts.publish", { ...author, isSelf: true })).toBe(true);
  expect(can("posts.publish", { ...author, isConsented: true })).toBe(true);
});

test("a viewer and everybody in a read-only workspace write nothing; the owner of a personal one writes", () => {
  expect(canIn({ slug: "studio", role: "viewer" })("drafts.write")).toBe(false);
  expect(canIn({ slug: "studio", role: "owner", isReadOnly: true })("drafts.write")).toBe(false);
  expect(canIn(null)("drafts.write")).toBe(true);
});
