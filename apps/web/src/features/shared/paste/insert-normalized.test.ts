import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertNormalized } from "./insert-normalized";

/** As much of a field as a paste looks at. */
class Field {
  constructor(private readonly isText: boolean) {}
  matches = () => this.isText;
}
const execCommand = vi.fn((_command: string, _ui: boolean, _text: string) => true);

beforeEach(() => {
  vi.stubGlobal("Element", Field);
  vi.stubGlobal("document", { execCommand });
});
afterEach(() => {
  vi.unstubAllGlobals();
  execCommand.mockReset().mockReturnValue(true);
});

/** Pastes into a field; returns what was inserted instead of it (null: nothing), and whether the browser was stopped. */
function paste(copied: string, { isText = true, defaultPrevented = false } = {}) {
  const preventDefault = vi.fn();
  const clipboardData = { getData: () => copied };
  const event = { target: new Field(isText), clipboardData, defaultPrevented, preventDefault };
  insertNormalized(event as unknown as ClipboardEvent);
  return { inserted: execCommand.mock.lastCall?.[2] ?? null, stopped: preventDefault.mock.calls.length > 0 };
}

test("what Takt does not keep is inserted in the form that it keeps, as if it was typed", () => {
  expect(paste("U\u0308ber\vuns\u00ad\r\n")).toEqual({ inserted: "Über\nuns\n", stopped: true });
  expect(execCommand).toHaveBeenCalledWith("insertText", false, "Über\nuns\n");
});

test("what the browser inserts as Takt keeps it is left to the browser", () => {
  expect(paste("Über\r\nuns 👩‍👩‍👧")).toEqual({ inserted: null, stopped: false });
});

test("a paste elsewhere, and one that was taken already, are left alone", () => {
  expect(paste("a\vb", { isText: false })).toEqual({ inserted: null, stopped: false });
  expect(paste("a\vb", { defaultPrevented: true })).toEqual({ inserted: null, stopped: false });
});

test("a browser without the command inserts the text as it was copied", () => {
  execCommand.mockReturnValue(false);
  expect(paste("a\vb").stopped).toBe(false);
});
