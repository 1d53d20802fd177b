import type { RetentionSettings } from "@takt/domain/retention/model/retention";
import {
  retentionDays,
  retentionPeriod,
  type Retention,
  type RetentionEnd,
} from "@takt/domain/retention/model/retention-period";
import type { TFunction } from "i18next";

/** Returns how long data is kept: `7 days`, `2 years`, or what ends it. */
export function periodText(
  t: TFunction<"policy">,
  retention: Retention,
  settings: RetentionSettings,
): string {
  const days = retentionDays(retention, settings);
  if (days === null) return t(`retention.${retention as RetentionEnd}`);
  return daysText(t, days);
}

/** Returns days as a person says them: `7 days`, `2 years`. */
export function daysText(t: TFunction<"policy">, days: number): string {
  const { unit, count } = retentionPeriod(days);
  return t(unit === "day" ? "retention.days" : "retention.years", { count });
}
