import ipaddr from "ipaddr.js";
import { isPublicAddress, isPublicName } from "./public-host";

export type Guard = ReturnType<typeof createGuard>;

/** Azure's host agent (metadata, keys) has a public address. */
const ALWAYS_DENIED = ["168.63.129.16"];

/**
 * Creates the guard that decides which addresses may be requested. `denyHosts` are further names (with their
 * subdomains), addresses and ranges to refuse, such as the server's own. `allowLocal` are `127.0.0.1:<port>` pairs
 * for pages on a developer's machine, reachable only in exactly this form. `allow` and `ports` let tests reach
 * their own servers: private addresses, and ports besides 80 and 443.
 */
export function createGuard(settings: {
  denyHosts?: readonly string[];
  allowLocal?: readonly string[];
  allow?: readonly string[];
  ports?: readonly number[];
}) {
  const denied = [...ALWAYS_DENIED, ...(settings.denyHosts ?? [])].map((host) => host.toLowerCase());
  const ranges = denied.flatMap(toRange);
  const names = denied.filter((host) => toRange(host).length === 0);
  const allow = settings.allow ?? [];
  const ports = new Set([80, 443, ...(settings.ports ?? [])]);
  const local = new Set(settings.allowLocal);

  return {
    /** Whether exactly this address and port are allowed, whatever the other rules say. */
    allowsLocal: (address: string, port: number) => local.has(`${address}:${port}`),

    allowsPort: (port: number) => ports.has(port),

    /** `name` is normalised by `new URL`, without its trailing dot. */
    allowsName: (name: string) =>
      isPublicName(name) && !names.some((denied) => name === denied || name.endsWith(`.${denied}`)),

    /** Whether an address is public and not denied. */
    allowsAddress(text: string): boolean {
      if (!ipaddr.isValid(text)) return false;
      const address = ipaddr.process(text);
      if (allow.includes(address.toString())) return true;
      if (!isPublicAddress(text)) return false;
      return !ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
    },
  };
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Returns undefined for a name. */
function toRange(host: string): Range[] {
  if (ipaddr.isValidCIDR(host)) return [ipaddr.parseCIDR(host)];
  if (!ipaddr.isValid(host)) return [];
  const address = ipaddr.process(host);
  return [[address, address.kind() === "ipv4" ? 32 : 128]];
}
