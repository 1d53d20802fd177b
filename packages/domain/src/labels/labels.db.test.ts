import { randomUUID } from "node:crypto";
import { createLabel as plantLabel } from "@takt/db/testing/factories/create-label";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { deleteLabel, updateLabel } from "./change-label";
import { createLabel } from "./create-label";
import { countLabeledPosts, listLabels } from "./list-labels";
import { LABEL_LIMITS } from "./model/label-limits";
import { restoreLabel } from "./restore-label";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const deps = () => fakeDeps(database.db);
const input = (name: string) => ({ id: randomUUID(), name, color: "teal" as const });

async function make() {
  const user = await createUser(database.db);
  return { user, actor: toActor(user) };
}

/** Gives a member so many labels. */
const plant = async (user: { id: string; workspaceId: string }, count: number) => {
  for (let n = 0; n < count; n++) await plantLabel(database.db, user);
};

test("a label is the actor's, and a repeated call makes no second one", async () => {
  const { actor } = await make();
  const series = input("Series A");
  expect(await createLabel(deps(), actor, series)).toEqual(series);
  expect(await createLabel(deps(), actor, { ...series, name: "Other" })).toEqual(series);
  expect(await listLabels(deps(), actor)).toEqual([series]);
});

test("labels are listed by name, whatever its case", async () => {
  const { actor } = await make();
  for (const name of ["beta", "Alpha", "Gamma"]) await createLabel(deps(), actor, input(name));
  expect((await listLabels(deps(), actor)).map(({ name }) => name)).toEqual(["Alpha", "beta", "Gamma"]);
});

test("a name is taken once it is there in another case; another member may have it", async () => {
  const { actor } = await make();
  const other = await make();
  await createLabel(deps(), actor, input("Übung"));
  await expect(createLabel(deps(), actor, input("ÜBUNG"))).rejects.toMatchObject({
    code: "label_name_taken",
  });
  await expect(createLabel(deps(), other.actor, input("Übung"))).resolves.toMatchObject({ name: "Übung" });
});

test("of twenty labels with the same name at once there is one", async () => {
  const { actor } = await make();
  const tries = Array.from({ length: 20 }, (_, n) =>
    createLabel(deps(), actor, input(n % 2 ? "series" : "SERIES")),
  );
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = results.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(reasons).toEqual(Array(19).fill(expect.objectContaining({ code: "label_name_taken" })));
  expect(await listLabels(deps(), actor)).toHaveLength(1);
});

test("of concurrent labels one gets the last place", async () => {
  const { user, actor } = await make();
  await plant(user, LABEL_LIMITS.perWorkspace - 1);
  const tries = Array.from({ length: 10 }, (_, n) => createLabel(deps(), actor, input(`New ${n}`)));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(createLabel(deps(), actor, input("One more"))).rejects.toMatchObject({
    code: "labels_full",
    data: { max: LABEL_LIMITS.perWorkspace },
  });
});

test("a label is renamed and recolored, also to its own name in another case", async () => {
  const { user, actor } = await make();
  const { id } = await plantLabel(database.db, user, { name: "Series" });
  expect(await updateLabel(deps(), actor, { id, name: "SERIES" })).toEqual({
    id,
    name: "SERIES",
    color: "teal",
  });
  expect(await updateLabel(deps(), actor, { id, color: "red" })).toEqual({
    id,
    name: "SERIES",
    color: "red",
  });
  await plantLabel(database.db, user, { name: "Other" });
  await expect(updateLabel(deps(), actor, { id, name: "other" })).rejects.toMatchObject({
    code: "label_name_taken",
  });
});

test("a deleted label leaves its name free, and is restored unless the name is taken", async () => {
  const { user, actor } = await make();
  const { id, name, color } = await plantLabel(database.db, user, { name: "Series" });
  await deleteLabel(deps(), actor, id);
  expect(await listLabels(deps(), actor)).toEqual([]);
  const again = await createLabel(deps(), actor, input("series"));
  await expect(restoreLabel(deps(), actor, id)).rejects.toMatchObject({ code: "label_name_taken" });
  await deleteLabel(deps(), actor, again.id);
  expect(await restoreLabel(deps(), actor, id)).toEqual({ id, name, color });
  expect(await restoreLabel(deps(), actor, id)).toEqual({ id, name, color });
  await expect(createLabel(deps(), actor, input("Series"))).rejects.toMatchObject({
    code: "label_name_taken",
  });
});

test("a label that was deleted a day ago is gone, and a full list takes none back", async () => {
  const { user, actor } = await make();
  const late = await plantLabel(database.db, user, { deletedAt: new Date(Date.now() - DAY_MS) });
  await expect(restoreLabel(deps(), actor, late.id)).rejects.toMatchObject({ code: "label_not_found" });
  const fresh = await plantLabel(database.db, user, { deletedAt: new Date() });
  await plant(user, LABEL_LIMITS.perWorkspace);
  await expect(restoreLabel(deps(), actor, fresh.id)).rejects.toMatchObject({ code: "labels_full" });
});

test("a label of another workspace answers like a missing one, and stays as it is", async () => {
  const { user, actor } = await make();
  const [other, stranger] = [await make(), await make()];
  const label = await plantLabel(database.db, user);
  const gone = await plantLabel(database.db, user, { deletedAt: new Date() });
  const notFound = expect.objectContaining({ code: "label_not_found", data: {} });
  for (const who of [other.actor, { ...actor, workspaceId: stranger.user.workspaceId }]) {
    for (const call of [
      () => updateLabel(deps(), who, { id: label.id, name: "Taken over" }),
      () => deleteLabel(deps(), who, label.id),
      () => restoreLabel(deps(), who, gone.id),
      () => createLabel(deps(), who, { ...input("Same id"), id: label.id }),
    ])
      await expect(call()).rejects.toEqual(notFound);
    expect(await listLabels(deps(), who)).toEqual([]);
    expect(await countLabeledPosts(deps(), who)).toEqual([]);
  }
  expect(await database.db.label.findUnique({ where: { id: label.id } })).toEqual(label);
  expect(await database.db.label.findUnique({ where: { id: gone.id } })).toEqual(gone);
});
