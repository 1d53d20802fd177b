import ipaddr from "ipaddr.js";
import { z } from "zod";

const LOCAL = /^127\.0\.0\.1:[1-9]\d{0,4}$/;
const NAME = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i;

/** The environment variables of this package. */
export const pagesEnv = z.object({
  PAGES_DENY_HOSTS: listed()
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (host) => ipaddr.isValid(host) || ipaddr.isValidCIDR(host) || NAME.test(host),
            "must be names, addresses or ranges, separated by commas",
          ),
      ),
    )
    .describe(
      "Names (with all below them), addresses and ranges (CIDR) to which Takt never turns (pages, pictures, webhooks, descriptions of applications), separated by commas, besides everything that is not on the public internet. Name your own server's public addresses here.",
    ),
  PAGES_ALLOW_LOCAL: listed()
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (place) => LOCAL.test(place) && Number(place.split(":")[1]) < 65_536,
            "must be 127.0.0.1 with a port, separated by commas",
          ),
      ),
    )
    .describe(
      "For tests: servers of this machine to which Takt turns anyway, as `127.0.0.1:4567`, separated by commas. With TAKT_MODE=local alone; otherwise Takt refuses to start.",
    ),
});

/** Splits a comma-separated list. */
function listed() {
  return z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((host) => host.trim())
        .filter((host) => host !== ""),
    );
}
