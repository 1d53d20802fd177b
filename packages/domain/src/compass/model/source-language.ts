/** What a page or a text is written in. other: neither of the two. null: it could not be told. */
export type SourceLanguage = "en" | "de" | "other" | null;
