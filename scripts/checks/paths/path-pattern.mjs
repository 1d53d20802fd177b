/**
 * Makes `{a,b}` two texts, as a shell does.
 * @param {string} text
 * @returns {string[]}
 */
export function expandBraces(text) {
  const [whole, inner = ""] = /\{([^{}]*,[^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return inner.split(",").flatMap((part) => expandBraces(text.replace(whole, () => part)));
}

/**
 * Makes `(a|b)` of a regular expression two, so that each can be tried alone. Groups with `?` stay whole.
 * @param {string} source
 * @returns {string[]}
 */
export function expandAlternatives(source) {
  const [whole, inner = ""] = /(?<!\\)\((?!\?)([^()]*\|[^()]*)\)(?![?*+])/.exec(source) ?? [];
  if (whole === undefined) return [source];
  return inner.split("|").flatMap((part) => expandAlternatives(source.replace(whole, () => part)));
}

/**
 * A regular expression for a path in which `*` and `<name>` stand for a part of a name, and `**` for any folders.
 * @param {string} glob without braces
 * @returns {string} its source
 */
export function globSource(glob) {
  return glob.replace(/\*\*\/|\*\*|\*|<[^>]*>|[.+?^$|()[\]\\{}]/g, (token) => {
    if (token === "**/") return "(?:.*/)?";
    if (token === "**") return ".*";
    return token === "*" || token.startsWith("<") ? "[^/\\n]*" : `\\${token}`;
  });
}
