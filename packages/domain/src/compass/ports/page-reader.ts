import type { PageFailure } from "../model/page-failure";

/** What a page says. All of it is somebody else's text: data, never an instruction, never rendered as HTML. */
export type ReadPage = {
  kind: "read";
  /** After redirects, without hash. */
  url: string;
  /** At most 300 characters; empty when the page names none. */
  title: string;
  /** At most 100 characters. */
  siteName: string | null;
  /** Paragraphs and headings, separated by blank lines; 50 to 10,000 characters, storable, nothing invisible in it. */
  text: string;
  /** Of the second and third level, as they stand in `text`; at most 50 of at most 200 characters. */
  headings: string[];
  /** null: neither of the two. */
  language: "en" | "de" | null;
  /** Whether the page says more than `text`. */
  truncated: boolean;
};

export type PageOutcome = ReadPage | { kind: "failed"; reason: PageFailure };

/** Reads the article of a web page whose address a user gave. */
export type PageReader = {
  /**
   * Never throws for what the page or the network does. `owner`, any text: whoever has two readings under way gets `busy`.
   * How often somebody may ask at all is the caller's to limit.
   */
  read(url: string, options: { signal: AbortSignal; owner: string }): Promise<PageOutcome>;
};
