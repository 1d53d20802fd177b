import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { forgetOldUploads } from "./forget-old-uploads";

const database = useTestDatabase();
const DAY = 86_400_000;

test("a week without work: forgotten; a day: kept", async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  for (const days of [8, 1])
    await database.db.mediaUpload.create({
      data: { sha256: `${days}`, memberSub: "member", leasedUntil: ago(days), updatedAt: ago(days) },
    });
  expect(await forgetOldUploads(database)).toBe(1);
  expect((await database.db.mediaUpload.findMany()).map(({ sha256 }) => sha256)).toEqual(["1"]);
});
