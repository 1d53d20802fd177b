import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Takes a quarter less processor time than the whole browser. */
const SHELL = "chromium-headless-shell";
const EXECUTABLES = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const FALLBACK_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const HINT = "install Chromium or Chrome, or set TAKT_CHROMIUM to its path";
/** A mirror that does not answer must not hold up the tests where there is another browser. */
const APT_TIMEOUT_MS = 300_000;

/**
 * Finds Chromium: TAKT_CHROMIUM, the headless shell (which is installed, as root on Debian), else another one on PATH.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(env: NodeJS.ProcessEnv) => void} [install]
 * @returns {string} its path
 * @throws {Error} saying what to do
 */
export function findChromium(env = process.env, install = installShell) {
  if (env.TAKT_CHROMIUM) {
    if (isProgram(env.TAKT_CHROMIUM)) return env.TAKT_CHROMIUM;
    throw new Error(`TAKT_CHROMIUM=${env.TAKT_CHROMIUM} is not a program that can be run`);
  }
  const shell = onPath([SHELL], env);
  if (shell) return shell;
  let cause;
  try {
    if (process.getuid?.() === 0 && onPath(["apt-get"], env)) install(env);
  } catch (error) {
    cause = error;
  }
  const found = onPath(EXECUTABLES, env) ?? FALLBACK_PATHS.find(isProgram);
  if (!found) throw new Error(`the browser tests found no Chromium: ${HINT}`, { cause });
  return found;
}

/** @param {readonly string[]} names @param {NodeJS.ProcessEnv} env */
function onPath(names, env) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** @param {NodeJS.ProcessEnv} env */
function installShell(env) {
  console.log(`Installing Chromium (apt-get install ${SHELL}) …`);
  const quiet = {
    stdio: /** @type {const} */ ("pipe"),
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: APT_TIMEOUT_MS,
  };
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", SHELL], quiet);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // missing or not executable
  }
}
