/** Prefix of the occasion of an email about a withdrawal; the request's id follows. */
export const WITHDRAWN = "data_request_withdrawn:";
