/** The id of the dialog with the cookie settings, which is on every page. */
export const COOKIE_SETTINGS_ID = "cookie-settings";
/** The id of the note that a decision was stored; the answer to the form leads to it. */
export const CONSENT_SAVED_ID = "cookie-choice-saved";
