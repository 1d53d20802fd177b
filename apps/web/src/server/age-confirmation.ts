import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** Whether this visitor has just confirmed "I am at least 16" on the login page. */
export async function ageConfirmed(): Promise<boolean> {
  return (await cookies()).get(COOKIES.age.name)?.value === "1";
}

/**
 * Whether the login's form lacks an answer about the age: not ticked, no account claimed, and either the question was on
 * the page (`asked`) or nobody has signed in on this browser before. That an account needs it is checked when it is
 * created, whatever a form says.
 */
export function needsAgeConfirmation(form: Pick<FormData, "get">, returning: boolean): boolean {
  if (form.get("adult") === "yes" || form.get("account") === "yes") return false;
  return form.get("asked") === "yes" || !returning;
}
