/** A topic found in a text. `quote` must be in the text word for word: the caller verifies it. */
export type FoundTopic = { title: string; angle: string; quote: string; keywords: string[] };
