import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const NOTICE = splitKeys(
  "reference notice receivedAt name email contract reason wantedOn state outcome endsAt refundedCents",
);

/** The cases of the contracts procedures. */
export const CONTRACT_CASES: Record<string, ProcedureCase> = {
  "contracts.answer": {
    operator: true,
    input: ({ notice }) => ({ id: notice.id, outcome: "answered" }),
    output: [],
  },
  "contracts.list": {
    operator: true,
    input: () => ({ open: true, limit: 10 }),
    output: ["notices", "nextCursor"].concat(
      [...NOTICE, ...splitKeys("id confirmedAt processedAt user user.id user.name user.email")].map(
        (key) => `notices[].${key}`,
      ),
    ),
  },
};
