/** @typedef {any} Node of ESTree, with its parent */

/** The query cache's times, which are the device's. */
const CACHE_TIMES = new Set(["dataUpdatedAt", "errorUpdatedAt"]);

/**
 * A device's clock may be hours wrong: what a screen takes for "now" is now() of features/shared/time/now.ts, which goes by
 * the server's clock, on the server too. Refused are `Date.now()`, `new Date()` and `Date()` without a moment, and the query
 * cache's times, unless `toServerTime` has them at once. Option "client": only in modules with "use client".
 */
export const deviceClock = {
  meta: { schema: [{ enum: ["client"] }] },
  /** @param {any} context */
  create(context) {
    /** @type {Node[]} */
    const program = context.sourceCode.ast.body;
    if (context.options[0] === "client" && !program.some(({ directive }) => directive === "use client"))
      return {};
    const report = (/** @type {Node} */ node) =>
      context.report({ node, message: "This is the device's time: use now(), or toServerTime(…)." });
    const reportIfNow = (/** @type {Node} */ node) => {
      if (isDate(node.callee) && node.arguments.length === 0) report(node);
    };
    return {
      NewExpression: reportIfNow,
      CallExpression: reportIfNow,
      /** @param {Node} node */
      MemberExpression(node) {
        if (
          node.property.name === "now"
            ? isDate(node.object)
            : isCacheTime(node.property) && !isConverted(node)
        )
          report(node);
      },
      /** @param {Node} node */
      Identifier(node) {
        if (isCacheTime(node) && isRead(node) && !isConverted(node)) report(node);
      },
    };
  },
};

/** @param {Node} node */
const isDate = (node) =>
  node.name === "Date" || (node.type === "MemberExpression" && node.property.name === "Date");

/** @param {Node} node */
const isCacheTime = ({ name }) => CACHE_TIMES.has(name);

/** Whether it is read by this name, and not the name of a property or in a pattern. @param {Node} node */
function isRead(node) {
  const { parent } = node;
  if (parent.type === "MemberExpression") return parent.object === node;
  return (
    parent.type !== "Property" ||
    (parent.shorthand && parent.value === node && parent.parent.type === "ObjectExpression")
  );
}

/** Whether it is the argument of a conversion between the clocks. @param {Node} node */
const isConverted = ({ parent }) => parent.type === "CallExpression" && parent.callee.name === "toServerTime";
