/** What was deleted can be restored this long ("Recently deleted"). */
export const RESTORABLE_HOURS = 24;
