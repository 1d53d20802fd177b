import { afterEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = new DOMException("Service workers are blocked", "SecurityError");

test("a browser that throws where service workers are named has no offline page, and its page goes on", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", {
    get serviceWorker() {
      throw refusal;
    },
  });
  expect(registerServiceWorker).not.toThrow();
  await expect.poll(() => warn.mock.calls).toEqual([["no offline page", refusal]]);
});

test("a browser that refuses the service worker, or has none, has no offline page, and its page goes on", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", {});
  registerServiceWorker();
  vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.reject(refusal) } });
  registerServiceWorker();
  await expect.poll(() => warn.mock.calls).toEqual([["no offline page", refusal]]);
});

test("the service worker is registered where a browser has them", () => {
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  registerServiceWorker();
  expect(register.mock.calls).toEqual([["/sw.js"]]);
});
