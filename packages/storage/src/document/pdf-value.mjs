/** @typedef {import("./pdf-types").PdfValue} PdfValue */

/** @type {(value: PdfValue | undefined) => number | null} */
export const numberOf = (value) => (value?.kind === "number" ? value.value : null);

/** @type {(value: PdfValue | undefined) => string | null} */
export const nameOf = (value) => (value?.kind === "name" ? value.value : null);
