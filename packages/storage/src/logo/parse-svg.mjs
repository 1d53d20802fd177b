import { SaxesParser } from "saxes";
import { DRAWN_ELEMENTS, isAllowedAttribute, isAllowedProperty, REFUSED_ELEMENTS } from "./allowed.mjs";
import { invalidLogo, unsupportedIn } from "./logo-refused.mjs";
import { parseDeclarations } from "./parse-styles.mjs";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 64;

/**
 * Reads an SVG: what of it may be drawn, in the order of the file, and its style sheets. Scripts, animations, metadata and
 * foreign namespaces are left out with all that is in them. Refuses with `logo_invalid` what is no SVG, has declarations of
 * its own or is too large, and with `logo_unsupported` what would look otherwise.
 * @param {string} text
 */
export function parseSvg(text) {
  const parser = new SaxesParser({ xmlns: true, position: false });
  /** @type {import("./logo-types").SvgElement[]} */
  const elements = [];
  /** Open elements; undefined: left out. @type {(import("./logo-types").SvgElement | undefined)[]} */
  const open = [];
  let [count, sheet, isInSheet] = [0, "", false];

  parser.on("doctype", (doctype) => {
    // An entity can hold itself a thousand times; the bare name of a public type, which old exports have, is not looked up.
    if (doctype.includes("[")) throw invalidLogo("declarations");
  });
  parser.on("opentag", (tag) => {
    if (++count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw invalidLogo("elements");
    const parent = open.at(-1);
    if (open.length === 0 && !(tag.uri === SVG && tag.local === "svg")) throw invalidLogo("not an SVG");
    const isLeftOut = tag.uri !== SVG || (open.length > 0 && !parent);
    isInSheet = !isLeftOut && tag.local === "style";
    const element = isLeftOut ? undefined : toElement(tag);
    open.push(element);
    if (!element) return;
    elements.push(element);
    parent?.children.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
    isInSheet = false;
  });
  const addToSheet = (/** @type {string} */ part) => {
    if (isInSheet) sheet += part;
  };
  parser.on("text", addToSheet);
  parser.on("cdata", addToSheet);
  parser.on("error", (error) => {
    throw invalidLogo(error.message);
  });
  parser.write(text).close();
  const [root] = elements;
  if (!root) throw invalidLogo("empty");
  return { root, elements, sheet };
}

/**
 * @param {import("saxes").SaxesTagNS} tag
 * @returns {import("./logo-types").SvgElement | undefined}
 */
function toElement({ local: name, attributes: found }) {
  if (REFUSED_ELEMENTS.has(name)) throw unsupportedIn(name);
  // A link is a group here; a pattern is missed only where it is used (drawn-work.mjs).
  if (!DRAWN_ELEMENTS.has(name) && name !== "a" && name !== "pattern") return undefined;
  /** @type {Map<string, string>} */
  const attributes = new Map();
  for (const { uri, local, value } of Object.values(found)) {
    if (local === "href" && (uri === "" || uri === XLINK)) {
      if (name !== "a" && /^#[^\s"'<>]+$/.test(value)) attributes.set("href", value);
    } else if (uri === "" && (isAllowedAttribute(local, value) || isAllowedProperty(local, value.trim())))
      attributes.set(local, value);
  }
  const style = parseDeclarations(found["style"]?.value ?? "");
  return { name: name === "a" ? "g" : name, attributes, style, children: [] };
}
