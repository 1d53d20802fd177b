import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { purgeStaleUploads } from "./purge-stale-uploads";

const database = useTestDatabase();
const DAY = 86_400_000;

test("an upload that stood still for a week is purged, and one of a day stays", async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  for (const days of [8, 1])
    await database.db.mediaUpload.create({
      data: { sha256: `${days}`, memberSub: "member", leasedUntil: ago(days), updatedAt: ago(days) },
    });
  expect(await purgeStaleUploads(database)).toBe(1);
  expect((await database.db.mediaUpload.findMany()).map(({ sha256 }) => sha256)).toEqual(["1"]);
});
