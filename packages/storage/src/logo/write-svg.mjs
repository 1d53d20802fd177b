/**
 * Writes an SVG of what was read, at the size that it is drawn in: nothing of the file is copied as it stands.
 * @param {import("./logo-types").SvgElement} root
 * @param {{ viewBox: string; width: number; height: number }} size
 */
export function writeSvg({ attributes, style, children, name }, size) {
  const { viewBox, width, height } = size;
  const drawn = new Map([
    ...attributes,
    ["xmlns", "http://www.w3.org/2000/svg"],
    ["viewBox", viewBox],
    ["width", String(width)],
    ["height", String(height)],
  ]);
  return writeElement({ name, attributes: drawn, style, children });
}

/** @param {import("./logo-types").SvgElement} element @returns {string} */
function writeElement({ name, attributes, style, children }) {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join("");
  const styled = [...style].map(([key, value]) => `${key}:${value}`).join(";");
  // Nothing is painted with one (drawn-work.mjs).
  const drawn = children.filter((child) => child.name !== "pattern");
  const start = `${name}${written}${styled ? ` style="${escape(styled)}"` : ""}`;
  return `<${start}>${drawn.map(writeElement).join("")}</${name}>`;
}

/** @param {string} text */
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
