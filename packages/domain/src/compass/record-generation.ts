import type { CompassDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { dayIn } from "../shared/day-in";
import type { Writer, WritingOutcome } from "../writing/ports/writer";
import { toProvenance } from "../writing/to-provenance";

/** Records the token usage and the outcome of finding topics. It costs none of the plan's AI posts. */
export async function recordGeneration(
  { db, clock }: Pick<CompassDeps, "db" | "clock">,
  actor: Actor,
  { engine }: Writer,
  { startedAt, outcome }: { startedAt: Date; outcome: WritingOutcome<unknown> },
): Promise<void> {
  const provenance = toProvenance(outcome);
  await db.generation.create({
    data: {
      userId: actor.userId,
      kind: "topics",
      state: "free",
      units: 0,
      month: dayIn(startedAt, actor.zone).slice(0, 7),
      engine: engine.kind,
      ...provenance,
      model: provenance.model ?? engine.model,
      failure: outcome.kind === "failed" ? outcome.reason : null,
      startedAt,
      endedAt: new Date(clock.now()),
    },
  });
}
