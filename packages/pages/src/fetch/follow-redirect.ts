import { checkUrl } from "./check-url";
import type { Guard } from "./create-guard";
import { PageRefused } from "./page-refused";

/**
 * Where a redirect leads, checked like an address that a user typed; none leads from https to http. Throws PageRefused,
 * always `unreachable`: the user typed another address, and what is wrong with this one says nothing to them.
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
