import { headers } from "next/headers";

/** Where a page sends somebody whose session has ended: by way of a route that may set cookies, to the login. */
export async function expiredPath(): Promise<string> {
  const sent = await headers();
  const wanted = (sent.get("x-pathname") ?? "") + (sent.get("x-search") ?? "");
  return `/auth/expired?${new URLSearchParams({ return: wanted }).toString()}`;
}
