import ts from "typescript";

/** The Prisma methods that write. */
const WRITES = /^(create|update|upsert)(Many)?(AndReturn)?$/;
/** The parts of a Prisma call that only read. */
const READS = ["where", "select", "include", "orderBy", "omit"];
const RAW_UPDATE =
  /\bupdate\s+(?:only\s+)?"?posts"?\b[\s\S]*?\bset\b([\s\S]*?)(?:\bwhere\b|\bfrom\b|\breturning\b|$)/gi;
const RAW_INSERT = /\binsert\s+into\s+"?posts"?\s*\(([^)]*)\)/gi;

/**
 * Finds the lines of a source that write a post's `status`: through Prisma (`….post.update({ data: { status } })`, also nested
 * below `post` or `posts`) or in SQL. A `data` that is not an object literal counts when the
 * file sets a `status` in any object.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {number[]} lines, from 1
 */
export function findStatusWrites(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Set<number>} */
  const lines = new Set();
  const add = (/** @type {ts.Node} */ node) =>
    lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  walk(source, (node) => {
    if (isText(node) && sqlWritesStatus(node.getText(source))) add(node);
    const model = writtenModel(node);
    if (!model || !ts.isCallExpression(node)) return;
    for (const data of dataOf(node)) if (writesStatus(data, model === "post", source)) add(node);
  });
  return [...lines].sort((a, b) => a - b);
}

/** `x.post.update(…)` -> "post". @param {ts.Node} node */
function writtenModel(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  return WRITES.test(name.text) && ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : undefined;
}

/** @param {ts.CallExpression} call @returns {ts.Expression[]} the values of data, create and update */
function dataOf(call) {
  const [argument] = call.arguments;
  if (!argument) return [];
  if (!ts.isObjectLiteralExpression(argument)) return [argument];
  return argument.properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return isData(property.name) ? [property.name] : [];
    if (ts.isSpreadAssignment(property)) return [property.expression];
    return ts.isPropertyAssignment(property) && isData(property.name) ? [property.initializer] : [];
  });
}

/** @param {ts.PropertyName} name */
const isData = (name) => ["data", "create", "update"].includes(name.getText());

/** @param {ts.Expression} data @param {boolean} ofPost @param {ts.SourceFile} source @returns {boolean} */
function writesStatus(data, ofPost, source) {
  let found = false;
  walk(data, (node) => {
    if (nameOf(node) === "status" && (ofPost || isBelowPosts(node, data))) found = true;
    const unseen = ts.isSpreadAssignment(node) ? node.expression : node === data ? data : undefined;
    if (ofPost && unseen && ts.isIdentifier(unseen) && setsStatusAnywhere(source)) found = true;
  });
  return found;
}

/** @param {ts.Node} node @param {ts.Node} top */
const isBelowPosts = (node, top) => isBelow(node, ["post", "posts"], top);

/** @param {ts.Node} node @param {string[]} names @param {ts.Node} [top] */
function isBelow(node, names, top) {
  for (let at = node.parent; at && at !== top; at = at.parent)
    if (names.includes(nameOf(at) ?? "")) return true;
  return false;
}

/** @param {ts.SourceFile} source */
function setsStatusAnywhere(source) {
  let found = false;
  walk(source, (node) => {
    if (nameOf(node) === "status" && !isBelow(node, READS)) found = true;
  });
  return found;
}

/** The key of a property in an object literal. @param {ts.Node} node */
function nameOf(node) {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    ? node.name.getText().replace(/["']/g, "")
    : undefined;
}

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** @param {string} sql */
function sqlWritesStatus(sql) {
  const updates = [...sql.matchAll(RAW_UPDATE)].some(([, set = ""]) => /(^|[\s,"(])status"?\s*=/i.test(set));
  return (
    updates ||
    [...sql.matchAll(RAW_INSERT)].some(([, columns = ""]) => /(^|[\s,"])status"?\s*(,|$)/i.test(columns))
  );
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
