import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** Tells whether this visitor has just confirmed "I am at least 16" on the login page. */
export async function ageConfirmed(): Promise<boolean> {
  return (await cookies()).get(COOKIES.age.name)?.value === "1";
}

/**
 * Tells whether the login's form lacks an answer about the age: not ticked, and no account claimed. Creating an account
 * checks the confirmation again, whatever the form says.
 */
export function needsAgeConfirmation(form: Pick<FormData, "get">): boolean {
  return form.get("adult") !== "yes" && form.get("account") !== "yes";
}
