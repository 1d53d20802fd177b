/** The lengths of a report, of which longer texts are cut by the page. */
export const BROWSER_ERROR_LIMITS = { message: 300, stack: 2_000, path: 200 } as const;

/** An error of a page, as its browser reports it after consent. */
export type BrowserErrorInput = { message: string; stack: string; path: string };
