import { expect, test } from "vitest";
import { splitRoles } from "./split-roles";

const HOST = { roles: ["hosting" as const], name: "Example Hosting GmbH", country: "DE" };

test("a role in use is somebody's, the provider's own, or missing", () => {
  expect(
    splitRoles({ processors: [HOST], ownServices: ["mail", "ai"] }, ["hosting", "mail", "stripe"]),
  ).toEqual({
    processors: [HOST],
    own: ["mail"],
    missing: ["stripe"],
  });
});

test("a processor is named for the roles that are in use alone, and not at all without one", () => {
  const processors = [
    { roles: ["hosting" as const, "mail" as const], name: "Example Hosting GmbH", country: "DE" },
    { roles: ["stripe" as const], name: "Stripe", country: "IE" },
    { roles: ["monitoring" as const], name: "Example Monitoring", country: "DE" },
  ];
  const { processors: named } = splitRoles({ processors, ownServices: [] }, ["hosting"]);
  expect(named.map(({ name, roles }) => [name, ...roles])).toEqual([
    ["Example Hosting GmbH", "hosting"],
    ["Example Monitoring", "monitoring"],
  ]);
});
