import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** Tells whether this visitor has just confirmed "I am at least 16" on the login page. */
export async function ageConfirmed(): Promise<boolean> {
  return (await cookies()).get(COOKIES.age.name)?.value === "1";
}

/**
 * Tells whether the login's form lacks an answer about the age: not ticked, no account claimed, and either the question
 * was on the page (`asked`) or nobody has signed in on this browser before. Creating an account checks the confirmation
 * again, whatever the form says.
 */
export function needsAgeConfirmation(form: Pick<FormData, "get">, returning: boolean): boolean {
  if (form.get("adult") === "yes" || form.get("account") === "yes") return false;
  return form.get("asked") === "yes" || !returning;
}
