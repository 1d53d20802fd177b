import type { ProcedureCase } from "./procedure-case";

const FEED = ["withTexts", "onlyOwn", "createdAt", "lastReadOn"];

export const CALENDAR_FEED_CASES: Record<string, ProcedureCase> = {
  "calendarFeeds.get": { output: FEED },
  "calendarFeeds.create": {
    input: () => ({ withTexts: true, onlyOwn: false }),
    output: ["token", "feed", ...FEED.map((key) => `feed.${key}`)],
  },
  "calendarFeeds.delete": { output: [] },
};
