/** Under which the tab keeps the first post (KeptPost). */
export function postKey(userId: string): string {
  return `onboarding-post:${userId}`;
}
