import { expect, test } from "vitest";
import { checkProducts, scopesOf, SELF_SERVE, type App, type Product } from "./registered-apps";

const app = (products: Product[]): App => ({ clientId: "a", clientSecret: "s", redirectUris: [], products });

test("a self-serve app may ask for four scopes", () => {
  expect(scopesOf(app(SELF_SERVE))).toEqual(["openid", "profile", "email", "w_member_social"]);
});

test("a Community Management app lacks the closed scopes unless LinkedIn has given them", () => {
  const community = app(["community_management"]);
  expect(scopesOf(community)).toContain("r_member_social");
  const scopes = scopesOf(community, { closedScopes: false });
  expect(scopes).not.toContain("r_member_social");
  expect(scopes).toContain("r_member_postAnalytics");
});

test("a Community Management app may have no other product", () => {
  expect(() => checkProducts(app(["community_management", "sign_in"]))).toThrow("no other product");
  expect(() => checkProducts(app(["community_management"]))).not.toThrow();
});
