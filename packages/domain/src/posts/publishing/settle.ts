import type { Deps } from "../../deps";
import { invalidate } from "../../connections/invalidate";
import type { CreateOutcome } from "../ports/publisher";
import type { Confirmation } from "./confirm";
import { forgetMedia } from "./media/forget-media";
import { recordAnswer } from "./record-answer";
import { reject } from "./reject";
import { release } from "./release";

/** A create call's outcome and what it belongs to. Plain JSON: it travels through a step when the database is away. */
export type Settlement = {
  postId: string;
  attemptId: string;
  userId: string;
  generation: number;
  outcome: Journeyed<CreateOutcome>;
};

/** Times become strings on a journey through JSON. */
type Journeyed<Outcome> = Outcome extends { until: Date }
  ? Omit<Outcome, "until"> & { until: Date | string }
  : Outcome;

const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 10 * 60_000;

/**
 * Writes what a first create call came to. Answers the new time of a post that is to be tried again.
 * Every statement is guarded by the attempt, so settling twice is harmless.
 */
export async function settle(
  deps: Pick<Deps, "db" | "clock"> & { confirm: (answer: Confirmation) => Promise<void> },
  { postId, attemptId, userId, generation, outcome }: Settlement,
): Promise<{ dueAt: Date } | null> {
  const { db, clock } = deps;
  const words = outcome.words ?? null;
  if (outcome.kind === "created") {
    const { urn, status, requestId } = outcome;
    await deps.confirm({
      postId,
      attemptId,
      receiptId: attemptId,
      urn,
      outcome: "created",
      httpStatus: status ?? null,
      requestId: requestId ?? null,
    });
    return null;
  }
  await recordAnswer(db, attemptId, outcome);
  switch (outcome.kind) {
    case "duplicate":
      await reject(deps, postId, attemptId, "duplicate", words);
      return null;
    case "refused":
      await reject(deps, postId, attemptId, outcome.reason, words);
      return null;
    case "limited": {
      // Never earlier than told, and more slowly each time that nothing was told (linkedin-api 7).
      const retryAt = new Date(Math.max(Number(new Date(outcome.until)), await backOff(deps, postId)));
      return release(db, { postId, attemptId, retryAt, reason: "limit_reached", words });
    }
    case "media_gone": {
      const forgotten = await forgetMedia(deps, attemptId);
      if (forgotten === "forgotten")
        return release(db, {
          postId,
          attemptId,
          retryAt: new Date(clock.now()),
          reason: "media_unready",
          words,
        });
      // Without files it is something else that LinkedIn does not find.
      await reject(deps, postId, attemptId, forgotten === "no_files" ? "refused" : "media_rejected", words);
      return null;
    }
    case "media_processing": {
      const retryAt = new Date(await backOff(deps, postId));
      return release(db, { postId, attemptId, retryAt, reason: "media_unready", words });
    }
    case "not_sent": {
      const retryAt = new Date(await backOff(deps, postId));
      return release(db, { postId, attemptId, retryAt, reason: outcome.why ?? "unreachable", words });
    }
    case "unauthorized":
      // Together: a post released while its connection still looks active would be tried again at once.
      return db.$transaction(async (tx) => {
        const ended = await invalidate(tx, userId, generation, outcome.why);
        const retryAt = ended ? null : new Date(clock.now() + RETRY_MS);
        const again = await release(tx, { postId, attemptId, retryAt, reason: "connection_invalid", words });
        return ended ? null : again;
      });
    case "unknown":
      // The row stays as it is: LinkedIn may have it. The lease runs (settle-lost.ts).
      return null;
  }
}

/** Milliseconds since the epoch: ten seconds from now, twice as long after each release, ten minutes at most. */
async function backOff({ db, clock }: Pick<Deps, "db" | "clock">, postId: string): Promise<number> {
  const { releases } = await db.post.findUniqueOrThrow({ where: { id: postId }, select: { releases: true } });
  return clock.now() + Math.min(RETRY_MS * 2 ** releases, LONGEST_RETRY_MS);
}
