import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Deps } from "../deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { toJsonColumn } from "../shared/to-json-column";
import { attachMedia } from "./attach-media";
import { findRepeatedDraft, UNTOUCHED } from "./find-repeated-draft";
import { getPost } from "./get-post";
import type { NewPostInput } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { ownedBy } from "./owned-by";
import { parseSources } from "./parse-sources";

/**
 * Creates a draft. When a create with files is repeated because its answer was lost, it updates the draft of the first
 * try instead. A copy of one's own post takes over its origin and sources, and has to be reviewed again.
 * Refuses with `media_not_found` and `rate_exceeded`.
 */
export async function createPost(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: NewPostInput,
): Promise<PostView> {
  const { media, copyOf, ...fields } = input;
  await consumeRateLimit(deps, actor, "post");
  const { id } = await deps.db.$transaction(async (tx) => {
    const repeated = await updateRepeatedDraft(tx, actor, input);
    if (repeated) return repeated;
    const origin = copyOf === undefined ? {} : await getOrigin(tx, actor, copyOf, fields.content);
    const post = await tx.post.create({
      data: { ...fields, ...origin, ...ownedBy(actor) },
      select: { id: true },
    });
    await attachMedia(tx, actor, post.id, media);
    return post;
  });
  return getPost(deps, actor, id);
}

/** Saves the input in the draft of an earlier try. Its version stays, as the next answer may be lost as well. */
async function updateRepeatedDraft(tx: Prisma.TransactionClient, actor: Actor, input: NewPostInput) {
  const { media, copyOf: _, ...fields } = input;
  const draft = await findRepeatedDraft(
    tx,
    actor,
    media.map(({ id }) => id),
  );
  if (!draft) return null;
  const where = { id: draft.id, ...ownedBy(actor), ...UNTOUCHED };
  const { count } = await tx.post.updateMany({ where, data: fields });
  if (count === 0) return null;
  await attachMedia(tx, actor, draft.id, media);
  return draft;
}

/** Returns the origin of a copy; empty when the original is gone, because keeping the text matters more. */
async function getOrigin(tx: Prisma.TransactionClient, actor: Actor, id: string, content: string) {
  const original = await tx.post.findFirst({
    where: { id, ...ownedBy(actor) },
    select: { aiOrigin: true, sources: true, content: true },
  });
  if (!original) return {};
  const edited = original.aiOrigin === "generated" && original.content !== content;
  return {
    aiOrigin: edited ? ("assisted" as const) : original.aiOrigin,
    sources: toJsonColumn(parseSources(original.sources)),
  };
}
