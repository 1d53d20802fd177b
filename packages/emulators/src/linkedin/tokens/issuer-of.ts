import type { Backend } from "../backend";

/**
 * The issuer of id_tokens: `{origin}/oauth`, as at LinkedIn since April 2024 (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export const issuerOf = (backend: Backend) => backend.settings.get().issuer ?? `${backend.origin}/oauth`;
