/** A source that a text was researched from. */
export type Source = { title: string; url: string };

/** What the user chose to lean on: a topic's quoted sentence. It is somebody else's text, never an instruction. */
export type SourceQuote = { quote: string; url: string | null };
