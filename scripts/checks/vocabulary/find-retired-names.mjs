import ts from "typescript";
import { walk } from "../walk.mjs";
import { RETIRED_NAMES, STORED_VALUES } from "./retired-names.mjs";

/** @typedef {{ name: string, line: number, instead: string }} Retired a name declared at a line, from 1 */

/**
 * The retired names that a source text declares: variables, functions, parameters, types, members, object keys, and the
 * values of enums and types. Uses of what another package declares are not met.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {Retired[]}
 */
export function findRetiredNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Retired[]} */
  const found = [];
  walk(source, (node) => {
    const name = declaredName(node) ?? declaredValue(node);
    const instead = name && fieldWord(name);
    if (!instead) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ name, line: line + 1, instead });
  });
  return found;
}

/**
 * The retired names of models, enums and their fields in a Prisma schema, and of the tables and columns behind them.
 * @param {string} text
 * @returns {Retired[]}
 */
export function findRetiredColumns(text) {
  return text.split("\n").flatMap((line, at) => {
    const code = line.replace(/\/\/.*/, "");
    const names = [...code.matchAll(/^(?:model|enum)\s+(\w+)|^\s+(\w+)|@?@map\("(\w+)"\)/g)];
    return names
      .map(([, ...groups]) => groups.find(Boolean) ?? "")
      .filter((name) => !STORED_VALUES.has(name))
      .flatMap((name) => ({ name, line: at + 1, instead: fieldWord(name) ?? [] }))
      .filter(/** @returns {one is Retired} */ (one) => typeof one.instead === "string");
  });
}

/**
 * Returns the word to use instead of a path's retired part: a folder, or a part of a file's name between dots.
 * @param {string} file
 */
export function fieldWordOfPath(file) {
  return file.split(/[/.]/).map(fieldWord).find(Boolean);
}

/**
 * Returns the word to use instead of a retired name; undefined for every other.
 * @param {string} name an identifier, or a file's or folder's name without its extension
 */
export function fieldWord(name) {
  const kebab = name
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4")
    .replace(/[_.]/g, "-")
    .toLowerCase();
  return RETIRED_NAMES.find(({ retired }) => retired.test(kebab))?.instead;
}

/** The name that a node declares, if it does. @param {ts.Node} node */
function declaredName(node) {
  const { parent } = node;
  if (!parent) return undefined;
  const isKey = ts.isStringLiteralLike(node) && (isNameOf(node, parent) || ts.isComputedPropertyName(parent));
  if (isKey) return node.text;
  if (ts.isPrivateIdentifier(node)) return isNameOf(node, parent) ? node.text.slice(1) : undefined;
  if (!ts.isIdentifier(node) || !isNameOf(node, parent)) return undefined;
  // `import { name }` is the other package's name, `import { theirs as name }` is ours.
  return ts.isImportSpecifier(parent) && !parent.propertyName ? undefined : node.text;
}

/** @param {ts.Node} node @param {ts.Node} parent */
const isNameOf = (node, parent) =>
  "name" in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);

/** The value of a type (`"a" | "b"`), an enum or `z.enum`. @param {ts.Node} node */
function declaredValue(node) {
  if (!ts.isStringLiteralLike(node) || !node.parent || STORED_VALUES.has(node.text)) return undefined;
  const { parent } = node;
  const isValue =
    ts.isLiteralTypeNode(parent) ||
    (ts.isEnumMember(parent) && parent.initializer === node) ||
    (ts.isArrayLiteralExpression(parent) &&
      ts.isCallExpression(parent.parent) &&
      /\benum$/.test(parent.parent.expression.getText()));
  return isValue && /^[\w-]+$/.test(node.text) ? node.text : undefined;
}
