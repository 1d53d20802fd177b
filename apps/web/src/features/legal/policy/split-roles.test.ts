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
