/**
 * A source of a researched text. `figures`: the text's figures from this source, as originally written; each belongs to
 * one source only.
 */
export type Source = { title: string; url: string; figures?: string[] | undefined };
