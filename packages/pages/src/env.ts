import ipaddr from "ipaddr.js";
import { z } from "zod";

const NAME = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i;

/** What this package needs of the environment. */
export const pagesEnv = z.object({
  PAGES_DENY_HOSTS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((host) => host.trim())
        .filter((host) => host !== ""),
    )
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
      "Names (with all below them), addresses and ranges (CIDR) that Content Compass never reads, separated by commas, besides everything that is not on the public internet. Name your own server's public addresses here.",
    ),
});
export type PagesEnv = z.infer<typeof pagesEnv>;
