import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { RETENTION_DAYS } from "./model/retention";
import { purgeFeedback } from "./purge-feedback";

const database = useTestDatabase();
const DAY_MS = 86_400_000;

test("feedback is purged with its screenshot after its retention, and not before", async () => {
  const { id: userId } = await createUser(database.db);
  const sent = (days: number, screenshotKey: string | null) =>
    database.db.feedback.create({
      data: {
        userId,
        type: "bug",
        message: "It broke",
        screenshotKey,
        createdAt: new Date(Date.now() - days * DAY_MS),
      },
    });
  await sent(RETENTION_DAYS.feedback + 0.1, "old");
  await sent(RETENTION_DAYS.feedback + 0.1, null);
  const { id } = await sent(RETENTION_DAYS.feedback - 0.1, "young");
  const deps = fakeDeps(database.db);
  const removed: string[] = [];
  deps.files.remove = (key) => Promise.resolve(void removed.push(key));
  expect(await purgeFeedback(deps)).toEqual({ purged: 2, more: false });
  expect(removed).toEqual(["old"]);
  expect(await database.db.feedback.findMany({ select: { id: true } })).toEqual([{ id }]);
});
