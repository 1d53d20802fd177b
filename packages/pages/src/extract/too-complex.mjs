/** More structure than a page to read has. */
export class TooComplex extends Error {}
