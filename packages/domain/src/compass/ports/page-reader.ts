/**
 * Why a page was not read. url_invalid: by its text alone (no address, not http(s), credentials, an odd port, over 2,048
 * characters). unreachable: one answer for a blocked or unknown address, a refused connection, a time-out and an error of
 * the server, after about the same time, so that nobody can look around our network with it; the log has the reason.
 * login_wall: LinkedIn shows it to members only. too_short: fewer than 50 characters. too_complex: not taken apart within
 * its limit. busy: too many at once, also for one owner. stopped: by the caller.
 */
export type PageFailure =
  | "url_invalid"
  | "unreachable"
  | "login_wall"
  | "not_text"
  | "too_large"
  | "too_short"
  | "too_complex"
  | "busy"
  | "stopped";

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
  read(url: string, options: { signal: AbortSignal; owner?: string }): Promise<PageOutcome>;
};
