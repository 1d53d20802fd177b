import type { ProcedureCase } from "./procedure-case";

const KEY =
  "id name hint scopes by by.name by.isSelf createdAt expiresAt rotatedAt lastUsedOn lastUsedFrom state".split(
    " ",
  );
const NEW_KEY = ["token", "keys", ...KEY.map((key) => `keys[].${key}`)];

export const API_KEY_CASES: Record<string, ProcedureCase> = {
  "apiKeys.list": { within: "team", output: KEY.map((key) => `[].${key}`) },
  "apiKeys.create": {
    within: "team",
    plan: "enterprise",
    input: () => ({ name: "Nightly report", scopes: ["posts:read"], days: 90 }),
    output: NEW_KEY,
  },
  "apiKeys.rotate": {
    within: "team",
    plan: "enterprise",
    input: ({ apiKey }) => ({ id: apiKey.id }),
    output: NEW_KEY,
  },
  "apiKeys.revoke": {
    within: "team",
    input: ({ apiKey }) => ({ id: apiKey.id }),
    output: KEY.map((key) => `[].${key}`),
  },
};
