const DAY_MS = 86_400_000;

export type Calls = { day: number; today: number; sharesToday: number; total: number };
/** The counted calls of one app, of all its members and of each. */
export type AppCalls = { app: Calls; members: Record<string, Calls> };
type Caller = { app: string; sub: string };

/** Calls per app and member by UTC day, stored in `saved` (docs/linkedin-api.md, Limits and versions). */
export function createQuota(saved: Record<string, AppCalls>) {
  const ofApp = (app: string) => (saved[app] ??= { app: noCalls(), members: {} });
  const of = ({ app, sub }: Caller) => (ofApp(app).members[sub] ??= noCalls());

  return {
    count(caller: Caller, now: number) {
      for (const calls of [ofApp(caller.app).app, of(caller)]) {
        startDay(calls, now);
        calls.today += 1;
        calls.total += 1;
      }
    },
    countShare(caller: Caller, now: number) {
      startDay(of(caller), now).sharesToday += 1;
    },
    /** The message of the 429, or undefined below the limits. The call in question is already counted. */
    exceeded(caller: Caller, now: number, limits: { member: number; app: number }): string | undefined {
      if (startDay(of(caller), now).today > limits.member) return throttle("APPLICATION_AND_MEMBER");
      if (startDay(ofApp(caller.app).app, now).today > limits.app) return throttle("APPLICATION");
      return undefined;
    },
    sharesToday: (caller: Caller, now: number) => startDay(of(caller), now).sharesToday,
    /** The calls of one app so far. */
    read: (app: string): AppCalls => ofApp(app),
    clear() {
      for (const app of Object.keys(saved)) delete saved[app];
    },
  };
}

const noCalls = (): Calls => ({ day: 0, today: 0, sharesToday: 0, total: 0 });

const throttle = (level: string) =>
  `Resource level throttle ${level} DAY limit for calls to this resource is reached.`;

function startDay(calls: Calls, now: number) {
  const day = Math.floor(now / DAY_MS);
  if (calls.day !== day) Object.assign(calls, { day, today: 0, sharesToday: 0 });
  return calls;
}
