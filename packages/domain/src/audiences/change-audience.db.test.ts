import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Actor } from "../shared/actor";
import { toActor } from "../testing/to-actor";
import { createAudienceFor } from "../testing/create-audience-for";
import { fakeDeps } from "../testing/fake-deps";
import type { AudienceRef } from "./model/audience-input";
import { updateAudience, deleteAudience } from "./change-audience";

const database = useTestDatabase();
const input = { name: "Buyers", description: "They ask for prices" };
const read = (id: string) => database.db.audience.findUniqueOrThrow({ where: { id } });

async function make(overrides: Parameters<typeof createAudienceFor>[2] = {}) {
  const user = await createUser(database.db);
  const audience = await createAudienceFor(database.db, user, overrides);
  return { user, audience, actor: toActor(user), ref: { id: audience.id, version: audience.version } };
}

test("updating changes the text and the version", async () => {
  const { audience, actor, ref } = await make({ version: 3 });
  const view = await updateAudience(database, actor, ref, input);
  expect(view).toMatchObject({ ...input, id: ref.id, version: 4, deletedAt: null });
  expect(await read(ref.id)).toMatchObject({ ...input, version: 4, createdAt: audience.createdAt });
});

test("deleting keeps the row for an undo", async () => {
  const { audience, actor, ref } = await make();
  await deleteAudience(fakeDeps(database.db), actor, ref);
  const { name, description } = audience;
  expect(await read(ref.id)).toMatchObject({ name, description, deletedAt: expect.any(Date), version: 2 });
});

const CHANGES: [string, (actor: Actor, ref: AudienceRef) => Promise<unknown>][] = [
  ["updating", (actor, ref) => updateAudience(database, actor, ref, input)],
  ["deleting", (actor, ref) => deleteAudience(fakeDeps(database.db), actor, ref)],
];

describe.each(CHANGES)("refusals of %s change nothing", (_name, run) => {
  test("an audience of another workspace answers audience_not_found, like a missing one", async () => {
    const { audience, actor, ref } = await make();
    const other = toActor(await createUser(database.db));
    for (const stranger of [other, { ...actor, workspaceId: other.workspaceId }])
      await expect(run(stranger, ref)).rejects.toMatchObject({ code: "audience_not_found", data: {} });
    const missing = run(actor, { ...ref, id: randomUUID() });
    await expect(missing).rejects.toMatchObject({ code: "audience_not_found", data: {} });
    expect(await read(ref.id)).toEqual(audience);
    await run({ ...actor, userId: other.userId }, ref);
    expect(await read(ref.id)).not.toEqual(audience);
  });

  test("a deleted audience answers audience_not_found", async () => {
    const { audience, actor, ref } = await make({ deletedAt: new Date() });
    await expect(run(actor, ref)).rejects.toMatchObject({ code: "audience_not_found" });
    expect(await read(ref.id)).toEqual(audience);
  });

  test("a version other than the one the user saw answers audience_changed", async () => {
    const { audience, actor, ref } = await make({ version: 3 });
    for (const version of [2, 4])
      await expect(run(actor, { ...ref, version })).rejects.toMatchObject({ code: "audience_changed" });
    expect(await read(ref.id)).toEqual(audience);
  });

  test("of two concurrent changes of one version one succeeds", async () => {
    const { actor, ref } = await make();
    const results = await Promise.allSettled([run(actor, ref), run(actor, ref)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
