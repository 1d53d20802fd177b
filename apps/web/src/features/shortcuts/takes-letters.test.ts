import { expect, test } from "vitest";
import { takesLetters } from "./takes-letters";

type Made = NonNullable<Parameters<typeof takesLetters>[0]>;
const made = (
  localName: string,
  attributes: Record<string, string> = {},
  parent: Made | null = null,
): Made => ({
  localName,
  getAttribute: (name) => attributes[name] ?? null,
  parentElement: parent,
});

test("fields of every kind, also those without a type", () => {
  for (const type of ["text", "search", "email", "url", "date", "time", "number", "password", "TEXT", "new"])
    expect(takesLetters(made("input", { type }))).toBe(true);
  expect(takesLetters(made("input"))).toBe(true);
  expect(takesLetters(made("textarea"))).toBe(true);
  expect(takesLetters(made("select"))).toBe(true);
  for (const role of ["textbox", "combobox", "searchbox", "listbox", "menu"])
    expect(takesLetters(made("div", { role }))).toBe(true);
});

test("what stands in editable text, or in a list one types in", () => {
  const editable = { ...made("div"), isContentEditable: true };
  expect(takesLetters(made("span", {}, editable))).toBe(true);
  expect(takesLetters(made("div", { role: "option" }, made("div", { role: "listbox" })))).toBe(true);
});

test("not the page, links, buttons, checkboxes and the calendar's days", () => {
  expect(takesLetters(null)).toBe(false);
  for (const name of ["body", "a", "button", "h1"]) expect(takesLetters(made(name))).toBe(false);
  for (const type of ["checkbox", "radio", "submit", "file", "range"])
    expect(takesLetters(made("input", { type }))).toBe(false);
  expect(takesLetters(made("div", { role: "gridcell" }, made("div", { role: "grid" })))).toBe(false);
});
