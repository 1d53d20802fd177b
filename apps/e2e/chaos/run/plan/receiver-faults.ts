import type { Rng } from "./create-rng";

/** How a customer's program fails: whether it reads the message, and its answer (null: the connection is cut), at once or late. */
type ReceiverFault = { isRead: boolean; status: number | null; delayMs: number };

/** Faults of those to whom webhooks are sent. */
export const RECEIVER_FAULTS = {
  "500": { isRead: true, status: 500, delayMs: 0 },
  cut: { isRead: false, status: null, delayMs: 0 },
  "cut after reading": { isRead: true, status: null, delayMs: 0 },
  slow: { isRead: true, status: 200, delayMs: 2_000 },
  // The product waits 15 s.
  "answered too late": { isRead: true, status: 200, delayMs: 16_000 },
} satisfies Record<string, ReceiverFault>;
export type ReceiverFaultName = keyof typeof RECEIVER_FAULTS;

const WEIGHTS: Record<ReceiverFaultName, number> = {
  "500": 30,
  cut: 25,
  "cut after reading": 25,
  slow: 15,
  "answered too late": 5,
};
const REQUESTS = 100;

/** Plans a fault for a quarter of a hundred requests, and none for the others. */
export function planReceiverFaults(rng: Rng): (ReceiverFaultName | null)[] {
  return Array.from({ length: REQUESTS }, () => (rng.chance(0.25) ? rng.pickWeighted(WEIGHTS) : null));
}
