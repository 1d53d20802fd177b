const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** E: the server's, the log has it. C: of an error in the browser. D: of a page, and its moment in base 36. */
const ERROR_ID = new RegExp(`^(?:[EC]-${UUID}|D-\\d{1,20}-[0-9a-z]{1,16})$`);

/** Whether it has the form of an id that an error screen shows; at most 60 characters. */
export function isErrorId(text: string): boolean {
  return ERROR_ID.test(text);
}
