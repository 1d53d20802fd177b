/** What a sealed access token is bound to: its user and column. */
export function tokenSubject(userId: string): string {
  return `users/${userId}/linkedin_access_token`;
}

/** The same of a sealed refresh token. */
export function refreshTokenSubject(userId: string): string {
  return `users/${userId}/linkedin_refresh_token`;
}
