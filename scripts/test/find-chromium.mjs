import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The headless shell comes first, because it takes a quarter less processor time. */
const EXECUTABLES = [
  "chromium-headless-shell",
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

/**
 * Finds Chromium: TAKT_CHROMIUM, one on PATH, else (as root on Debian) the distribution's, which it installs.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} its path
 * @throws {Error} saying what to do
 */
export async function findChromium(env = process.env) {
  if (env.TAKT_CHROMIUM) {
    if (isProgram(env.TAKT_CHROMIUM)) return env.TAKT_CHROMIUM;
    throw new Error(`TAKT_CHROMIUM=${env.TAKT_CHROMIUM} is not a program that can be run`);
  }
  return installed(env) ?? fromApt(env);
}

/** @param {NodeJS.ProcessEnv} env */
function installed(env) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = EXECUTABLES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...FALLBACK_PATHS].find(isProgram);
}

/** @param {NodeJS.ProcessEnv} env */
function fromApt(env) {
  const hint = "install Chromium or Chrome, or set TAKT_CHROMIUM to its path";
  if (process.getuid?.() !== 0) throw new Error(`the browser tests found no Chromium: ${hint}`);
  console.log("Installing Chromium (apt-get install chromium-headless-shell) …");
  const quiet = { stdio: /** @type {const} */ ("pipe"), env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], quiet);
  } catch (cause) {
    throw new Error(`no Chromium here, and apt-get could not install it: ${hint}`, { cause });
  }
  const found = installed(env);
  if (!found) throw new Error(`apt-get installed Chromium, but it is not on PATH: ${hint}`);
  return found;
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
