/** Workspaces besides the personal one that an owner may have with the plan Enterprise; other plans have none. */
export const WORKSPACE_LIMITS = { perOwner: 20, name: 60 } as const;
