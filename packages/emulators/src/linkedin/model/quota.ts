const DAY_MS = 86_400_000;

export type Calls = { day: number; today: number; sharesToday: number; total: number };

/**
 * Calls per member and for the app, counted by UTC day (docs/linkedin-api.md, Limits and versions). `saved` is the
 * stored state.
 */
export function createQuota(saved: { app: Calls; members: Record<string, Calls> }) {
  const of = (sub: string) => (saved.members[sub] ??= noCalls());

  return {
    count(sub: string, now: number) {
      for (const calls of [saved.app, of(sub)]) {
        startDay(calls, now);
        calls.today += 1;
        calls.total += 1;
      }
    },
    countShare(sub: string, now: number) {
      startDay(of(sub), now).sharesToday += 1;
    },
    /** The message of the 429, or undefined below the limits. The call in question is already counted. */
    exceeded(sub: string, now: number, limits: { member: number; app: number }): string | undefined {
      if (startDay(of(sub), now).today > limits.member) return throttle("APPLICATION_AND_MEMBER");
      if (startDay(saved.app, now).today > limits.app) return throttle("APPLICATION");
      return undefined;
    },
    sharesToday: (sub: string, now: number) => startDay(of(sub), now).sharesToday,
    read: () => saved,
    clear() {
      saved.app = noCalls();
      saved.members = {};
    },
  };
}

export const noCalls = (): Calls => ({ day: 0, today: 0, sharesToday: 0, total: 0 });

const throttle = (level: string) =>
  `Resource level throttle ${level} DAY limit for calls to this resource is reached.`;

function startDay(calls: Calls, now: number) {
  const day = Math.floor(now / DAY_MS);
  if (calls.day !== day) Object.assign(calls, { day, today: 0, sharesToday: 0 });
  return calls;
}
