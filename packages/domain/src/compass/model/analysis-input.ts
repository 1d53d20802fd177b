// The browser gets zod's small build: the form checks by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { COMPASS_LIMITS } from "./compass-limits";

const { url, shortestText, longestText } = COMPASS_LIMITS;

/** What is analysed: shared by form and procedure. Whether an address may be read is for the page reader to say. */
export const analysisInput = z.strictObject({
  source: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("url"),
      url: z.string().check(z.trim(), z.minLength(1), z.maxLength(url), z.refine(isStorable)),
    }),
    z.strictObject({
      kind: z.literal("text"),
      text: z
        .string()
        .check(z.trim(), z.minLength(shortestText), z.maxLength(longestText), z.refine(isStorable)),
    }),
  ]),
  /** Of the topics. */
  language: z.enum(["en", "de"]),
});
export type AnalysisInput = z.infer<typeof analysisInput>;
