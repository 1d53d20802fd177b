// `node watchdog.mjs <folder>`: waits for the end of its standard input, which is the end of the process that holds the
// other end, however that one ended. Then it ends the server in the folder and removes the folder.
import { removeServer } from "./remove-server.mjs";

const [folder = ""] = process.argv.slice(2);
process.stdin.once("close", () => void removeServer(folder)).resume();
