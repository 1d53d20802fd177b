/** A condition that has none inside it. */
const PART =
  /\{\{if (\w+)\}\}((?:(?!\{\{(?:if |else|end))[^])*)(?:\{\{else\}\}((?:(?!\{\{(?:if |end))[^])*))?\{\{end\}\}/g;

/**
 * Keeps of a text what is true in this installation: `{{if name}}...{{else}}...{{end}}`, where the second part may be
 * missing, and a part may have conditions of its own. A text that names an unknown fact throws.
 */
export function keepTrueParts(markdown: string, facts: Readonly<Record<string, boolean>>): string {
  const filtered = markdown.replaceAll(PART, (_, name: string, whenTrue: string, otherwise = "") => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact is named ${name}`);
    return fact ? whenTrue : String(otherwise);
  });
  return filtered === markdown ? markdown : keepTrueParts(filtered, facts);
}
