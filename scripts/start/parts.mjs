import path from "node:path";

/**
 * The programs of Takt besides its database: the emulators of services without keys, and the web app.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} env from webEnvironment
 * @returns {{ emulators: import("./supervise.mjs").Part[], web: import("./supervise.mjs").Part }}
 */
export function parts(settings, env) {
  const { root, dev, ports, emulatesLinkedin, emulatesOpenai, emulatesInngest, emulatesMail } = settings;
  const emulators = [
    ...(emulatesLinkedin ? [emulator(settings, env, "linkedin", ports.linkedin, "/_emulator/state")] : []),
    ...(emulatesOpenai ? [emulator(settings, env, "openai", ports.openai, "/_emulator/state")] : []),
    ...(emulatesInngest ? [emulator(settings, env, "inngest", ports.inngest, "/health")] : []),
    ...(emulatesMail ? [emulator(settings, env, "mail", ports.mail, "/")] : []),
  ];
  const next = path.join(root, "apps/web/node_modules/next/dist/bin/next");
  const web = {
    name: "web",
    command: process.execPath,
    args: [next, dev ? "dev" : "start", "-p", String(ports.web), "-H", "localhost"],
    cwd: path.join(root, "apps/web"),
    env,
    readyUrl: `http://localhost:${ports.web}/api/health/live`,
    loud: dev,
  };
  return { emulators, web };
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} env
 * @param {"linkedin" | "openai" | "inngest" | "mail"} name
 * @param {number} port
 * @param {string} readyPath
 */
function emulator({ root, dataDir, ports }, env, name, port, readyPath) {
  const main = path.join(root, `packages/emulators/src/${name}/main.ts`);
  // tsx as a loader, not as a command, saves a process, and signals reach the emulator itself.
  const loader = path.join(root, "packages/emulators/node_modules/tsx/dist/loader.mjs");
  return {
    name,
    command: process.execPath,
    args: ["--import", loader, main],
    cwd: path.join(root, "packages/emulators"),
    env: {
      ...env,
      EMULATOR_LINKEDIN_PORT: String(ports.linkedin),
      EMULATOR_OPENAI_PORT: String(ports.openai),
      EMULATOR_INNGEST_PORT: String(ports.inngest),
      EMULATOR_MAIL_PORT: String(ports.mail),
      EMULATOR_SMTP_PORT: String(ports.smtp),
      EMULATOR_DATA_DIR: path.join(dataDir, "emulators"),
      APP_URL: `http://localhost:${ports.web}/api/inngest`,
    },
    readyUrl: `http://127.0.0.1:${port}${readyPath}`,
  };
}
