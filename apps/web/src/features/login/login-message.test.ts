import { expect, it } from "vitest";
import { loginMessage } from "./login-message";

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
