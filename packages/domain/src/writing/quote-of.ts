import type { Composition } from "@takt/db/generated/prisma/client";
import type { SourceQuote } from "./model/source-quote";

/** Returns the quote that a composition's text is based on, or null. */
export function quoteOf({ quote, quoteUrl }: Pick<Composition, "quote" | "quoteUrl">): SourceQuote | null {
  return quote === null ? null : { quote, url: quoteUrl };
}
