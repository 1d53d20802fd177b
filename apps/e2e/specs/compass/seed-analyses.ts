import type { World } from "../../fixtures/world";

/** Analyses of the world's user, the first the newest, each of one topic and a minute apart. */
export async function seedAnalyses(
  { db, user }: World,
  titles: readonly string[],
  language: "en" | "de" = "en",
): Promise<void> {
  const newest = Date.now() - 3_600_000;
  await db.analysis.createMany({
    data: titles.map((title, n) => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      source: "url",
      sourceUrl: `https://www.example.com/${n}`,
      title,
      language,
      topics: [
        {
          title: `Topic of ${title}`,
          angle: "What it leaves out",
          quote: "A sentence that stands in it.",
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
