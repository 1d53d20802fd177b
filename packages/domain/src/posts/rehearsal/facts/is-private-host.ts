/** Names that no public DNS resolves (RFC 6761, 6762, 8375, ICANN's .internal), and addresses of private networks (RFC 1918). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)$/;
const PRIVATE_ADDRESS = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/;

/** Whether only the network of the writer could reach a host, as `new URL` spells it. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  return host === "[::1]" || PRIVATE_NAME.test(host) || PRIVATE_ADDRESS.test(host) || !/[.:]/.test(host);
}
