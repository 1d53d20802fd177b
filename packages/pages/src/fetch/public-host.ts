import ipaddr from "ipaddr.js";

/**
 * Names that no public DNS resolves, but some resolvers and hosts files do (RFC 6761, 6762, 7686, 8375, ICANN's
 * .internal).
 */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|lan|home|arpa|onion|test|invalid)$/;
/** Names need at least two labels: others belong to the local network. */
const PUBLIC_FORM = /^[^.]+(\.[^.]+)+$/;
/** The only assigned unicast IPv6 addresses (RFC 4291, 2.4). `[::127.0.0.1]` and 4000::/3 would pass as unicast. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns the host of an address as it is looked up: without the brackets of IPv6 and the dot at its end. */
export const toHost = (url: URL): string => url.hostname.replace(/\.+$/, "").replace(/^\[(.*)\]$/, "$1");

/** Whether a name is one of the public DNS, as far as its text tells. */
export const isPublicName = (name: string): boolean => PUBLIC_FORM.test(name) && !PRIVATE_NAMES.test(name);

/** Whether an address is one of the public internet. ::ffff:10.0.0.1 means 10.0.0.1. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_V6);
}

/** Whether more than the writer's own network could reach a host that `toHost` returned. */
export const isPublicHost = (host: string): boolean =>
  ipaddr.isValid(host) ? isPublicAddress(host) : isPublicName(host);
