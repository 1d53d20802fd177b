// A fake part of Takt: answers 200 with its process id. While the file of the second argument exists, it ends at its
// start.
import { existsSync } from "node:fs";
import { createServer } from "node:http";

const [port, broken] = process.argv.slice(2);
if (broken && existsSync(broken)) process.exit(3);
const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(port), "localhost");
process.once("SIGTERM", () => process.exit(0));
