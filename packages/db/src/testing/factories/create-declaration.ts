import { randomUUID } from "node:crypto";
import type { Db } from "../../client";
import type { Prisma } from "../../generated/prisma/client";

/** Creates a stranger's cancellation that nobody has confirmed, unless overridden. */
export function createDeclaration(
  db: Db,
  overrides: Partial<Prisma.ContractNoticeUncheckedCreateInput> & { receivedAt: Date },
) {
  return db.contractNotice.create({
    data: {
      reference: randomUUID(),
      kind: "cancellation",
      name: "Ada",
      email: "nobody@example.com",
      contract: "Takt",
      locale: "de",
      ...overrides,
    },
  });
}
