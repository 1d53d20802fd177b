/**
 * Returns a rule of dependency-cruiser, which is an error.
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
export const forbid = (name, comment, from, to) =>
  /** @type {import("dependency-cruiser").IForbiddenRuleType} */ ({
    name,
    comment,
    severity: "error",
    from,
    to,
  });
