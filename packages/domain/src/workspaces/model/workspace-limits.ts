/**
 * `perOwner`: workspaces besides the personal one that an owner may have with the plan Enterprise; other plans have none.
 * `members`: of each, those who are invited included. `invitationDays`: how long an invitation, and the offer of the
 * ownership, can be accepted. `closedDays`: how long a closed one can be opened again, before it is purged.
 */
export const WORKSPACE_LIMITS = {
  perOwner: 20,
  name: 60,
  members: 25,
  invitationDays: 7,
  closedDays: 7,
} as const;
