import { useWorkspace } from "../shared/navigation/workspace";
import { ActivityCard } from "./activity/activity-card";
import { TeamActivity } from "./activity/team-activity";
import { SlotIdeas } from "./ideas/slot-ideas";

/** Ideas for open slots and what happened lately, in a team with who did it; loaded after the page (lazy-sections.tsx). */
export function IdeasAndActivity() {
  const { slug } = useWorkspace();
  return <SlotIdeas below={slug === null ? <ActivityCard /> : <TeamActivity />} />;
}
