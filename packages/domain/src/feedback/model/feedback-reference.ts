/** What is quoted about a piece of feedback, e.g. FB-1A2B3C4D: the end of its id, which no other is likely to have. */
export function feedbackReference(id: string): string {
  return `FB-${id.slice(-8).toUpperCase()}`;
}
