import type { Db } from "@takt/db/testing/connect-test-database";

/** Topics, audiences and labels, each also deleted, an analysis, and weekly slots. */
export async function seedLibrary(db: Db, { id: userId, workspaceId }: { id: string; workspaceId: string }) {
  const bookmark = { userId, workspaceId, source: "typed", language: "en" } as const;
  const audience = { userId, workspaceId, description: "People who decide" };
  const removed = { deletedAt: new Date() };
  const owner = { userId, workspaceId };
  await db.weeklySlot.create({ data: { ...owner, weekday: 3, time: "10:00" } });
  await db.calendarFeed.create({
    data: { ...owner, tokenHash: `feed-${crypto.randomUUID()}`, withTexts: false, onlyOwn: true },
  });
  await db.slotSettings.create({
    data: { ...owner, areChosen: true, holidayRegion: "AT", quietFrom: "22:00", quietTo: "07:00" },
  });
  return {
    topic: await db.topic.create({ data: { ...bookmark, title: "Topic" } }),
    removedTopic: await db.topic.create({ data: { ...bookmark, ...removed, title: "Removed" } }),
    audience: await db.audience.create({ data: { ...audience, name: "Audience" } }),
    removedAudience: await db.audience.create({ data: { ...audience, ...removed, name: "Removed" } }),
    label: await db.label.create({ data: { ...owner, name: "Label", foldedName: "label", color: "green" } }),
    removedLabel: await db.label.create({ data: { ...owner, ...removed, name: "Removed", color: "red" } }),
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
