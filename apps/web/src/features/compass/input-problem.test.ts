import { analysisInput, type AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { expect, test } from "vitest";
import { inputProblem } from "./input-problem";

const ofUrl = (url: string): AnalysisInput => ({ source: { kind: "url", url }, language: "en" });
const ofText = (text: string): AnalysisInput => ({ source: { kind: "text", text }, language: "de" });

test.each([
  ["", "urlMissing"],
  ["   ", "urlMissing"],
  ["no address", "urlInvalid"],
  ["example.com", "urlInvalid"],
  ["https://", "urlInvalid"],
  ["https://[", "urlInvalid"],
  ["https://exa mple.com", "urlInvalid"],
  ["javascript:alert(1)", "urlInvalid"],
  [`https://example.com/${"x".repeat(2029)}`, "urlTooLong"],
  ["https://example.com/\u0000", "unusable"],
  [`https://example.com/${"x".repeat(2028)}`, null],
  // The server decides which addresses may be read.
  ["http://127.0.0.1/", null],
])("the address of case %# is checked", (url, problem) => {
  expect(inputProblem(ofUrl(url))).toBe(problem);
});

test.each([
  ["", "textMissing"],
  [" \n ", "textMissing"],
  ["x".repeat(49), "textTooShort"],
  [` ${"x".repeat(49)} `, "textTooShort"],
  ["x".repeat(10_001), "textTooLong"],
  [`${"x".repeat(50)}\u0000`, "unusable"],
  ["x".repeat(50), null],
  [` ${"x".repeat(10_000)} `, null],
])("the text of case %# is checked", (text, problem) => {
  expect(inputProblem(ofText(text))).toBe(problem);
});

test("an input without a problem passes the shared schema", () => {
  for (const input of [ofUrl("https://example.com"), ofText("x".repeat(50)), ofText("x".repeat(10_000))])
    expect(analysisInput.safeParse(input).success).toBe(inputProblem(input) === null);
});
