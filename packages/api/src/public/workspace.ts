import { SCOPES } from "@takt/domain/api-keys/model/scopes";
import { listMembers } from "@takt/domain/members/list-members";
import { ROLES } from "@takt/domain/shared/actor";
import { z } from "zod";
import { operation } from "./operation";

const me = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable(),
    role: z.enum(ROLES).meta({ description: "In the workspace of the key." }),
    zone: z.string().meta({ description: "IANA time zone.", example: "Europe/Berlin" }),
    workspace: z.strictObject({
      id: z.uuid(),
      name: z.string(),
      slug: z.string().nullable().meta({ description: "Its part of an address; null: the personal one." }),
    }),
    key: z.strictObject({ id: z.uuid(), name: z.string(), scopes: z.array(z.enum(SCOPES)) }),
  })
  .meta({ id: "Me" });

const account = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable(),
    isSelf: z.boolean(),
    isConsented: z.boolean().meta({ description: "Whether others may publish under this name." }),
  })
  .meta({ id: "Account", description: "Somebody under whose name posts of the workspace go out." });

const getMe = operation({
  id: "getMe",
  tag: "Workspace",
  method: "get",
  path: "/me",
  summary: "Get as whom the key acts, and where",
  scope: "any",
  act: "content.read",
  status: 200,
  response: me,
  errors: [],
  run({ caller }) {
    const { actor, program, name, workspace } = caller;
    const scopes = SCOPES.filter((scope) => program.scopes.includes(scope));
    return Promise.resolve({
      body: {
        id: actor.userId,
        name,
        role: actor.role,
        zone: actor.zone,
        workspace: { id: actor.workspaceId, ...workspace },
        key: { id: program.id, name: program.name, scopes },
      },
    });
  },
});

const listAccounts = operation({
  id: "listAccounts",
  tag: "Workspace",
  method: "get",
  path: "/accounts",
  summary: "List under whose names posts can go out",
  scope: "workspace:read",
  act: "content.read",
  status: 200,
  response: z.strictObject({ accounts: z.array(account) }).meta({ id: "Accounts" }),
  errors: [],
  async run({ deps, caller }) {
    const { members } = await listMembers(deps, caller.actor);
    return {
      body: {
        accounts: members.map(({ userId: id, name, isSelf, isConsented }) => ({
          id,
          name,
          isSelf,
          isConsented,
        })),
      },
    };
  },
});

export const WORKSPACE = [getMe, listAccounts];
