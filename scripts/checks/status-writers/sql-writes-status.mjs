const TABLE = String.raw`(?:"?\w+"?\s*\.\s*)?(?:"?posts"?(?!\w)|\$\{)`;
const UPDATE = new RegExp(
  String.raw`\b(?:update\s+(?:only\s+)?|merge\s+into\s+)${TABLE}[\s\S]*?\bset\b`,
  "gi",
);
const INSERT = new RegExp(String.raw`\binsert\s+into\s+${TABLE}`, "gi");
const COLUMNS = /^[^()]*?\(([^)]*)\)/;
const UPSERT = /\bdo\s+update\s+set\b/gi;
/** Strings and comments, in which no word is SQL. */
const NO_SQL = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Words that end the assignments of a `set`, and `is distinct from`, which does not. */
const END = /\bdistinct\s+from\b|\b(?:where|from|returning|when)\b/giy;

/**
 * Whether SQL writes `posts.status`: by name, by a list of columns that is not written out, or by assignments that come
 * from elsewhere than the `set` of a transition. A table whose name is not written out counts as `posts`.
 * @param {string} text with `${name}` for each value
 */
export function sqlWritesStatus(text) {
  const sql = text.replaceAll(NO_SQL, (found) => (found.startsWith("'") ? "''" : " "));
  const after = (/** @type {RegExp} */ pattern) =>
    [...sql.matchAll(pattern)].map((match) => sql.slice(match.index + match[0].length));
  const inserts = after(INSERT);
  const sets = [
    ...after(UPDATE),
    ...inserts.flatMap((rest) =>
      [...rest.matchAll(UPSERT)].map((match) => rest.slice(match.index + match[0].length)),
    ),
  ];
  return sets.some((set) => assignments(set).some(assignsStatus)) || inserts.some(insertsStatus);
}

/** @param {string} assignment `column = value`, `(columns) = row`, or a value that holds several */
function assignsStatus(assignment) {
  const [columns = ""] = assignment.split("=");
  if (columns.trim().startsWith("${")) return !/^\$\{\w+\.set\}$/.test(assignment.trim());
  return namesStatus(columns);
}

/** @param {string} rest what follows the table's name */
function insertsStatus(rest) {
  if (/^\s*default\s+values/i.test(rest)) return false;
  if (/^\s*(?:as\s+"?\w+"?\s*)?(?:values|select|with)\b/i.test(rest)) return true;
  const columns = COLUMNS.exec(rest)?.[1];
  return columns === undefined || columns.includes("${") || namesStatus(columns);
}

/** @param {string} columns */
const namesStatus = (columns) => /(?<![\w$])status(?!\w)/i.test(columns);

/** The assignments of a `set`, up to the clause that follows. @param {string} text @returns {string[]} */
function assignments(text) {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (depth === 0) {
      END.lastIndex = at;
      const end = END.exec(text)?.[0];
      if (end && !/^distinct/i.test(end)) break;
      if (end) {
        at += end.length - 1;
        continue;
      }
      if (char === ")" || char === ";") break;
      if (char === ",") {
        parts.push("");
        continue;
      }
    }
    if ("([".includes(char)) depth++;
    if (")]".includes(char)) depth--;
    parts[parts.length - 1] += char;
  }
  return parts;
}
