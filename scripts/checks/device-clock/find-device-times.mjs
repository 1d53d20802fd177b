import ts from "typescript";
import { walk } from "../walk.mjs";

/**
 * Finds where a script asks the device for the time: `Date.now()`, `new Date()` and `Date()` without a moment, and the query
 * cache's times, which are the device's as well, unless `toServerTime` has them at once.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {{ line: number, code: string }[]} by line, from 1
 */
export function findDeviceTimes(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, code: string }[]} */
  const found = [];
  walk(source, (node) => {
    if (!asksDevice(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, code: node.getText(source) });
  });
  return found;
}

/** @param {ts.Node} node */
function asksDevice(node) {
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isDate(node.expression) && node.arguments.length === 0;
  if (ts.isIdentifier(node)) return CACHE_TIMES.has(node.text) && isRead(node) && !isConverted(node);
  if (!ts.isPropertyAccessExpression(node)) return false;
  if (node.name.text === "now") return isDate(node.expression);
  return CACHE_TIMES.has(node.name.text) && !isConverted(node);
}

const CACHE_TIMES = new Set(["dataUpdatedAt", "errorUpdatedAt"]);

/** @param {ts.Node} node */
const isDate = (node) =>
  (ts.isIdentifier(node) && node.text === "Date") ||
  (ts.isPropertyAccessExpression(node) && node.name.text === "Date");

/** @param {ts.Node} node @returns {boolean} whether it is read by this name, and not the name of a property or in a pattern */
const isRead = ({ parent }) =>
  !ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent) && !ts.isBindingElement(parent);

/** @param {ts.Node} node @returns {boolean} whether it is the argument of a conversion between the clocks */
const isConverted = ({ parent }) =>
  ts.isCallExpression(parent) &&
  ts.isIdentifier(parent.expression) &&
  parent.expression.text === "toServerTime";
