import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";
import { createMetricsEvents } from "./metrics-events";

const database = useTestDatabase();
const jobs = useJobs(database);
const HOUR = 3_600_000;

const countDays = (userId: string) => database.db.memberDailyMetrics.count({ where: { userId } });

test("figures are collected when the event comes, and each hour of members of whom something is due", async () => {
  jobs.deps.metricsReader.readMemberDays = ({ to }) =>
    Promise.resolve({ kind: "read", value: [{ day: to, impressions: 1 }] });
  jobs.deps.metricsReader.readFollowers = () =>
    Promise.resolve({ kind: "read", value: { total: null, days: [] } });
  const [asked, found] = [await createUser(database.db), await createUser(database.db)];
  for (const user of [asked, found]) await createGrant(database.db, user, { product: "community" });
  createMetricsEvents(jobs.inngest, jobs.deps.log).due({ userId: asked.id });
  await expect.poll(() => countDays(asked.id)).toBe(1);
  expect(await countDays(found.id)).toBe(0);
  await jobs.control.tick(HOUR);
  await expect.poll(() => countDays(found.id)).toBe(1);
});
