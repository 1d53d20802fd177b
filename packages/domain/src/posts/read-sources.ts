import { z } from "zod";

const schema = z.array(z.object({ title: z.string(), url: z.url({ protocol: /^https?$/ }) }));

/** A post's sources as they are stored; they become links, so anything but a list of http(s) addresses is none. */
export function readSources(stored: unknown): z.infer<typeof schema> {
  const sources = schema.safeParse(stored);
  return sources.success ? sources.data : [];
}
