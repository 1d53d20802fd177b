import { expect, test } from "vitest";
import { z } from "zod";
import { EMAIL_PATTERN } from "./email-pattern";

test("the pattern of an address is zod's", () => {
  expect(EMAIL_PATTERN.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});
