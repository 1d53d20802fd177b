import ts from "typescript";

/** Visits a node and all below it, JSDoc included. @param {ts.Node} node @param {(node: ts.Node) => void} visit */
export function walk(node, visit) {
  visit(node);
  for (const doc of ts.getJSDocCommentsAndTags(node)) if (doc.parent === node) walk(doc, visit);
  ts.forEachChild(node, (child) => walk(child, visit));
}
