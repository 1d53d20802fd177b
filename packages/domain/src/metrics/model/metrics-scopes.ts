import { PERMISSION_SCOPES } from "../../connections/model/permissions";

/** The scopes of the Community Management API that open figures (docs/linkedin-api.md, Figures of members). */
export const METRICS_SCOPES = {
  posts: PERMISSION_SCOPES.readMetrics[0],
  followers: PERMISSION_SCOPES.readFollowers[0],
} as const;
