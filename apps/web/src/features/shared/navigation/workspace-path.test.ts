import { expect, test } from "vitest";
import { splitWorkspace, toWorkspacePath } from "./workspace-path";

test.each([
  ["/app", null, "/app"],
  ["/app/posts", null, "/app/posts"],
  ["/app/w/studio", "studio", "/app"],
  ["/app/w/studio/posts?status=draft#x", "studio", "/app/posts?status=draft#x"],
  ["/app/w/my-studio-2/content/edit/1", "my-studio-2", "/app/content/edit/1"],
])("%s is in %s the page %s, and back", (path, slug, page) => {
  expect(splitWorkspace(path)).toEqual({ path: page, slug });
  expect(toWorkspacePath(slug, page)).toBe(path);
});

test.each(["/", "/apps", "/application/w/studio", "/help", "/app/w", "/app/writing"])(
  "%s is in no workspace",
  (path) => {
    expect(splitWorkspace(path)).toEqual({ path, slug: null });
  },
);

test.each(["/help", "/provider", "/apps"])("%s stays outside of every workspace", (path) => {
  expect(toWorkspacePath("studio", path)).toBe(path);
});
