import { expect, test } from "vitest";
import { OPERATIONS } from "./operations";
import { isRequestError, listAllRefusals, listRefusals } from "./refusals";

const codesOf = (id: string) =>
  listRefusals(OPERATIONS.find((operation) => operation.id === id)!).map(({ code }) => code);

test("an operation names what its body, its version and its repetition can be refused for", () => {
  expect(codesOf("getMe")).not.toEqual(expect.arrayContaining(["idempotency_key_reused"]));
  expect(codesOf("getMe")).not.toContain("version_invalid");
  expect(codesOf("createPost")).toEqual(expect.arrayContaining(["body_not_json", "idempotency_key_reused"]));
  expect(codesOf("updatePost")).toEqual(expect.arrayContaining(["version_missing", "version_invalid"]));
  expect(codesOf("deletePost")).toContain("version_invalid");
  expect(codesOf("deletePost")).not.toContain("version_missing");
});

test("the list of all codes has each once, by status, and what reaches no operation", () => {
  const all = listAllRefusals();
  const codes = all.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { id } of OPERATIONS) expect(codes).toEqual(expect.arrayContaining(codesOf(id)));
  expect(all.map(({ status }) => status)).toEqual(all.map(({ status }) => status).toSorted((a, b) => a - b));
  expect(all).toContainEqual({ code: "route_not_found", status: 404 });
  expect(all).toContainEqual({ code: "post_changed", status: 412 });
  expect(codes.filter(isRequestError)).toHaveLength(11);
});
