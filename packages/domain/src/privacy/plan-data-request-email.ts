import { emailsToOperator, planEach } from "../outbox/email-planner";

/** Prefix of the occasion of an email about a withdrawal; the request's id follows. */
export const WITHDRAWN = "data_request_withdrawn:";

/** Plans the emails to the operator about a data request or its withdrawal. */
export const planDataRequestEmail = planEach(async (deps, { id, occasion, dataRequestId }) => {
  const request =
    dataRequestId &&
    (await deps.db.dataRequest.findUnique({
      where: { id: dataRequestId },
      include: { user: { select: { name: true, email: true } } },
    }));
  if (!request) return [];
  const { reference, type, createdAt: receivedAt, dueAt, withdrawnAt, user: from } = request;
  const withdrawn = occasion.startsWith(WITHDRAWN);
  // Withdrawn before this email was sent: another one says so.
  if (withdrawnAt && !withdrawn) return [];
  return emailsToOperator(deps, id, {
    kind: "data_request",
    reference,
    type,
    from,
    receivedAt,
    dueAt,
    withdrawn,
  });
});
