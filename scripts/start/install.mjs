import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

/** @typedef {import("./run-command.mjs").PidFiles} PidFiles */

/**
 * Installs the packages unless the current lock file is already installed.
 * @param {string} root
 * @param {{ signal?: AbortSignal, files?: PidFiles, step: (what: string, work: () => Promise<unknown>) => Promise<unknown> }} options
 */
export async function install(root, { signal, files, step }) {
  if (isInstalled(root)) return;
  const stamp = getStamp(root);
  rmSync(stamp, { force: true }); // a half-made installation must not look finished
  const [command, ...args] = packageManager(root);
  const flags = ["install", "--frozen-lockfile", "--prefer-offline"];
  const env = { ...process.env, CI: "1" }; // never ask whether node_modules may be removed
  await step("Installing packages (the first time takes a minute)", () =>
    runCommand(command, [...args, ...flags], { cwd: root, env, signal, files, what: "Installing packages" }),
  );
  writeFileSync(stamp, fingerprint(root));
}

/** @param {string} root */
export function isInstalled(root) {
  const stamp = getStamp(root);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/** @param {string} root */
const getStamp = (root) => path.join(root, "node_modules/.takt-installed");

/**
 * The command that runs pnpm by npx. The pnpm in node_modules could delete itself when it recreates that folder.
 * @param {string} root
 * @returns {[string, ...string[]]}
 */
function packageManager(root) {
  const { packageManager: name } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  // --prefer-offline: without it npx asks the registry each time.
  return [process.platform === "win32" ? "npx.cmd" : "npx", "-y", "--prefer-offline", name.split("+")[0]];
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}`);
  const manifests = ["apps", "packages", "tooling"].flatMap((top) =>
    readdirSync(path.join(root, top)).map((name) => `${top}/${name}/package.json`),
  );
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests])
    if (existsSync(path.join(root, file))) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}
