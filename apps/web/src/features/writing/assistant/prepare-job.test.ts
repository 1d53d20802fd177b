import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { prepareRewrite, prepareText } from "./prepare-job";

const refusal = (code: string) =>
  TRPCClientError.from({
    error: { message: "", code: -1, data: { httpStatus: 409, domain: { code, data: {} } } },
  } as never);
const saveText = () => Promise.resolve("version");
const saveAnswers = () => Promise.resolve("id");

test("the text and the answers are saved, and a text is written of their composition", async () => {
  expect(await prepareText(null, {}, { saveText, saveAnswers })).toEqual({
    id: "id",
    kind: "write",
    engine: null,
  });
  // No version is shown yet.
  const nothing = () => Promise.resolve(null);
  expect(await prepareText("outline", {}, { saveText: nothing, saveAnswers })).toEqual({
    id: "id",
    kind: "write",
    engine: "outline",
  });
});

test("an invalid answer on any step prevents saving, and the step is named", async () => {
  const saved = vi.fn(saveAnswers);
  const prepare = (problems: Parameters<typeof prepareText>[1]) =>
    prepareText(null, problems, { saveText, saveAnswers: saved });
  expect(await prepare({ customCallToAction: "missing" })).toEqual({ kind: "invalid", step: "final" });
  expect(await prepare({ customCallToAction: "tooLong", topic: "missing" })).toEqual({
    kind: "invalid",
    step: "basics",
  });
  expect(saved).not.toHaveBeenCalled();
});

test("answers that are not saved have their error, and a conflict its own kind", async () => {
  const error = new TypeError("network");
  const prepare = (answers: () => Promise<string | null>) =>
    prepareText(null, {}, { saveText, saveAnswers: answers });
  const notSaved = { kind: "notSaved", what: "answers" };
  expect(await prepare(() => Promise.reject(error))).toEqual({ ...notSaved, error });
  expect(await prepare(() => Promise.resolve(null))).toEqual({ ...notSaved, error: null });
  const changed = refusal("composition_changed");
  expect(await prepare(() => Promise.reject(changed))).toEqual({ kind: "conflict" });
  const gone = refusal("composition_not_found");
  expect(await prepare(() => Promise.reject(gone))).toEqual({ ...notSaved, error: gone });
});

test("a text that is not saved is not the base of another one", async () => {
  const error = new TypeError("network");
  const saving = { saveText: () => Promise.reject(error), saveAnswers: vi.fn(saveAnswers) };
  const notSaved = { kind: "notSaved", what: "text", error };
  expect(await prepareText(null, {}, saving)).toEqual(notSaved);
  expect(await prepareRewrite("shorter", "id", (shown) => shown, saving)).toEqual(notSaved);
  expect(saving.saveAnswers).not.toHaveBeenCalled();
});

test("the version that has the saved text is rewritten", async () => {
  expect(await prepareRewrite("longer", "id", (shown) => shown, { saveText })).toEqual({
    id: "id",
    kind: "rewrite",
    versionId: "version",
    rewrite: "longer",
  });
});
