import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { systemClock } from "../shared/core-deps";
import { toActor } from "../testing/to-actor";
import { createAudienceFor } from "../testing/create-audience-for";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { restoreAudience } from "./restore-audience";

const database = useTestDatabase();
const HOUR = 3600_000;
const NOW = Date.parse("2026-11-20T12:00:00Z");
const deps = () => ({ db: database.db, clock: { ...systemClock, now: () => NOW } });
const read = (id: string) => database.db.audience.findUniqueOrThrow({ where: { id } });

async function make(deletedAt: Date | null) {
  const user = await createUser(database.db);
  return { user, actor: toActor(user), audience: await createAudienceFor(database.db, user, { deletedAt }) };
}

function plant(user: { id: string; workspaceId: string }, count: number) {
  const { id: userId, workspaceId } = user;
  return database.db.audience.createMany({
    data: Array.from({ length: count }, () => ({ userId, workspaceId, name: "x", description: "x" })),
  });
}

/**
 * Counts the statements in this database that wait for a lock; outside of a transaction, whose statistics do not
 * change.
 */
async function waiting(tx: Prisma.TransactionClient): Promise<number> {
  await tx.$queryRaw`select pg_stat_clear_snapshot()::text`;
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
}

test("a deleted audience is restored unchanged, up to the last millisecond of the day", async () => {
  const { actor, audience } = await make(new Date(NOW - 24 * HOUR + 1));
  const { id, name, description } = audience;
  const view = await restoreAudience(deps(), actor, id);
  expect(view).toMatchObject({ id, name, description, version: 2, deletedAt: null });
  expect(await read(id)).toMatchObject({ deletedAt: null, version: 2 });
});

test("a second restore changes nothing", async () => {
  const { actor, audience } = await make(new Date(NOW));
  const once = await restoreAudience(deps(), actor, audience.id);
  expect(await restoreAudience(deps(), actor, audience.id)).toEqual(once);
  const { actor: second, audience: other } = await make(new Date(NOW));
  const both = await Promise.all([1, 2].map(() => restoreAudience(deps(), second, other.id)));
  expect(both.map(({ version }) => version)).toEqual([2, 2]);
});

test("an audience deleted a day ago, one of another workspace and a missing one answer audience_not_found", async () => {
  const refused = { code: "audience_not_found", data: {} };
  const late = await make(new Date(NOW - 24 * HOUR));
  await expect(restoreAudience(deps(), late.actor, late.audience.id)).rejects.toMatchObject(refused);
  const { actor, audience } = await make(new Date(NOW));
  const stranger = late.actor;
  for (const other of [stranger, { ...actor, workspaceId: stranger.workspaceId }])
    await expect(restoreAudience(deps(), other, audience.id)).rejects.toMatchObject(refused);
  await expect(restoreAudience(deps(), actor, randomUUID())).rejects.toMatchObject(refused);
  expect(await read(audience.id)).toEqual(audience);
});

test("a second restore at the last slot waits for the first, and changes nothing", async () => {
  const { user, actor, audience } = await make(new Date(NOW));
  await plant(user, AUDIENCE_LIMITS.perWorkspace - 1);
  const { clicks } = await database.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from workspaces where id = ${user.workspaceId}::uuid for update`;
      const started = Promise.all([1, 2].map(() => restoreAudience(deps(), actor, audience.id)));
      // Its failure is asserted below, once the lock is released.
      started.catch(() => {});
      await expect.poll(() => waiting(tx), { timeout: 30_000 }).toBe(2);
      return { clicks: started };
    },
    { timeout: 40_000 },
  );
  expect((await clicks).map(({ version }) => version)).toEqual([2, 2]);
});

test("restoring beyond the limit answers audiences_full", async () => {
  const { user, actor, audience } = await make(new Date(NOW));
  const max = AUDIENCE_LIMITS.perWorkspace;
  await plant(user, max);
  const restoring = restoreAudience(deps(), actor, audience.id);
  await expect(restoring).rejects.toMatchObject({ code: "audiences_full", data: { max } });
  expect(await read(audience.id)).toEqual(audience);
});
