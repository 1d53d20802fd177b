import { SESSION_ENDED } from "../features/shared/session/session-ended-digest";
import { signedInUser, type ShellUser } from "./signed-in-user";

/**
 * Who is signed in, for pages under /app. A document that nobody is signed in for is redirected by the layout above;
 * but a navigation inside the app renders without that layout, so that the error screen has to say it.
 */
export async function requireSignedIn(): Promise<ShellUser> {
  const user = await signedInUser();
  if (!user) throw Object.assign(new Error("nobody is signed in"), { digest: SESSION_ENDED });
  return user;
}
