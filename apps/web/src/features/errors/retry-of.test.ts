import { afterEach, expect, test, vi } from "vitest";
import { retryOf } from "./retry-of";

afterEach(() => void vi.unstubAllGlobals());

function after(error: Error): string[] {
  const calls: string[] = [];
  vi.stubGlobal("window", { location: { reload: () => calls.push("reload") } });
  retryOf(error, () => calls.push("retry"))();
  return calls;
}

test("after a script that could not be loaded the page is loaded again, after another error it is rendered again", () => {
  expect(after(Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" }))).toEqual([
    "reload",
  ]);
  expect(after(new Error("Failed"))).toEqual(["retry"]);
});
