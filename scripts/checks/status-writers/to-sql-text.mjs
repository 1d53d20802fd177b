import ts from "typescript";

/** Whether a node is a whole text: a string, a template, or a sum that begins with one. @param {ts.Node} node */
export const isSqlText = (node) => isTextOrSum(node) && !isSum(node.parent);

/**
 * The text of a node as SQL, with `${…}` for each value in it, whose text is kept if it is a name.
 * @param {ts.Node} node @returns {string}
 */
export function toSqlText(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map((span) => value(span.expression) + span.literal.text).join("")
    );
  if (isSum(node)) return toSqlText(node.left) + toSqlText(node.right);
  return value(node);
}

/** @param {ts.Node} node */
const value = (node) => `\${${/^[\w.]+$/.exec(node.getText())?.[0] ?? ""}}`;

/** @param {ts.Node} node @returns {boolean} */
function isTextOrSum(node) {
  if (isSum(node)) return isTextOrSum(node.left);
  return (
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
  );
}

/** @param {ts.Node} node @returns {node is ts.BinaryExpression} */
const isSum = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
