/** What an error of a server component says when nobody is signed in any more: of an error, only its digest arrives. */
export const SESSION_ENDED = "SESSION_ENDED";
