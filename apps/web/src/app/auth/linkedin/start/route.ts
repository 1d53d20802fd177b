import { answerConnectStart } from "~/server/connect-routes";

/** Starts (re)connecting LinkedIn. */
export function GET(request: Request): Promise<Response> {
  return answerConnectStart(request, null);
}
