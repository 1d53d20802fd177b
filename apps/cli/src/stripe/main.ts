import { existsSync } from "node:fs";
import path from "node:path";
import { runStripeSetup } from "./run-stripe-setup";

// `npm run stripe:setup`, with the settings of the file .env; the environment wins over it.
const file = path.join(import.meta.dirname, "../../../../.env");
if (existsSync(file)) process.loadEnvFile(file);
process.exitCode = await runStripeSetup(process.env);
