import type { Locale } from "@takt/i18n/locales";
import { barePath, localePath } from "../i18n/locale-path";
import type { ShellUser } from "./signed-in-user";

/** What is open to restricted users beside the restricted view. */
const OPEN_TO_ALL = /^\/app\/data(?=[/?]|$)/;
const ONBOARDING = /^\/app\/onboarding(?=[/?]|$)/;

type Way = {
  path: string;
  /** The wanted page stays remembered: the onboarding ends there. */
  keep: boolean;
};

/**
 * Where sign-in and the onboarding lead, in the language of the visitor. Restricted users see where they stand; an open
 * onboarding comes before the page that was wanted (`wanted` is from safeReturnPath, in either language).
 */
export function afterSignIn(
  user: Pick<ShellUser, "waitlist" | "onboarding">,
  wanted: string | null,
  locale: Locale,
): Way {
  const page = wanted && barePath(wanted);
  const to = (path: string, keep = false): Way => ({ path: localePath(locale, path), keep });
  if (user.waitlist !== "active") return to(page && OPEN_TO_ALL.test(page) ? page : "/app");
  if (user.onboarding === "open")
    return ONBOARDING.test(page ?? "") ? to(page!) : to("/app/onboarding", page !== null);
  return to(page ?? "/app");
}
