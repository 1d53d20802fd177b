import { sanitizeForTerminal } from "./sanitize-for-terminal";

type Account = {
  id: string;
  name: string | null;
  email: string | null;
  status: string;
  joinedAt?: Date | null;
};

/** Formats an account as one terminal line; names cannot inject control characters. */
export function formatAccount({ id, name, email, status, joinedAt }: Account): string {
  const moment = joinedAt === undefined ? [] : [joinedAt?.toISOString() ?? "-".padEnd(24)];
  return [id, status.padEnd(10), ...moment, sanitizeForTerminal(email), sanitizeForTerminal(name)].join("  ");
}
