// zod/mini, because screens import this file.
import * as z from "zod/mini";

export const feedInput = z.strictObject({ withTexts: z.boolean(), onlyOwn: z.boolean() });
export type FeedInput = z.infer<typeof feedInput>;

/** The token in the address of a feed: 256 random bits. */
export const feedToken = z.string().check(z.regex(/^[\w-]{43}$/));
