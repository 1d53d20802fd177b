/** The drafts and ideas that the tray of the calendar has; the others are one click away. */
export const DRAFTS_IN_TRAY = { status: "draft", limit: 20 } as const;
export const IDEAS_IN_TRAY = { limit: 20 };
