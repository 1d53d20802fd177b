import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { escapeLikePattern } from "../shared/escape-like-pattern";
import { ownedBy } from "../shared/owned-by";
import type { TopicView } from "./model/topic-view";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** Finds the actor's bookmark with this title, case-insensitively. */
export async function findSameTopic(
  tx: Prisma.TransactionClient,
  actor: Actor,
  title: string,
): Promise<TopicView | null> {
  const row = await tx.topic.findFirst({
    where: {
      ...ownedBy(actor),
      deletedAt: null,
      title: { equals: escapeLikePattern(title), mode: "insensitive" },
    },
    orderBy: { createdAt: "asc" },
    select: TOPIC_COLUMNS,
  });
  return row && toTopicView(row);
}
