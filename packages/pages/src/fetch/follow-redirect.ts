import { checkUrl } from "./check-url";
import type { Guard } from "./create-guard";
import { PageRefused } from "./page-refused";

/**
 * Returns the target of a redirect, checked like an address that a user typed; none leads from https to http.
 * Throws PageRefused, always `unreachable`: the user typed another address, so the details of this one mean nothing
 * to them.
 */
export function followRedirect(to: string, from: URL, guard: Guard): URL {
  const next = check(to, from, guard);
  if (from.protocol === "https:" && next.protocol === "http:")
    throw new PageRefused("unreachable", "redirect to http");
  return next;
}

function check(to: string, from: URL, guard: Guard): URL {
  try {
    return checkUrl(to, guard, from);
  } catch (error) {
    throw error instanceof PageRefused ? new PageRefused("unreachable", `redirect: ${error.why}`) : error;
  }
}
