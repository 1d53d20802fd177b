import { Clock } from "lucide-react";
import { expect, test } from "vitest";
import { filterRows } from "./filter-rows";

const row = (name: string, rest: { also?: string; isHidden?: boolean } = {}) => ({
  id: name,
  Icon: Clock,
  text: name,
  name,
  ...rest,
});
const ROWS = [
  row("Write a new post", { also: "create draft" }),
  row("Calendar", { also: "month" }),
  row("Appearance: Dark", { also: "theme mode", isHidden: true }),
  row("Schließen"),
];

test.each([
  ["", ["Write a new post", "Calendar", "Schließen"]],
  ["  ", ["Write a new post", "Calendar", "Schließen"]],
  ["cal", ["Calendar"]],
  ["NEW post", ["Write a new post"]],
  ["post new", ["Write a new post"]],
  ["draft", ["Write a new post"]],
  ["dark mode", ["Appearance: Dark"]],
  ["schliessen", ["Schließen"]],
  ["ost", []],
  ["new calendar", []],
  ["?", []],
])("%j finds %j", (typed, names) =>
  expect(filterRows(ROWS, typed, "de").map(({ name }) => name)).toEqual(names),
);
