export type ExtractJob = { kind: "html" | "plain"; text: string };

/**
 * The obstacle that keeps a reader without a browser from a page's text: it asks for a password or for consent to cookies, shows
 * other pages in frames, or is built by scripts.
 */
export type Obstacle = "sign_in" | "cookie_wall" | "frames" | "scripts";

/** The content of a page; `text` may be short or empty. */
export type Extracted = {
  title: string;
  siteName: string | null;
  text: string;
  headings: string[];
  truncated: boolean;
  obstacle: Obstacle | null;
};

export type ExtractAnswer =
  | { kind: "extracted"; page: Extracted }
  | { kind: "too_complex" }
  /** A parser failed. */
  | { kind: "broken"; error: string };

/** Messages of the worker: `ready` once, then an answer to each job. */
export type FromWorker = { kind: "ready" } | ExtractAnswer;

/** A paragraph, or a heading with its level (1-6). */
export type Block = { text: string; level: number | null };
