import { emailToUser, planEach } from "../../outbox/email-planner";

/** Plans the email to a member whose export took long; none when its file is gone, or there is no address. */
export const planExportReadyEmail = planEach(async ({ db, clock }, { id, dataExportId }) => {
  const found =
    dataExportId &&
    (await db.dataExport.findFirst({
      where: { id: dataExportId, status: "ready", expiresAt: { gt: new Date(clock.now()) } },
      include: { user: { select: { name: true, email: true, preferredLanguage: true, timezone: true } } },
    }));
  if (!found || found.user.email === null || found.expiresAt === null) return [];
  const { name, email, preferredLanguage, timezone: zone } = found.user;
  const expires = { at: found.expiresAt, zone };
  return [emailToUser(id, { email, preferredLanguage }, { kind: "data_export_ready", name, expires })];
});
