import type { Db } from "@takt/db/testing/connect-test-database";

/** Topics and audiences, each also deleted, and an analysis. */
export async function seedLibrary(db: Db, { id: userId, workspaceId }: { id: string; workspaceId: string }) {
  const bookmark = { userId, workspaceId, source: "typed", language: "en" } as const;
  const audience = { userId, workspaceId, description: "People who decide" };
  const removed = { deletedAt: new Date() };
  return {
    topic: await db.topic.create({ data: { ...bookmark, title: "Topic" } }),
    removedTopic: await db.topic.create({ data: { ...bookmark, ...removed, title: "Removed" } }),
    audience: await db.audience.create({ data: { ...audience, name: "Audience" } }),
    removedAudience: await db.audience.create({ data: { ...audience, ...removed, name: "Removed" } }),
    analysis: await db.analysis.create({
      data: {
        userId,
        workspaceId,
        source: "url",
        sourceUrl: "https://example.com/article",
        title: "Article",
        language: "en",
        topics: [{ title: "A topic", angle: "An angle", quote: "A sentence.", keywords: ["word"] }],
        processingMs: 1200,
        engine: "model",
        model: "model",
      },
    }),
  };
}
