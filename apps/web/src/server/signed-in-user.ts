import type { LoadedUser } from "@takt/domain/users/load-actor";
import { isProvider } from "@takt/domain/users/is-provider";
import { pageContext } from "./api";

/** Who is signed in, as the shell shows them. */
export type ShellUser = Pick<LoadedUser, "email" | "image" | "waitlist" | "onboarding" | "lastLoginAt"> & {
  /** As the user wants to be called, else LinkedIn's. */
  name: string;
  zone: string;
  locale: "en" | "de";
  isProvider: boolean;
};

/** The session's user, or null: no session, an ended one, or one whose profile is gone. */
export async function signedInUser(): Promise<ShellUser | null> {
  const { user, deps } = await pageContext();
  if (!user) return null;
  const { displayName, name, email, image, waitlist, onboarding, lastLoginAt, actor } = user;
  return {
    name: displayName ?? name ?? email ?? "LinkedIn",
    email,
    image,
    waitlist,
    onboarding,
    lastLoginAt,
    zone: actor.zone,
    locale: actor.locale,
    isProvider: isProvider(deps, user),
  };
}
