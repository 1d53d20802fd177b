import type { UsersDeps } from "./deps";
import { onboardingState, type OnboardingState } from "../onboarding/model/onboarding-steps";
import type { Actor } from "../shared/actor";
import { pictureUrl } from "../shared/picture-url";
import type { WeekStart, HourCycle } from "../shared/time-settings";

export type LoadedUser = {
  actor: Actor;
  waitlist: "waitlisted" | "active" | "rejected";
  name: string | null;
  /** The name the user wants to be called; LinkedIn's name when null. */
  displayName: string | null;
  headline: string | null;
  email: string | null;
  /** Whether LinkedIn has verified the address. */
  emailVerified: boolean;
  /** Where their browser loads the copy of their picture on LinkedIn from. */
  image: string | null;
  lastLoginAt: Date | null;
  joinedAt: Date;
  weekStart: WeekStart;
  hourCycle: HourCycle;
  shortcuts: boolean;
  /** `open`: to be shown by itself. `skipped`: can be finished in the settings. */
  onboarding: OnboardingState;
  /** The deletion of the account that they have asked for and can undo. */
  deletion: { requestedAt: Date; dueAt: Date } | null;
};

/** Loads the signed-in user with the personal workspace; null when the profile is gone. */
export async function loadActor({ db }: Pick<UsersDeps, "db">, userId: string): Promise<LoadedUser | null> {
  const user = await db.user.findUnique({
    where: { id: userId },
    include: {
      memberships: { where: { workspace: { personal: true } }, take: 1 },
      deletions: {
        where: { undoneAt: null, purgedAt: null },
        take: 1,
        select: { requestedAt: true, dueAt: true },
      },
    },
  });
  const membership = user?.memberships[0];
  if (!user || !membership) return null;
  return {
    actor: {
      userId,
      workspaceId: membership.workspaceId,
      role: membership.role,
      locale: user.preferredLanguage === "de" ? "de" : "en",
      zone: user.timezone,
    },
    waitlist: user.waitlistStatus,
    name: user.name,
    displayName: user.displayName,
    headline: user.headline,
    email: user.email,
    emailVerified: user.emailVerified !== null,
    image: pictureUrl(user),
    lastLoginAt: user.lastLoginAt,
    joinedAt: user.createdAt,
    weekStart: user.weekStart,
    hourCycle: user.hourCycle,
    shortcuts: user.shortcuts,
    onboarding: onboardingState(user),
    deletion: user.deletions[0] ?? null,
  };
}

/**
 * Tells whether a user operates this installation: the address is one of PROVIDER_EMAILS, and LinkedIn has verified it.
 * Addresses on LinkedIn are neither unique nor always verified.
 */
export function isOperator(
  { operatorEmails }: Pick<UsersDeps, "operatorEmails">,
  { email, emailVerified }: Pick<LoadedUser, "email" | "emailVerified">,
): boolean {
  if (!email || !emailVerified) return false;
  return operatorEmails.some((one) => one.toLowerCase() === email.toLowerCase());
}
