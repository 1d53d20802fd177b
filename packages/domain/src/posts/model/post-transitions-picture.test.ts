import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POST_TRANSITIONS } from "./post-transitions";

test("the picture in docs/flows/publish-a-post.md shows exactly the transitions of the table", () => {
  const page = readFileSync(new URL("../../../../../docs/flows/publish-a-post.md", import.meta.url), "utf8");
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, from, to, name]) => `${from} ${name} ${to}`,
  );
  const table = Object.entries(POST_TRANSITIONS).flatMap(([name, { from, to }]) =>
    from.map((start) => `${start} ${name} ${to}`),
  );
  expect(drawn.sort()).toEqual(table.sort());
});
