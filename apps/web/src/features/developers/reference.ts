import { createCurl } from "./create-curl";
import { type Field, listFields, type Schema, toField, toObject } from "./schema-fields";

type Content = { content?: Readonly<Record<string, { schema: Schema }>>; description?: string };
type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema };
type DocumentOperation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
};
/** The part of an OpenAPI document that is read. */
export type ApiDocument = {
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** An operation as a reader sees it. */
export type ReferenceOperation = {
  id: string;
  summary: string;
  /** Markdown, in paragraphs. */
  description: string;
  /** It goes away; the description says when. */
  isDeprecated: boolean;
  method: string;
  path: string;
  tag: string;
  parameters: (Field & { place: Parameter["in"] })[];
  body: Field[];
  /** The types of the files that its body can be instead. */
  fileTypes: string[];
  answers: { status: string; object: string };
  refusals: { status: string; codes: string[] }[];
  curl: string;
};

/** Lists the operations of a document, in its order. */
export function listOperations(document: ApiDocument): ReferenceOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(document, { path, method, operation })),
  );
}

/** Lists the objects that requests and answers have, by name. */
export function listObjects(
  document: ApiDocument,
): { name: string; description: string; fields: Field[]; example: unknown }[] {
  return Object.entries(document.components.schemas)
    .map(([name, schema]) => ({
      name,
      description: schema.description ?? "",
      fields: listAllFields(document, schema),
      example: schema.example,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The fields of an object; of one that is either of several, those of each. */
function listAllFields(document: ApiDocument, schema: Schema): Field[] {
  if (!schema.anyOf) return listFields(schema);
  return schema.anyOf
    .flatMap((one) => listFields(find(document, one) ?? one))
    .map((field) => ({ ...field, isRequired: false }));
}

type Place = { path: string; method: string; operation: DocumentOperation };

function toOperation(document: ApiDocument, { path, method, operation }: Place): ReferenceOperation {
  const { operationId: id, summary, description, deprecated = false, tags, parameters = [] } = operation;
  const body = find(document, schemaOf(operation.requestBody));
  const types = Object.keys(operation.requestBody?.content ?? {});
  const [done, ...refused] = Object.entries(operation.responses).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  );
  const [status, answer] = done!;
  return {
    id,
    summary,
    description,
    isDeprecated: deprecated,
    method: method.toUpperCase(),
    path,
    tag: tags[0]!,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      ...toField(name, schema, required),
      place,
    })),
    body: body ? listAllFields(document, body) : [],
    fileTypes: types.filter((type) => type !== "application/json"),
    answers: { status, object: toObject(schemaOf(answer)!.$ref!).object },
    refusals: refused.map(([code, { description: codes = "" }]) => ({
      status: code,
      codes: codes.match(/\w+/g) ?? [],
    })),
    curl: createCurl({
      url: `${document.servers[0]!.url}${path}${toQuery(parameters)}`,
      method: method.toUpperCase(),
      hasVersion: parameters.some(({ name }) => name === "If-Match"),
      body: body?.example,
    }),
  };
}

/** The parameters of a query that have to be sent, with their examples. */
function toQuery(parameters: readonly Parameter[]): string {
  const sent = parameters.filter(({ in: place, required }) => place === "query" && required);
  const query = new URLSearchParams(sent.map(({ name, schema }) => [name, String(schema.example)]));
  return query.size > 0 ? `?${query.toString()}` : "";
}

const schemaOf = (content: Content | undefined) => Object.values(content?.content ?? {})[0]?.schema;

const find = ({ components }: ApiDocument, schema: Schema | undefined) =>
  schema?.$ref === undefined ? schema : components.schemas[toObject(schema.$ref).object];
