/** Marks of an encyclopedia inside its text: "[12]", "[a]", "[edit]", "[Bearbeiten]", "[citation needed]". */
const REFERENCE_MARKS =
  /\s?\[(?:\d{1,3}|\p{Ll}|edit|(?:quelltext )?bearbeiten|citation needed|note \d+|anm\. \d+)\]/giu;

/** Removes the numbers of references and the links to edit from a sentence. */
export const removeReferenceMarks = (text: string): string => text.replace(REFERENCE_MARKS, "");
