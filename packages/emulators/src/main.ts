// Starts the emulators named on the command line in this one process, in their order: `main.ts linkedin openai inngest`.
const STARTS = {
  linkedin: async () => (await import("./linkedin/start-from-env")).startLinkedInFromEnv(),
  openai: async () => (await import("./openai/start-from-env")).startOpenAiFromEnv(),
  inngest: async () => (await import("./inngest/start-from-env")).startInngestFromEnv(),
  mail: async () => (await import("./mail/start-from-env")).startMailFromEnv(),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in STARTS));
if (names.length === 0 || unknown.length > 0)
  throw new Error(`Name emulators (${Object.keys(STARTS).join(", ")}), not "${unknown.join(" ")}".`);

const running: { close: () => Promise<unknown> }[] = [];
for (const name of names as (keyof typeof STARTS)[]) {
  const { ready, ...server } = await STARTS[name]();
  running.push(server);
  console.log(ready);
}

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void Promise.all(running.map((one) => one.close())).then(() => process.exit(0)));
