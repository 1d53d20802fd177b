/** The header in which a page sends the token of its form (server/form-token.ts). */
export const FORM_TOKEN_HEADER = "x-form-token";
