const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns whether STARTTLS is required: a password leaves this machine encrypted or not at all. smtps:// is always
 * encrypted.
 */
export function requiresTls(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === "smtp:" && password !== "" && !LOOPBACK_HOSTS.has(hostname);
}
