import type { Prisma } from "@takt/db/generated/prisma/client";
import type { WritingDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { addVersion, type NewVersion } from "./add-version";
import { lockComposition } from "./find-composition";
import type { TextVersionView } from "./model/composition-view";
import type { WritingEvent, WritingFailure } from "./model/writing-event";
import type { Writer, WritingOutcome, WrittenPost } from "./ports/writer";
import { toProvenance } from "./to-provenance";

/** A generation in progress. */
export type Generating = Pick<NewVersion, "compositionId" | "rewrite" | "parameters"> & {
  generationId: string;
  kind: "written" | "rewritten";
  engine: Writer["engine"];
  /** Fields that a rewritten text inherits from the previous one, whatever the writer answers. */
  stored?: Pick<NewVersion, "hashtags" | "sources">;
};

/**
 * Saves the received text and closes the reservation, both or neither. A complete text costs what was reserved; so
 * does one that the user stopped after some of it had arrived. A failure costs nothing, and a partial text is saved
 * anyway.
 */
export async function endGeneration(
  { db, clock, log }: Pick<WritingDeps, "db" | "clock" | "log">,
  actor: Actor,
  generating: Generating,
  outcome: WritingOutcome<WrittenPost>,
): Promise<WritingEvent> {
  const { generationId, compositionId } = generating;
  const endedAt = new Date(clock.now());
  const { failure, ...received } = read(outcome, generating);
  const text = received.text.trim();
  const state = failure === null || (failure === "stopped" && text !== "") ? "spent" : "free";
  const version = await db.$transaction(async (tx) => {
    let stored: TextVersionView | null = null;
    if (text !== "" && (await stillExists(lockComposition(tx, actor, compositionId, endedAt.getTime()))))
      stored = await addVersion(tx, { ...toVersion(generating, endedAt), ...received, text });
    await recordGenerationEnd(tx, generationId, { state, failure, outcome, endedAt });
    return stored;
  });
  const about = { generationId, compositionId, versionId: version?.id, state };
  if (failure === null) log.info("writing.saved", about);
  else log.info("writing.ended_early", { ...about, reason: failure });
  if (failure === null && version) return { kind: "done", version };
  // Without a failure there is no version only when the composition was discarded meanwhile.
  return { kind: "failed", reason: failure ?? "stopped", version };
}

/** Closes a reservation: it costs what it reserved, or nothing. The endpoint's token counts are stored. */
async function recordGenerationEnd(
  tx: Pick<Prisma.TransactionClient, "generation">,
  id: string,
  ended: {
    state: "spent" | "free";
    failure: WritingFailure | null;
    outcome: WritingOutcome<unknown>;
    endedAt: Date;
  },
): Promise<void> {
  const { state, failure, outcome, endedAt } = ended;
  await tx.generation.updateMany({
    where: { id, state: "reserved" },
    data: {
      state,
      failure,
      endedAt,
      ...toProvenance(outcome),
    },
  });
}

/** False when the composition was discarded meanwhile; then nothing can be saved. */
function stillExists(locked: Promise<void>): Promise<boolean> {
  return locked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
}

type Received = Pick<NewVersion, "text" | "hashtags" | "sources" | "model" | "promptVersion" | "partial">;

function read(
  outcome: WritingOutcome<WrittenPost>,
  { engine, parameters, stored }: Generating,
): Received & { failure: WritingFailure | null } {
  if (outcome.kind === "done") {
    const { value, model, promptVersion } = outcome;
    const failure = value.text.trim() === "" ? "unusable" : null;
    return { ...value, ...stored, model, promptVersion, partial: false, failure };
  }
  return {
    ...(outcome.whole ?? { text: outcome.partial, hashtags: parameters.hashtags, sources: [] }),
    ...stored,
    model: outcome.model ?? engine.model,
    promptVersion: outcome.promptVersion ?? null,
    partial: true,
    failure: outcome.reason,
  };
}

function toVersion({ compositionId, kind, rewrite, parameters, engine }: Generating, createdAt: Date) {
  return { compositionId, kind, rewrite, parameters, engine: engine.kind, createdAt };
}
