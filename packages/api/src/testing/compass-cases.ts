import type { ProcedureCase } from "./procedure-case";

/** Of the procedures of compass. */
export const COMPASS_CASES: Record<string, ProcedureCase> = {};
