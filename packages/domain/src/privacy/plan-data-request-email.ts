import type { DataRequest } from "@takt/db/generated/prisma/client";
import { emailsToOperator, emailToUser, planEach, type PlannerDeps } from "../outbox/email-planner";
import type { EmailedRequest, PrivacyEmailContent } from "../outbox/ports/privacy-email";

/** Prefix of the occasion of an email about a withdrawal; the request's id follows. */
export const WITHDRAWN = "data_request_withdrawn:";

const DAY_MS = 86_400_000;

/** Plans the emails to the operator about a data request or its withdrawal. */
export const planDataRequestEmail = planEach(async (deps, { id, occasion, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request) return [];
  const withdrawn = occasion.startsWith(WITHDRAWN);
  // Withdrawn before this email was sent: another one says so.
  if (request.withdrawnAt && !withdrawn) return [];
  const { details } = request;
  const from = getSender(request);
  const content = { kind: "data_request", request: toEmailed(request), withdrawn, from, details } as const;
  return emailsToOperator(deps, id, content);
});

/** Plans the emails that remind the operator of a request; none when it was closed meanwhile. */
export const planDataRequestReminder = planEach(async (deps, { id, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request || request.withdrawnAt || request.doneAt) return [];
  const daysLeft = Math.ceil((request.dueAt.getTime() - deps.clock.now()) / DAY_MS);
  return emailsToOperator(deps, id, {
    kind: "data_request_reminder",
    request: toEmailed(request),
    from: getSender(request),
    daysLeft,
  });
});

/** Plans the receipt, to an address that is confirmed. */
export const planDataRequestReceived = planEach(async (deps, { id, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request) return [];
  // One that was queued by an earlier version may not be confirmed yet: it has the link.
  const confirmToken = request.verifiedAt ? null : request.confirmToken;
  return toAuthor(id, request, { kind: "data_request_received", request: toEmailed(request), confirmToken });
});

/** Plans the email with the link that confirms an address; none when it is confirmed or can no longer be. */
export const planDataRequestConfirm = planEach(async (deps, { id, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request || request.verifiedAt || request.withdrawnAt || request.doneAt) return [];
  const { confirmToken } = request;
  return toAuthor(id, request, { kind: "data_request_received", request: toEmailed(request), confirmToken });
});

/** Plans the email about an extension. */
export const planDataRequestExtended = planEach(async (deps, { id, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request?.extensionReason) return [];
  const { extensionReason: reason } = request;
  const { name } = getSender(request);
  return toAuthor(id, request, { kind: "data_request_extended", name, request: toEmailed(request), reason });
});

/** Plans the email that says that a request is done. */
export const planDataRequestDone = planEach(async (deps, { id, dataRequestId }) => {
  const request = await findRequest(deps, dataRequestId);
  if (!request?.doneAt) return [];
  const { name } = getSender(request);
  return toAuthor(id, request, { kind: "data_request_done", name, request: toEmailed(request) });
});

type Author = { name: string | null; email: string | null; preferredLanguage: string };
type Found = DataRequest & { user: Author | null };

async function findRequest({ db }: Pick<PlannerDeps, "db">, id: string | null): Promise<Found | null> {
  if (id === null) return null;
  const user = { select: { name: true, email: true, preferredLanguage: true } };
  return db.dataRequest.findUnique({ where: { id }, include: { user } });
}

function getSender({ firstName, lastName, email, user }: Found) {
  const typed = [firstName, lastName].filter(Boolean).join(" ");
  return { name: typed || (user?.name ?? null), email: email ?? user?.email ?? null };
}

/** Returns the email to whoever asked; none without an address. */
function toAuthor(id: string, request: Found, content: PrivacyEmailContent) {
  const { email } = getSender(request);
  const preferredLanguage = request.locale ?? request.user?.preferredLanguage ?? "en";
  return email ? [emailToUser(id, { email, preferredLanguage }, content)] : [];
}

function toEmailed({ reference, type, createdAt: receivedAt, dueAt }: DataRequest): EmailedRequest {
  return { reference, type, receivedAt, dueAt };
}
