/** How the occasion of a letter about a withdrawal starts; the request's id follows. */
export const WITHDRAWN = "data_request_withdrawn:";
