import { pageContext } from "./api";

/** Who is signed in, as the shell shows them. */
export type ShellUser = {
  name: string;
  email: string | null;
  image: string | null;
  zone: string;
  locale: "en" | "de";
  waitlist: "waitlisted" | "active" | "rejected";
};

/** The session's user, or null: no session, an ended one, or one whose profile is gone. */
export async function signedInUser(): Promise<ShellUser | null> {
  const { user } = await pageContext();
  if (!user) return null;
  const { name, email, image, waitlist, actor } = user;
  return {
    name: name ?? email ?? "LinkedIn",
    email,
    image,
    waitlist,
    zone: actor.zone,
    locale: actor.locale,
  };
}
