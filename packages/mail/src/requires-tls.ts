const OWN_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A password leaves this machine encrypted, or not at all. (smtps:// is encrypted from the start.) */
export function requiresTls(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === "smtp:" && password !== "" && !OWN_MACHINE.has(hostname);
}
