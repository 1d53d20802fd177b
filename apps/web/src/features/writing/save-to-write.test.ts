import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { saveToWrite } from "./save-to-write";

const refusal = (code: string) =>
  TRPCClientError.from({
    error: { message: "", code: -1, data: { httpStatus: 409, domain: { code, data: {} } } },
  } as never);

test("the answers are saved first, and what has them is written", async () => {
  expect(await saveToWrite({}, () => Promise.resolve("id"))).toEqual({ kind: "saved", id: "id" });
});

test("an answer that is wrong, on whatever step: nothing is saved, and the step is named", async () => {
  const settle = vi.fn(() => Promise.resolve("id"));
  expect(await saveToWrite({ customCallToAction: "missing" }, settle)).toEqual({
    kind: "invalid",
    step: "final",
  });
  expect(await saveToWrite({ customCallToAction: "tooLong", topic: "missing" }, settle)).toEqual({
    kind: "invalid",
    step: "basics",
  });
  expect(settle).not.toHaveBeenCalled();
});

test("not saved: the reason of this try; a conflict is told elsewhere", async () => {
  const error = new TypeError("network");
  expect(await saveToWrite({}, () => Promise.reject(error))).toEqual({ kind: "failed", error });
  expect(await saveToWrite({}, () => Promise.resolve(null))).toEqual({ kind: "failed", error: null });
  const changed = refusal("composition_changed");
  expect(await saveToWrite({}, () => Promise.reject(changed))).toEqual({ kind: "conflict" });
  const gone = refusal("composition_not_found");
  expect(await saveToWrite({}, () => Promise.reject(gone))).toEqual({ kind: "failed", error: gone });
});
