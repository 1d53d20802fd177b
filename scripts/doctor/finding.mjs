/** @typedef {{ state: "ok" | "note" | "bad", what: string, todo?: string }} Finding */

/** @param {string} what @returns {Finding} */
export const ok = (what) => ({ state: "ok", what });

/** A finding that is worth knowing and no problem. @param {string} what @param {string} todo @returns {Finding} */
export const note = (what, todo) => ({ state: "note", what, todo });

/** @param {string} what @param {string} todo @returns {Finding} */
export const bad = (what, todo) => ({ state: "bad", what, todo });
