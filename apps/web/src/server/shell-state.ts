import { checkHealth } from "@takt/domain/health/check-health";
import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { apiCaller } from "./api";
import { deps } from "./deps";

export type ShellState = {
  connection: Pick<ConnectionView, "status" | "reason"> & { daysLeft: number | null };
  /** Posts go out late at the moment. */
  publishingIsLate: boolean;
};

const DAY = 24 * 3600_000;
const FRESH_MS = 15_000;
const KEY = Symbol.for("takt.health");
const shared = globalThis as { [KEY]?: { at: number; late: Promise<boolean> } };

/** What the shell tells on every page: the connection to LinkedIn, and whether posts are late. */
export async function shellState(): Promise<ShellState> {
  const [{ status, reason, expiresAt }, publishingIsLate] = await Promise.all([
    apiCaller.connections.get(),
    lateNow(),
  ]);
  const daysLeft = expiresAt && Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / DAY));
  return { connection: { status, reason, daysLeft }, publishingIsLate };
}

/** One check serves all pages for a quarter of a minute. */
function lateNow(): Promise<boolean> {
  const now = Date.now();
  if (!shared[KEY] || now - shared[KEY].at > FRESH_MS)
    shared[KEY] = {
      at: now,
      late: checkHealth(deps(), process.uptime() * 1000).then(({ status }) => status === "down"),
    };
  return shared[KEY].late;
}
