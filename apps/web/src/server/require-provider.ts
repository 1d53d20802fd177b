import { notFound } from "next/navigation";
import { signedInUser, type ShellUser } from "./signed-in-user";

/**
 * Who operates this installation; for everybody else the page does not exist. Layout and page both ask: a navigation
 * inside the app may render the page alone.
 */
export async function requireProvider(): Promise<ShellUser> {
  const user = await signedInUser();
  if (!user?.isProvider) notFound();
  return user;
}
