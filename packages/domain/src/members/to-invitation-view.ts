import type { Prisma } from "@takt/db/generated/prisma/client";
import { personName } from "../shared/person-name";
import type { InvitationView } from "./model/member-view";

/** The columns of which toInvitationView makes a view. */
export const INVITATION_COLUMNS = {
  id: true,
  email: true,
  role: true,
  isBound: true,
  sentAt: true,
  expiresAt: true,
  invitedBy: { select: { displayName: true, name: true } },
} as const satisfies Prisma.InvitationSelect;

type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof INVITATION_COLUMNS }>;

/** Converts the row of an open invitation; `now` is in epoch milliseconds. */
export function toInvitationView({ invitedBy, ...row }: InvitationRow, now: number): InvitationView {
  const { id, email, role, isBound, sentAt, expiresAt } = row;
  return {
    id,
    email,
    role,
    isBound,
    sentAt,
    expiresAt,
    invitedBy: invitedBy && personName(invitedBy),
    isExpired: expiresAt.getTime() <= now,
  };
}
