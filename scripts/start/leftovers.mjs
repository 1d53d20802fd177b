import { endProcess } from "./end-process.mjs";
import { PlainError } from "./plain-error.mjs";

/**
 * Claims the data folder for this start: refuses while another start runs, and ends the processes of a killed one.
 * @param {ReturnType<typeof import("./pid-files.mjs").pidFiles>} files
 * @param {{ say: (line: string) => void, dataDir: string }} options
 */
export async function claim(files, { say, dataDir }) {
  const running = files.running();
  const other = running.find((one) => one.name === "start");
  if (other)
    throw new PlainError(
      `Takt already runs from ${dataDir} (process ${other.pid}). Stop it with Ctrl-C in its terminal, or: kill ${other.pid}`,
    );
  files.remove("start");
  try {
    files.add("start", process.pid, "wx");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    throw new PlainError(`Takt is being started from ${dataDir} by another process at this moment.`);
  }
  for (const { name, pid } of running) {
    say(`Ending ${name} (process ${pid}), left by a start that was killed`);
    await endProcess(pid);
    files.remove(name);
  }
}
