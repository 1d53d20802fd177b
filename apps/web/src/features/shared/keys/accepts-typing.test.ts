import { expect, test } from "vitest";
import { acceptsTyping } from "./accepts-typing";

type Made = NonNullable<Parameters<typeof acceptsTyping>[0]>;
const element = (
  localName: string,
  attributes: Record<string, string> = {},
  parent: Made | null = null,
): Made => ({
  localName,
  getAttribute: (name) => attributes[name] ?? null,
  parentElement: parent,
});

test("fields of every type accept typing, also those without a type", () => {
  for (const type of ["text", "search", "email", "url", "date", "time", "number", "password", "TEXT", "new"])
    expect(acceptsTyping(element("input", { type }))).toBe(true);
  expect(acceptsTyping(element("input"))).toBe(true);
  expect(acceptsTyping(element("textarea"))).toBe(true);
  expect(acceptsTyping(element("select"))).toBe(true);
  for (const role of ["textbox", "combobox", "searchbox", "listbox", "menu"])
    expect(acceptsTyping(element("div", { role }))).toBe(true);
});

test("elements inside editable text or a list with type-ahead accept typing", () => {
  const editable = { ...element("div"), isContentEditable: true };
  expect(acceptsTyping(element("span", {}, editable))).toBe(true);
  expect(acceptsTyping(element("div", { role: "option" }, element("div", { role: "listbox" })))).toBe(true);
});

test("the page, links, buttons, checkboxes and the calendar's days do not accept typing", () => {
  expect(acceptsTyping(null)).toBe(false);
  for (const name of ["body", "a", "button", "h1"]) expect(acceptsTyping(element(name))).toBe(false);
  for (const type of ["checkbox", "radio", "submit", "file", "range"])
    expect(acceptsTyping(element("input", { type }))).toBe(false);
  expect(acceptsTyping(element("div", { role: "gridcell" }, element("div", { role: "grid" })))).toBe(false);
});
