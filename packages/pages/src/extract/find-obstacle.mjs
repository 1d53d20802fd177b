import { cleanText } from "./clean-text.mjs";

/**
 * @typedef {import("./extract-types").Obstacle} Obstacle
 * @typedef {{ hasPassword: boolean, asksForCookies: boolean, hasFrames: boolean, hasScripts: boolean, wantsScripts: boolean }} PageMarks
 */

/** A page with less is empty; one with no more than the second may be a wall, an article has more to say. */
const MIN_TEXT_LENGTH = 50;
const MAX_WALL_TEXT_LENGTH = 700;
const MAX_SEARCHED_LENGTH = 20_000;

const COOKIE_WORDS = /\b(cookies?|consent|einwilligung\w*|datenschutz\w*|tracking)\b/gi;
const COOKIE_ANSWERS =
  /\b(accept|agree|allow|reject|manage|akzeptieren|zustimmen|ablehnen|annehmen|erlauben|einverstanden)\b/i;
/** The least share of sentences that speak of cookies on a page that is about nothing else. */
const MIN_COOKIE_SHARE = 0.4;
const SIGN_IN_WORDS =
  /\b(sign|log)[ -]?in\b|\bpassword\b|\banmeld\w*|\bmelden sie sich\b|\beinloggen\b|\b(pass|kenn)wort\b/i;
const WANTS_SCRIPTS =
  /\b(enable|activate|requires?|needs?|turn on|aktivieren sie|benötigt|erfordert)\b[^.]{0,60}\bjavascript\b|\bjavascript\b[^.]{0,60}\b(enabled?|disabled|required|needed|aktivier\w*|deaktiviert|benötigt|erforderlich|eingeschaltet)/i;
/** Where the common frameworks put a page that they build in the browser. */
const MOUNT_POINTS =
  "#root, #app, #__next, #__nuxt, #svelte, #gatsby-focus-wrapper, app-root, #react-root, #main-app";

/**
 * Reads the marks of a page that shows its text elsewhere or later. It does not modify the document.
 * @param {Document} document
 * @returns {PageMarks}
 */
export function readMarks(document) {
  const text = cleanText((document.body?.textContent ?? "").slice(0, MAX_SEARCHED_LENGTH));
  const mount = document.querySelector(MOUNT_POINTS);
  return {
    hasPassword: document.querySelector('input[type="password" i]') !== null,
    asksForCookies: (text.match(COOKIE_WORDS)?.length ?? 0) > 1 && COOKIE_ANSWERS.test(text),
    hasFrames: document.querySelector("frameset, frame") !== null || hasVisibleFrame(document),
    hasScripts: document.querySelector("script[src], script[type=module]") !== null,
    wantsScripts: WANTS_SCRIPTS.test(text) || (mount !== null && cleanText(mount.textContent ?? "") === ""),
  };
}

/**
 * Returns what keeps a reader without a browser from the text of a page; null for a page that is an article, or merely
 * short.
 * @param {PageMarks} marks
 * @param {string} text that was extracted
 * @returns {Obstacle | null}
 */
export function findObstacle(marks, text) {
  if (text.length > MAX_WALL_TEXT_LENGTH) return null;
  const isEmpty = text.length < MIN_TEXT_LENGTH;
  if (marks.hasPassword && (isEmpty || SIGN_IN_WORDS.test(text))) return "sign_in";
  if (marks.asksForCookies && cookieShare(text) >= MIN_COOKIE_SHARE) return "cookie_wall";
  if (WANTS_SCRIPTS.test(text)) return "scripts";
  if (!isEmpty) return null;
  if (marks.wantsScripts) return "scripts";
  if (marks.asksForCookies) return "cookie_wall";
  if (marks.hasFrames) return "frames";
  return marks.hasScripts ? "scripts" : null;
}

/**
 * Returns the share of sentences that speak of cookies or ask for an answer about them.
 * @param {string} text
 */
function cookieShare(text) {
  const sentences = text.split(/[.!?]\s+|\n+/).filter((sentence) => sentence.trim() !== "");
  const about = sentences.filter(
    (sentence) => sentence.search(COOKIE_WORDS) >= 0 || COOKIE_ANSWERS.test(sentence),
  );
  return about.length / Math.max(1, sentences.length);
}

/**
 * Frames of a pixel, and those for browsers without scripts, count visitors.
 * @param {Document} document
 */
function hasVisibleFrame(document) {
  return [...document.querySelectorAll("iframe[src], iframe[srcdoc], object[data], embed[src]")].some(
    (frame) =>
      !frame.closest("noscript") &&
      !frame.hasAttribute("hidden") &&
      !/^[01](px)?$/.test(frame.getAttribute("height") ?? "") &&
      !/display\s*:\s*none|visibility\s*:\s*hidden/i.test(frame.getAttribute("style") ?? ""),
  );
}
