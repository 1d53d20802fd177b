/** What a sealed access token is bound to: its user and column. */
export function tokenSubject(userId: string): string {
  return `users/${userId}/linkedin_access_token`;
}
