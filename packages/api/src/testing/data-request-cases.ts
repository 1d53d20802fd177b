import type { ProcedureCase } from "./procedure-case";

const QUEUED =
  `id reference type state overdue name email locale details createdAt dueAt closedAt extensionReason extension
  extension.first extension.last note account account.id account.name`.split(/\s+/);

const DAY_MS = 86_400_000;

/** The cases of the operator's procedures for data requests. */
export const DATA_REQUEST_CASES: Record<string, ProcedureCase> = {
  "dataRequests.annotate": {
    operator: true,
    input: ({ dataRequest }) => ({ id: dataRequest.id, note: "Asked for a proof." }),
    output: [],
  },
  "dataRequests.close": {
    operator: true,
    input: ({ dataRequest }) => ({ id: dataRequest.id, outcome: "done" }),
    output: [],
  },
  "dataRequests.extend": {
    operator: true,
    input: ({ dataRequest }) => ({
      id: dataRequest.id,
      dueOn: new Date(dataRequest.dueAt.getTime() + 20 * DAY_MS).toISOString().slice(0, 10),
      reason: "Many requests.",
    }),
    output: [],
  },
  "dataRequests.list": {
    operator: true,
    input: () => ({ open: true, limit: 100 }),
    output: ["requests", "nextCursor", ...QUEUED.map((key) => `requests[].${key}`)],
  },
};
