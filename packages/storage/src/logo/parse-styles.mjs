import { isAllowedProperty } from "./allowed.mjs";
import { invalidLogo, unsupportedIn } from "./logo-refused.mjs";

const MAX_SHEET = 65_536;
const MAX_RULES = 2_000;
const IMPORTANT = /\s*!\s*important$/i;

/**
 * Returns what of the declarations of a style is allowed.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function parseDeclarations(text) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const declaration of text.replace(/\/\*[^]*?\*\//g, "").split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replace(IMPORTANT, "");
    if (isAllowedProperty(name, value)) found.set(name, value);
  }
  return found;
}

/**
 * Reads a style sheet of rules that each name an element by its type, id or classes, as drawing programs write them. What
 * has an at sign (`@import`, `@font-face`) is left out; refuses with `logo_unsupported` what is not as simple.
 * @param {string} text
 * @returns {import("./logo-types").Rule[]}
 */
export function parseSheet(text) {
  if (text.length > MAX_SHEET) throw invalidLogo("style sheet");
  const sheet = text
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/@[^{};]*(;|\{[^{}]*\})/g, "")
    .trim();
  if (!/^([^{}@]+\{[^{}@]*\})*$/.test(sheet)) throw unsupportedIn("style");
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const declarations = parseDeclarations(body);
    return selectors.split(",").flatMap((selector) => toRule(selector.trim(), declarations));
  });
  if (rules.length > MAX_RULES) throw invalidLogo("rules");
  return rules;
}

/**
 * @param {string} text
 * @param {Map<string, string>} declarations
 * @returns {import("./logo-types").Rule[]}
 */
function toRule(text, declarations) {
  // Under a pointer, and the like: no picture has it.
  if (text.includes(":")) return [];
  const [, type = "", rest = ""] = text.match(/^(\*|[a-z][\w-]*)?((?:[.#][^\s.#,:>+~*()[\]\\]+)*)$/i) ?? [];
  if (!type && !rest) throw unsupportedIn("style");
  const parts = rest.match(/[.#][^.#]+/g) ?? [];
  const classes = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
  const id = parts.find((part) => part.startsWith("#"))?.slice(1) ?? "";
  const isAny = type === "" || type === "*";
  const weight = (id ? 10_000 : 0) + classes.length * 100 + (isAny ? 0 : 1);
  return [{ selector: { type: isAny ? "" : type, id, classes }, weight, declarations }];
}

/**
 * Adds the rules to the styles of the elements that they name, below what an element's own `style` says.
 * @param {import("./logo-types").SvgElement[]} elements
 * @param {import("./logo-types").Rule[]} rules
 */
export function resolveStyles(elements, rules) {
  const sorted = rules.toSorted((a, b) => a.weight - b.weight);
  for (const element of elements) {
    const classes = new Set(element.attributes.get("class")?.split(/\s+/));
    const matching = sorted.filter(
      ({ selector: { type, id, classes: wanted } }) =>
        (!type || type === element.name) &&
        (!id || id === element.attributes.get("id")) &&
        wanted.every((name) => classes.has(name)),
    );
    element.style = new Map([...matching.flatMap(({ declarations }) => [...declarations]), ...element.style]);
  }
}
