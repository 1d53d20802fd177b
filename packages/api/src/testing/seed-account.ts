import { createGrant } from "@takt/db/testing/factories/create-grant";
import type { Db } from "@takt/db/testing/connect-test-database";

/** An import, an export, a session, a decision of the operator, a data request and a cancellation. */
export async function seedAccount(db: Db, user: { id: string }, mark: string) {
  await db.auditEntry.create({
    data: { action: "waitlist.rejected", subject: user.id, data: { reason: "Not yet." } },
  });
  // Of everybody, and so once, however many are seeded.
  await db.purgeRun.createMany({
    data: [{ kind: "deletedPosts", ranAt: new Date(), purged: 3 }],
    skipDuplicates: true,
  });
  return {
    syncRun: await db.syncRun.create({
      data: {
        userId: user.id,
        source: "analytics_file",
        status: "done",
        fileName: "export.xlsx",
        refused: 1,
        storageKey: `${mark}-import`,
        report: [{ row: 2, sheet: "ENGAGEMENT", reason: "date_invalid" }],
      },
    }),
    grant: await createGrant(db, user, { product: "portability" }),
    apiRun: await db.syncRun.create({
      data: { userId: user.id, source: "portability_api", status: "done", created: 3 },
    }),
    session: await db.session.create({
      data: { sessionToken: `${mark}-session`, userId: user.id, expires: new Date(Date.now() + 864e5) },
    }),
    dataExport: await db.dataExport.create({
      data: {
        userId: user.id,
        status: "ready",
        progress: 100,
        storageKey: `${mark}-export`,
        bytes: 5n,
        expiresAt: new Date(Date.now() + 864e5),
      },
    }),
    dataRequest: await db.dataRequest.create({
      data: {
        userId: user.id,
        type: "erasure",
        reference: `DR-${crypto.randomUUID().slice(0, 8)}`,
        verifiedAt: new Date(),
        dueAt: new Date(Date.now() + 28 * 864e5),
      },
    }),
    notice: await db.contractNotice.create({
      data: {
        userId: user.id,
        kind: "cancellation",
        reference: `CN-${crypto.randomUUID().slice(0, 8)}`,
        receivedAt: new Date(),
        name: "Ada",
        email: "ada@example.com",
        contract: "Takt",
        locale: "en",
        // As long as a real one.
        confirmToken: `${mark}-confirm`.padEnd(43, "x"),
      },
    }),
  };
}
