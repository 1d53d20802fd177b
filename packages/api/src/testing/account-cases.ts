import type { ProcedureCase } from "./procedure-case";

const DATA_EXPORT = ["id", "status", "progress", "createdAt", "expiresAt", "bytes", "link"];

/** How the procedures of exports and of the deletion of an account are called. */
export const ACCOUNT_CASES: Record<string, ProcedureCase> = {
  "account.deletion": {
    open: true,
    output: ["open", "scheduledPosts", "publishedPosts", "isConnected", "subscription", "hasEmail"],
  },
  "account.export": { open: true, output: DATA_EXPORT },
  "account.requestDeletion": { open: true, output: ["dueAt"] },
  "account.requestExport": { open: true, output: DATA_EXPORT },
  "account.undoDeletion": { open: true, deleting: true, output: [] },
};
