/**
 * Why writing failed. `quota`: the operator's account at the endpoint is used up, not the user's limit. `busy`: too
 * many requests. `refused`: the model declined. `cut`: the answer hit its length limit. `unusable`: not what was asked
 * for, even after one repair. `stopped`: by the user.
 */
export type WritingFailure =
  "quota" | "busy" | "unavailable" | "timeout" | "refused" | "cut" | "unusable" | "configuration" | "stopped";
