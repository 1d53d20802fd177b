/** Input of the query for the post that went out last. */
export const JUST_OUT = { status: "published", limit: 1 } as const;
