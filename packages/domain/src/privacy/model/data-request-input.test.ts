import fc from "fast-check";
import { expect, test } from "vitest";
import { findFieldProblems, type DataRequestFields } from "./data-request-fields";
import { VALID_FIELDS } from "./data-request-fields.fixture";
import { publicDataRequestInput } from "./data-request-input";
import { DATA_REQUEST_TYPES } from "./data-request-types";

const META = { id: "0190f5a2-7c3e-7d10-8a4b-1234567890ab", locale: "de" } as const;

test("the page and the server accept and refuse the same fields", () => {
  const lengths = fc.constantFrom(0, 1, 99, 100, 101, 1999, 2000, 2001);
  const typed = fc
    .tuple(lengths, fc.constantFrom("", " "))
    .map(([n, around]) => around + "x".repeat(n) + around);
  const fields: fc.Arbitrary<DataRequestFields> = fc.record({
    type: fc.constantFrom(...DATA_REQUEST_TYPES, "" as const),
    firstName: typed,
    lastName: typed,
    email: fc.oneof(
      fc.emailAddress(),
      fc.constantFrom("", "ada", " ada@example.com ", "a@b.c", `${"a".repeat(250)}@b.de`),
    ),
    details: typed,
    acknowledged: fc.boolean(),
  });
  fc.assert(
    fc.property(fields, (one) => {
      const wrong = Object.keys(findFieldProblems(one)).length > 0;
      expect(publicDataRequestInput.safeParse({ ...META, ...one }).success).toBe(!wrong);
    }),
    { seed: 20_261_127 },
  );
});

test("an unknown field is refused", () => {
  const valid = { ...META, ...VALID_FIELDS };
  expect(publicDataRequestInput.safeParse(valid).success).toBe(true);
  expect(publicDataRequestInput.safeParse({ ...valid, userId: META.id }).success).toBe(false);
});
