import { listMembers } from "@takt/domain/members/list-members";
import { z } from "zod";
import { tool } from "../tool";

export const listAccountsTool = tool({
  name: "list_accounts",
  effect: "reads",
  isIdempotent: true,
  scope: "workspace:read",
  act: "content.read",
  input: z.strictObject({}),
  output: z.strictObject({
    workspace: z.string(),
    accounts: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string().nullable(),
        isSelf: z.boolean(),
        isConsented: z.boolean().describe("Whether others may publish under this name."),
      }),
    ),
  }),
  async run({ deps, caller }) {
    const { members } = await listMembers(deps, caller.actor);
    const accounts = members.map(({ userId: id, name, isSelf, isConsented }) => ({
      id,
      name,
      isSelf,
      isConsented,
    }));
    return { output: { workspace: caller.workspace.name, accounts }, words: { count: accounts.length } };
  },
});
