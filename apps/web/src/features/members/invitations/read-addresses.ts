/**
 * Reads the addresses of a typed or pasted list, each once whatever its case, in their order: between commas, semicolons, spaces or
 * lines, and as mail programs write them, `Jana Example <jana@example.com>`. What is none is kept as it is typed.
 */
export function readAddresses(text: string): string[] {
  const parts = text.split(/[,;\n]/).flatMap((part) => {
    const bracketed = /<([^<>]*)>\s*$/.exec(part)?.[1];
    return bracketed === undefined ? part.split(/\s+/) : [bracketed.trim()];
  });
  const known = new Set<string>();
  return parts.filter((part) => {
    const folded = part.toLowerCase();
    if (part === "" || known.has(folded)) return false;
    known.add(folded);
    return true;
  });
}
