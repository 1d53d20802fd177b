/** Whether INNGEST_DEV asks for a development server, which checks no signatures. `0` and `false` say no, as for the SDK. */
export function wantsDevServer(inngestDev: string | undefined): inngestDev is string {
  return !["", "0", "false"].includes((inngestDev ?? "").toLowerCase());
}
