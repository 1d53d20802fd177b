import type { StoredEntry } from "@takt/domain/privacy/model/browser-storage/stored-entry";
import type { TFunction } from "i18next";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** Returns how long a browser keeps an entry: "365 days", or what it ends with. */
export function lifetimeText(
  t: TFunction<"consent">,
  { kind, seconds }: Pick<StoredEntry, "kind" | "seconds">,
): string {
  if (seconds === null) {
    if (kind === "cookie") return t("lifetimes.session");
    return t(kind === "sessionStorage" ? "lifetimes.tab" : "lifetimes.kept");
  }
  if (seconds < DAY_SECONDS) return t("lifetimes.minutes", { count: Math.round(seconds / MINUTE_SECONDS) });
  return t("lifetimes.days", { count: Math.round(seconds / DAY_SECONDS) });
}
