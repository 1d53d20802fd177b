import type { Actor } from "@takt/domain/shared/actor";
import { type LoadedUser, isOperator } from "@takt/domain/users/load-actor";
import { pageContext } from "./context";

/** The signed-in user, as the shell shows them. */
export type ShellUser = Pick<
  LoadedUser,
  "email" | "image" | "waitlist" | "onboarding" | "lastLoginAt" | "deletion"
> & {
  /** The display name, else LinkedIn's name. */
  name: string;
  zone: string;
  locale: "en" | "de";
  isOperator: boolean;
  /** In which they are; without a slug it is their personal one. */
  workspace: LoadedUser["workspace"] & Pick<Actor, "role" | "isReadOnly">;
};

/** Returns the session's user, or null without a session, with an ended one, or when the user is gone. */
export async function signedInUser(): Promise<ShellUser | null> {
  const { user, deps } = await pageContext();
  if (!user) return null;
  const { displayName, name, email, image, waitlist, onboarding, lastLoginAt, deletion, actor } = user;
  return {
    name: displayName ?? name ?? email ?? "LinkedIn",
    email,
    image,
    waitlist,
    onboarding,
    lastLoginAt,
    deletion,
    zone: actor.zone,
    locale: actor.locale,
    isOperator: isOperator(deps, user),
    workspace: { ...user.workspace, role: actor.role, ...(actor.isReadOnly && { isReadOnly: true }) },
  };
}
