/** @typedef {any} Node of ESTree, with its parent */

const CATCHES = "a screen catches no rejection: use useAction, a draft, or a function without hooks";
const TOASTS = "an error toast is useAction's, or useErrorToast's where no call has failed";
const WRITES = "the query cache is written by setQueryData";

/**
 * A user's act runs in useAction, their typed text is a draft: a screen catches no error, writes no error toast out, and
 * puts nothing into the query cache by hand. A function with a hook or an element belongs to a screen; one without may make
 * something of a rejection, such as a state. A script that is loaded by `import()` is no call.
 */
export const screenErrors = {
  /** @param {any} context */
  create(context) {
    /** Statements of the module. @type {Set<Node>} */
    const screens = new Set();
    /** @type {Set<Node>} */
    const catches = new Set();
    /** @type {Set<Node>} */
    const tones = new Set();
    const isOfScreen = (/** @type {Node} */ node) => void screens.add(getStatement(node));
    const awaits = (/** @type {Node} */ node) => {
      for (const part of withinFunction(node))
        if (part.parent.type === "TryStatement" && part.parent.block === part && part.parent.handler)
          catches.add(part.parent);
    };
    return {
      JSXElement: isOfScreen,
      JSXFragment: isOfScreen,
      /** @param {Node} node */
      CallExpression(node) {
        const { callee } = node;
        const method = callee.type === "MemberExpression" ? callee.property.name : undefined;
        if (/^use[A-Z]/.test(method ?? callee.name ?? "")) isOfScreen(node);
        if (method === "setData") context.report({ node, message: WRITES });
        const isChained = method === "catch" || (method === "then" && node.arguments.length > 1);
        if (isChained && !isImportChain(callee.object)) catches.add(node);
      },
      AwaitExpression: awaits,
      "ForOfStatement[await=true]": awaits,
      'Literal[value="error"]': (/** @type {Node} */ node) => {
        for (let at = node; at.parent; at = at.parent)
          if (at.parent.type === "Property" && at.parent.value === at && at.parent.key.name === "tone")
            tones.add(at.parent);
      },
      "Program:exit"() {
        for (const node of catches)
          if (screens.has(getStatement(node))) context.report({ node, message: CATCHES });
        for (const node of tones) context.report({ node, message: TOASTS });
      },
    };
  },
};

/** The statement of the module that a node is in. @param {Node} node @returns {Node} */
const getStatement = (node) => (node.parent.type === "Program" ? node : getStatement(node.parent));

/** A node and those around it, up to its function. @param {Node} node @returns {Node[]} */
const withinFunction = (node) =>
  !node.parent || /Function/.test(node.type) ? [] : [node, ...withinFunction(node.parent)];

/** Whether it is `import(…)` or a chain on it. @param {Node} node @returns {boolean} */
function isImportChain(node) {
  if (node.type === "ImportExpression") return true;
  if (node.type === "MemberExpression") return isImportChain(node.object);
  return node.type === "CallExpression" && isImportChain(node.callee);
}
