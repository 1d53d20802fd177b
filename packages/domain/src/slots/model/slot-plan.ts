import type { HolidayRegion } from "./holiday-region";
import type { QuietHours } from "./quiet-hours";
import type { WeeklySlot } from "./weekly-slot";

/** A member's weekly slots, and when they are left out. */
export type SlotPlan = {
  /** In the order of the week. */
  slots: WeeklySlot[];
  /** False: nothing was chosen, and these are the default slots. */
  areChosen: boolean;
  holidayRegion: HolidayRegion | null;
  quietHours: QuietHours | null;
};
