import { useTestDatabase } from "@takt/db/testing/test-database";
import { systemClock } from "@takt/domain/shared/core-deps";
import { dueDate } from "@takt/domain/privacy/model/due-date";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runOperatorCli } from "./run-operator-cli";

const database = useTestDatabase();
let printed: string[] = [];

beforeEach(async () => {
  await database.db.dataRequest.deleteMany();
  printed = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => runOperatorCli(["requests", ...args], { DATABASE_URL: database.url });

function create(more: object = {}) {
  const createdAt = new Date(systemClock.now());
  return database.db.dataRequest.create({
    data: {
      reference: `DR-${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
      type: "other",
      firstName: "Ada",
      lastName: "L\u001b[31möwe",
      email: "ada@example.com",
      details: "one\ntwo",
      locale: "en",
      createdAt,
      verifiedAt: createdAt,
      dueAt: dueDate(createdAt),
      ...more,
    },
  });
}

test("open and closed requests are printed in one line each, without control characters", async () => {
  const open = await create({ dueAt: new Date("2026-01-01T00:00:00Z") });
  const closed = await create({ doneAt: new Date() });
  expect(await run("list")).toBe(0);
  expect(printed[0]).toMatch(
    `${open.reference}  open        other             due 2026-01-01T00:00:00.000Z OVERDUE`,
  );
  expect(printed[1]).toBe("  details: one two");
  expect(printed.join("\n")).not.toContain("\u001b");
  expect(printed.join("\n")).not.toContain(closed.reference);
  printed = [];
  await run("list", "closed");
  expect(printed[0]).toContain(`${closed.reference}  done`);
});

test("a request is noted, extended and done from the command line, which the audit log says", async () => {
  const { id, reference, dueAt } = await create();
  const until = new Date(dueAt.getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
  expect(await run("note", reference, "Looked", "it", "up")).toBe(0);
  expect(await run("extend", reference, "--until", until, "--reason", "Many requests.")).toBe(0);
  expect(await run("extend", reference, "--until", until, "--reason", "Many requests.")).toBe(1);
  expect(await run("done", reference.toLowerCase())).toBe(0);
  expect(await run("done", reference)).toBe(1);
  expect(printed).toEqual([
    `${reference}: note saved.`,
    `${reference}: extended.`,
    `${reference} was not changed: once, within the first month, and by two months at most.`,
    `${reference}: done.`,
    `${reference} was not changed: it is closed already.`,
  ]);
  const row = await database.db.dataRequest.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ note: "Looked it up", extensionReason: "Many requests." });
  const entries = await database.db.auditEntry.findMany({ where: { subject: id }, orderBy: { at: "asc" } });
  expect(entries.map(({ action, userId }) => [action, userId])).toEqual([
    ["data_request.noted", null],
    ["data_request.extended", null],
    ["data_request.done", null],
  ]);
});

test("an unknown reference, and words that are no command, change nothing", async () => {
  expect(await run("done", "DR-000000")).toBe(1);
  expect(printed).toEqual(["There is no data request DR-000000."]);
  expect(await run("extend", "DR-000000")).toBe(2);
  expect(
    await runOperatorCli(["waitlist", "list", "--until", "2027-01-01"], { DATABASE_URL: database.url }),
  ).toBe(2);
});
