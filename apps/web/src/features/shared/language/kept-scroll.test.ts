import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptScroll } from "./kept-scroll";

const kept = new Map<string, string>();
const scrollTo = vi.fn();
function at(pathname: string, { scrollY = 0, hash = "" } = {}) {
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage, scrollTo, scrollY, location: { pathname, hash } });
}
beforeEach(() => {
  kept.clear();
  scrollTo.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it("is restored once, on the same page in the other language", () => {
  at("/app/posts", { scrollY: 812.4 });
  keptScroll.keep();
  at("/de/app/posts");
  keptScroll.restore();
  keptScroll.restore();
  expect(scrollTo.mock.calls).toEqual([[0, 812]]);
});

it.each([
  ["/de/app/content/calendar", ""],
  ["/de/app/posts", "#x"],
])("is not restored at %s%s", (path, hash) => {
  at("/app/posts", { scrollY: 812 });
  keptScroll.keep();
  at(path, { hash });
  keptScroll.restore();
  expect(scrollTo).not.toHaveBeenCalled();
});

it("what is broken there is nothing", () => {
  kept.set("takt:language-scroll", "x /app/posts");
  at("/app/posts");
  keptScroll.restore();
  expect(scrollTo).not.toHaveBeenCalled();
});
