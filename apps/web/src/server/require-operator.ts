import { notFound } from "next/navigation";
import { signedInUser, type ShellUser } from "./signed-in-user";

/**
 * Returns the operator; for everybody else the page does not exist. Layout and page both call it, because a navigation
 * inside the app may render the page alone.
 */
export async function requireOperator(): Promise<ShellUser> {
  const user = await signedInUser();
  if (!user?.isOperator) notFound();
  return user;
}
