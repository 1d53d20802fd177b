import ts from "typescript";
import { walk } from "../walk.mjs";

/** The Prisma methods that write. */
const WRITES = /^(create|update|upsert)(Many)?(AndReturn)?$/;
/** The parts of a Prisma call that only read. */
const READS = ["where", "select", "include", "orderBy", "omit"];

/**
 * Whether a node is a call of Prisma that writes a post's `status`: `….post.update({ data: { status } })`, also nested
 * below `post` or `posts`. A value that is not written out in the call counts when the file sets a `status` in any
 * object.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
export function prismaWritesStatus(node, source) {
  const model = writtenModel(node, source);
  if (!model || !ts.isCallExpression(node)) return false;
  return findData(node).some((data) => writesStatus(data, model === "post", source));
}

/** `x.post.update(…)` -> "post". @param {ts.Node} node @param {ts.SourceFile} source */
function writtenModel(node, source) {
  if (!ts.isCallExpression(node)) return undefined;
  const method = member(node.expression);
  if (!method || !WRITES.test(method.name)) return undefined;
  const receiver = bare(method.of);
  return ts.isIdentifier(receiver) ? getModel(receiver.text, source) : member(receiver)?.name;
}

/** The model that a variable stands for: `const { post } = db`, `const posts = db.post`. @param {string} name @param {ts.SourceFile} source */
function getModel(name, source) {
  let model = name;
  walk(source, (node) => {
    if (ts.isBindingElement(node) && node.name.getText() === name && node.propertyName)
      model = node.propertyName.getText();
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      model = member(node.initializer)?.name ?? model;
  });
  return model;
}

/** `a.b` and `a["b"]`. @param {ts.Expression} expression @returns {{ of: ts.Expression, name: string } | undefined} */
function member(expression) {
  const node = bare(expression);
  if (ts.isPropertyAccessExpression(node)) return { of: node.expression, name: node.name.text };
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return { of: node.expression, name: node.argumentExpression.text };
  return undefined;
}

/** Without parentheses, `!`, `as` and `satisfies`. @param {ts.Expression} node @returns {ts.Expression} */
function bare(node) {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** @param {ts.CallExpression} call @returns {ts.Expression[]} the values of data, create and update */
function findData(call) {
  const [first] = call.arguments;
  if (!first) return [];
  const argument = bare(first);
  if (!ts.isObjectLiteralExpression(argument)) return [argument];
  return argument.properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return isData(property) ? [property.name] : [];
    if (ts.isSpreadAssignment(property)) return [property.expression];
    return ts.isPropertyAssignment(property) && isData(property) ? [property.initializer] : [];
  });
}

/** @param {ts.Node} property */
const isData = (property) => ["data", "create", "update"].includes(findName(property) ?? "");

/** @param {ts.Expression} data @param {boolean} ofPost @param {ts.SourceFile} source @returns {boolean} */
function writesStatus(data, ofPost, source) {
  let found = false;
  walk(data, (node) => {
    if (findName(node) === "status" && (ofPost || isBelow(node, ["post", "posts"], data))) found = true;
    if (ofPost && isMadeElsewhere(node, data) && setsStatus(source)) found = true;
  });
  return found;
}

/** Whether a node is the data, a spread in it or a row of it, and not an object or a list. @param {ts.Node} node @param {ts.Node} data */
function isMadeElsewhere(node, data) {
  const isPart =
    node === data || ts.isSpreadAssignment(node.parent) || ts.isArrayLiteralExpression(node.parent);
  return isPart && !ts.isObjectLiteralExpression(node) && !ts.isArrayLiteralExpression(node);
}

/** Whether a file sets a `status` in any object. @param {ts.SourceFile} source */
function setsStatus(source) {
  let found = false;
  walk(source, (node) => {
    if (findName(node) === "status" && !isBelow(node, READS)) found = true;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      found ||= member(node.left)?.name === "status";
  });
  return found;
}

/** @param {ts.Node} node @param {string[]} names @param {ts.Node} [top] */
function isBelow(node, names, top) {
  for (let at = node.parent; at && at !== top; at = at.parent)
    if (names.includes(findName(at) ?? "")) return true;
  return false;
}

/** The key of a property in an object literal. @param {ts.Node} node */
function findName(node) {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    ? node.name.getText().replaceAll(/["'`[\]]/g, "")
    : undefined;
}
