const SECOND_MS = 1000;

/**
 * Rounds a duration up to whole seconds: `step.sleep` drops what is less than one, so that a run would wake before what it
 * waits for is due.
 */
export const toWholeSeconds = (ms: number): number => Math.ceil(ms / SECOND_MS) * SECOND_MS;
