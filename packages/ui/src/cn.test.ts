import { expect, test } from "vitest";
import { cn } from "./cn";

test.each([
  ["text-caption text-muted-fg", "text-caption text-muted-fg"],
  ["text-muted-fg text-caption", "text-muted-fg text-caption"],
  ["text-caption text-base/6", "text-base/6"],
  ["text-sm text-caption/5", "text-caption/5"],
  ["text-caption text-micro", "text-micro"],
])("of the classes %j stays %j: a size of the theme is a size and no colour", (classes, left) => {
  expect(cn(classes)).toBe(left);
});
