import { expect, test, vi } from "vitest";

test("a DomainError of another bundle is recognized, other errors are not", async () => {
  const here = await import("./domain-error");
  vi.resetModules();
  const there = await import("./domain-error");
  expect(there.DomainError).not.toBe(here.DomainError);
  expect(new there.DomainError("post_not_found")).toBeInstanceOf(here.DomainError);
  for (const other of [new Error("post_not_found"), { code: "post_not_found" }, null, "post_not_found"])
    expect(other instanceof here.DomainError).toBe(false);
});
