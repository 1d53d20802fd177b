import { expect, test } from "vitest";
import { brokenPagePaths } from "./page-paths.mjs";

const FILES = [
  "docs/flows/draft.md",
  "packages/domain/src/posts/model/post-draft.ts",
  "packages/ui/src/toast.tsx",
  "packages/i18n/messages/en/posts.json",
  "packages/i18n/messages/de/posts.json",
];
const broken = (/** @type {string} */ text) => brokenPagePaths("docs/page.md", text, FILES, ["next"]);

test.each([
  "packages/domain/src/mails/",
  "posts/model/post-moves.ts",
  "post-moves.ts",
  "packages/i18n/messages/{en,fr}/posts.json",
  "packages/<noun>/lib",
  "@takt/ui/sheet",
  "domain/posts/model/post-moves.ts",
])("a path that leads nowhere is found: %s", (path) => {
  expect(broken(`It is in \`${path}\`.`)).toEqual([path]);
});

test.each([
  "packages/domain/src/posts/",
  "posts/model/post-draft.ts",
  "post-draft.ts",
  "posts/model/post-draft",
  "domain/posts/model/post-draft.ts",
  "packages/i18n/messages/{en,de}/<noun>.json",
  "packages/**/post-draft.ts",
  "@takt/ui/toast",
  "@takt/ui/*",
  "next/link",
  "/api/media/{id}",
  "POST /v1/responses",
  "https://api.example.com/v1",
])("a path that leads to a file is fine, and so is what is no path: %s", (path) => {
  expect(broken(`It is in \`${path}\`.`)).toEqual([]);
});

test("a link leads to a file beside its page", () => {
  expect(broken("[a](flows/draft.md#later) [b](draft.md) [c](https://example.com) [d](#here)")).toEqual([
    "draft.md",
  ]);
});

test("what a page shows as code is not read", () => {
  expect(broken("```sh\ncat `packages/none/src`\n```")).toEqual([]);
});
