/**
 * Other people's words between tags, as JSON: quotes and line breaks are escaped, and `<` is too, so nothing in it can
 * close the tag. The emulated endpoint reads the task from the one named parameters.
 */
export const asData = (name: "parameters" | "voice", value: unknown) =>
  `<${name}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</${name}>`;
