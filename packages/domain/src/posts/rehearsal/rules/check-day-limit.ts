import { CALL_QUOTA } from "@takt/domain/connections/call-quota";
import type { Finding } from "../../model/finding";
import { countUploadCalls } from "../facts/count-upload-calls";
import type { RehearsalFacts } from "../facts/rehearsal-facts";

/** Whether the member's calls of that day are enough for the posts before this one, and for it. */
export function checkDayLimit({ day, files, connection }: RehearsalFacts): Finding[] {
  if (connection.status !== "active") return [];
  if (day.isReached) return [{ code: "limit_reached" }];
  const before = day.used + day.planned;
  const uploads = countUploadCalls(files.filter(({ uploadedAt }) => uploadedAt === null));
  const calls = before + uploads + 1;
  const isOver = calls > day.max || (uploads > 0 && before + uploads > day.max - CALL_QUOTA.reservedForPosts);
  return isOver ? [{ code: "day_limit", calls, max: day.max }] : [];
}
