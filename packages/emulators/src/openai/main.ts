import { startOpenAi } from "./emulator";

const env = (name: string, otherwise: string) => process.env[name] || otherwise;

const server = await startOpenAi({
  port: Number(env("EMULATOR_OPENAI_PORT", "4011")),
  // The text arrives gradually, as from a real model.
  settings: { tokenMs: 8 },
});
console.log(`Emulated language model is ready on ${server.url}`);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
