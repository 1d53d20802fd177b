/** A visitor who declares something on a public page without being signed in. */
export type Stranger = {
  /** Tells visitors from each other; null where their address is not known. */
  visitorHash: string | null;
  /** An id of the page that was open for the declaration; null where none of ours was. */
  formId: string | null;
};
