import { sql, type Sql } from "@takt/db/sql";
import { z } from "zod";
import type { Actor } from "../shared/actor";
import { mayApprove } from "./approvals/needs-approval";

/** `mine`: under the actor's name, or made by them. `waiting`: that wait for the actor's approval. Everyone's when not set. */
export const whoseInput = z.optional(z.enum(["mine", "waiting"]));

export type Whose = z.infer<typeof whoseInput>;

/** Whether `posts p` are those that the filter means. */
export function isWhose(actor: Actor, whose: Whose): Sql {
  if (whose === "waiting") return mayApprove(actor);
  return whose ? sql`(${isAuthor(actor)} or ${isWriter(actor)})` : sql`true`;
}

/** A list of `posts p`: the condition on them, without whose they are, their order, and how many of them. */
export type First = { where: Sql; by: Sql; limit: number };

/**
 * Selects the ids of the first posts of a list. Mine are the first under the actor's name and the first that they made for
 * others, each by an index of its own: no index serves both, and along the list everyone else's would be read.
 */
export function selectFirst(actor: Actor, whose: Whose, { where, by, limit }: First): Sql {
  const read = (condition: Sql) => sql`
    select p.id, p.updated_at, p.due_at, p.published_at from posts p
    where ${where} and ${condition} order by ${by} limit ${limit}::int`;
  if (whose !== "mine") return sql`select p.id from (${read(isWhose(actor, whose))}) p`;
  const forOthers = sql`${isWriter(actor)} and p.author_id <> ${actor.userId}::uuid`;
  return sql`select p.id from ((${read(isAuthor(actor))}) union all (${read(forOthers)})) p order by ${by} limit ${limit}::int`;
}

const isAuthor = ({ userId }: Actor) => sql`p.author_id = ${userId}::uuid`;
const isWriter = ({ userId }: Actor) => sql`p.writer_id = ${userId}::uuid`;
