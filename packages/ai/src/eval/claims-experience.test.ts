import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import { expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { claimsExperience } from "./claims-experience";

const GOOD =
  "Most meetings end without a decision. That is why they are long. Write the decision down first, and half of them are gone.";
const GUT =
  "Die meisten Besprechungen enden ohne Beschluss. Deshalb sind sie so lang. Wer den Beschluss vorher aufschreibt, braucht die Hälfte nicht mehr.";

const claims = (text: string, part: Partial<WritingParameters> = {}) =>
  claimsExperience(text, { ...PARAMETERS, ...part });

test("an experience is claimed without a personal reference", () => {
  const text = "Last year I worked without meetings. That is why it was quiet. The decision is what counts.";
  expect(claims(text)).toBe(true);
  expect(claims(text, { personalReference: true })).toBe(false);
  expect(claims(GOOD)).toBe(false);
  expect(claims(GUT, { language: "de" })).toBe(false);
});

test("a custom call to action claims nothing, the text around it may", () => {
  const custom = (customCallToAction: string) => ({ callToAction: "custom" as const, customCallToAction });
  const call = custom("My team has room: write to [team mailbox]");
  expect(claims(`${GOOD} My team has room: write to [team mailbox]`, call)).toBe(false);
  expect(claims(`My team did it. ${GOOD} My team has room: write to [team mailbox]`, call)).toBe(true);
  // The last occurrence is the custom call to action.
  expect(claims(`${GOOD} We won it. We won it all.`, custom("We won it"))).toBe(true);
  const german = { ...custom("Unser Team hilft: {link}"), language: "de" as const };
  expect(claims(`${GUT} Unser Team hilft: {link}.`, german)).toBe(false);
  // Other choices have no custom words.
  expect(claims(`${GOOD} My team has room.`, { customCallToAction: "My team has room." })).toBe(true);
});
