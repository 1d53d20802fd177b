import type { Deps } from "../deps";
import type { Letter } from "../notifications/ports/mailer";

/** Looks in a row without an answer before anybody is woken: with a look each 15 s about a minute. */
const BAD_LOOKS = 4;
/** Replicas see an outage within seconds of each other; so their letters nearly always have one id, and show once. */
const SAME_OUTAGE_MS = 3_600_000;

/**
 * A watch over the database for one process. No row can remember this alarm, so the process itself does, and each
 * replica writes. Call it with each look's result; a letter that is not taken is tried again at the next look.
 */
export function watchDatabase({
  clock,
  log,
  mailer,
  providerEmails,
  providerLanguage,
}: Pick<Deps, "clock" | "log" | "mailer" | "providerEmails" | "providerLanguage">) {
  let badLooks = 0;
  /** What the provider was told last. */
  let told: "alarm_raised" | "alarm_cleared" = "alarm_cleared";

  return async (answers: boolean): Promise<void> => {
    badLooks = answers ? 0 : badLooks + 1;
    const news = badLooks >= BAD_LOOKS ? "alarm_raised" : answers ? "alarm_cleared" : told;
    if (!mailer || news === told) return;
    const at = new Date(clock.now());
    const outage = Math.floor(at.getTime() / SAME_OUTAGE_MS);
    try {
      for (const to of providerEmails) await mailer.send(letter(news, to, outage, at));
      told = news;
    } catch (cause) {
      log.warn("health.alarm_not_mailed", { kind: "database", cause: String(cause) });
    }
  };

  function letter(kind: typeof told, to: string, outage: number, at: Date): Letter {
    const content = { kind, alarm: "database", detail: "", at } as const;
    return { to, locale: providerLanguage, id: `${kind}-database-${outage}-${to}`, content };
  }
}
