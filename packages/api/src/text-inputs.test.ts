import { declarationInput } from "@takt/domain/billing/model/declaration-input";
import { feedbackInput } from "@takt/domain/feedback/model/feedback-input";
import { browserErrorInput } from "@takt/domain/privacy/model/browser-error";
import { publicDataRequestInput } from "@takt/domain/privacy/model/data-request-input";
import { textCheckInput } from "@takt/domain/provenance/model/text-check-input";
import { textInput } from "@takt/domain/shared/text-input";
import { expect, test } from "vitest";
import { z } from "zod";
import { safeParse, type $ZodType } from "zod/v4/core";
import { appRouter } from "./root";
import { findTextFields } from "./testing/text-fields";

/** The inputs of route handlers, which forms send without tRPC. */
const FORMS = { declarationInput, feedbackInput, browserErrorInput, publicDataRequestInput, textCheckInput };

/** Characters that the door removes, composes or turns into line feeds, among others that every kind of field takes. */
const UNKEPT = "u\u0308\u0007\u00ad\u0000\ud83d\ufeff";
/** One for every kind of field, of which some are refused: long and short texts, addresses, paths, hashtags, numbers. */
const SAMPLES = [
  `${UNKEPT}ber`,
  `a\r\nb\vc\u2028${UNKEPT} d`,
  `${"word ".repeat(12)}\r\n${UNKEPT}`,
  `/${UNKEPT}`,
  `https://example.com/${UNKEPT}`,
  `https://www.linkedin.com/feed/update/urn:li:share:7000000000000000000/\u0007`,
  "ada\u0007@example.com",
  "ada@example.com\u0000",
  "2027-05-01\u0000",
  "1\u0007",
];

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: $ZodType[] } }>;
const FIELDS = [
  ...Object.entries(procedures).flatMap(([path, { _def }]) =>
    _def.inputs.flatMap((input) => findTextFields(input, path)),
  ),
  ...Object.entries(FORMS).flatMap(([name, input]) => findTextFields(input, name)),
];

/** Returns what a field lets through that Takt does not keep. */
function unkept(schema: $ZodType): unknown[] {
  return SAMPLES.map((sample) => safeParse(schema, sample))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .filter((data) => textInput(1_000).safeParse(data).data !== data);
}

test.each(FIELDS)("$path keeps texts as Takt keeps them, or refuses them", ({ schema }) => {
  expect(unkept(schema)).toEqual([]);
});

test("the fields of texts are found, the optional and nested ones too", () => {
  const found = FIELDS.map(({ path }) => path);
  expect(found).toEqual(
    expect.arrayContaining([
      "posts.create.content",
      "posts.update.post.media[].altText",
      "posts.update.post.poll.options[]",
      "posts.update.post.firstComment",
      "posts.list.search",
      "writing.edit.hashtags[]",
      "feedbackInput.message",
      "declarationInput.reason",
    ]),
  );
});

test("a field that lets something through is found, and a schema that takes anything is refused", () => {
  expect(unkept(z.string())).not.toEqual([]);
  expect(unkept(z.string().trim().max(1_000))).not.toEqual([]);
  expect(unkept(z.string().transform((text) => text.normalize()))).not.toEqual([]);
  const nested = z.strictObject({ a: z.array(z.strictObject({ b: z.string().nullish() })) });
  expect(findTextFields(nested, "input").map(({ path }) => path)).toEqual(["input.a[].b"]);
  expect(() => findTextFields(z.strictObject({ a: z.any() }), "input")).toThrow("input.a");
});
