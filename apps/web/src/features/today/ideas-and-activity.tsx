import { ActivityCard } from "./activity/activity-card";
import { SlotIdeas } from "./ideas/slot-ideas";

/** Ideas for open slots and what happened lately, loaded after the page (lazy-sections.tsx). */
export function IdeasAndActivity() {
  return <SlotIdeas below={<ActivityCard />} />;
}
