/**
 * The way to the login and back to this page, from a page whose session has ended. Read at the click: the address may
 * have changed since.
 */
export function expiredHref(): string {
  const { pathname, search } = window.location;
  return `/auth/expired?${new URLSearchParams({ return: pathname + search }).toString()}`;
}
