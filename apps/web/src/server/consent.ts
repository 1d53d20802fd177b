import { OWN_COOKIES } from "@takt/domain/privacy/model/browser-storage/cookies";
import {
  consentStatus,
  isServiceAllowed,
  refusedCookies,
  type ConsentStatus,
} from "@takt/domain/privacy/model/consent";
import { env } from "../env";
import { optionalServices } from "./optional-services";

type Cookies = { get(name: string): { value: string } | undefined };

/** Returns what applies to the browser that sends these headers and cookies. */
export function readConsent(sent: Pick<Headers, "get">, jar: Cookies): ConsentStatus {
  const gpc = sent.get("sec-gpc")?.trim() === "1";
  return consentStatus(jar.get(OWN_COOKIES.consent.name)?.value, optionalServices(), gpc);
}

/** The pages where people sign in, work, or write of themselves: no advertising company learns that they were there. */
const WITHOUT_INSIGHT = /^\/(app|provider|login|invitation|oauth|review|contracts|data-request)(\/|$)/;

/** Returns the partner id of LinkedIn's Insight Tag for a page (its path without language), or null where it may not run. */
export function insightPartner(status: ConsentStatus, barePath: string): string | null {
  if (!isServiceAllowed(status, "linkedinInsight") || WITHOUT_INSIGHT.test(barePath)) return null;
  return env().LINKEDIN_INSIGHT_PARTNER_ID ?? null;
}

/**
 * Returns `Set-Cookie` values that delete the cookies of services without consent: for this host and for the domains
 * above it, because a script may have set them for any of these.
 */
export function deleteRefusedCookies(status: ConsentStatus, jar: Cookies): string[] {
  const labels = new URL(env().AUTH_URL).hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  const secure = env().AUTH_URL.startsWith("https:") ? "; Secure" : "";
  return refusedCookies(status)
    .filter((name) => jar.get(name) !== undefined)
    .flatMap((name) =>
      ["", ...domains].map((domain) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}${domain}`),
    );
}
