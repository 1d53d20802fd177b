import { randomUUID } from "node:crypto";
import { createDeclaration } from "@takt/db/testing/factories/create-declaration";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { purgeOldRows } from "./purge-old-rows";

const database = useTestDatabase();
beforeEach(() => database.db.contractNotice.deleteMany());

test("an unconfirmed declaration stays with a customer's address, and one that is confirmed or answered", async () => {
  const customer = await createUser(database.db, { stripeCustomerId: `cus_${randomUUID()}` });
  const receivedAt = new Date(0);
  await createDeclaration(database.db, { receivedAt });
  const remaining = [
    await createDeclaration(database.db, { receivedAt, email: customer.email!.toUpperCase() }),
    await createDeclaration(database.db, { receivedAt, confirmedAt: receivedAt }),
    await createDeclaration(database.db, { receivedAt, processedAt: receivedAt }),
    await createDeclaration(database.db, { receivedAt, email: "" }),
  ].map(({ id }) => id);
  expect(await purgeOldRows(fakeDeps(database.db), "unconfirmedNotices")).toEqual({ purged: 1, more: false });
  const rows = await database.db.contractNotice.findMany({ select: { id: true } });
  expect(rows.map(({ id }) => id).sort()).toEqual(remaining.sort());
});
