import { z } from "zod";

/**
 * A source of a researched text. `figures`: the text's figures from this source, as originally written; each belongs to
 * one source only.
 */
export type Source = { title: string; url: string; figures?: string[] | undefined };

const schema = z.array(
  z.object({
    title: z.string(),
    url: z.url({ protocol: /^https?$/ }),
    // Added later; older sources have none.
    figures: z.array(z.string()).optional().catch(undefined),
  }),
);

/** Parses a post's stored sources. They become links, so anything but http(s) addresses gives an empty list. */
export function parseSources(stored: unknown): Source[] {
  const sources = schema.safeParse(stored);
  return sources.success
    ? sources.data.map(({ figures, ...source }) => (figures ? { ...source, figures } : source))
    : [];
}
