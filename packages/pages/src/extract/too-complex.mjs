/** Thrown for more structure than a readable page has. */
export class TooComplex extends Error {}
