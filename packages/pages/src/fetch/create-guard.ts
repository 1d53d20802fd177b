import ipaddr from "ipaddr.js";

export type Guard = ReturnType<typeof createGuard>;

/** Names that no public DNS answers for: some resolvers and hosts files do (RFC 6761, 6762, 7686, 8375, ICANN's .internal). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|lan|home|arpa|onion|test)$/;
/** Two labels at least: others are names of the local network. */
const PUBLIC_FORM = /^[^.]+(\.[^.]+)+$/;
/** The only IPv6 addresses that are given out (RFC 4291, 2.4). `[::127.0.0.1]` and 4000::/3 would pass as unicast. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure's host agent (metadata, keys) has a public address. */
const ALWAYS_DENIED = ["168.63.129.16"];

/**
 * What may be asked for. `denyHosts`: names (with all below them), addresses and ranges that are refused besides, such as
 * the server's own. `allowLocal`: `127.0.0.1:<port>`, for pages on a developer's machine; such an address passes as it
 * stands, and no other way leads there: no name, no other port. `allow` and `ports` let tests reach their own servers: addresses that pass though they are private, and
 * ports besides 80 and 443.
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
    /** Whether exactly this address and port may be asked for, whatever the rest says. */
    allowsLocal: (address: string, port: number) => local.has(`${address}:${port}`),

    allowsPort: (port: number) => ports.has(port),

    /** `name` as `new URL` writes it, without its last dot. */
    allowsName: (name: string) =>
      PUBLIC_FORM.test(name) &&
      !PRIVATE_NAMES.test(name) &&
      !names.some((denied) => name === denied || name.endsWith(`.${denied}`)),

    /** Whether an address is of the public internet, and not denied. */
    allowsAddress(text: string): boolean {
      if (!ipaddr.isValid(text)) return false;
      // ::ffff:10.0.0.1 is 10.0.0.1.
      const address = ipaddr.process(text);
      if (allow.includes(address.toString())) return true;
      if (address.range() !== "unicast") return false;
      if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_V6)) return false;
      return !ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
    },
  };
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** None for a name. */
function toRange(host: string): Range[] {
  if (ipaddr.isValidCIDR(host)) return [ipaddr.parseCIDR(host)];
  if (!ipaddr.isValid(host)) return [];
  const address = ipaddr.process(host);
  return [[address, address.kind() === "ipv4" ? 32 : 128]];
}
