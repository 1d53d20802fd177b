/** Returns an environment variable, or `otherwise` when it is not set or empty. */
export function env(name: string, otherwise: string): string {
  return process.env[name] || otherwise;
}
