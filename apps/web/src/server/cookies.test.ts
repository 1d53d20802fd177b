import { SESSION_COOKIES, SESSION_MAX_AGE, sessionCookie } from "@takt/auth/session-cookie";
import { essentialCookies } from "@takt/domain/privacy/model/browser-storage/cookies";
import { expect, test } from "vitest";
import { COOKIES } from "./cookies";

test("the registered session cookie is the one that sign-in sets, for as long", () => {
  const registered = ["https://takt.example", "http://localhost:3000"].map((url) => {
    const { session } = essentialCookies(url);
    expect([session.name, session.seconds]).toEqual([sessionCookie(url), SESSION_MAX_AGE]);
    return session.name;
  });
  expect(registered).toEqual([...SESSION_COOKIES]);
});

test("a cookie is set with its registered lifetime", () => {
  expect(COOKIES.locale).toEqual({ name: "takt-locale", maxAge: 365 * 24 * 3600 });
});
