import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { systemClock } from "../shared/core-deps";
import { toActor } from "../testing/to-actor";
import { createAudienceFor } from "../testing/create-audience-for";
import { listAudiences } from "./list-audiences";

const database = useTestDatabase();
const HOUR = 3600_000;
const NOW = Date.parse("2026-11-20T12:00:00Z");
const deps = () => ({ db: database.db, clock: { ...systemClock, now: () => NOW } });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("audiences come last changed first, restorable ones last deleted first", async () => {
  const user = await createUser(database.db);
  const at = (ms: number) => new Date(NOW - ms);
  const old = await createAudienceFor(database.db, user, { updatedAt: at(2 * HOUR) });
  const young = await createAudienceFor(database.db, user, { updatedAt: at(HOUR) });
  const longGone = await createAudienceFor(database.db, user, { deletedAt: at(24 * HOUR - 1) });
  const justGone = await createAudienceFor(database.db, user, { deletedAt: at(1) });
  // Deleted too long ago to be restored.
  await createAudienceFor(database.db, user, { deletedAt: at(24 * HOUR) });
  const { audiences, deleted } = await listAudiences(deps(), toActor(user));
  expect(ids(audiences)).toEqual(ids([young, old]));
  expect(ids(deleted)).toEqual(ids([justGone, longGone]));
  expect(audiences[0]).toEqual({
    id: young.id,
    version: 1,
    name: "Founders",
    description: "They decide alone",
    updatedAt: young.updatedAt,
    deletedAt: null,
  });
});

test("audiences of another workspace are not listed, those of other members are", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const deletedAt of [null, new Date(NOW)]) {
    await createAudienceFor(database.db, other, { deletedAt });
    await createAudienceFor(database.db, { id: user.id, workspaceId: other.workspaceId }, { deletedAt });
  }
  expect(await listAudiences(deps(), toActor(user))).toEqual({ audiences: [], deleted: [] });
  const colleague = { id: other.id, workspaceId: user.workspaceId };
  const { id } = await createAudienceFor(database.db, colleague, { deletedAt: null });
  expect((await listAudiences(deps(), toActor(user))).audiences).toMatchObject([{ id }]);
});

test("the list is bounded however many audiences are deleted", async () => {
  const user = await createUser(database.db);
  await database.db.audience.createMany({
    data: Array.from({ length: 51 }, () => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      name: "x",
      description: "x",
      deletedAt: new Date(NOW),
    })),
  });
  expect((await listAudiences(deps(), toActor(user))).deleted).toHaveLength(50);
});
