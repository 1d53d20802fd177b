import type { Db } from "@takt/db/testing/connect-test-database";

/** Bookmarks a topic for a user, "A topic to write about". */
export async function bookmarkTopic(db: Db, user: { id: string; workspaceId: string }): Promise<void> {
  await db.topic.create({
    data: {
      userId: user.id,
      workspaceId: user.workspaceId,
      title: "A topic to write about",
      source: "typed",
      language: "en",
    },
  });
}
