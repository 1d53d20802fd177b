import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parts } from "./parts.mjs";
import { readSettings } from "./settings.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const REAL = {
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "secret",
  OPENAI_API_KEY: "sk",
  STRIPE_SECRET_KEY: "sk_live_1",
  SMTP_URL: "smtp://localhost",
  INNGEST_DEV: "1",
};
const emulators = (/** @type {Record<string, string>} */ given) =>
  parts(readSettings(given, ROOT), {}).emulators.map(({ name, label, args, readyUrl }) => ({
    name,
    label,
    emulators: args.slice(3),
    readyUrl,
  }));

test("all emulators share one process, which names them and is ready with the last of them", () => {
  expect(emulators({})).toEqual([
    {
      name: "emulators",
      label: "LinkedIn, language model, Stripe, mail, Inngest",
      emulators: ["linkedin", "openai", "stripe", "mail", "inngest"],
      readyUrl: "http://127.0.0.1:8288/health",
    },
  ]);
});

test("an emulator that runs apart has its own process", () => {
  expect(emulators({ EMULATORS_APART: "inngest" })).toEqual([
    {
      name: "emulators",
      label: "LinkedIn, language model, Stripe, mail",
      emulators: ["linkedin", "openai", "stripe", "mail"],
      readyUrl: "http://127.0.0.1:4013/",
    },
    {
      name: "inngest",
      label: "Inngest",
      emulators: ["inngest"],
      readyUrl: "http://127.0.0.1:8288/health",
    },
  ]);
});

test("no emulator replaces a service that is given", () => {
  expect(emulators(REAL)).toEqual([]);
  expect(emulators({ ...REAL, SMTP_URL: "" })).toMatchObject([{ label: "mail", emulators: ["mail"] }]);
});

test("an emulated Stripe is set up for the app on this machine, a real one is not", () => {
  const { setUps } = parts(readSettings({ PORT: "3100" }, ROOT), { AUTH_URL: "https://takt.example.com" });
  expect(setUps).toMatchObject([{ env: { AUTH_URL: "http://localhost:3100" } }]);
  expect(parts(readSettings(REAL, ROOT), {}).setUps).toEqual([]);
});

test("the programs of all parts exist", () => {
  const { emulators: apart, web, setUps } = parts(readSettings({}, ROOT), {});
  const files = [...apart, web, ...setUps].flatMap(({ cwd, args }) => [
    cwd,
    ...args.filter((arg) => path.isAbsolute(arg)),
  ]);
  expect(files.length).toBeGreaterThanOrEqual(8);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
