import { randomUUID } from "node:crypto";
import { createDeclaration } from "@takt/db/testing/factories/create-declaration";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { RETENTION_DAYS } from "./model/retention";
import { purgeOldRows } from "./purge-old-rows";

const database = useTestDatabase();
const DAY = 86_400_000;
const purge = (kind: "usedLinks" | "endedSubscriptions") => purgeOldRows(fakeDeps(database.db), kind);

test("links that were used are emptied after what they confirmed was closed, and no others", async () => {
  const at = (days: number) => new Date(Date.now() - days * DAY);
  const [closed, recent] = [RETENTION_DAYS.usedLinks + 0.1, RETENTION_DAYS.usedLinks - 0.1].map(at);
  const old = at(300);
  const declarations = [closed, recent, null].map((processedAt, n) =>
    createDeclaration(database.db, {
      confirmedAt: old,
      receivedAt: old,
      processedAt,
      confirmToken: `notice-${n}`,
    }),
  );
  const requests = [
    { doneAt: closed },
    { withdrawnAt: closed },
    { doneAt: recent },
    { verifiedAt: old, confirmExpiresAt: old },
  ].map((row, n) =>
    database.db.dataRequest.create({
      data: { type: "access", reference: randomUUID(), dueAt: old, confirmToken: `request-${n}`, ...row },
    }),
  );
  await Promise.all([...declarations, ...requests]);
  expect(await purge("usedLinks")).toEqual({ purged: 3, more: false });
  const select = { confirmToken: true } as const;
  const where = { confirmToken: { not: null } };
  const left = [
    ...(await database.db.contractNotice.findMany({ select, where })),
    ...(await database.db.dataRequest.findMany({ select, where })),
  ];
  expect(left.map(({ confirmToken }) => confirmToken).sort()).toEqual([
    "notice-1",
    "notice-2",
    "request-2",
    "request-3",
  ]);
});

test("a subscription that runs, or ended a moment ago, stays in its user's row", async () => {
  const long = new Date(Date.now() - 400 * DAY);
  for (const subscriptionStatus of ["active", "cancelling", "past_due", "unpaid", "free"])
    await createUser(database.db, {
      subscriptionStatus,
      subscriptionExpiresAt: long,
      subscriptionSyncedAt: long,
    });
  expect(await purge("endedSubscriptions")).toMatchObject({ purged: 0 });
  await createUser(database.db, { subscriptionStatus: "incomplete_expired", subscriptionSyncedAt: long });
  expect(await purge("endedSubscriptions")).toMatchObject({ purged: 1 });
});
