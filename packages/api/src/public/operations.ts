import { MEDIA } from "./media/media-operations";
import { FIGURES } from "./analytics/figures";
import { POST_FIGURES } from "./analytics/post-figures";
import { DECIDE_APPROVALS } from "./approvals/decide-approvals";
import { READ_APPROVALS } from "./approvals/read-approvals";
import { AUDIENCES } from "./library/audiences";
import { LABELS } from "./library/labels";
import { SLOTS } from "./library/slots";
import { TOPICS } from "./library/topics";
import type { Operation } from "./operation";
import { CHANGE_PUBLISHED_POSTS } from "./posts/change-published-posts";
import { READ_POSTS } from "./posts/read-posts";
import { SCHEDULE_POSTS } from "./posts/schedule-posts";
import { WRITE_POSTS } from "./posts/write-posts";
import { DELIVERIES } from "./webhooks/deliveries";
import { WEBHOOK_EVENT_LIST } from "./webhooks/list-events";
import { MANAGE_WEBHOOKS } from "./webhooks/manage-webhooks";
import { WORKSPACE } from "./workspace";

/** Every operation of the public API. */
export const OPERATIONS: readonly Operation[] = [
  ...WORKSPACE,
  ...READ_POSTS,
  ...WRITE_POSTS,
  ...SCHEDULE_POSTS,
  ...CHANGE_PUBLISHED_POSTS,
  // Before /webhooks/{id}, whose form its path has too.
  ...WEBHOOK_EVENT_LIST,
  ...MANAGE_WEBHOOKS,
  ...DELIVERIES,
  ...MEDIA,
  ...READ_APPROVALS,
  ...DECIDE_APPROVALS,
  ...TOPICS,
  ...AUDIENCES,
  ...LABELS,
  ...SLOTS,
  ...FIGURES,
  ...POST_FIGURES,
];

type Found = { operation: Operation; params: Record<string, string> };

/** Finds the operation of a method and a path below /api/v1; `allowed` are the methods that the path has. */
export function findOperation(
  { method, path }: { method: string; path: string },
  operations: readonly Operation[] = OPERATIONS,
): { found: Found | null; allowed: string[] } {
  const matches = operations.flatMap((operation) => {
    const params = matchPath(operation.path, path);
    return params ? [{ operation, params }] : [];
  });
  const found = matches.find(({ operation }) => operation.method === method.toLowerCase()) ?? null;
  return { found, allowed: matches.map(({ operation }) => operation.method.toUpperCase()) };
}

/** The parameters of a path that has the form of a pattern, such as /posts/{id}; null: it has another. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, parts] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) params[name] = parts[at]!;
    else if (part !== parts[at]) return null;
  }
  return params;
}
