import { browserStorage, type ListedEntry } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import type { OptionalService } from "@takt/domain/privacy/model/browser-storage/optional-services";
import { env } from "../env";

/** Returns the optional services that this installation is configured with. */
export function optionalServices(): OptionalService[] {
  const { BROWSER_ERROR_REPORTS, LINKEDIN_INSIGHT_PARTNER_ID } = env();
  const configured = {
    errorReports: BROWSER_ERROR_REPORTS === "on",
    linkedinInsight: LINKEDIN_INSIGHT_PARTNER_ID !== undefined,
  } satisfies Record<OptionalService, boolean>;
  return (Object.keys(configured) as OptionalService[]).filter((service) => configured[service]);
}

/** Lists everything that this installation may store in a browser. */
export function storedEntries(): ListedEntry[] {
  return browserStorage(env().AUTH_URL, optionalServices());
}
