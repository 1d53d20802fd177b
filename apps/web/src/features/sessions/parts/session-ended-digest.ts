/** The digest of a server component's error when the session has ended; the browser gets no other field of the error. */
export const SESSION_ENDED = "SESSION_ENDED";
