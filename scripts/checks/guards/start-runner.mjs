import { createVitest } from "vitest/node";
import { removeGuard } from "./guard-marks.mjs";
import { judge } from "./judge.mjs";

/**
 * Starts a Vitest that serves several runs: each run with one guard removed transforms only that guard's source again.
 * Each run has its own process; all runners of this process share one PostgreSQL (the global setup's).
 * @param {string} root
 */
export async function startRunner(root) {
  /** @type {import("./judge.mjs").Run} */
  let run = { tests: [], crashes: [] };
  /** @type {import("./find-guards.mjs").Guard | undefined} */
  let removed;
  const plugin = {
    name: "remove-guard",
    enforce: /** @type {const} */ ("pre"),
    transform: (/** @type {string} */ code, /** @type {string} */ id) =>
      removed?.sources.includes(id) ? removeGuard(code, removed.name) : undefined,
  };
  /** @type {import("vitest/node").Reporter} */
  const reporter = {
    onTestCaseResult(testCase) {
      const { state, errors = [] } = testCase.result();
      run.tests.push({ state, errors: errors.map(toFault) });
    },
    onTestSuiteResult: (suite) => void run.crashes.push(...suite.errors().map(toFault)),
    onTestModuleEnd: (module) => void run.crashes.push(...module.errors().map(toFault)),
    onTestRunEnd: (_, unhandled) => void run.crashes.push(...unhandled.map(toFault)),
  };
  const config = "scripts/checks/guards/vitest.config.ts";
  const vitest = await createVitest(
    "test",
    { root, config, watch: false, reporters: [reporter] },
    { plugins: [plugin] },
  );

  return {
    /** @param {import("./find-guards.mjs").Guard} guard @returns {Promise<{ caught: boolean, why: string }>} */
    async tryWithout(guard) {
      [removed, run] = [guard, { tests: [], crashes: [] }];
      for (const source of guard.sources) vitest.invalidateFile(source);
      try {
        const only = { testNamePattern: new RegExp(`guard ${guard.name}:`) };
        const project = vitest.getRootProject();
        await vitest.runTestSpecifications(
          guard.tests.map((file) => project.createSpecification(file, only)),
        );
        return judge(run);
      } finally {
        removed = undefined;
        for (const source of guard.sources) vitest.invalidateFile(source);
      }
    },
    close: () => vitest.close(),
  };
}

/** @param {{ name?: string, message: string }} error */
function toFault({ name = "Error", message }) {
  return { name, message };
}
