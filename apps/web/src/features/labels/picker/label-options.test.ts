import type { LabelView } from "@takt/domain/labels/model/label-view";
import { expect, test } from "vitest";
import { labelOptions } from "./label-options";

const LABELS = ["Client A", "Series", "Übung"].map((name): LabelView => ({ id: name, name, color: "teal" }));
const names = (typed: string, labels = LABELS) =>
  labelOptions(labels, typed).map((option) =>
    option.kind === "create" ? `+ ${option.name}` : option.label.name,
  );

test("without a word all labels are offered, and no new one", () => {
  expect(names(" ")).toEqual(["Client A", "Series", "Übung"]);
});

test("what is typed finds labels in any case, and offers one of that name unless there is one", () => {
  expect(names("seri")).toEqual(["Series", "+ seri"]);
  expect(names(" übung ")).toEqual(["Übung"]);
  expect(names("New one")).toEqual(["+ New one"]);
});

test("a member who has all the labels they may have is offered no new one", () => {
  const full = Array.from({ length: 50 }, (_, n): LabelView => ({ id: `${n}`, name: `L${n}`, color: "red" }));
  expect(names("New", full)).toEqual([]);
});
