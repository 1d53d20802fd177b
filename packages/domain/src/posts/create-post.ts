import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { Actor } from "../shared/actor";
import { toJsonColumn } from "../shared/to-json-column";
import { attachMedia } from "./attach-media";
import { findRepeatedDraft, UNTOUCHED } from "./find-repeated-draft";
import { getPost } from "./get-post";
import type { NewPostInput } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { ownPosts } from "./own-posts";
import { readSources } from "./read-sources";

/**
 * A new draft; tried again with files, because the answer was lost, the same draft with what is in it by now. A copy of an
 * own post is as much a model's text as that one, with its sources, and is to be reviewed anew.
 * Refuses with `media_not_found` and `rate_exceeded`.
 */
export async function createPost(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: NewPostInput,
): Promise<PostView> {
  const { media, copyOf, ...fields } = input;
  await spendRate(deps, actor, "post");
  const { id } = await deps.db.$transaction(async (tx) => {
    const repeated = await saveAgain(tx, actor, input);
    if (repeated) return repeated;
    const origin = copyOf === undefined ? {} : await originOf(tx, actor, copyOf, fields.content);
    const post = await tx.post.create({
      data: { ...fields, ...origin, ...ownPosts(actor) },
      select: { id: true },
    });
    await attachMedia(tx, actor, post.id, media);
    return post;
  });
  return getPost(deps, actor, id);
}

/** Its version stays: the next answer may be lost as well. */
async function saveAgain(tx: Prisma.TransactionClient, actor: Actor, input: NewPostInput) {
  const { media, copyOf: _, ...fields } = input;
  const draft = await findRepeatedDraft(
    tx,
    actor,
    media.map(({ id }) => id),
  );
  if (!draft) return null;
  const where = { id: draft.id, ...ownPosts(actor), ...UNTOUCHED };
  const { count } = await tx.post.updateMany({ where, data: fields });
  if (count === 0) return null;
  await attachMedia(tx, actor, draft.id, media);
  return draft;
}

/** Of a post that is gone meanwhile nothing is known: the text is worth more than its origin. */
async function originOf(tx: Prisma.TransactionClient, actor: Actor, id: string, content: string) {
  const original = await tx.post.findFirst({
    where: { id, ...ownPosts(actor) },
    select: { aiOrigin: true, sources: true, content: true },
  });
  if (!original) return {};
  const edited = original.aiOrigin === "generated" && original.content !== content;
  return {
    aiOrigin: edited ? ("assisted" as const) : original.aiOrigin,
    sources: toJsonColumn(readSources(original.sources)),
  };
}
