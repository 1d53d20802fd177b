/**
 * The URL of the login for a page whose session has ended; it returns to this page. Call it on the click, because the URL
 * may change until then.
 */
export function expiredHref(): string {
  const { pathname, search } = window.location;
  return `/auth/expired?${new URLSearchParams({ return: pathname + search }).toString()}`;
}
