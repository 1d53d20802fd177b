/** @param {string} name */
const end = (name) => `guard:${name}(?![\\w-])`;

/**
 * Names of the guards marked in a source, once per mark: `and p.version = r.version -- guard:claim-version` in SQL, or
 * a `// guard:fresh` as first line under its `if`.
 * @param {string} code
 * @returns {string[]}
 */
export function guardNames(code) {
  return [...code.matchAll(/(?:--|\/\/) guard:([\w-]+)/g)].map(([, name = ""]) => name);
}

/**
 * The source without one guard: its condition is `true` in SQL, and its `if` never holds.
 * @param {string} code
 * @param {string} name
 * @returns {string}
 */
export function removeGuard(code, name) {
  return code
    .replace(new RegExp(`^(\\s*(?:where|and)\\s+\\(?)[^\\n]*-- ${end(name)}`, "gm"), "$1true")
    .replace(new RegExp(`if \\([^\\n]*\\) \\{\\n\\s*// ${end(name)}`, "g"), "if (false) {");
}
