import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { toDataRequestView, type DataRequestView } from "./model/data-request";

/** More than any user has. */
const MAX_REQUESTS = 50;

/** Lists the actor's data requests, open and done, newest first; withdrawn ones are left out. */
export async function listDataRequests(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<DataRequestView[]> {
  const rows = await db.dataRequest.findMany({
    where: { userId, withdrawnAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_REQUESTS,
  });
  return rows.map(toDataRequestView);
}
