/** Statuses in which a subscription can be ordered: nothing is running that would be paid for twice. */
const ORDERABLE = new Set(["free", "ended", "incomplete", "incomplete_expired"]);

/** Statuses in which a subscription can be changed, cancelled and resumed. */
const CHANGEABLE = new Set(["active", "trial", "cancelling", "past_due"]);

/** Tells whether a user with this status may order. A second subscription is not sold, nor one beside an unknown status. */
export const canOrder = (status: string): boolean => ORDERABLE.has(status);

/** Tells whether the subscription of a user with this status can be changed, cancelled and resumed. */
export const canChange = (status: string): boolean => CHANGEABLE.has(status);
