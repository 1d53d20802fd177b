import type { PostsDeps } from "../deps";
import { invalidateConnection } from "../../connections/invalidate-connection";
import type { CreateOutcome } from "../ports/publisher";
import { type Confirmation, recordAnswer, confirm } from "./confirm";
import { invalidateMediaUrns } from "./media/invalidate-media-urns";
import { reject } from "./reject";
import { release } from "./release";

/** Pauses between five tries over about ten seconds: a short outage of the database must not lose LinkedIn's answer. */
const RETRY_DELAYS_MS = [100, 500, 2000, 7000];

/** A create call's outcome and its attempt; plain JSON, because it passes through a step when the database is away. */
export type Settlement = {
  postId: string;
  attemptId: string;
  userId: string;
  generation: number;
  outcome: Serialized<CreateOutcome>;
};

/** Dates become strings in JSON. */
type Serialized<Outcome> = Outcome extends { until: Date }
  ? Omit<Outcome, "until"> & { until: Date | string }
  : Outcome;

const RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 10 * 60_000;

/**
 * Writes the outcome of a first create call. Returns the new time of a post that is to be tried again.
 * Every statement is guarded by the attempt, so settling twice is harmless.
 */
export async function settle(
  deps: Pick<PostsDeps, "db" | "clock"> & { confirm: (answer: Confirmation) => Promise<void> },
  { postId, attemptId, userId, generation, outcome }: Settlement,
): Promise<{ dueAt: Date } | null> {
  const { db, clock } = deps;
  const message = outcome.message ?? null;
  if (outcome.kind === "created") {
    const { urn, status, requestId } = outcome;
    await deps.confirm({
      postId,
      attemptId,
      callId: attemptId,
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
      await reject(deps, postId, attemptId, "duplicate", message);
      return null;
    case "refused":
      await reject(deps, postId, attemptId, outcome.reason, message);
      return null;
    case "limited": {
      // Never earlier than LinkedIn says, and later each time it says nothing.
      const retryAt = new Date(Math.max(Number(new Date(outcome.until)), await backOff(deps, postId)));
      return release(db, { postId, attemptId, retryAt, reason: "limit_reached", message });
    }
    case "media_gone": {
      const invalidated = await invalidateMediaUrns(deps, attemptId);
      if (invalidated === "invalidated")
        return release(db, {
          postId,
          attemptId,
          retryAt: new Date(clock.now()),
          reason: "media_unready",
          message,
        });
      // A post without files: LinkedIn does not find something else.
      await reject(
        deps,
        postId,
        attemptId,
        invalidated === "no_files" ? "refused" : "media_rejected",
        message,
      );
      return null;
    }
    case "media_processing": {
      const retryAt = new Date(await backOff(deps, postId));
      return release(db, { postId, attemptId, retryAt, reason: "media_unready", message });
    }
    case "not_sent": {
      const retryAt = new Date(await backOff(deps, postId));
      return release(db, { postId, attemptId, retryAt, reason: outcome.why ?? "unreachable", message });
    }
    case "unauthorized":
      // In one transaction: a post released while its connection still looks active would be tried again at once.
      return db.$transaction(async (tx) => {
        const ended = await invalidateConnection(tx, userId, generation, outcome.why);
        const retryAt = ended ? null : new Date(clock.now() + RETRY_DELAY_MS);
        const released = await release(tx, {
          postId,
          attemptId,
          retryAt,
          reason: "connection_invalid",
          message,
        });
        return ended ? null : released;
      });
    case "unknown":
      // The post stays `publishing`, as LinkedIn may have it, until its lease ends (settle-lost.ts).
      return null;
  }
}

/** Returns the next try in epoch milliseconds: ten seconds from now, doubled by each release, at most ten minutes. */
async function backOff({ db, clock }: Pick<PostsDeps, "db" | "clock">, postId: string): Promise<number> {
  const { releases } = await db.post.findUniqueOrThrow({ where: { id: postId }, select: { releases: true } });
  return clock.now() + Math.min(RETRY_DELAY_MS * 2 ** releases, MAX_RETRY_DELAY_MS);
}

/** Writes outcomes that could not be written when they came. They passed through JSON, so dates are strings. */
export async function settleLater(
  deps: Pick<PostsDeps, "db" | "clock">,
  settlements: readonly Settlement[],
): Promise<void> {
  const confirmOne = async (answer: Parameters<typeof confirm>[1][number]) =>
    void (await confirm(deps, [answer]));
  for (const settlement of settlements) await settle({ ...deps, confirm: confirmOne }, settlement);
}

/** Runs `write` until it succeeds; returns `failed` when the database stays away. */
export async function settleWithRetries<Value>(
  { clock, log }: Pick<PostsDeps, "clock" | "log">,
  write: () => Promise<Value>,
): Promise<Value | "failed"> {
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await write();
    } catch (cause) {
      log.warn("posts.settle_failed", { cause: String(cause) });
      if (delay !== null) await clock.sleep(delay);
    }
  }
  return "failed";
}
