const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/**
 * E: an error on the server, with an entry in the log. C: an error in the browser. D: an error of a page, with its time
 * in base 36.
 */
const ERROR_ID = new RegExp(`^(?:[EC]-${UUID}|D-\\d{1,20}-[0-9a-z]{1,16})$`);

/** Tells whether a text has the form of an id that an error screen shows; at most 60 characters. */
export function isErrorId(text: string): boolean {
  return ERROR_ID.test(text);
}
