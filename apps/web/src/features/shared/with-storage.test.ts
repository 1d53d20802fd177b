import { afterEach, expect, it, vi } from "vitest";
import { withStorage } from "./with-storage";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the named storage is used", () => {
  vi.stubGlobal("window", {
    localStorage: { getItem: () => "device" },
    sessionStorage: { getItem: () => "tab" },
  });
  expect(withStorage("localStorage", (storage) => storage.getItem("x"))).toBe("device");
  expect(withStorage("sessionStorage", (storage) => storage.getItem("x"))).toBe("tab");
});

it("a forbidden or full storage yields null and a warning in the console", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {
    get localStorage() {
      throw new Error("forbidden");
    },
    sessionStorage: {
      setItem() {
        throw new Error("full");
      },
    },
  });
  expect(withStorage("localStorage", (storage) => storage.getItem("x"))).toBeNull();
  expect(withStorage("sessionStorage", (storage) => storage.setItem("x", "y"))).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});
