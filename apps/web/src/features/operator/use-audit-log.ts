import { trpc, type RouterOutputs } from "../../trpc/react";
import { pagesFrom } from "../shared/list/pages-from";

export type AuditLogPage = RouterOutputs["operator"]["decisions"];
export type AuditLogEntry = AuditLogPage["decisions"][number];

/** Lists the decisions, newest first, page by page. */
export const useAuditLog = () => trpc.operator.decisions.useInfiniteQuery({}, pagesFrom<AuditLogPage>(null));
