/** Links that content management systems put beside a heading: to edit it, and to itself. */
const CONTROLS =
  ".mw-editsection, .headerlink, .heading-anchor, .anchorjs-link, .octicon-link, .hash-link, .edit-link";
const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** The text of a link to the heading itself, or to its editor. */
const CONTROL_TEXT =
  /^\[?\s*(¶|#|§|🔗|⚓︎?|edit( source)?|bearbeiten|quelltext bearbeiten|permalink|(copy )?link( to (this )?(heading|section))?)\s*\]?$/iu;

/**
 * Removes the links beside headings that belong to the page, not to its text: "History[edit]" is "History".
 * @param {Document} document
 */
export function removePageControls(document) {
  for (const control of document.querySelectorAll(CONTROLS)) control.remove();
  for (const heading of document.querySelectorAll(HEADINGS)) {
    const links = [...heading.querySelectorAll("a, button")];
    const controls = links.filter((link) => CONTROL_TEXT.test(link.textContent?.trim() ?? ""));
    // A heading that consists of such a link alone is about that word.
    if (controls.length === 0 || isWhole(heading, controls)) continue;
    for (const control of controls) control.remove();
    removeBrackets(heading);
  }
}

/** @type {(heading: Element, controls: Element[]) => boolean} */
function isWhole(heading, controls) {
  const length = controls.reduce((sum, control) => sum + (control.textContent?.length ?? 0), 0);
  return (heading.textContent ?? "").replace(/[[\]|\s]/g, "").length <= length;
}

/**
 * Removes the brackets that stood around what was removed.
 * @param {Element} heading
 */
function removeBrackets(heading) {
  for (const node of heading.childNodes) {
    if (node.nodeType !== 3) continue;
    node.nodeValue = (node.nodeValue ?? "").replace(/\[[\s|]*\]?|^[\s|]*\]/g, "");
  }
}
