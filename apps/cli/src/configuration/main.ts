import { writeFileSync } from "node:fs";
import path from "node:path";
import { configurationPage } from "./configuration-page";

// `npm run docs:configuration`
writeFileSync(path.join(import.meta.dirname, "../../../../docs/configuration.md"), configurationPage());
