/** The language of a page or a text. `other`: neither English nor German. null: not detected. */
export type SourceLanguage = "en" | "de" | "other" | null;
