import type { LinkFault } from "../model/finding";

/**
 * The state of the page behind a link. `private`: a host that only the writer's own network reaches, by its text.
 * `unknown`: sites refuse robots, are slow or down for a moment; it is no fault of the link.
 */
export type LinkState = LinkFault | "alive" | "unknown";

/** Reads the page behind a link, as far as a link card needs it. All of it is untrusted text. */
export type LinkPages = {
  /** Never throws for what the page or the network does. `owner` is any text that tells one reader from another. */
  read(
    url: string,
    options: { signal: AbortSignal; owner: string },
  ): Promise<{ kind: "read"; title: string; text: string } | { kind: "failed" }>;
  /** Tells whether a link leads to a page, within a few seconds. Never throws, as `read`. */
  check(url: string, options: { signal: AbortSignal; owner: string }): Promise<LinkState>;
};
