// `node watchdog.mjs <folder>` waits for the end of its standard input, which means that the process at the other end
// has ended. Then it stops the server in the folder and removes the folder.
import { removeServer } from "./remove-server.mjs";

const [folder = ""] = process.argv.slice(2);
process.stdin.once("close", () => void removeServer(folder)).resume();
