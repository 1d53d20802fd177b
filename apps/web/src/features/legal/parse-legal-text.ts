/** A piece of a line: words, or a link with its words. */
export type TextPiece = string | { text: string; href: string };

export type TextBlock = { kind: "paragraph"; pieces: TextPiece[] } | { kind: "list"; items: TextPiece[][] };

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]+)\)/g;

/** Parses the texts of legal pages: paragraphs between blank lines, lists of lines with "- ", and [links](/path). */
export function parseLegalText(text: string): TextBlock[] {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split("\n");
    return lines.every((line) => line.startsWith("- "))
      ? { kind: "list", items: lines.map((line) => parsePieces(line.slice(2))) }
      : { kind: "paragraph", pieces: parsePieces(block) };
  });
}

function parsePieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > from) pieces.push(line.slice(from, match.index));
    pieces.push({ text: match[1]!, href: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push(line.slice(from));
  return pieces;
}
