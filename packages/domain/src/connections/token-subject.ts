/** Returns the subject of a sealed access token: its user and column. */
export function tokenSubject(userId: string): string {
  return `users/${userId}/linkedin_access_token`;
}

/** Returns the subject of a sealed refresh token. */
export function refreshTokenSubject(userId: string): string {
  return `users/${userId}/linkedin_refresh_token`;
}
