// @vitest-environment happy-dom
import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { useMayEdit } from "./use-may-edit";

const mayEditAs = (workspace: Omit<DocumentWorkspace, "slug">, status: PostStatus, isConsented: boolean) => {
  const { result } = renderHook(() => useMayEdit(), {
    wrapper: ({ children }) => (
      <WorkspaceProvider workspace={{ slug: "studio", ...workspace }}>{children}</WorkspaceProvider>
    ),
  });
  const author = { userId: "c", name: null, image: null, isSelf: false, isConsented, headline: null };
  return result.current({ status, deletedAt: null, author });
};

test("an editor edits every draft, and what is scheduled only under a name that may be used", () => {
  expect(mayEditAs({ role: "editor" }, "draft", false)).toBe(true);
  expect(mayEditAs({ role: "editor" }, "scheduled", true)).toBe(true);
  expect(mayEditAs({ role: "editor" }, "scheduled", false)).toBe(false);
  expect(mayEditAs({ role: "editor" }, "published", true)).toBe(false);
});

test("a viewer edits nothing, and nobody does where the workspace is read-only", () => {
  expect(mayEditAs({ role: "viewer" }, "draft", true)).toBe(false);
  expect(mayEditAs({ role: "owner", isReadOnly: true }, "scheduled", true)).toBe(false);
});
