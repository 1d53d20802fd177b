import { expect, test } from "vitest";
import { hasScope, type Scope, SCOPES } from "./scopes";

const granted = (scope: Scope) => SCOPES.filter((wanted) => hasScope([scope], wanted));

test.each<[Scope, Scope[]]>([
  ["posts:read", ["posts:read"]],
  ["posts:write", ["posts:read", "posts:write"]],
  ["posts:publish", ["posts:read", "posts:publish"]],
  ["approvals:write", ["posts:read", "approvals:write"]],
  ["library:read", ["library:read"]],
  ["library:write", ["library:read", "library:write"]],
  ["analytics:read", ["analytics:read"]],
  ["workspace:read", ["workspace:read"]],
])("%s may do what asks for %j", (scope, scopes) => {
  expect(granted(scope)).toEqual(scopes);
});
