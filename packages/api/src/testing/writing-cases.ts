import type { ProcedureCase } from "./procedure-case";

/** Of the procedures of writing. */
export const WRITING_CASES: Record<string, ProcedureCase> = {};
