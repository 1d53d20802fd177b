import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createOrder } from "@takt/db/testing/factories/create-order";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { personalTables } from "./data-inventory";
import { erasureStatements, exportQuery, filesQuery, personCondition } from "./person-rows";

const database = useTestDatabase();
const names = personalTables().map(([name]) => name);
const listRows = (query: string, userId: string) =>
  database.db.$queryRawUnsafe<Record<string, unknown>[]>(query, userId);

test("the statements of every table run, and find nothing of somebody who is not there", async () => {
  const nobody = "00000000-0000-7000-8000-000000000000";
  const queries = names.flatMap((name) => [
    `select 1 from "${name}" where ${personCondition(name)}`,
    exportQuery(name),
    filesQuery(name),
  ]);
  const found = await Promise.all(queries.flatMap((query) => (query ? [listRows(query, nobody)] : [])));
  expect(found.flat()).toEqual([]);
  for (const { statement } of erasureStatements())
    expect(await database.db.$executeRawUnsafe(statement, nobody)).toBe(0);
});

test("the rows of a person are found, and those of another are not", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const one of [user, other]) {
    const { id: postId } = await createPost(database.db, one, { content: `By ${one.id}` });
    await createMedia(database.db, one, { postId });
    await createOrder(database.db, one, {});
    await database.db.rateWindow.create({
      data: { bucket: "feedback", subject: one.id, opensAt: new Date(0), count: 1 },
    });
    await database.db.auditEntry.create({ data: { action: "test", subject: one.id, data: { who: one.id } } });
    await database.db.contractNotice.create({
      data: {
        reference: randomUUID(),
        kind: "cancellation",
        receivedAt: new Date(0),
        name: "Ada",
        email: one.email!,
        contract: "Professional",
        locale: "en",
      },
    });
  }
  expect(await listRows(exportQuery("posts")!, user.id)).toMatchObject([{ content: `By ${user.id}` }]);
  expect(await listRows(exportQuery("workspaces")!, user.id)).toMatchObject([{ id: user.workspaceId }]);
  expect(await listRows(filesQuery("media")!, user.id)).toHaveLength(1);
  for (const name of ["orders", "rate_windows", "audit_entries", "contract_notices"])
    expect(await listRows(`select 1 from ${name} where ${personCondition(name)}`, user.id)).toHaveLength(1);

  for (const { statement } of erasureStatements()) await database.db.$executeRawUnsafe(statement, user.id);
  const everything = names.map((name) => database.db.$queryRawUnsafe(`select t::text from "${name}" t`));
  const left = JSON.stringify(await Promise.all(everything));
  for (const trace of [user.id, user.email!, user.workspaceId]) expect(left).not.toContain(trace);
  expect(await database.db.contractNotice.findMany({ orderBy: { email: "asc" } })).toMatchObject([
    { name: "", email: "" },
    { name: "Ada", email: other.email },
  ]);
  expect(await database.db.order.count()).toBe(2);
});
