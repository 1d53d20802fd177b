import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

// The CLI would download a native engine; src/migrate runs the same engine as WebAssembly. Windows cannot spawn a
// script.
if (process.platform !== "win32")
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL("./src/migrate/schema-engine.mjs", import.meta.url),
  );

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  // Prisma's env() is not used: without the variable even `generate` would fail.
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
