import { sql, type Sql } from "@takt/db/sql";
import { z } from "zod";
import type { Actor } from "../shared/actor";
import { mayApprove } from "./approvals/needs-approval";

/** `mine`: under the actor's name, or made by them. `waiting`: that wait for the actor's approval. Everyone's when not set. */
export const whoseInput = z.optional(z.enum(["mine", "waiting"]));

/** Whether `posts p` are those that the filter means. */
export function isWhose(actor: Actor, whose: z.infer<typeof whoseInput>): Sql {
  if (whose === "waiting") return mayApprove(actor);
  const { userId } = actor;
  return whose ? sql`(p.author_id = ${userId}::uuid or p.writer_id = ${userId}::uuid)` : sql`true`;
}
