import type { ProcedureCase } from "./procedure-case";

const GRANT =
  "id name host redirectHost scopes by by.name by.isSelf createdAt expiresAt lastUsedOn lastUsedFrom"
    .split(" ")
    .map((key) => `[].${key}`);

export const OAUTH_CASES: Record<string, ProcedureCase> = {
  "oauth.list": { within: "team", output: GRANT },
  "oauth.revoke": { within: "team", input: ({ grant }) => ({ id: grant.id }), output: [] },
};
