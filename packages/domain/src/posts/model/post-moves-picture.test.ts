import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POST_MOVES } from "./post-moves";

test("the picture in docs/flows/publish-a-post.md shows exactly the moves of the table", () => {
  const page = readFileSync(new URL("../../../../../docs/flows/publish-a-post.md", import.meta.url), "utf8");
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, from, to, move]) => `${from} ${move} ${to}`,
  );
  const table = Object.entries(POST_MOVES).flatMap(([move, { from, to }]) =>
    from.map((start) => `${start} ${move} ${to}`),
  );
  expect(drawn.sort()).toEqual(table.sort());
});
