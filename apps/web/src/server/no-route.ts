import { errorResponse } from "./error-response";

/**
 * Answers what no route handler has: 404, whatever is sent and without reading it. Else Next renders the page of missing
 * ones, and takes a form that is sent to it for a server action.
 */
export function noRoute(): Response {
  return errorResponse(404, "not_found");
}
