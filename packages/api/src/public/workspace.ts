import { SCOPES } from "@takt/domain/api-keys/model/scopes";
import { listMembers } from "@takt/domain/members/list-members";
import { PLAN_IDS } from "@takt/domain/plans/model/plans";
import { readWorkspacePlan } from "@takt/domain/plans/read-plan";
import { getApprovalRules } from "@takt/domain/posts/approvals/approval-rules";
import { ROLES } from "@takt/domain/shared/actor";
import { z } from "zod";
import { operation } from "./operation";
import { EXAMPLE_ID, instant, toInstant } from "./shapes/time";

const EXAMPLE_WORKSPACE = { id: EXAMPLE_ID, name: "Studio", slug: "studio" };
const EXAMPLE_MEMBER = { id: EXAMPLE_ID, name: "Anna Berger", isSelf: true, isConsented: true };

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
  .meta({
    id: "Me",
    example: {
      id: EXAMPLE_ID,
      name: "Anna Berger",
      role: "editor",
      zone: "Europe/Berlin",
      workspace: EXAMPLE_WORKSPACE,
      key: { id: EXAMPLE_ID, name: "Report", scopes: ["posts:read"] },
    },
  });

const account = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable(),
    isSelf: z.boolean(),
    isConsented: z.boolean().meta({ description: "Whether others may publish under this name." }),
  })
  .meta({ id: "Account", description: "Somebody under whose name posts of the workspace go out." });

const workspace = z
  .strictObject({
    ...me.shape.workspace.shape,
    plan: z.enum(PLAN_IDS).meta({ description: "Of its owner, on which everything in it is." }),
    zone: z.string().meta({
      description: "IANA time zone of the key's maker: a workspace has none of its own.",
      example: "Europe/Berlin",
    }),
    approvalStages: z.array(z.string()).meta({
      description: "The names of the stages that posts pass before they go out; empty where none is needed.",
    }),
    members: z
      .array(z.strictObject({ ...account.shape, role: z.enum(ROLES), joinedAt: instant }))
      .meta({ description: "Without addresses of e-mail." }),
  })
  .meta({
    id: "WorkspaceDetails",
    example: {
      ...EXAMPLE_WORKSPACE,
      plan: "enterprise",
      zone: "Europe/Berlin",
      approvalStages: ["Review"],
      members: [{ ...EXAMPLE_MEMBER, role: "editor", joinedAt: "2026-12-01T08:00:00Z" }],
    },
  });

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
  response: z
    .strictObject({ accounts: z.array(account) })
    .meta({ id: "Accounts", example: { accounts: [EXAMPLE_MEMBER] } }),
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

const getWorkspace = operation({
  id: "getWorkspace",
  tag: "Workspace",
  method: "get",
  path: "/workspace",
  summary: "Get the workspace of the key, and who is in it",
  description: "A key works in one workspace; another one needs a key of its own.",
  scope: "workspace:read",
  act: "content.read",
  status: 200,
  response: workspace,
  errors: [],
  async run({ deps, caller }) {
    const { actor } = caller;
    const [{ plan }, { stages }, { members }] = await Promise.all([
      readWorkspacePlan(deps.db, actor, deps.clock.now()),
      getApprovalRules(deps, actor),
      listMembers(deps, actor),
    ]);
    return {
      body: {
        id: actor.workspaceId,
        ...caller.workspace,
        plan,
        zone: actor.zone,
        approvalStages: stages.map(({ name }) => name),
        members: members.map(({ userId: id, name, isSelf, isConsented, role, joinedAt }) => ({
          id,
          name,
          isSelf,
          isConsented,
          role,
          joinedAt: toInstant(joinedAt),
        })),
      },
    };
  },
});

export const WORKSPACE = [getMe, getWorkspace, listAccounts];
