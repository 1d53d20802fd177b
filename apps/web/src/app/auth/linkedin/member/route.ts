import { answerMemberForm } from "~/server/connect-routes";

/** Takes the member's answer whether what LinkedIn gave access to is theirs. */
export function POST(request: Request): Promise<Response> {
  return answerMemberForm(request);
}
