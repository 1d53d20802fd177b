/** Under which the tab keeps the first post (FirstPostDraft). */
export function firstPostKey(userId: string): string {
  return `onboarding-post:${userId}`;
}
