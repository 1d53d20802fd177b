import { expect, test } from "vitest";
import { captureLog } from "../testing/capture-log";
import { openToken } from "./open-token";
import type { TokenVault } from "./ports/tokens";

const USER_ID = "5f0c2c0e-7d0b-4f55-9a53-0f5f6d1f2f11";

/** A vault whose sealed text is the plain one with its subject. */
const vault: TokenVault = {
  seal: (plain, subject) => `${subject}|${plain}`,
  open(sealed, subject) {
    if (!sealed.startsWith(`${subject}|`)) throw new Error("no key fits");
    return sealed.slice(subject.length + 1);
  },
};

test("a token that was sealed for the user is opened, and nothing is logged", () => {
  const { log, entries } = captureLog();
  const sealedToken = vault.seal("AQX-token", `users/${USER_ID}/linkedin_access_token`);
  expect(openToken({ vault, log }, { userId: USER_ID, sealedToken })).toBe("AQX-token");
  expect(entries).toEqual([]);
});

test("a token that cannot be opened is null, and the log names the user and the cause without the token", () => {
  const { log, entries, lines } = captureLog();
  const sealedToken = vault.seal("AQX-token", "users/somebody-else/linkedin_access_token");
  expect(openToken({ vault, log }, { userId: USER_ID, sealedToken })).toBeNull();
  expect(entries).toEqual([
    { event: "connections.token_unreadable", userId: USER_ID, cause: "Error: no key fits" },
  ]);
  expect(lines).toEqual([expect.stringMatching(/^error /)]);
  expect(lines[0]).not.toContain("AQX-token");
});
