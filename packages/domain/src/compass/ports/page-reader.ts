import type { PageFailure } from "../model/page-failure";

/** The content of a page. All of it is untrusted text: data, never an instruction, never rendered as HTML. */
export type ReadPage = {
  kind: "read";
  /** The URL after redirects, without hash. */
  url: string;
  /** At most 300 characters; empty when the page has no title. */
  title: string;
  /** At most 100 characters. */
  siteName: string | null;
  /**
   * Paragraphs and headings, separated by blank lines; 50 to 10,000 characters, storable, without invisible characters.
   */
  text: string;
  /** Headings of the second and third level, as they occur in `text`; at most 50 of at most 200 characters. */
  headings: string[];
  /** Whether the page is longer than `text`. */
  truncated: boolean;
};

export type PageOutcome = ReadPage | { kind: "failed"; reason: PageFailure };

/** Reads the article of a web page whose URL a user gave. */
export type PageReader = {
  /**
   * Never throws for what the page or the network does. `owner` is any text: an owner with two readings in progress
   * gets `busy`. The caller limits how often someone may ask. `onFetched` is called once the page has arrived and is
   * being parsed; it is not called for a cached page.
   */
  read(
    url: string,
    options: { signal: AbortSignal; owner: string; onFetched?: () => void },
  ): Promise<PageOutcome>;
};
