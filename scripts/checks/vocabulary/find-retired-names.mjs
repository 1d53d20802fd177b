import ts from "typescript";
import { walk } from "../walk.mjs";
import { RETIRED_NAMES } from "./retired-names.mjs";

/** @typedef {{ name: string, line: number, instead: string }} Retired a name declared at a line, from 1 */

/**
 * The retired names that a source text declares: variables, functions, parameters, types, members. Uses of what another
 * package declares are not met.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {Retired[]}
 */
export function findRetiredNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Retired[]} */
  const found = [];
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || !isDeclared(node)) return;
    const instead = fieldWord(node.text);
    if (!instead) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ name: node.text, line: line + 1, instead });
  });
  return found;
}

/**
 * What to use instead of a retired name; undefined for every other.
 * @param {string} name an identifier, or a file's or folder's name without its extension
 */
export function fieldWord(name) {
  const kebab = name
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4")
    .replace(/[_.]/g, "-")
    .toLowerCase();
  return RETIRED_NAMES.find(({ retired }) => retired.test(kebab))?.instead;
}

/** @param {ts.Identifier} node */
function isDeclared(node) {
  const { parent } = node;
  const isNamed = "name" in parent && parent.name === node;
  return isNamed && !ts.isPropertyAccessExpression(parent) && !ts.isImportSpecifier(parent);
}
