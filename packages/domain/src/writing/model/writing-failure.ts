/**
 * Why nothing was written. quota: the operator's account at the endpoint is empty, not the user's limit. busy: asked too
 * often. refused: the model would not. cut: the answer ended by its length. unusable: not what was asked, also after one
 * repair. stopped: by the user.
 */
export type WritingFailure =
  "quota" | "busy" | "unavailable" | "timeout" | "refused" | "cut" | "unusable" | "configuration" | "stopped";
