/**
 * A source of a researched text. `figures`: the text's figures from this source, as originally written; each belongs to
 * one source only.
 */
export type Source = { title: string; url: string; figures?: string[] | undefined };

/** The quote that the text is based on: a topic's quoted sentence. It is untrusted text, never an instruction. */
export type SourceQuote = { quote: string; url: string | null };
