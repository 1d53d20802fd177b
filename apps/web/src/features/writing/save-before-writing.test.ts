import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { saveBeforeWriting } from "./save-before-writing";

const refusal = (code: string) =>
  TRPCClientError.from({
    error: { message: "", code: -1, data: { httpStatus: 409, domain: { code, data: {} } } },
  } as never);

test("the answers are saved, and their composition is returned", async () => {
  expect(await saveBeforeWriting({}, () => Promise.resolve("id"))).toEqual({ kind: "saved", id: "id" });
});

test("an invalid answer on any step prevents saving, and the step is named", async () => {
  const saveNow = vi.fn(() => Promise.resolve("id"));
  expect(await saveBeforeWriting({ customCallToAction: "missing" }, saveNow)).toEqual({
    kind: "invalid",
    step: "final",
  });
  expect(await saveBeforeWriting({ customCallToAction: "tooLong", topic: "missing" }, saveNow)).toEqual({
    kind: "invalid",
    step: "basics",
  });
  expect(saveNow).not.toHaveBeenCalled();
});

test("a failed save returns its error, and a conflict its own kind", async () => {
  const error = new TypeError("network");
  expect(await saveBeforeWriting({}, () => Promise.reject(error))).toEqual({ kind: "failed", error });
  expect(await saveBeforeWriting({}, () => Promise.resolve(null))).toEqual({ kind: "failed", error: null });
  const changed = refusal("composition_changed");
  expect(await saveBeforeWriting({}, () => Promise.reject(changed))).toEqual({ kind: "conflict" });
  const gone = refusal("composition_not_found");
  expect(await saveBeforeWriting({}, () => Promise.reject(gone))).toEqual({ kind: "failed", error: gone });
});
