import { unsupportedIn } from "./logo-refused.mjs";

const words = (/** @type {string} */ text) => new Set(text.trim().split(/\s+/));

/** Drawn, with what of them is allowed. */
export const DRAWN_ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol`);

/** Differ by the fonts or the program that draws them, or show what lies elsewhere: the logo would look otherwise. */
export const REFUSED_ELEMENTS = words(`
  text tspan textPath tref altGlyph image foreignObject switch video audio canvas iframe mesh hatch solidColor cursor`);

/** As attributes and in styles. */
const PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity
  color display visibility overflow clip-path clip-rule mask mask-type stop-color stop-opacity paint-order vector-effect
  mix-blend-mode isolation shape-rendering color-interpolation transform`);

const ATTRIBUTES = words(`
  id class x y width height rx ry cx cy r x1 y1 x2 y2 d points viewBox preserveAspectRatio gradientUnits gradientTransform
  spreadMethod fx fy fr offset clipPathUnits maskUnits maskContentUnits`);

/** Whose elements are drawn only where one of these names them: there the logo is refused, or it would lack them. */
const REFUSED_PROPERTIES = words(`
  filter marker marker-start marker-mid marker-end stroke-dasharray`);
const NOTHING = /^(none|inherit|initial|unset|0([\s,]+0)*|)$/;

const LOCAL_URL = /^url\(\s*(["']?)#([^"'()\s\\]+)\1\s*\)/;

/** Returns the id that a value `url(#id)` names, or undefined. @param {string | undefined} value */
export const localId = (value) => value?.match(LOCAL_URL)?.[2];

/**
 * Whether a property is drawn with this value. Refuses with `logo_unsupported` one that would be missed.
 * @param {string} name
 * @param {string} value
 */
export function isAllowedProperty(name, value) {
  if (REFUSED_PROPERTIES.has(name) && !NOTHING.test(value))
    throw unsupportedIn(name.replace(/^marker.*/, "marker"));
  return PROPERTIES.has(name) && isInert(value);
}

/** @param {string} name @param {string} value */
export const isAllowedAttribute = (name, value) => ATTRIBUTES.has(name) && isInert(value);

/** Names nothing outside of the file. @param {string} value */
const isInert = (value) =>
  !/[\\@<>{}]/.test(value) && !/url\(|src\(|image\(/i.test(value.replace(LOCAL_URL, ""));
