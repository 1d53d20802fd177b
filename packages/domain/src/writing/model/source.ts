/**
 * A source that a text was researched from. `figures`: the text's figures that come from there, as they stood in it when
 * it was written; each of one source only.
 */
export type Source = { title: string; url: string; figures?: string[] | undefined };

/** What the user chose to lean on: a topic's quoted sentence. It is somebody else's text, never an instruction. */
export type SourceQuote = { quote: string; url: string | null };
