import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import { measureVoice } from "@takt/domain/voice/model/measure-voice";
import { expect, test } from "vitest";
import { isEdited } from "./voice-confirm-dialog";

const measures = measureVoice([{ content: "Und was denken Sie über das?", hashtags: [] }]);
const words = describeVoice(measures);

test("a sheet is edited once its text in either language differs from the generated one", () => {
  expect(isEdited({ measures, words })).toBe(false);
  expect(isEdited({ measures, words: { ...words, en: `${words.en} Dry.` } })).toBe(true);
  expect(isEdited({ measures, words: { ...words, de: "" } })).toBe(true);
});
