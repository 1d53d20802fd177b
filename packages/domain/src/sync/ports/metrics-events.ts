/** Tells the jobs that a member's figures may be read now, so that they need not wait for the next hour. */
export type MetricsEvents = { due(member: { userId: string }): void };
