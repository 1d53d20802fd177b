import type { World } from "../../fixtures/world";

type Topic = {
  title: string;
  angle?: string;
  source?: "starter" | "typed" | "url" | "text";
  sourceUrl?: string;
  language?: "en" | "de";
  createdAt?: Date;
  deletedAt?: Date;
};

const DAY_MS = 86_400_000;

/** Creates topics of the world's user, by default typed in English three days ago; the first is the newest. */
export async function seedTopics({ db, user }: World, topics: readonly Topic[]): Promise<void> {
  const newest = Date.now() - 3 * DAY_MS;
  await db.topic.createMany({
    data: topics.map((topic, n) => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      source: "typed",
      language: "en",
      createdAt: new Date(newest - n * 1000),
      ...topic,
    })),
  });
}
