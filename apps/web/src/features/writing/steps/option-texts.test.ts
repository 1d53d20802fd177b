import {
  ADDRESS_FORMS,
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
} from "@takt/domain/writing/model/writing-parameters";
import de from "@takt/i18n/messages/de/writing.json";
import en from "@takt/i18n/messages/en/writing.json";
import { expect, test } from "vitest";
import { STEP_ANSWERS, WIZARD_STEPS } from "../wizard-steps";

const options = {
  postGoal: POST_GOALS,
  contentType: CONTENT_TYPES,
  tone: TONES,
  length: TEXT_LENGTHS,
  callToAction: CALLS_TO_ACTION,
  address: ADDRESS_FORMS,
};

// The keys are composed, so the compiler does not check them.
test.each([
  ["en", en],
  ["de", de],
])("every option has its label and its example (%s)", (_language, texts) => {
  for (const [answer, values] of Object.entries(options) as [keyof typeof options, readonly string[]][]) {
    expect(Object.keys(texts.options[answer])).toEqual([...values]);
    expect(Object.keys(texts.examples[answer])).toEqual([...values]);
  }
  for (const step of WIZARD_STEPS)
    for (const answer of STEP_ANSWERS[step]) expect(texts.fields[answer]).toBeTruthy();
});
