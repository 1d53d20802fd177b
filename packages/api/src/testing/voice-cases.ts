import type { ProcedureCase } from "./procedure-case";

/** Of the procedures of voice. */
export const VOICE_CASES: Record<string, ProcedureCase> = {};
