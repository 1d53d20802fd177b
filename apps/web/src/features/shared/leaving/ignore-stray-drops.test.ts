import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreStrayDrops } from "./ignore-stray-drops";

let page: EventTarget;
let end: () => void;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("Element", FakeElement);
  end = ignoreStrayDrops();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

class FakeElement {
  constructor(readonly selector: string) {}
  matches = (selector: string) => selector === this.selector;
}

/** Drags something over the page and drops it; `isTaken`: a drop zone has prevented the browser's own act. */
function drop(types: string[], { isTaken = false, target = new FakeElement("main") } = {}) {
  return ["dragover", "drop"].map((type) => {
    const dataTransfer = { types, dropEffect: "copy" };
    const event = new Event(type, { cancelable: true });
    Object.defineProperties(event, { dataTransfer: { value: dataTransfer }, target: { value: target } });
    if (isTaken) event.preventDefault();
    page.dispatchEvent(event);
    return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
  });
}

const ignored = { isPrevented: true, effect: "none" };
const left = { isPrevented: false, effect: "copy" };

test("a file that is dropped beside a drop zone does nothing", () => {
  expect(drop(["Files"])).toEqual([ignored, ignored]);
});

test("a file that a drop zone takes keeps what the zone says of it", () => {
  const taken = { isPrevented: true, effect: "copy" };
  expect(drop(["Files"], { isTaken: true })).toEqual([taken, taken]);
});

test("a text that is dropped, and a file on a file input, are the browser's", () => {
  expect(drop(["text/plain"])).toEqual([left, left]);
  expect(drop(["Files"], { target: new FakeElement('input[type="file"]') })).toEqual([left, left]);
});

test("nothing is ignored after the end", () => {
  end();
  expect(drop(["Files"])).toEqual([left, left]);
});
