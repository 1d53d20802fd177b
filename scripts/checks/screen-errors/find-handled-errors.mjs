import ts from "typescript";
import { walk } from "../walk.mjs";

/** @typedef {{ line: number, problem: string }} Finding */

const CATCHES = "a screen catches no rejection: use useAction, a draft, or a function without hooks";
const TOASTS = "an error toast is useAction's, or useErrorToast's where no call has failed";
const WRITES = "the query cache is written by setQueryData";

/**
 * Finds what a screen does about errors and the query cache by hand. A function with a hook or an element belongs to a
 * screen; one without may make something of a rejection, such as a state. A script that is loaded by `import()` is no call.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {Finding[]} by line, from 1
 */
export function findHandledErrors(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => findIn(statement, source));
}

/** @param {ts.Statement} statement @param {ts.SourceFile} source */
function findIn(statement, source) {
  const isScreen = belongsToScreen(statement);
  /** @type {Finding[]} */
  const found = [];
  walk(statement, (node) => {
    const problem =
      isScreen && catches(node)
        ? CATCHES
        : isErrorTone(node)
          ? TOASTS
          : isCallOf(node, "setData")
            ? WRITES
            : null;
    if (problem === null) return;
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, problem });
  });
  return found;
}

/** @param {ts.Statement} statement of a module */
function belongsToScreen(statement) {
  let found = false;
  walk(statement, (node) => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) found = true;
    if (ts.isCallExpression(node) && /^use[A-Z]/.test(calledName(node))) found = true;
  });
  return found;
}

/** Whether a node catches a rejection: `try { await … } catch`, `.catch(…)`, `.then(…, …)`. @param {ts.Node} node */
function catches(node) {
  if (ts.isTryStatement(node)) return node.catchClause !== undefined && awaits(node.tryBlock);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const isChained = isCallOf(node, "catch") || (isCallOf(node, "then") && node.arguments.length > 1);
  return isChained && !isImportChain(node.expression.expression);
}

/** @param {ts.Node} node @returns {boolean} whether it awaits, functions in it left out */
function awaits(node) {
  if (ts.isAwaitExpression(node)) return true;
  if (ts.isForOfStatement(node) && node.awaitModifier) return true;
  return ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && awaits(child)) ?? false;
}

/** @param {ts.Expression} expression @returns {boolean} whether it is `import(…)` or a chain on it */
function isImportChain(expression) {
  if (ts.isPropertyAccessExpression(expression)) return isImportChain(expression.expression);
  if (!ts.isCallExpression(expression)) return false;
  return expression.expression.kind === ts.SyntaxKind.ImportKeyword || isImportChain(expression.expression);
}

/** Whether a node is a property `tone` that is, or can be, "error". @param {ts.Node} node */
function isErrorTone(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== "tone") return false;
  let found = false;
  walk(node.initializer, (part) => {
    if (ts.isStringLiteral(part) && part.text === "error") found = true;
  });
  return found;
}

/** @param {ts.Node} node @param {string} method */
const isCallOf = (node, method) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === method;

/** The last name of what is called: `useQuery` of `trpc.posts.get.useQuery()`. @param {ts.CallExpression} call */
function calledName({ expression }) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : "";
}
