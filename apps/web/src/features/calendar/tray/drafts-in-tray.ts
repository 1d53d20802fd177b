/** The drafts that the tray of the calendar has; the others are one click away. */
export const DRAFTS_IN_TRAY = { status: "draft", limit: 20 } as const;
