import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { literal } from "../shared/literal";
import { ownRows } from "../shared/own-rows";
import type { TopicView } from "./model/topic-view";
import { TOPIC_COLUMNS, toTopicView } from "./to-topic-view";

/** The actor's bookmark of this title, or null; whatever the case of its letters. */
export async function findSameTopic(
  tx: Prisma.TransactionClient,
  actor: Actor,
  title: string,
): Promise<TopicView | null> {
  const row = await tx.topic.findFirst({
    where: {
      ...ownRows(actor),
      deletedAt: null,
      title: { equals: literal(title), mode: "insensitive" },
    },
    orderBy: { createdAt: "asc" },
    select: TOPIC_COLUMNS,
  });
  return row && toTopicView(row);
}
