/** Focuses a field of a form by its name; of a choice its first option. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
