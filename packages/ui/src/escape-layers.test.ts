import { expect, test } from "vitest";
import { createEscapeLayers } from "./escape-layers";

/** Opens layers by name; `press` sends a key, and tells what it has closed and whether it was taken. */
function open(...names: string[]) {
  const closed: string[] = [];
  const layers = createEscapeLayers((target) => (target as unknown) === "toast");
  const remove = names.map((name, at) =>
    layers.add(() => {
      closed.push(name);
      remove[at]!();
    }),
  );
  const press = (changes: object = {}) => {
    const key = {
      key: "Escape",
      keyCode: 27,
      isComposing: false,
      repeat: false,
      defaultPrevented: false,
      target: null,
      ...changes,
      preventDefault() {
        this.defaultPrevented = true;
      },
    };
    layers.onKeyDown(key);
    return { closed: closed.splice(0), taken: key.defaultPrevented };
  };
  return { press, remove };
}

test("Escape closes one layer at a time, the topmost first, and then belongs to the page", () => {
  const { press } = open("sheet", "dialog", "menu");
  expect(press()).toEqual({ closed: ["menu"], taken: true });
  expect(press()).toEqual({ closed: ["dialog"], taken: true });
  expect(press()).toEqual({ closed: ["sheet"], taken: true });
  expect(press()).toEqual({ closed: [], taken: false });
});

test("a layer that has closed on its own is passed over", () => {
  const { press, remove } = open("sheet", "dialog", "menu");
  remove[1]!();
  press();
  expect(press()).toEqual({ closed: ["sheet"], taken: true });
});

test.each([
  ["while a text is composed", { isComposing: true, keyCode: 229 }],
  ["after Safari has ended the composition", { keyCode: 229 }],
  ["while the key is held down", { repeat: true }],
])("Escape closes nothing %s, and no other handler takes it", (_name, changes) => {
  expect(open("dialog").press(changes)).toEqual({ closed: [], taken: true });
});

test("another key is left alone", () => {
  expect(open("dialog").press({ key: "Enter", keyCode: 13 })).toEqual({ closed: [], taken: false });
});

test("Escape in a toast is left to the toast", () => {
  expect(open("dialog", "toast").press({ target: "toast" })).toEqual({ closed: [], taken: false });
});

test("a key that is handled already closes nothing", () => {
  expect(open("dialog").press({ defaultPrevented: true }).closed).toEqual([]);
});
