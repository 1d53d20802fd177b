import { newFormToken } from "../forms/form-token";

/** The AUTH_SECRET of the tests of forms. */
export const FORM_SECRET = "a secret of the installation, long enough";

const madeBefore =
  (ms: number, AUTH_SECRET = FORM_SECRET) =>
  (now: number) =>
    newFormToken({ AUTH_SECRET }, now - ms);

/**
 * Cases of a declaration's token: its name, the token at a time, and how many of the places for forms from no open page it
 * takes.
 */
export const FORM_TOKEN_CASES: [name: string, tokenAt: (now: number) => string, formless: number][] = [
  ["no token", () => "", 1],
  ["a forged token", madeBefore(60_000, "another"), 1],
  ["the token of a page of this moment", madeBefore(1_000), 1],
  ["the token of yesterday's page", madeBefore(86_400_000), 1],
  ["the token of an open page", madeBefore(60_000), 0],
];
