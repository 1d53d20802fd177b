import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { TopicView } from "./model/topic-view";
import { ownTopics } from "./own-topics";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** The actor's bookmark of this title, or null; whatever the case of its letters. */
export async function findSameTopic(
  tx: Prisma.TransactionClient,
  actor: Actor,
  title: string,
): Promise<TopicView | null> {
  const row = await tx.topic.findFirst({
    where: {
      ...ownTopics(actor),
      deletedAt: null,
      // Prisma hands it to ILIKE as it is: `%`, `_` and the backslash would be wildcards.
      title: { equals: title.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" },
    },
    orderBy: { createdAt: "asc" },
    select: TOPIC_COLUMNS,
  });
  return row && toTopicView(row);
}
