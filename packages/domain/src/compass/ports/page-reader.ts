import type { PageFailure } from "../model/page-failure";
import type { SourceLanguage } from "../model/source-language";

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

/** Reads the article of a web page whose address a user gave, and tells the languages of texts. */
export type PageReader = {
  /**
   * Never throws for what the page or the network does. `owner`, any text: whoever has two readings under way gets `busy`.
   * How often somebody may ask at all is the caller's to limit. `onFetched`: the page is there and is being taken apart;
   * not called for one that is remembered.
   */
  read(
    url: string,
    options: { signal: AbortSignal; owner: string; onFetched?: () => void },
  ): Promise<PageOutcome>;
  /** Of a text that was pasted, as of a page's. Never throws: null when it could not be told, or was stopped. */
  languageOf(text: string, options: { signal: AbortSignal }): Promise<SourceLanguage>;
};
