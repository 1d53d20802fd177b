import { createUser } from "@takt/db/testing/factories/create-user";
import { SECRET_KEY, startHarness } from "@takt/emulators/stripe/testing/start-harness";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runOperatorCli } from "./run-operator-cli";

const database = useTestDatabase();
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => runOperatorCli(["waitlist", ...args], { DATABASE_URL: database.url });
const waiting = (more: object = {}) => createUser(database.db, { waitlistStatus: "waitlisted", ...more });
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("accounts are activated by address and by id, with an e-mail each", async () => {
  const [one, two] = [await waiting({ email: "Jana@Example.com" }), await waiting()];
  expect(await run("activate", "jana@example.com", two.id)).toBe(0);
  expect(printed).toEqual(["jana@example.com is active now.", `${two.id} is active now.`]);
  expect(await read(one.id)).toMatchObject({ waitlistStatus: "active" });
  expect(await database.db.outboxEmail.count({ where: { userId: { in: [one.id, two.id] } } })).toBe(2);
  expect(await run("activate", two.id)).toBe(0);
  expect(printed.at(-1)).toBe(`Nothing changed: ${two.id} was active already.`);
});

test("an ambiguous or unknown name stops the whole decision", async () => {
  const [clear, twin] = [await waiting(), await waiting({ email: "twin@example.com" })];
  await waiting({ email: "twin@example.com" });
  expect(await run("activate", clear.id, "twin@example.com")).toBe(1);
  expect(printed.join("\n")).toContain(twin.id);
  expect(await run("activate", clear.id, "nobody@example.com")).toBe(1);
  expect(await read(clear.id)).toMatchObject({ waitlistStatus: "waitlisted" });
  expect(await run("activate", crypto.randomUUID())).toBe(1);
});

test("a rejection needs a reason and stores it", async () => {
  const { id } = await waiting();
  expect(await run("reject", id)).toBe(2);
  expect(await run("reject", id, "--reason", "  ")).toBe(2);
  expect(await run("reject", id, "--reason", "x".repeat(1001))).toBe(2);
  expect(await read(id)).toMatchObject({ waitlistStatus: "waitlisted" });
  expect(await run("reject", id, "--reason", "Not yet.")).toBe(0);
  expect(await read(id)).toMatchObject({ waitlistStatus: "rejected", waitlistReason: "Not yet." });
  expect(await run("trail")).toBe(0);
  expect(printed.join("\n")).toMatch(/rejected .* by command line {2}"Not yet\."$/m);
});

test("accounts are listed by status", async () => {
  const [wait, active] = [await waiting(), await createUser(database.db)];
  await run("list");
  expect(printed.join("\n")).toContain(wait.id);
  expect(printed.join("\n")).not.toContain(active.id);
  await run("list", "active");
  expect(printed.join("\n")).toContain(active.id);
  printed = [];
  await run("list", "all");
  for (const { id } of [wait, active]) expect(printed.join("\n")).toContain(id);
});

test.each([
  [["list", "everybody"]],
  [["list", "active", "x"]],
  [["list", "--reason", "x"]],
  [["activate"]],
  [["activate", "a@example.com", "--force"]],
  [["delete", "a@example.com"]],
  [[]],
])("the arguments %j print the usage", async (args) => {
  expect(await run(...args)).toBe(2);
  expect(printed.join("\n")).toContain("Usage:");
});

test("a user's billing is printed, and read again on request", async () => {
  const harness = await startHarness();
  try {
    const user = await createUser(database.db, { email: "payer@example.com" });
    const billing = (...args: string[]) =>
      runOperatorCli(["billing", ...args], {
        DATABASE_URL: database.url,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_BASE_URL: harness.url,
      });
    expect(await billing("payer@example.com", "--sync")).toBe(0);
    expect(printed[0]).toBe("This account has never been a customer.");
    const { id } = await harness.stripe.customers.create({});
    await database.db.user.update({
      where: { id: user.id },
      data: { stripeCustomerId: id, subscriptionStatus: "active", subscriptionPlan: "enterprise" },
    });
    printed = [];
    expect(await billing(user.id)).toBe(0);
    expect(printed).toContain("entitled to   enterprise");
    printed = [];
    // Stripe knows of no subscription.
    expect(await billing(user.id, "--sync")).toBe(0);
    expect(printed[0]).toBe("Read from Stripe: changed.");
    expect(printed).toContain("entitled to   free");
    expect(await read(user.id)).toMatchObject({ subscriptionStatus: "free" });
    const { id: incident } = await database.db.billingIncident.create({
      data: { userId: user.id, kind: "dispute", subject: "du_1", detail: "29.00 EUR", at: new Date() },
    });
    printed = [];
    expect(await billing(user.id)).toBe(0);
    expect(printed.join("\n")).toMatch(new RegExp(`open {2}dispute {2}du_1 {2}29.00 EUR {2}${incident}`));
    expect(await billing("resolve", incident)).toBe(0);
    expect(await billing("resolve", incident)).toBe(1);
    for (const wrong of [
      [],
      ["resolve", "nothing"],
      ["nobody@example.com"],
      [user.id, "more"],
      [user.id, "--reason", "x"],
    ])
      expect(await billing(...wrong)).not.toBe(0);
  } finally {
    await harness.close();
  }
});

test("what was decided under a consent id is printed, and an invalid id is refused", async () => {
  const consentId = "0f9d0c7e-8a51-4c1e-9d2f-6f2b7c3a1e55";
  const decidedAt = new Date("2026-11-25T12:00:00Z");
  const offered = ["functional", "marketing"];
  await database.db.consent.create({
    data: { consentId, decidedAt, version: 1, offered, granted: ["functional"], gpc: false },
  });
  const consent = (id: string) => runOperatorCli(["consent", id], { DATABASE_URL: database.url });
  expect(await consent(consentId)).toBe(0);
  expect(printed).toEqual(["2026-11-25T12:00:00.000Z  version 1  functional: yes  marketing: no"]);
  expect(await consent(crypto.randomUUID())).toBe(1);
  expect(await consent("x")).toBe(2);
});
