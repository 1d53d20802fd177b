import { mapConcurrent } from "../shared/concurrency";
import { type ClaimedDelivery, claimDeliveries } from "./claim-deliveries";
import type { WebhooksDeps } from "./deps";
import { findDueEndpoints } from "./find-due-endpoints";
import { sendDelivery } from "./send-delivery";

type Deps = Pick<WebhooksDeps, "db" | "clock" | "log" | "vault" | "webhookSender">;

/** How many endpoints are sent to at once, and how many requests one that answers fast has under way. */
const MAX_ENDPOINTS = 256;
const MAX_REQUESTS = 4;
/** An endpoint that answers within this is fast. */
const FAST_MS = 1000;
/** How often a round looks for endpoints that have become due while it waits for others. */
const POLL_MS = 250;
/** How long a round sends to everybody, and how long to all but those that are slow: their last request may take 15 s. */
const ROUND_MS = 20_000;
const FAST_ROUND_MS = ROUND_MS + 16_000;

type Pace = "fast" | "slow";

/** The progress of a round. */
type Round = {
  startedAt: number;
  sent: number;
  /** When the earliest retry of what failed in this round is due, in epoch milliseconds. */
  retryAt: number;
  /** Of each endpoint that has answered, or has not. */
  paces: Map<string, Pace>;
  /** Endpoints whose line has failed by a fault of ours: the next round tries them again. */
  broken: Set<string>;
};

/** `wait`: milliseconds until the first retry of what has failed in the round; null where nothing has. */
export type WebhookRound = { sent: number; more: boolean; wait: number | null };

/**
 * Sends what is due to endpoints, each delivery at least once. Each endpoint has a line of its own, so that one which is slow
 * or fails holds up no other; who becomes due meanwhile is found within a quarter of a second. It ends when nothing is due,
 * or its time is over. Answers how many were delivered, and whether another round is worthwhile.
 */
export async function sendWebhooks(deps: Deps): Promise<WebhookRound> {
  const { clock } = deps;
  const round: Round = {
    startedAt: clock.now(),
    sent: 0,
    retryAt: Infinity,
    paces: new Map(),
    broken: new Set(),
  };
  const lines = new Map<string, Promise<void>>();
  for (;;) {
    const due = (await findDueEndpoints(deps)).filter((id) => !round.broken.has(id));
    const free = due.filter((id) => !lines.has(id) && getLimit(deps, round, id) > 0);
    for (const id of free.slice(0, MAX_ENDPOINTS - lines.size))
      lines.set(
        id,
        runLine(deps, round, id).finally(() => lines.delete(id)),
      );
    if (lines.size === 0) return { sent: round.sent, more: due.length > 0, wait: getWait(deps, round) };
    await Promise.race([...lines.values(), clock.sleep(POLL_MS)]);
  }
}

const getWait = ({ clock }: Pick<Deps, "clock">, { retryAt }: Round) =>
  retryAt === Infinity ? null : Math.max(0, retryAt - clock.now());

/** Returns how many requests an endpoint may have under way: one until it has answered fast, and none when time is over. */
function getLimit({ clock }: Pick<Deps, "clock">, { startedAt, paces }: Round, endpointId: string): number {
  const elapsed = clock.now() - startedAt;
  const pace = paces.get(endpointId);
  if (elapsed >= FAST_ROUND_MS || (elapsed >= ROUND_MS && pace === "slow")) return 0;
  return pace === "fast" ? MAX_REQUESTS : 1;
}

/** A line that fails, such as by a secret that nobody can open, ends alone: its deliveries come up again after the lease. */
async function runLine(deps: Deps, round: Round, endpointId: string): Promise<void> {
  try {
    await sendLine(deps, round, endpointId);
  } catch (error) {
    round.broken.add(endpointId);
    deps.log.error("webhooks.line_failed", { endpointId, error });
  }
}

/** Sends to one endpoint until nothing is due there. */
async function sendLine(deps: Deps, round: Round, endpointId: string): Promise<void> {
  for (;;) {
    const limit = getLimit(deps, round, endpointId);
    if (limit === 0) return;
    const claimed = await claimDeliveries(deps, endpointId, limit);
    if (claimed.length === 0) return;
    await mapConcurrent(limit, claimed, (delivery) => sendOne(deps, round, delivery));
  }
}

async function sendOne(deps: Deps, round: Round, delivery: ClaimedDelivery): Promise<void> {
  const { state, retryMs, tookMs } = await sendDelivery(deps, delivery);
  const isDelivered = state === "delivered";
  round.paces.set(delivery.endpointId, isDelivered && tookMs < FAST_MS ? "fast" : "slow");
  if (isDelivered) round.sent += 1;
  if (retryMs !== null) round.retryAt = Math.min(round.retryAt, deps.clock.now() + retryMs);
}
