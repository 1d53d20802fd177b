import { provider } from "./provider";

process.exitCode = await provider(process.argv.slice(2), process.env);
