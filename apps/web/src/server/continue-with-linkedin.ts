"use server";

import { cookies } from "next/headers";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";
import { signIn } from "./deps";

/** Keeps "I am at least 16" for the account that may be created, and leads to LinkedIn. */
export async function continueWithLinkedIn(form: FormData): Promise<void> {
  const jar = await cookies();
  const { name, maxAge } = COOKIES.age;
  if (form.get("adult") === "yes") jar.set(name, "1", { ...cookieFlags(env().AUTH_URL), maxAge });
  else jar.delete(name);
  await signIn("linkedin", { redirectTo: "/auth/callback" });
}
