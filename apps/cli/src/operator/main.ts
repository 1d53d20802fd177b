import { runOperatorCli } from "./run-operator-cli";

process.exitCode = await runOperatorCli(process.argv.slice(2), process.env);
