/**
 * The claims of the id_token (Microsoft Learn, Sign In with LinkedIn using OpenID Connect). `email` and `picture`
 * may be missing; `email_verified` may be a string.
 */
export type LinkedInProfile = {
  iss: string;
  sub: string;
  aud: string | string[];
  exp: number;
  name?: string;
  email?: string;
  email_verified?: string | boolean;
  picture?: string;
};
