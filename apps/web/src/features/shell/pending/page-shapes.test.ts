import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { EditorSkeleton } from "~/features/posts/parts/editor-skeleton";
import { WizardShape } from "~/features/writing/parts/wizard-shape";
import { TopicsShape, TodayShape, ListShape } from "./shapes";
import { PAGE_SHAPES, pageShapeOf } from "./page-shapes";

const SHELL = path.resolve(import.meta.dirname, "../../../app/[locale]/app/(shell)");
/** Leads on, mostly at once. */
const WITHOUT_SHAPE = ["/app/user/linkedin-member"];

test("each page of the shell has a shape, and no other path has", () => {
  const pages = readdirSync(SHELL, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.posix.join("/app", path.dirname(file)));
  const shaped = new Set(Object.keys(PAGE_SHAPES).map((row) => row.split("?", 1)[0]!));
  expect([...shaped].toSorted()).toEqual(pages.filter((page) => !WITHOUT_SHAPE.includes(page)).toSorted());
});

test.each([
  ["/app", TodayShape],
  ["/app/posts?status=draft", ListShape],
  ["/app/content/bookmarks#top", TopicsShape],
])("%s is drawn before it is there", (asked, shape) => {
  expect(pageShapeOf(asked)?.Shape).toBe(shape);
});

test.each([
  ["/app/content/create?tab=ai&topic=4711", WizardShape],
  ["/app/content/create?topic=4711&tab=ai#top", WizardShape],
  ["/app/content/create?tab=manual", EditorSkeleton],
  ["/app/content/create#?tab=ai", EditorSkeleton],
  ["/app/content/create", EditorSkeleton],
])("%s has the shape of the tab that it shows", (asked, shape) => {
  expect(pageShapeOf(asked)?.Shape).toBe(shape);
});

test("one segment of a path may be an id", () => {
  expect(pageShapeOf("/app/content/edit/0190")).toBe(PAGE_SHAPES["/app/content/edit/[id]"]);
  expect(pageShapeOf("/app/content/edit")).toBeNull();
  expect(pageShapeOf("/app/content/edit/0190/more")).toBeNull();
});

test.each(["/app/onboarding", "/provider", "/"])("%s, outside the shell, has none", (asked) => {
  expect(pageShapeOf(asked)).toBeNull();
});
