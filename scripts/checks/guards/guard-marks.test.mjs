import { expect, test } from "vitest";
import { guardNames, removeGuard } from "./guard-marks.mjs";

const SQL = [
  "where p.status = 'scheduled' -- guard:take-status",
  "  and p.version = ${version} -- guard:take",
  "  and (p.queued_at is null -- guard:take-once",
  "    or p.queued_at < now())",
].join("\n");
const CODE = "if (isOld(post)) {\n  // guard:fresh\n  return;\n}\nif (other) {\n  // guard:fresh-too\n}";

test("every mark is listed", () => {
  expect(guardNames(`${SQL}\n${CODE}`)).toEqual(["take-status", "take", "take-once", "fresh", "fresh-too"]);
});

test("only the marked condition in SQL becomes true", () => {
  expect(removeGuard(SQL, "take-status")).toBe(
    SQL.replace("p.status = 'scheduled' -- guard:take-status", "true"),
  );
  expect(removeGuard(SQL, "take")).toBe(SQL.replace("p.version = ${version} -- guard:take\n", "true\n"));
  expect(removeGuard(SQL, "take-once")).toBe(SQL.replace("p.queued_at is null -- guard:take-once", "true"));
});

test("only the marked if becomes false", () => {
  expect(removeGuard(CODE, "fresh")).toBe(
    CODE.replace("if (isOld(post)) {\n  // guard:fresh\n", "if (false) {\n"),
  );
});

test("a mark on anything else stays and is reported", () => {
  const code = "const fresh = isFresh(post); // guard:fresh\nlimit 1 -- guard:one";
  expect(removeGuard(removeGuard(code, "fresh"), "one")).toBe(code);
});
