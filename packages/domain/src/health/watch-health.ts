import type { AlarmKind } from "../outbox/ports/mailer";
import { clearAlarm, raiseAlarm } from "./alarms";
import { awaitPurges } from "../retention/await-purges";
import { checkHealth, type Health } from "./check-health";
import { emailAlarms } from "./email-alarms";
import { watchDatabase } from "./watch-database";
import { watchStatus } from "./watch-status";

/** Every alarm that the database can hold; its own outage is watched by watch-database.ts. */
type StoredAlarm = Exclude<AlarmKind, "database">;

/** Each alarm with its part of the health check, and how many failed checks in a row raise it. */
const ALARMS: Record<StoredAlarm, { part: string; failedChecks: number }> = {
  /** The part fails only after a minute. */
  late: { part: "publishing", failedChecks: 1 },
  jobs: { part: "jobs", failedChecks: 2 },
  /** A single unanswered call raises no alarm. */
  executor: { part: "executor", failedChecks: 2 },
  timezone: { part: "timezone", failedChecks: 1 },
  linkedin_version: { part: "linkedin", failedChecks: 1 },
  purges: { part: "purges", failedChecks: 1 },
  billing: { part: "billing", failedChecks: 1 },
  strangers: { part: "strangers", failedChecks: 1 },
};

/** Passed checks in a row that clear an alarm, so that a flapping part is one alarm and not many. */
const MIN_PASSED_CHECKS = 2;

type WatchDeps = Parameters<typeof checkHealth>[0] &
  Parameters<typeof emailAlarms>[0] &
  Parameters<typeof watchDatabase>[0];

/** Watches the health for one process: each call of the returned function checks it, records it and updates the alarms. */
export function watchHealth(deps: WatchDeps): (upMs: number) => Promise<Health> {
  /** Checks in a row with one result, by alarm: positive when passed, negative when failed. */
  const streaks = new Map<StoredAlarm, number>();
  let purgesAwaited = false;
  const databaseAnswered = watchDatabase(deps);
  const recordCheck = watchStatus(deps);

  async function updateAlarm(kind: StoredAlarm, health: Health): Promise<void> {
    const { ok, detail = "", known = true } = health.parts[ALARMS[kind].part]!;
    if (!known) return;
    const before = streaks.get(kind) ?? 0;
    const streak = ok ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
    streaks.set(kind, streak);
    const raised = health.alarms.includes(kind);
    if (!raised && streak <= -ALARMS[kind].failedChecks) await raiseAlarm(deps, kind, detail);
    if (raised && streak >= MIN_PASSED_CHECKS) await clearAlarm(deps, kind, detail);
  }

  return async (upMs) => {
    const health = await checkHealth(deps, upMs);
    await databaseAnswered(health.parts.database!.ok);
    await recordCheck(health);
    // Nothing else is known without the database.
    if (!health.parts.database!.ok) return health;
    if (!purgesAwaited) await awaitPurges(deps);
    purgesAwaited = true;
    for (const kind of Object.keys(ALARMS) as StoredAlarm[]) await updateAlarm(kind, health);
    await emailAlarms(deps);
    return health;
  };
}
