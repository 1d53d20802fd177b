import { expect, test } from "vitest";
import { emailFromClaims } from "./email-from-claims";

const now = new Date("2026-11-23T08:00:00Z");
const earlier = new Date("2026-01-01T08:00:00Z");
const email = "jana@example.com";
const known = (emailVerified: Date | null) => ({ email, emailVerified });

test.each([true, "true"])("vouched for by %j: now, or since the first time", (email_verified) => {
  expect(emailFromClaims({ email, email_verified }, known(null), now)).toEqual({ email, emailVerified: now });
  expect(emailFromClaims({ email, email_verified }, known(earlier), now)).toEqual({
    email,
    emailVerified: earlier,
  });
});

test.each([false, "false", "TRUE", "1", "", undefined, null])("%j vouches for nothing", (email_verified) => {
  expect(emailFromClaims({ email, email_verified }, known(earlier), now)).toEqual({
    email,
    emailVerified: null,
  });
});

test("another address is verified for itself or not at all", () => {
  const other = { email: "other@example.com" };
  expect(emailFromClaims({ ...other, email_verified: true }, known(earlier), now)).toEqual({
    ...other,
    emailVerified: now,
  });
  expect(emailFromClaims(other, known(earlier), now)).toEqual({ ...other, emailVerified: null });
});

test("no address: the known one stays, and nobody vouches for it", () => {
  for (const claims of [undefined, {}, { email: null }, { email_verified: true }])
    expect(emailFromClaims(claims, known(earlier), now)).toEqual({ emailVerified: null });
});
