/** The fields of an Element that are read. */
type ElementLike = {
  localName: string;
  getAttribute: (name: string) => string | null;
  isContentEditable?: boolean;
  parentElement: ElementLike | null;
};

/** Input types that ignore letters. */
const NON_TYPING_INPUTS = new Set("button checkbox color file image radio range reset submit".split(" "));

/** Roles of fields, and of lists with type-ahead. */
const ROLES = new Set(
  "textbox searchbox combobox spinbutton listbox menu menubar tree application".split(" "),
);

/** Whether an element handles typed letters: a field, editable text, or a list with type-ahead. */
export function acceptsTyping(element: ElementLike | null): boolean {
  for (let at = element; at; at = at.parentElement) {
    if (at.isContentEditable || at.localName === "textarea" || at.localName === "select") return true;
    if (at.localName === "input" && !NON_TYPING_INPUTS.has(at.getAttribute("type")?.toLowerCase() ?? "text"))
      return true;
    if (ROLES.has(at.getAttribute("role") ?? "")) return true;
  }
  return false;
}
