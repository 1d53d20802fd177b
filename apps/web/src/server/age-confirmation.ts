import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** Whether this visitor has just confirmed "I am at least 16" on the login page. */
export async function ageConfirmed(): Promise<boolean> {
  return (await cookies()).get(COOKIES.age.name)?.value === "1";
}
