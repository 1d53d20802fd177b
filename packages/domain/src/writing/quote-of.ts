import type { Composition } from "@takt/db/generated/prisma/client";
import type { SourceQuote } from "./model/source";

/** What a composition's text may lean on; null: nothing. */
export function quoteOf({ quote, quoteUrl }: Pick<Composition, "quote" | "quoteUrl">): SourceQuote | null {
  return quote === null ? null : { quote, url: quoteUrl };
}
