/** Pages that a newcomer does not have: names followed by a section's number. */
const OUTSIDE =
  /\b(linkedin-api|inngest|publishing|db-stack|web-stack|design-and-trust|stripe-openai-text|spec|stack|product|findings|glossary)(\.md)?,? (section )?\d+(\.\d+)*\b/g;
const COMMENT = /(?:\/\/|^\s*\/?\*|--|#)(.*)/;

/**
 * Citations of a page outside the repository, by line (from 1), also over two lines. Facts are cited by a heading of a
 * page in docs/.
 * @param {string} text
 * @param {{ isProse?: boolean }} [options] isProse: every line is read, as in a page; else comments alone
 * @returns {{ line: number, citation: string }[]}
 */
export function findOutsideCitations(text, { isProse = false } = {}) {
  const lines = text.split("\n").map((line) => (isProse ? line : (COMMENT.exec(line)?.[1] ?? "")).trim());
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    const inNext = citations(next);
    const found = citations(`${line} ${next}`);
    return found.slice(0, found.length - inNext.length).map((citation) => ({ line: at + 1, citation }));
  });
}

/** @param {string} text */
const citations = (text) => [...text.matchAll(OUTSIDE)].map(([citation]) => citation);
