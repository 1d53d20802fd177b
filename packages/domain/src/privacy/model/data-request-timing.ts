const DAY_MS = 86_400_000;

/** How long the link in a receipt confirms the address. */
export const CONFIRM_LINK_DAYS = 7;
export const CONFIRM_LINK_MS = CONFIRM_LINK_DAYS * DAY_MS;

/** The operator is reminded this many days before an answer is due. */
export const REMINDER_DAYS = { early: 10, late: 3 } as const;
