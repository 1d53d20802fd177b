import { expect, test } from "vitest";
import { checkAuthorization, redirectBack } from "./check-authorization";

const registered = {
  redirectUris: ["http://localhost:3000/cb?from=x"],
  provisioned: ["openid", "profile", "w_member_social"],
};
const good = {
  response_type: "code",
  client_id: "app",
  redirect_uri: "http://localhost:3000/cb",
  scope: "profile openid,profile",
  state: "s/1",
};
const check = (part: Record<string, string>) =>
  checkAuthorization(new URLSearchParams({ ...good, ...part }), registered);

test("a valid request has its scopes separated by space or comma, sorted and without repeats", () => {
  expect(check({})).toEqual({
    kind: "good",
    redirectUri: good.redirect_uri,
    state: "s/1",
    scope: ["openid", "profile"],
  });
});

test.each<Record<string, string>>([
  { redirect_uri: "http://localhost:3000/other" },
  { redirect_uri: "http://localhost:3000/cb/" },
  { redirect_uri: "http://localhost:3000/cb#x" },
  { redirect_uri: "http://127.0.0.1:3000/cb" },
  { scope: "" },
  { response_type: "token" },
])("a request with %j ends on a page, never in a redirect", (part) => {
  expect(check(part).kind).toBe("page");
});

test("a request of an unknown client ends on a page", () => {
  expect(checkAuthorization(new URLSearchParams(good), undefined).kind).toBe("page");
});

test("a scope that the app does not have fails the whole request, with the quotes as entities", () => {
  const refused = check({ scope: "openid r_liteprofile" });
  expect(refused.kind).toBe("refused");
  if (refused.kind !== "refused") return;
  expect(redirectBack(refused, refused.answer)).toBe(
    "http://localhost:3000/cb?error=unauthorized_scope_error&error_description=" +
      "Scope+%26quot%3Br_liteprofile%26quot%3B+is+not+authorized+for+your+application&state=s%2F1",
  );
});
