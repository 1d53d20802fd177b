/**
 * Tells whether INNGEST_DEV enables a development server, which checks no signatures. `0` and `false` disable it, as in
 * the SDK.
 */
export function wantsDevServer(inngestDev: string | undefined): inngestDev is string {
  return !["", "0", "false"].includes((inngestDev ?? "").toLowerCase());
}
