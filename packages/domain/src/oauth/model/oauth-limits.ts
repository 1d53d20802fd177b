/**
 * Limits of applications and their tokens. `perMember`: applications that a member lets into a workspace.
 * `registrationDays`: how long a registration holds that nobody has let in, `letInDays` since somebody has.
 */
export const OAUTH_LIMITS = {
  codeSeconds: 60,
  accessSeconds: 15 * 60,
  refreshDays: 30,
  perMember: 20,
  name: 60,
  redirectUris: 10,
  uriLength: 1_000,
  stateLength: 1_000,
  documentBytes: 5 * 1024,
  documentMaxAgeSeconds: 24 * 3_600,
  registrationDays: 1,
  letInDays: 90,
} as const;
