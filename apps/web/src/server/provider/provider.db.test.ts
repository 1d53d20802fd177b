import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provider } from "./provider";

const database = useTestDatabase();
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => provider(["waitlist", ...args], { DATABASE_URL: database.url });
const waiting = (more: object = {}) => createUser(database.db, { waitlistStatus: "waitlisted", ...more });
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("activates many, by address and by id, with a letter each", async () => {
  const [one, two] = [await waiting({ email: "Jana@Example.com" }), await waiting()];
  expect(await run("activate", "jana@example.com", two.id)).toBe(0);
  expect(said).toEqual(["jana@example.com is active now.", `${two.id} is active now.`]);
  expect(await read(one.id)).toMatchObject({ waitlistStatus: "active" });
  expect(await database.db.outgoingMail.count({ where: { userId: { in: [one.id, two.id] } } })).toBe(2);
  expect(await run("activate", two.id)).toBe(0);
  expect(said.at(-1)).toBe(`Nothing changed: ${two.id} was active already.`);
});

test("a name that is not clear stops all of it", async () => {
  const [clear, twin] = [await waiting(), await waiting({ email: "twin@example.com" })];
  await waiting({ email: "twin@example.com" });
  expect(await run("activate", clear.id, "twin@example.com")).toBe(1);
  expect(said.join("\n")).toContain(twin.id);
  expect(await run("activate", clear.id, "nobody@example.com")).toBe(1);
  expect(await read(clear.id)).toMatchObject({ waitlistStatus: "waitlisted" });
  expect(await run("activate", crypto.randomUUID())).toBe(1);
});

test("rejecting needs a reason, and keeps it", async () => {
  const { id } = await waiting();
  expect(await run("reject", id)).toBe(2);
  expect(await run("reject", id, "--reason", "  ")).toBe(2);
  expect(await run("reject", id, "--reason", "x".repeat(1001))).toBe(2);
  expect(await read(id)).toMatchObject({ waitlistStatus: "waitlisted" });
  expect(await run("reject", id, "--reason", "Not yet.")).toBe(0);
  expect(await read(id)).toMatchObject({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
  expect(await run("trail")).toBe(0);
  expect(said.join("\n")).toMatch(/rejected .* by command line {2}"Not yet\."$/m);
});

test("lists by status", async () => {
  const [wait, active] = [await waiting(), await createUser(database.db)];
  await run("list");
  expect(said.join("\n")).toContain(wait.id);
  expect(said.join("\n")).not.toContain(active.id);
  await run("list", "active");
  expect(said.join("\n")).toContain(active.id);
  said = [];
  await run("list", "all");
  for (const { id } of [wait, active]) expect(said.join("\n")).toContain(id);
});

test.each([
  [["list", "everybody"]],
  [["list", "active", "x"]],
  [["list", "--reason", "x"]],
  [["activate"]],
  [["activate", "a@example.com", "--force"]],
  [["delete", "a@example.com"]],
  [[]],
])("%j: the usage, and nothing done", async (args) => {
  expect(await run(...args)).toBe(2);
  expect(said.join("\n")).toContain("Usage:");
});
