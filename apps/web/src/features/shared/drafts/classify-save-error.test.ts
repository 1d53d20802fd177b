import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { classifySaveError } from "./classify-save-error";

const refusal = (code: string) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { domain: { code, data: {} } } } } as never);

test("an error is classified by its code", () => {
  const codes = { composition_changed: "conflict", post_not_in_state: "locked" } as const;
  expect(classifySaveError(refusal("composition_changed"), codes)).toBe("conflict");
  expect(classifySaveError(refusal("post_not_in_state"), codes)).toBe("locked");
  expect(classifySaveError(refusal("composition_not_found"), codes)).toBe("failed");
  expect(classifySaveError(refusal("composition_changed"))).toBe("failed");
});

test("an error without an answer means offline, and any other one is a failure", () => {
  expect(classifySaveError(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe("offline");
  expect(classifySaveError(new TypeError("not of the api"))).toBe("failed");
});
