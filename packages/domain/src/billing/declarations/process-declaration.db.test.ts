import { expect, test } from "vitest";
import { cancellation, useDeclarationHarness } from "../../testing/declaration-harness";
import { processDueDeclarations } from "./process-due-declarations";
import { processDeclaration } from "./process-declaration";

const { customer, database, sent } = useDeclarationHarness();

/** A cancellation that is confirmed, and was not carried out because the payment provider was away. */
async function waiting() {
  const billing = await customer();
  billing.provided.failure = { kind: "unavailable", reason: "503" };
  const { reference } = await billing.declare(cancellation(billing.email));
  billing.provided.failure = null;
  billing.provided.calls.length = 0;
  const read = () => database.db.contractNotice.findUniqueOrThrow({ where: { reference } });
  return { ...billing, readDeclaration: read, id: (await read()).id };
}

test("another call leaves a declaration alone while it is carried out", async () => {
  const { deps, provided, id, readDeclaration } = await waiting();
  provided.before = async () => {
    provided.before = () => {};
    expect(await processDeclaration(deps, id)).toBeNull();
  };
  await processDeclaration(deps, id);
  // Running subscriptions are read once, and once more after the change.
  expect(provided.calls).toEqual(["listSubscriptions", "cancelAtPeriodEnd", "listSubscriptions"]);
  expect(await readDeclaration()).toMatchObject({ outcome: "cancelled", leasedUntil: null });
});

test("a provider that is away leaves the declaration to the next run at once", async () => {
  const { deps, provided, id, readDeclaration } = await waiting();
  provided.failure = { kind: "unavailable", reason: "503" };
  expect(await processDeclaration(deps, id)).toMatchObject({ kind: "unavailable" });
  expect(await readDeclaration()).toMatchObject({ outcome: null, leasedUntil: null });
  provided.failure = null;
  expect(await processDeclaration(deps, id)).toBeNull();
  expect(await readDeclaration()).toMatchObject({ outcome: "cancelled" });
});

test("a process that died leaves its declaration to another one once the lease has ended", async () => {
  const { deps, provided, id, readDeclaration } = await waiting();
  provided.before = () => {
    throw new Error("killed");
  };
  await expect(processDeclaration(deps, id)).rejects.toThrow("killed");
  provided.before = () => {};
  await processDueDeclarations(deps);
  expect(await readDeclaration()).toMatchObject({ outcome: null });
  const now = deps.clock.now() + 181_000;
  await processDueDeclarations({ ...deps, clock: { ...deps.clock, now: () => now } });
  expect(await readDeclaration()).toMatchObject({ outcome: "cancelled" });
});

test("a call that is overtaken after its lease records nothing again", async () => {
  const { deps, provided, id, readDeclaration } = await waiting();
  const later = { ...deps, clock: { ...deps.clock, now: () => deps.clock.now() + 181_000 } };
  provided.before = async (call) => {
    if (call !== "listSubscriptions") return;
    provided.before = () => {};
    await processDeclaration(later, id);
  };
  await processDeclaration(deps, id);
  expect(await readDeclaration()).toMatchObject({ outcome: "cancelled" });
  expect(await database.db.auditEntry.count({ where: { action: "contract.cancelled" } })).toBe(1);
  expect((await sent()).filter((line) => line.startsWith("contract_notice_done"))).toHaveLength(1);
});

test("no connection of the pool is held while the provider answers", async () => {
  const { deps, provided, id } = await waiting();
  let idle: unknown[] = [];
  provided.before = async (call) => {
    if (call === "cancelAtPeriodEnd")
      idle = await database.db.$queryRaw`
        select 1 from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`;
  };
  await processDeclaration(deps, id);
  expect(provided.calls).toContain("cancelAtPeriodEnd");
  expect(idle).toEqual([]);
});
