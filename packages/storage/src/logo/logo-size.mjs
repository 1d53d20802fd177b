import { invalidLogo } from "./logo-refused.mjs";

/** In pixels (CSS Values and Units). @type {Record<string, number>} */
const UNITS = { "": 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };
const [LEAST, MOST] = [0.01, 100_000];
/** How many times as wide as high, or as high as wide. */
const MAX_RATIO = 50;

/**
 * Returns the part that is drawn of an SVG, and the pixels that it fills the box with. Refuses with `logo_invalid` one
 * without a size, or with an absurd one.
 * @param {Map<string, string>} attributes of the root
 * @param {import("./logo-types").LogoBox} box
 */
export function logoSize(attributes, box) {
  const view = toViewBox(attributes.get("viewBox"));
  const own = [toPixels(attributes.get("width")), toPixels(attributes.get("height"))];
  const ratio = view ? view[2] / view[3] : NaN;
  const width = own[0] ?? (own[1] === undefined ? view?.[2] : own[1] * ratio);
  const height = own[1] ?? (own[0] === undefined ? view?.[3] : own[0] / ratio);
  if (!isSane(width) || !isSane(height)) throw invalidLogo("size");
  if (Math.max(width / height, height / width) > MAX_RATIO) throw invalidLogo("ratio");
  const scale = Math.min(box.width / width, box.height / height);
  return {
    viewBox: (view ?? [0, 0, width, height]).join(" "),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** @param {number | undefined} length @returns {length is number} */
const isSane = (length) => length !== undefined && length >= LEAST && length <= MOST;

/** Undefined where it depends on the page, as `100%` does. @param {string | undefined} length */
function toPixels(length) {
  const [, number, unit = ""] = length?.trim().match(/^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

/** @param {string | undefined} text @returns {[number, number, number, number] | undefined} */
function toViewBox(text) {
  if (text === undefined) return undefined;
  const [x = NaN, y = NaN, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (more.length > 0 || !Number.isFinite(x + y) || !isSane(width) || !isSane(height))
    throw invalidLogo("viewBox");
  return [x, y, width, height];
}
