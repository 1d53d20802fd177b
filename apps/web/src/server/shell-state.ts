import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { raisedAlarms } from "@takt/domain/health/raised-alarms";
import { apiCaller } from "./api";
import { deps } from "./deps";

/** The worst first. */
const TROUBLES = ["late", "jobs", "executor"] as const;
export type Trouble = (typeof TROUBLES)[number];

export type ShellState = {
  connection: Pick<ConnectionView, "status" | "reason" | "heldBack"> & { daysLeft: number | null };
  /** What is wrong with publishing for everybody at the moment: posts are late, or will be. */
  trouble: Trouble | null;
};

const DAY = 24 * 3600_000;
const FRESH_MS = 5000;
const KEY = Symbol.for("takt.trouble");
const shared = globalThis as { [KEY]?: { at: number; trouble: Promise<Trouble | null> } };

/** What the shell tells on every page: the connection to LinkedIn, and whether posts are late. */
export async function shellState(): Promise<ShellState> {
  const [{ status, reason, expiresAt, heldBack }, trouble] = await Promise.all([
    apiCaller.connections.get(),
    troubleNow(),
  ]);
  const daysLeft = expiresAt && Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / DAY));
  return { connection: { status, reason, heldBack, daysLeft }, trouble };
}

/** One look serves all pages for five seconds. */
function troubleNow(): Promise<Trouble | null> {
  const now = Date.now();
  if (!shared[KEY] || now - shared[KEY].at > FRESH_MS)
    shared[KEY] = {
      at: now,
      trouble: raisedAlarms(deps()).then((alarms) => TROUBLES.find((one) => alarms.includes(one)) ?? null),
    };
  return shared[KEY].trouble;
}
