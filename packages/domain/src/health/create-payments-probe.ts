import type { Payments } from "../billing/ports/payments";
import type { Clock, Log } from "../shared/core-deps";

/** The state of the payment provider. `off`: nothing is sold here; `unknown`: it has not answered yet. */
export type PaymentsState = { kind: "off" } | { kind: "unknown" } | Awaited<ReturnType<Payments["check"]>>;

/** Returns what is known, without waiting. */
export type PaymentsProbe = () => PaymentsState;

const REFRESH_MS = 5 * 60_000;
/** A failed state is asked for sooner, so that it shows when it is mended. */
const RETRY_MS = 60_000;

/**
 * Creates the probe of the payment provider for one process. Reading it never waits: it tells the last answer, and asks
 * again in the background when that is old.
 */
export function createPaymentsProbe({
  payments,
  clock,
  log,
  expected,
}: {
  payments: Pick<Payments, "check">;
  clock: Pick<Clock, "now">;
  log: Log;
  /** Whether anything is sold here, so that the provider must work. */
  expected: boolean;
}): PaymentsProbe {
  if (!expected) return () => ({ kind: "off" });
  let state: PaymentsState = { kind: "unknown" };
  let nextAt = -Infinity;
  return () => {
    if (clock.now() >= nextAt) {
      nextAt = clock.now() + RETRY_MS;
      void refresh();
    }
    return state;
  };

  async function refresh(): Promise<void> {
    try {
      state = await payments.check();
      if (state.kind === "ok") nextAt = clock.now() + REFRESH_MS;
    } catch (cause) {
      // Nobody waits for it who could handle the error.
      log.error("health.payments_not_checked", { cause: String(cause) });
      state = { kind: "unknown" };
    }
  }
}
