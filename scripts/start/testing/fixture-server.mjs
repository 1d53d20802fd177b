// Stands in for a part of Takt: answers 200 with its process id.
import { createServer } from "node:http";

const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(process.argv[2]), "localhost");
process.once("SIGTERM", () => process.exit(0));
