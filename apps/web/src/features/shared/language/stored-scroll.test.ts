import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedScroll } from "./stored-language";

const stored = new Map<string, string>();
const scrollTo = vi.fn();
function at(pathname: string, { scrollY = 0, hash = "" } = {}) {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage, scrollTo, scrollY, location: { pathname, hash } });
}
beforeEach(() => {
  stored.clear();
  scrollTo.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it("the scroll position is restored once, on the same page in the other language", () => {
  at("/app/posts", { scrollY: 812.4 });
  storedScroll.save();
  at("/de/app/posts");
  storedScroll.restore();
  storedScroll.restore();
  expect(scrollTo.mock.calls).toEqual([[0, 812]]);
});

it.each([
  ["/de/app/content/calendar", ""],
  ["/de/app/posts", "#x"],
])("the scroll position is not restored at %s%s", (path, hash) => {
  at("/app/posts", { scrollY: 812 });
  storedScroll.save();
  at(path, { hash });
  storedScroll.restore();
  expect(scrollTo).not.toHaveBeenCalled();
});

it("a broken stored position is ignored", () => {
  stored.set("takt:language-scroll", "x /app/posts");
  at("/app/posts");
  storedScroll.restore();
  expect(scrollTo).not.toHaveBeenCalled();
});
