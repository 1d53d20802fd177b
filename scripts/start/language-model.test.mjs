import { expect, test } from "vitest";
import { webEnvironment } from "./environment.mjs";
import { nextSteps } from "./next-steps.mjs";
import { parts } from "./parts.mjs";
import { readSettings } from "./settings.mjs";

const secrets = {
  authSecret: "a",
  tokenKey: "t",
  linkedinClientSecret: "l",
  inngestEventKey: "e",
  inngestSigningKey: "s",
};
const database = { url: "postgresql://x", where: "here", stop: async () => {} };

/** @param {Record<string, string>} env */
function start(env) {
  const settings = readSettings(env, "/takt");
  const web = webEnvironment(settings, secrets, database.url);
  return { web, told: nextSteps(settings, database), emulators: parts(settings, web).emulators };
}

test("without a key the web app asks the emulator, which composes outlines, and everyone is told so", () => {
  const { web, told, emulators } = start({ EMULATOR_OPENAI_PORT: "4999" });
  expect(web).toMatchObject({
    OPENAI_BASE_URL: "http://127.0.0.1:4999/v1",
    OPENAI_API_KEY: "emulated",
    OPENAI_MODEL: "outline",
    OPENAI_API: "responses",
  });
  const emulator = emulators.find(({ name }) => name === "openai");
  expect(emulator?.args.at(-1)).toBe("/takt/packages/emulators/src/openai/main.ts");
  expect(emulator?.env.EMULATOR_OPENAI_PORT).toBe("4999");
  expect(emulator?.readyUrl).toBe("http://127.0.0.1:4999/_emulator/state");
  expect(told).toContain("Nothing leaves this machine");
  expect(told).toContain("Texts are outlines, not AI, until OPENAI_API_KEY is set.");
  expect(told).toContain("http://127.0.0.1:4999");
});

test("with a key nothing is emulated nor claimed to stay here", () => {
  const { web, told, emulators } = start({ OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "gpt-x" });
  expect(web).toMatchObject({ OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "gpt-x" });
  expect(web).not.toHaveProperty("OPENAI_BASE_URL");
  expect(emulators.map(({ name }) => name)).not.toContain("openai");
  expect(told).not.toContain("Nothing leaves this machine");
  expect(told).toContain("written by the language model");
});

test("an address without a key is refused", () => {
  expect(() => start({ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" })).toThrow("OPENAI_API_KEY");
});
