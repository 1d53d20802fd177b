import type { Locale } from "@takt/i18n/locales";
import { barePath, localePath } from "../i18n/locale-path";
import type { ShellUser } from "./signed-in-user";

/** Pages that users who are not activated may open besides the waitlist screen. */
const OPEN_TO_ALL = /^\/(app\/data(?=[/?]|$)|invitation(?=\?|$))/;
/** Accepting an invitation leads on, to the onboarding where it is open (server/forms/invitation-actions.ts). */
const INVITATION = /^\/invitation(?=\?|$)/;
const ONBOARDING = /^\/app\/onboarding(?=[/?]|$)/;

type Destination = {
  path: string;
  /** Whether the wanted page stays remembered, because the onboarding ends there. */
  keep: boolean;
};

/**
 * Returns where sign-in and the onboarding lead, in the visitor's language. Users who are not activated see the waitlist
 * screen, those who delete their account how to keep it; an open onboarding comes before the wanted page, but for an invitation
 * (`wanted` is from safeReturnPath, in either language).
 * @param home where the app begins: Today of the workspace that was used last
 */
export function afterSignIn(
  user: Pick<ShellUser, "waitlist" | "onboarding" | "deletion">,
  wanted: string | null,
  locale: Locale,
  home = "/app",
): Destination {
  const page = wanted && barePath(wanted);
  const to = (path: string, keep = false): Destination => ({ path: localePath(locale, path), keep });
  if (user.waitlist !== "active" || user.deletion) return to(page && OPEN_TO_ALL.test(page) ? page : "/app");
  if (page && INVITATION.test(page)) return to(page);
  if (user.onboarding === "open")
    return ONBOARDING.test(page ?? "") ? to(page!) : to("/app/onboarding", page !== null);
  return to(page === null || page === "/app" ? home : page);
}
