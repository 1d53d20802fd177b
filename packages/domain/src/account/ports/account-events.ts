/** Tells the jobs what is due. A lost event costs one sweep. */
export type AccountEvents = {
  exportDue(run: { exportId: string; userId: string }): void;
};
