import type { MetadataRoute } from "next";
import { env } from "../env";
import { closedPaths } from "../server/closed-paths";

// The address of this installation is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

/** /robots.txt: the public pages are open, what needs a session is not asked for. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: closedPaths() },
    sitemap: `${env().AUTH_URL}/sitemap.xml`,
  };
}
