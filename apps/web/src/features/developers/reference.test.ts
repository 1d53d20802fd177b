import { expect, test } from "vitest";
import { type ApiDocument, listObjects, listOperations } from "./reference";

const schema = (name: string) => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});

const DOCUMENT: ApiDocument = {
  servers: [{ url: "https://takt.example.com/api/v1" }],
  tags: [{ name: "Posts", description: "" }],
  paths: {
    "/posts/{id}": {
      get: {
        operationId: "getPost",
        tags: ["Posts"],
        summary: "Get a post",
        description: "Scope: `posts:read`.",
        responses: { 200: schema("Post") },
      },
      patch: {
        operationId: "updatePost",
        tags: ["Posts"],
        summary: "Change a post",
        description: "Scope: `posts:write`.",
        parameters: [{ name: "If-Match", in: "header", required: true, schema: { type: "string" } }],
        requestBody: schema("Change"),
        responses: {
          412: { description: "`post_changed`" },
          400: { description: "`request_invalid`, `version_invalid`" },
          200: schema("Post"),
        },
      },
    },
  },
  components: {
    schemas: {
      Post: { type: "object", properties: { id: { type: "string" } } },
      Change: { type: "object", properties: { text: { type: "string" } }, example: { text: "New" } },
    },
  },
};

test("an operation has its fields, what it answers, its refusals by status, and a request", () => {
  const [get, change] = listOperations(DOCUMENT);
  expect(get).toMatchObject({ id: "getPost", method: "GET", parameters: [], body: [], refusals: [] });
  expect(get!.curl).toBe(
    `curl "https://takt.example.com/api/v1/posts/$POST_ID" \\\n  --header "Authorization: Bearer $TAKT_API_KEY"`,
  );
  expect(change).toMatchObject({
    parameters: [{ name: "If-Match", place: "header", isRequired: true }],
    body: [{ name: "text", isRequired: false }],
    answers: { status: "200", object: "Post" },
    refusals: [
      { status: "400", codes: ["request_invalid", "version_invalid"] },
      { status: "412", codes: ["post_changed"] },
    ],
  });
  expect(change!.curl.split(" \\\n  ")).toEqual([
    `curl --request PATCH "https://takt.example.com/api/v1/posts/$POST_ID"`,
    `--header "Authorization: Bearer $TAKT_API_KEY"`,
    `--header 'If-Match: "3"'`,
    `--json '{"text":"New"}'`,
  ]);
});

test("the variable of a request is named after its rows", () => {
  const operation = { ...DOCUMENT.paths["/posts/{id}"]!["get"]!, operationId: "replayDelivery" };
  const [replay] = listOperations({ ...DOCUMENT, paths: { "/deliveries/{id}/replay": { post: operation } } });
  expect(replay!.curl).toContain("/deliveries/$DELIVERY_ID/replay");
});

test("a request has the parameters that must be sent, and says of what an id is", () => {
  const day = { type: "string", example: "2027-01-14" };
  const { get } = DOCUMENT.paths["/posts/{id}"]!;
  const operation = (path: string) =>
    listOperations({
      ...DOCUMENT,
      paths: {
        [path]: {
          get: {
            ...get!,
            parameters: [
              { name: "from", in: "query", required: true, schema: day },
              { name: "limit", in: "query", schema: { type: "integer" } },
            ],
            deprecated: true,
          },
        },
      },
    })[0]!;
  expect(operation("/analytics")).toMatchObject({
    curl: expect.stringContaining('"https://takt.example.com/api/v1/analytics?from=2027-01-14"'),
    isDeprecated: true,
  });
  expect(operation("/topics/{id}/restore").curl).toContain('/topics/$TOPIC_ID/restore?from=2027-01-14"');
});

test("objects are listed by name with their fields", () => {
  const objects = listObjects(DOCUMENT).map(({ name, fields }) => [name, fields.map((field) => field.name)]);
  expect(objects).toEqual([
    ["Change", ["text"]],
    ["Post", ["id"]],
  ]);
});

test("a body that is a file or one of several objects has the types and the fields of each", () => {
  const either = { anyOf: [{ $ref: "#/components/schemas/Change" }, { $ref: "#/components/schemas/Post" }] };
  const { paths, components } = DOCUMENT;
  const { content } = schema("Either");
  const post = {
    ...paths["/posts/{id}"]!["patch"]!,
    requestBody: { content: { ...content, "image/png": { schema: {} }, "application/pdf": { schema: {} } } },
  };
  const document: ApiDocument = {
    ...DOCUMENT,
    paths: { "/media/{id}": { post } },
    components: { schemas: { ...components.schemas, Either: either } },
  };
  const [operation] = listOperations(document);
  expect(operation).toMatchObject({
    body: [
      { name: "text", isRequired: false },
      { name: "id", isRequired: false },
    ],
    fileTypes: ["image/png", "application/pdf"],
  });
  expect(operation!.curl).toContain("/media/$MEDIA_ID");
  const fields = listObjects(document).find(({ name }) => name === "Either")!.fields;
  expect(fields.map(({ name }) => name)).toEqual(["text", "id"]);
});
