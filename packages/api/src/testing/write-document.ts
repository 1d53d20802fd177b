import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createApiDocument } from "../public/document";

const FILE = fileURLToPath(new URL("../../../../docs/api/openapi.json", import.meta.url));

// Writes the document of the public API, as document.test.ts compares it: `npm run docs:api`.
await writeFile(FILE, JSON.stringify(createApiDocument("https://takt.example.com/api/v1")));
