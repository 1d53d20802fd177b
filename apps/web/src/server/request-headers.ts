import { headers } from "next/headers";

/** Returns where a page redirects when the session has ended: a route that may set cookies and leads to the login. */
export async function expiredPath(): Promise<string> {
  const sent = await headers();
  const wanted = (sent.get("x-pathname") ?? "") + (sent.get("x-search") ?? "");
  return `/auth/expired?${new URLSearchParams({ return: wanted }).toString()}`;
}

/** Returns the User-Agent header of this request, or null. */
export async function userAgent(): Promise<string | null> {
  return (await headers()).get("user-agent");
}
