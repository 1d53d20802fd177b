import { z } from "zod";
import type { Source } from "../writing/model/source";

const schema = z.array(
  z.object({
    title: z.string(),
    url: z.url({ protocol: /^https?$/ }),
    // Later than the rest; sources without are as good.
    figures: z.array(z.string()).optional().catch(undefined),
  }),
);

/** A post's sources as they are stored; they become links, so anything but a list of http(s) addresses is none. */
export function readSources(stored: unknown): Source[] {
  const sources = schema.safeParse(stored);
  return sources.success
    ? sources.data.map(({ figures, ...source }) => (figures ? { ...source, figures } : source))
    : [];
}
