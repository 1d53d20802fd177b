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
        finishedAt: new Date(),
        changes: {
          create: {
            userId: user.id,
            kind: "member_day",
            key: "2026-03-02",
            isNew: true,
            after: "changed since",
          },
        },
      },
    }),
    proposedRun: await db.syncRun.create({
      data: {
        userId: user.id,
        source: "analytics_file",
        status: "proposed",
        fileName: "export.xlsx",
        storageKey: `${mark}-proposed`,
        report: [{ row: 2, reason: "quote_open", lines: 3 }],
        preview: {
          posts: 1,
          days: 1,
          newDays: 1,
          from: "2026-03-02",
          to: "2026-03-02",
          samplePosts: [
            { publishedAt: "2026-03-02T09:00:00.000Z", text: "Text", metrics: { impressions: 5 } },
          ],
          sampleDays: [{ day: "2026-03-02", impressions: 5 }],
        },
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
    declaration: await db.contractNotice.create({
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
