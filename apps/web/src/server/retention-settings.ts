import type { RetentionSettings } from "@takt/domain/retention/model/retention";
import { env } from "../env";

/** Returns what this installation sets of how long data is kept. */
export function retentionSettings(): RetentionSettings {
  return { billingRetentionYears: env().BILLING_RETENTION_YEARS };
}
