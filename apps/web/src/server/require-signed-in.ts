import { SESSION_ENDED } from "../features/sessions/parts/session-ended-digest";
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
