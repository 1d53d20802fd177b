import { sql } from "@takt/db/sql";
import { line, type Line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import { closedUntil } from "../../workspaces/model/closed-until";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** The owner of a workspace closed it: every other member is told, once per closing. Nobody gets into it any more. */
export const workspaceClosed: KindDefinition = {
  icon: "alert",
  tone: "warning",
  about: "workspace",
  occasions: [
    sql`
    select m.user_id, null::uuid as post_id, w.id as workspace_id, w.closed_at as at,
      'workspace_closed:' || w.id || ':' || round(extract(epoch from w.closed_at) * 1000)::bigint as occasion
    from workspaces w join memberships m on m.workspace_id = w.id join users u on u.id = m.user_id
    where w.closed_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and m.role <> 'owner' -- guard:closed-owner
      and u.waitlist_status = 'active' -- guard:closed-active`,
  ],
  isOpen: (row) => {
    const { workspace, occasion, userId } = row;
    const at = workspace?.closedAt;
    if (!at || occasion !== `workspace_closed:${workspace.id}:${at.getTime()}`) return false;
    // To whom it has passed since, they can open it themselves.
    return getOwner(row)?.userId !== userId;
  },
  lines: (row) => [line("closed", getValues(row)), line("until", getValues(row))],
  email: (row) => ({
    subject: line("subject", getValues(row)),
    paragraphs: [line("what", getValues(row)), line("posts"), line("until", getValues(row))],
    action: "app",
  }),
};

function getValues(row: NotificationRow): Line["values"] {
  const { name, closedAt } = row.workspace!;
  const owner = getOwner(row);
  return {
    name: (owner && personName(owner.user)) ?? "LinkedIn",
    workspace: name,
    time: { at: closedUntil(closedAt!), zone: row.user.timezone },
  };
}

/** Nobody else closes a workspace, and it has one. */
const getOwner = ({ workspace }: NotificationRow) => workspace!.memberships[0];
