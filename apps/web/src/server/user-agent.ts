import { headers } from "next/headers";

/** Returns the User-Agent header of this request, or null. */
export async function userAgent(): Promise<string | null> {
  return (await headers()).get("user-agent");
}
