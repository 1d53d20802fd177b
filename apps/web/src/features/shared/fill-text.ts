/** Fills the placeholders of a text: `{{max}}`. For pages that get their texts from the server, without a library. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
