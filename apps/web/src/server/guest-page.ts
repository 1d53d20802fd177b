/** Pages of guests, who have no account and take no part in anything: by their paths without language. */
const GUEST_PAGE = /^\/review(\/|$)/;

/**
 * Tells whether a page is a guest's. Nothing is stored in their browser, they are asked for no consent, no optional service
 * learns the address, which has a secret, and search engines have no part of it.
 */
export const isGuestPage = (barePath: string): boolean => GUEST_PAGE.test(barePath);

/** Headers of the responses that a review link leads to. */
export const GUEST_HEADERS = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
];
