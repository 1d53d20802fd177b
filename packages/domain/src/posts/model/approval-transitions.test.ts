import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APPROVAL_TRANSITIONS, canMakeApproval } from "./approval-transitions";

test("the picture in docs/flows/approvals.md shows exactly the transitions of the table", () => {
  const page = readFileSync(new URL("../../../../../docs/flows/approvals.md", import.meta.url), "utf8");
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, from, to, name]) => `${from} ${name} ${to}`,
  );
  const table = Object.entries(APPROVAL_TRANSITIONS).flatMap(([name, { from, to }]) =>
    from.map((start) => `${start} ${name} ${to}`),
  );
  expect(drawn.sort()).toEqual(table.sort());
});

test("nothing is approved that nobody asked about", () => {
  expect(canMakeApproval("requested", "approve")).toBe(true);
  for (const state of ["none", "changes_requested", "voided", "approved"] as const)
    expect(canMakeApproval(state, "approve")).toBe(false);
});
