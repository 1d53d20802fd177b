import { localId } from "./allowed.mjs";
import { invalidLogo, unsupportedIn } from "./logo-refused.mjs";

/**
 * librsvg cannot be stopped while it draws, so its work is counted before. One unit is what a shape over the whole logo
 * takes, up to half a millisecond of the processor; the worst file within the limit takes two seconds (docs/decisions/0067).
 */
const MAX_WORK = 6_000;
const MAX_DEPTH = 64;
const MAX_STOPS = 100;
/**
 * In units: of an element; of a character of an outline that is filled, or stroked; of a mirrored curve (`t`), which can
 * be longer each time; of a gradient; of a mask or clip.
 */
const WORK = { element: 1, filled: 0.04, stroked: 0.2, mirrored: 1, gradient: 10, layer: 10 };
/** Lines of one outline can cross each other: this many units for the square of its characters. */
const CROSSING = 0.3e-6;
const LAYERS = ["mask", "clip-path", "mix-blend-mode", "isolation"];
const REFERENCES = ["fill", "stroke", "mask", "clip-path"];

/**
 * Counts the work of drawing, with all that is drawn again by reference. Refuses with `logo_invalid` what is too much or
 * refers to itself, and with `logo_unsupported` what is painted with a pattern.
 * @param {import("./logo-types").SvgElement} root
 * @param {import("./logo-types").SvgElement[]} elements
 */
export function checkDrawnWork(root, elements) {
  const byId = toIds(elements);
  /** By the element and how it is painted. @type {Map<string, import("./logo-types").Work>} */
  const known = new Map();
  const order = new Map(elements.map((element, index) => [element, index]));
  /** @type {Set<import("./logo-types").SvgElement>} */
  const inside = new Set();

  /**
   * @param {import("./logo-types").SvgElement} element
   * @param {import("./logo-types").Paint} inherited
   * @returns {import("./logo-types").Work}
   */
  function count(element, inherited) {
    const paint = {
      fill: paintOf(element, "fill", inherited),
      stroke: paintOf(element, "stroke", inherited),
    };
    const key = `${order.get(element)} ${paint.fill} ${paint.stroke}`;
    const found = known.get(key);
    if (found) return found;
    if (inside.has(element)) throw invalidLogo("refers to itself");
    inside.add(element);
    const below = [...element.children, ...referredBy(element, byId)].map((next) => count(next, paint));
    inside.delete(element);
    const work = below.reduce((sum, part) => sum + part.work, workOf(element, paint));
    const depth = 1 + Math.max(0, ...below.map((part) => part.depth));
    if (work > MAX_WORK || depth > MAX_DEPTH) throw invalidLogo("too much to draw");
    known.set(key, { work, depth });
    return { work, depth };
  }
  count(root, { fill: "color", stroke: "none" });
}

/** @param {import("./logo-types").SvgElement[]} elements */
function toIds(elements) {
  /** @type {Map<string, import("./logo-types").SvgElement>} */
  const byId = new Map();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.children.filter(({ name }) => name === "stop").length > MAX_STOPS) throw invalidLogo("stops");
  }
  return byId;
}

/** @param {import("./logo-types").SvgElement} element @param {string} name */
const valueOf = ({ style, attributes }, name) => style.get(name) ?? attributes.get(name);

/**
 * @param {import("./logo-types").SvgElement} element
 * @param {"fill" | "stroke"} name
 * @param {import("./logo-types").Paint} inherited
 * @returns {import("./logo-types").Paint["fill"]}
 */
function paintOf(element, name, inherited) {
  const value = valueOf(element, name);
  if (value === undefined || value === "inherit") return inherited[name];
  if (value === "none") return "none";
  return localId(value) ? "gradient" : "color";
}

/** @param {import("./logo-types").SvgElement} element @param {import("./logo-types").Paint} paint */
function workOf(element, { fill, stroke }) {
  const { attributes, children } = element;
  const outline = attributes.get("d") ?? attributes.get("points") ?? "";
  const mirrored = outline.match(/t/gi)?.length ?? 0;
  const isShape = children.length === 0;
  const gradients = isShape ? [fill, stroke].filter((kind) => kind === "gradient").length : 0;
  const isLayer = LAYERS.some((name) => !/^(none|normal|auto)?$/.test(valueOf(element, name) ?? ""));
  return (
    WORK.element +
    outline.length * (stroke === "none" ? WORK.filled : WORK.stroked) +
    outline.length ** 2 * CROSSING +
    mirrored * WORK.mirrored +
    gradients * WORK.gradient +
    (isLayer ? WORK.layer : 0)
  );
}

/**
 * @param {import("./logo-types").SvgElement} element
 * @param {Map<string, import("./logo-types").SvgElement>} byId
 */
function referredBy({ attributes, style }, byId) {
  const ids = [
    attributes.get("href")?.slice(1),
    ...REFERENCES.flatMap((name) => [localId(style.get(name)), localId(attributes.get(name))]),
  ];
  const found = ids.flatMap((id) => byId.get(id ?? "") ?? []);
  if (found.some(({ name }) => name === "pattern")) throw unsupportedIn("pattern");
  return found;
}
