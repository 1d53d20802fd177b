/**
 * Returns the reference of a piece of feedback, such as FB-1A2B3C4D: the end of its id, which is practically unique.
 */
export function feedbackReference(id: string): string {
  return `FB-${id.slice(-8).toUpperCase()}`;
}
