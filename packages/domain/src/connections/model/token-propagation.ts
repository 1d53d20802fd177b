/** How soon after connecting a 401 is a delay of LinkedIn's (docs/linkedin-api.md, Sign-in and tokens). */
export const TOKEN_PROPAGATION_MS = 60_000;
