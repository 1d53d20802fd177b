import { notFound } from "next/navigation";
import { SESSION_ENDED } from "../features/sessions/parts/ended-session";
import { signedInUser, type ShellUser } from "./signed-in-user";

/**
 * Returns the signed-in user, for pages under /app. The layout redirects a document without a session, but a navigation
 * inside the app renders without that layout, so the error screen handles this error.
 */
export async function requireSignedIn(): Promise<ShellUser> {
  const user = await signedInUser();
  if (!user) throw Object.assign(new Error("nobody is signed in"), { digest: SESSION_ENDED });
  return user;
}

/**
 * Returns the operator; for everybody else the page does not exist. Layout and page both call it, because a navigation
 * inside the app may render the page alone.
 */
export async function requireOperator(): Promise<ShellUser> {
  const user = await signedInUser();
  if (!user?.isOperator) notFound();
  return user;
}
