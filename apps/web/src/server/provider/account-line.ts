import { plain } from "./plain";

type Account = {
  id: string;
  name: string | null;
  email: string | null;
  status: string;
  joinedAt?: Date | null;
};

/** An account on one line of a terminal; people's own words cannot steer it. */
export function accountLine({ id, name, email, status, joinedAt }: Account): string {
  const moment = joinedAt === undefined ? [] : [joinedAt?.toISOString() ?? "-".padEnd(24)];
  return [id, status.padEnd(10), ...moment, plain(email), plain(name)].join("  ");
}
