import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { systemClock } from "../shared/clock";
import { actorOf } from "../testing/actor-of";
import { audienceOf } from "../testing/audience-of";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { restoreAudience } from "./restore-audience";

const database = useTestDatabase();
const HOUR = 3600_000;
const NOW = Date.parse("2026-11-20T12:00:00Z");
const deps = () => ({ db: database.db, clock: { ...systemClock, now: () => NOW } });
const read = (id: string) => database.db.audience.findUniqueOrThrow({ where: { id } });

async function make(deletedAt: Date | null) {
  const user = await createUser(database.db);
  return { user, actor: actorOf(user), audience: await audienceOf(database.db, user, { deletedAt }) };
}

test("comes back as it was, up to the last millisecond of the day", async () => {
  const { actor, audience } = await make(new Date(NOW - 24 * HOUR + 1));
  const { id, name, description } = audience;
  const view = await restoreAudience(deps(), actor, id);
  expect(view).toMatchObject({ id, name, description, version: 2, deletedAt: null });
  expect(await read(id)).toMatchObject({ deletedAt: null, version: 2 });
});

test("a second click does no harm", async () => {
  const { actor, audience } = await make(new Date(NOW));
  const once = await restoreAudience(deps(), actor, audience.id);
  expect(await restoreAudience(deps(), actor, audience.id)).toEqual(once);
  const { actor: second, audience: other } = await make(new Date(NOW));
  const both = await Promise.all([1, 2].map(() => restoreAudience(deps(), second, other.id)));
  expect(both.map(({ version }) => version)).toEqual([2, 2]);
});

test("not after a day, not another's, not a missing one: audience_not_found", async () => {
  const refused = { code: "audience_not_found", data: {} };
  const late = await make(new Date(NOW - 24 * HOUR));
  await expect(restoreAudience(deps(), late.actor, late.audience.id)).rejects.toMatchObject(refused);
  const { actor, audience } = await make(new Date(NOW));
  const stranger = late.actor;
  for (const other of [
    stranger,
    { ...actor, userId: stranger.userId },
    { ...actor, workspaceId: stranger.workspaceId },
  ])
    await expect(restoreAudience(deps(), other, audience.id)).rejects.toMatchObject(refused);
  await expect(restoreAudience(deps(), actor, randomUUID())).rejects.toMatchObject(refused);
  expect(await read(audience.id)).toEqual(audience);
});

test("not beyond the limit: audiences_full", async () => {
  const { user, actor, audience } = await make(new Date(NOW));
  const max = AUDIENCE_LIMITS.perUser;
  await database.db.audience.createMany({
    data: Array.from({ length: max }, () => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      name: "x",
      description: "x",
    })),
  });
  const restoring = restoreAudience(deps(), actor, audience.id);
  await expect(restoring).rejects.toMatchObject({ code: "audiences_full", data: { max } });
  expect(await read(audience.id)).toEqual(audience);
});
