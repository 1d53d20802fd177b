import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { loadActor } from "./load-actor";
import { restoreWorkspace } from "./restore-workspace";

const database = useTestDatabase();
const listPersonal = (userId: string) =>
  database.db.membership.findMany({ where: { userId, workspace: { personal: true } } });

test("a user with a personal workspace keeps it", async () => {
  const user = await createUser(database.db);
  await restoreWorkspace(fakeDeps(database.db), user.id);
  expect(await listPersonal(user.id)).toMatchObject([{ workspaceId: user.workspaceId }]);
});

test("a user who has lost the personal workspace gets a new one and can sign in", async () => {
  const user = await createUser(database.db);
  await database.db.membership.deleteMany({ where: { userId: user.id } });
  // A team's workspace does not replace the personal one.
  const team = await database.db.workspace.create({ data: { name: "Team", personal: false } });
  await database.db.membership.create({ data: { workspaceId: team.id, userId: user.id, role: "viewer" } });
  expect(await loadActor(fakeDeps(database.db), user.id)).toBeNull();
  await restoreWorkspace(fakeDeps(database.db), user.id);
  expect(await listPersonal(user.id)).toMatchObject([{ role: "owner" }]);
  expect(await loadActor(fakeDeps(database.db), user.id)).toMatchObject({ actor: { role: "owner" } });
});

test("two concurrent sign-ins create one workspace, because the second waits for the first", async () => {
  const user = await createUser(database.db);
  await database.db.membership.deleteMany({ where: { userId: user.id } });
  let second: Promise<void> | undefined;
  await database.db.$transaction(
    async (first) => {
      await first.$queryRaw`SELECT id FROM users WHERE id = ${user.id}::uuid FOR UPDATE`;
      let settled = false;
      second = restoreWorkspace(fakeDeps(database.db), user.id).finally(() => (settled = true));
      // It waits; without the lock it would be done by now, and the first one's workspace would be visible.
      await expect.poll(async () => settled || (await waiting()) > 0).toBe(true);
      await first.membership.create({
        data: { role: "owner", userId: user.id, workspaceId: user.workspaceId },
      });
    },
    { timeout: 40_000 },
  );
  await second;
  expect(await listPersonal(user.id)).toMatchObject([{ workspaceId: user.workspaceId }]);
});

/** Counts the statements in this database that wait for a lock. */
async function waiting(): Promise<number> {
  const rows = await database.db.$queryRaw<unknown[]>`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length;
}

test("a missing user gets none", async () => {
  await expect(restoreWorkspace(fakeDeps(database.db), randomUUID())).rejects.toThrow();
});
