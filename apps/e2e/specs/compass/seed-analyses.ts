import type { World } from "../../fixtures/world";

/** Creates German analyses of the world's user with one topic each, a minute apart; the first is the newest. */
export async function seedAnalyses({ db, user }: World, titles: readonly string[]): Promise<void> {
  const newest = Date.now() - 3_600_000;
  await db.analysis.createMany({
    data: titles.map((title, n) => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      source: "url",
      sourceUrl: `https://www.example.com/${n}`,
      title,
      language: "de",
      topics: [
        {
          title: `Thema aus ${title}`,
          angle: "Was darin fehlt",
          quote: "Ein Satz, der darin steht.",
          keywords: ["feedback"],
        },
      ],
      processingMs: 2341,
      engine: "model",
      model: "gpt-emulated",
      createdAt: new Date(newest - n * 60_000),
    })),
  });
}
