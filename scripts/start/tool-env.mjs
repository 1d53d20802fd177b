import path from "node:path";

/**
 * The environment of the project's tools: turbo looks for pnpm on PATH and needs an absolute folder.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(root, env = process.env) {
  const { NODE_ENV: _nodeEnv, ...rest } = env; // each tool has its own idea, and it is the right one
  return {
    ...rest,
    PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${env.PATH ?? ""}`,
    // Results of one Node or machine are not those of another (turbo.json, globalEnv).
    TAKT_PLATFORM: `${process.version} ${process.platform} ${process.arch}`,
    NEXT_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
  };
}
