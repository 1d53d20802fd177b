import { expect, it } from "vitest";
import { hasAccount, loginMessage } from "./login-message";

it.each([
  [{}, null],
  [{ signedOut: "1" }, "signedOut"],
  [{ ended: "1" }, "ended"],
  [{ ended: "1", error: "AgeNotConfirmed" }, "errors.age"],
  [{ error: "OAuthCallbackError" }, "errors.cancelled"],
  [{ error: "AgeNotConfirmed" }, "errors.age"],
  [{ error: "NoAccount" }, "errors.noAccount"],
  [{ error: "NoSession" }, "errors.session"],
  [{ error: "Configuration" }, "errors.failed"],
  [{ error: ["a", "b"] }, "errors.failed"],
  [{ error: "x", signedOut: "1" }, "errors.failed"],
])("the query %j shows %s", (query, message) => expect(loginMessage(query)).toBe(message));

it.each([
  ["ended", true],
  ["signedOut", true],
  ["deletion", true],
  [null, false],
  ["errors.age", false],
  ["errors.noAccount", false],
  ["errors.session", false],
  ["errors.cancelled", false],
] as const)("the message %s says that its reader has an account: %s", (message, known) =>
  expect(hasAccount(message)).toBe(known),
);
