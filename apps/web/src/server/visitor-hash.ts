import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";

/** As many hexadecimal digits as tell a city's visitors apart. */
const HASH_LENGTH = 32;

type Settings = { AUTH_SECRET: string; TRUSTED_PROXY_HOPS: number };

/**
 * Returns a hash that tells visitors without an account from each other, for rate limits: of the address that the
 * outermost trusted proxy has seen, keyed, so that no address can be found from it. Null without such a proxy: anybody
 * can write the header then.
 */
export function visitorHash(
  headers: Pick<Headers, "get">,
  { AUTH_SECRET, TRUSTED_PROXY_HOPS: hops }: Settings,
): string | null {
  const address = visitorAddress(headers, hops);
  if (address === null) return null;
  return createHmac("sha256", AUTH_SECRET)
    .update(`visitor:${toNetwork(address)}`)
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

/** Returns the kind of a visitor's address, which is kept where the address must not be; null where it is not known. */
export function visitorAddressKind(
  headers: Pick<Headers, "get">,
  { TRUSTED_PROXY_HOPS: hops }: Pick<Settings, "TRUSTED_PROXY_HOPS">,
): "ipv4" | "ipv6" | null {
  const kind = isIP((visitorAddress(headers, hops) ?? "").replace(/^\[|\]$/g, ""));
  return kind === 0 ? null : kind === 4 ? "ipv4" : "ipv6";
}

/** Address seen by the outermost of `hops` trusted proxies. */
function visitorAddress(headers: Pick<Headers, "get">, hops: number): string | null {
  if (hops === 0) return null;
  return headers.get("x-forwarded-for")?.split(",").at(-hops)?.trim() || null;
}

/** An IPv6 customer has a whole network of 64 bits: its first half tells them apart. */
function toNetwork(address: string): string {
  const bare = address.replace(/^\[|\]$/g, "");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("%")[0]!.toLowerCase().split("::");
  const parts = (half: string | undefined) => (half ? half.split(":") : []);
  const [before, after] = [parts(head), parts(tail)];
  const all =
    tail === undefined
      ? before
      : [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}
