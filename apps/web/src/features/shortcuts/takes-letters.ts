/** The part of an Element that tells. */
type Place = {
  localName: string;
  getAttribute: (name: string) => string | null;
  isContentEditable?: boolean;
  parentElement: Place | null;
};

/** Inputs that letters do nothing in. */
const WITHOUT_LETTERS = new Set("button checkbox color file image radio range reset submit".split(" "));

/** Fields, and lists in which letters find an entry. */
const ROLES = new Set(
  "textbox searchbox combobox spinbutton listbox menu menubar tree application".split(" "),
);

/** Whether letters pressed at this place of the page belong to it: a field, editable text, a list one types in. */
export function takesLetters(place: Place | null): boolean {
  for (let at = place; at; at = at.parentElement) {
    if (at.isContentEditable || at.localName === "textarea" || at.localName === "select") return true;
    if (at.localName === "input" && !WITHOUT_LETTERS.has(at.getAttribute("type")?.toLowerCase() ?? "text"))
      return true;
    if (ROLES.has(at.getAttribute("role") ?? "")) return true;
  }
  return false;
}
