import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { countUploadCalls } from "./count-upload-calls";
import { readDay } from "./read-day";

const database = useTestDatabase();
const NOON = new Date("2027-03-02T12:00:00Z");
const hoursBefore = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);

test("the calls of the other posts of a day are their creates and what their files need", async () => {
  const { db } = database;
  const user = await createUser(db);
  const scheduled = (scheduledAt: Date) => createPost(db, user, { status: "scheduled", scheduledAt });
  const kinds = ["image", "image", "video", "document"] as const;
  const post = await scheduled(hoursBefore(1));
  for (const [position, kind] of kinds.entries())
    await createMedia(db, user, { postId: post.id, position, kind, mimeType: "any/thing" });
  await scheduled(hoursBefore(2));
  await scheduled(hoursBefore(13));
  const subject = await scheduled(NOON);
  const owner = { userId: user.id, workspaceId: user.workspaceId };
  const day = await readDay(fakeDeps(db), owner, {
    postId: subject.id,
    memberSub: user.linkedinProfileId,
    at: NOON,
  });
  expect(day).toMatchObject({ used: 0, planned: 2 + 5 });
  expect(countUploadCalls(kinds.map((kind) => ({ kind })))).toBe(5);
});
