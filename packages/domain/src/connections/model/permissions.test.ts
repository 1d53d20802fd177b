import { expect, test } from "vitest";
import { findPermissions } from "./permissions";

test("an ordinary app may sign in and publish, and nothing else", () => {
  expect(findPermissions(["email", "openid", "profile", "w_member_social"])).toEqual({
    signIn: true,
    publish: true,
    comment: false,
    readPosts: false,
    readMetrics: false,
    readFollowers: false,
  });
});

test("a permission needs all its scopes, and an unknown scope permits nothing", () => {
  expect(findPermissions(["openid", "profile"])).toMatchObject({ signIn: false });
  expect(Object.values(findPermissions(["r_everything"])!)).not.toContain(true);
  expect(findPermissions(["r_member_social", "r_member_postAnalytics"])).toMatchObject({
    readPosts: true,
    readMetrics: true,
  });
});

test("without scopes nothing is known", () => {
  expect(findPermissions([])).toBeNull();
});
