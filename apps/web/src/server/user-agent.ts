import { headers } from "next/headers";

/** What the browser of this request says of itself; null when it says nothing. */
export async function userAgent(): Promise<string | null> {
  return (await headers()).get("user-agent");
}
