/** The id_token's claims. `email` and `picture` may be absent, `email_verified` is a string (linkedin-api 1.7). */
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
