import { defineConfig } from "vitest/config";
import { tiers } from "./tooling/vitest/tiers.ts";

export default defineConfig({
  test: {
    projects: tiers,
    // Vitest's default leaves one core free, which is half of a small machine.
    maxWorkers: "100%",
    passWithNoTests: false,
  },
});
