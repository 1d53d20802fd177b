import type { Tool } from "./tool";
import { listAccountsTool } from "./tools/accounts";
import { checkPostTool } from "./tools/check-post";
import { getAnalyticsTool } from "./tools/figures";
import { getPostTool, listPostsTool } from "./tools/read-posts";
import { findFreeSlotsTool, schedulePostTool, unschedulePostTool } from "./tools/schedule";
import { analyseSourceTool, listTopicsTool } from "./tools/topics";
import { createDraftTool, updateDraftTool } from "./tools/write-drafts";

/** Every tool, in the order in which clients list them; it stays, because clients cache what they have listed. */
export const TOOLS: readonly Tool[] = [
  listPostsTool,
  getPostTool,
  createDraftTool,
  updateDraftTool,
  checkPostTool,
  schedulePostTool,
  unschedulePostTool,
  findFreeSlotsTool,
  listTopicsTool,
  analyseSourceTool,
  getAnalyticsTool,
  listAccountsTool,
];
