import { answerConnectCallback } from "~/server/connect-routes";

/** LinkedIn's registered redirect URI for (re)connecting. */
export function GET(request: Request): Promise<Response> {
  return answerConnectCallback(request, null);
}
