import { ActivityCard } from "./activity/activity-card";
import { SlotIdeas } from "./ideas/slot-ideas";

/** The end of Today's main column, loaded after the page (lazy-sections.tsx). */
export function EndOfPage() {
  return (
    <>
      <SlotIdeas />
      <ActivityCard />
    </>
  );
}
