import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { raisedAlarms } from "@takt/domain/health/raised-alarms";
import { apiCaller } from "./api";
import { deps } from "./deps";
import { log } from "./log";
import { troubleWatch, type Trouble } from "./trouble-watch";

export type ShellState = {
  connection: Pick<ConnectionView, "status" | "reason" | "heldBack"> & { daysLeft: number | null };
  /** What is wrong with publishing for everybody at the moment: posts are late, or will be. */
  trouble: Trouble | null;
};

const DAY = 24 * 3600_000;
const KEY = Symbol.for("takt.trouble");
const shared = globalThis as { [KEY]?: () => Promise<Trouble | null> };

/** What the shell tells on every page: the connection to LinkedIn, and whether posts are late. */
export async function shellState(): Promise<ShellState> {
  const troubleNow = (shared[KEY] ??= troubleWatch(() => raisedAlarms(deps()), log));
  const [{ status, reason, expiresAt, heldBack }, trouble] = await Promise.all([
    apiCaller.connections.get(),
    troubleNow(),
  ]);
  const daysLeft = expiresAt && Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / DAY));
  return { connection: { status, reason, heldBack, daysLeft }, trouble };
}
