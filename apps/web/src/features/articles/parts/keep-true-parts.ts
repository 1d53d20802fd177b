const PART = /\{\{if (\w+)\}\}([^]*?)(?:\{\{else\}\}([^]*?))?\{\{end\}\}/g;

/**
 * Keeps of an article what is true in this installation: `{{if name}}...{{else}}...{{end}}`, where the second part may be
 * missing. An article that names an unknown fact throws.
 */
export function keepTrueParts(markdown: string, facts: Readonly<Record<string, boolean>>): string {
  return markdown.replaceAll(PART, (_, name: string, whenTrue: string, otherwise = "") => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact is named ${name}`);
    return fact ? whenTrue : String(otherwise);
  });
}
