import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const DECLARATION_KEYS = splitKeys(
  "reference declarationKind receivedAt name email contract reason wantedOn state outcome endsAt refundedCents",
);

/** The cases of the contracts procedures. */
export const CONTRACT_CASES: Record<string, ProcedureCase> = {
  "contracts.answer": {
    operator: true,
    input: ({ declaration }) => ({ id: declaration.id, outcome: "answered" }),
    output: [],
  },
  "contracts.list": {
    operator: true,
    input: () => ({ open: true, limit: 10 }),
    output: ["declarations", "nextCursor"].concat(
      [...DECLARATION_KEYS, ...splitKeys("id confirmedAt processedAt user user.id user.name user.email")].map(
        (key) => `declarations[].${key}`,
      ),
    ),
  },
};
