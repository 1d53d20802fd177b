import { expect, test } from "vitest";
import { emailFromClaims } from "./email-from-claims";

const now = new Date("2026-11-23T08:00:00Z");
const earlier = new Date("2026-01-01T08:00:00Z");
const email = "jana@example.com";
const known = (emailVerified: Date | null) => ({ email, emailVerified });

test.each([true, "true"])(
  "an address with email_verified %j is verified now, or since it was first verified",
  (email_verified) => {
    expect(emailFromClaims({ email, email_verified }, known(null), now)).toEqual({
      email,
      emailVerified: now,
    });
    expect(emailFromClaims({ email, email_verified }, known(earlier), now)).toEqual({
      email,
      emailVerified: earlier,
    });
  },
);

test.each([false, "false", "TRUE", "1", "", undefined, null])(
  "an address with email_verified %j is not verified",
  (email_verified) => {
    expect(emailFromClaims({ email, email_verified }, known(earlier), now)).toEqual({
      email,
      emailVerified: null,
    });
  },
);

test("a new address is verified by its own claim only", () => {
  const other = { email: "other@example.com" };
  expect(emailFromClaims({ ...other, email_verified: true }, known(earlier), now)).toEqual({
    ...other,
    emailVerified: now,
  });
  expect(emailFromClaims(other, known(earlier), now)).toEqual({ ...other, emailVerified: null });
});

test("the known address stays without an address in the claims, but is not verified", () => {
  for (const claims of [undefined, {}, { email: null }, { email_verified: true }])
    expect(emailFromClaims(claims, known(earlier), now)).toEqual({ emailVerified: null });
});
