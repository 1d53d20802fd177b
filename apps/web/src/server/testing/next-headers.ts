/** The cookies of the browser that a test plays: what it sends, and what routes set and delete. */
export const sentCookies = new Map<string, string>();

/** Other headers of that browser. */
export const sentHeaders = new Headers();

/** Stands in for next/headers: `vi.mock("next/headers", () => import("./testing/next-headers"))`. */
export const headers = () => Promise.resolve(sentHeaders);

export const cookies = () =>
  Promise.resolve({
    has: (name: string) => sentCookies.has(name),
    get: (name: string) => (sentCookies.has(name) ? { name, value: sentCookies.get(name)! } : undefined),
    set: (name: string, value: string) => void sentCookies.set(name, value),
    delete: (name: string) => void sentCookies.delete(name),
  });
