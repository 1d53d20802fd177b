import { defineConfig } from "vitest/config";
import { tiers } from "./tooling/vitest/tiers.ts";

export default defineConfig({
  test: {
    projects: tiers,
    passWithNoTests: false,
  },
});
