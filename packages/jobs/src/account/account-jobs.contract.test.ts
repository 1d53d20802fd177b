import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { requestDeletion } from "@takt/domain/account/deletion/request-deletion";
import { requestExport } from "@takt/domain/account/export/request-export";
import { createFakeArchive } from "@takt/domain/testing/fake-archive";
import { buffer } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";
import { createAccountEvents } from "./account-events";

const database = useTestDatabase();
const jobs = useJobs(database);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  jobs.deps.writeArchive = createFakeArchive().writeArchive;
  jobs.deps.files.storeStream = async (id, stream) => ({ key: id, bytes: (await buffer(stream)).length });
});

const getStatus = async (id: string) =>
  (await database.db.dataExport.findUniqueOrThrow({ where: { id } })).status;

test("an export is written when its event comes, and found by the sweep when its event was lost", async () => {
  const [announced, lost] = [await createUser(database.db), await createUser(database.db)];
  const accountEvents = createAccountEvents(jobs.inngest, jobs.deps.log);
  const { id } = await requestExport({ ...jobs.deps, accountEvents }, { userId: announced.id });
  await expect.poll(() => getStatus(id)).toBe("ready");
  const { id: other } = await requestExport(jobs.deps, { userId: lost.id });
  await database.db.dataExport.update({
    where: { id: other },
    data: { createdAt: new Date(Date.now() - MINUTE) },
  });
  await jobs.control.tick(MINUTE);
  await expect.poll(() => getStatus(other)).toBe("ready");
});

test("a due account is purged by the sweep, and one that fails holds up no other", async () => {
  const [broken, user] = [await createUser(database.db), await createUser(database.db)];
  for (const { id: userId } of [broken, user]) {
    await requestDeletion(jobs.deps, { userId });
    await database.db.accountDeletion.updateMany({ where: { userId }, data: { dueAt: new Date(0) } });
  }
  await database.db.user.update({ where: { id: broken.id }, data: { stripeCustomerId: "cus_broken" } });
  const { payments } = jobs.deps;
  jobs.deps.payments = {
    ...payments,
    listSubscriptions: () => Promise.reject(new Error("not to be expected")),
  };
  await jobs.control.tick(MINUTE);
  await expect.poll(() => database.db.user.count({ where: { id: user.id } })).toBe(0);
  expect(await database.db.user.count({ where: { id: broken.id } })).toBe(1);
  jobs.deps.payments = payments;
  await jobs.control.tick(HOUR);
  await expect.poll(() => database.db.user.count({ where: { id: broken.id } })).toBe(0);
});
