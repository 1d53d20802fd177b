/** Pages that a newcomer does not have: names followed by a section's number. */
const OUTSIDE =
  /\b(linkedin-api|inngest|publishing|db-stack|web-stack|design-and-trust|stripe-openai-text|spec|stack|product|findings|glossary)(\.md)?,? (section )?\d+(\.\d+)*\b/g;

/**
 * Comments that cite a page outside the repository, by line (from 1). Facts are cited by a heading of a page in docs/.
 * @param {string} text
 * @returns {{ line: number, citation: string }[]}
 */
export function findOutsideCitations(text) {
  return text.split("\n").flatMap((line, at) => {
    const comment = /(\/\/|^\s*\/?\*|--|#).*/.exec(line)?.[0] ?? "";
    return [...comment.matchAll(OUTSIDE)].map(([citation]) => ({ line: at + 1, citation }));
  });
}
