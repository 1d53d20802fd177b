/** Parses comparisons joined by `&&`, whose paths begin with one of `roots`; null for anything beyond that. */
export function parseExpression(text: string, roots: readonly ("event" | "async")[]): Expression | null {
  const tokens = tokenize(text);
  if (!tokens) return null;
  const pairs: Expression = [];
  for (let i = 0; i < tokens.length; i += 4) {
    const left = operand(tokens[i], roots);
    const right = operand(tokens[i + 2], roots);
    const joined = i + 3 === tokens.length || (tokens[i + 3] === "&&" && i + 4 < tokens.length);
    if (!left || !right || tokens[i + 1] !== "==" || !joined) return null;
    pairs.push([left, right]);
  }
  return pairs.length > 0 ? pairs : null;
}

const TOKEN = /\s*(==|&&|'[^'\\]*'|"[^"\\]*"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*/y;

function tokenize(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match?.[1]) return null;
    tokens.push(match[1]);
  }
  return tokens;
}

function operand(token: string | undefined, roots: readonly string[]): Operand | null {
  if (token === undefined || token === "==" || token === "&&") return null;
  if (/^['"]/.test(token)) return { value: token.slice(1, -1) };
  if (/^-?\d/.test(token)) return { value: Number(token) };
  if (token === "true" || token === "false") return { value: token === "true" };
  if (token === "null") return { value: null };
  const [root, ...path] = token.split(".");
  if ((root !== "event" && root !== "async") || !roots.includes(root) || path.length === 0) return null;
  return { root, path };
}

/** The subset of CEL that the SDK generates: comparisons joined by `&&`, all of which must be equal. */
export type Expression = [Operand, Operand][];
type Operand = { root: "event" | "async"; path: string[] } | { value: string | number | boolean | null };

/** Whether all pairs are equal, by their JSON; so is what both sides miss, as observed on the real server. */
export function evaluateExpression(
  expression: Expression,
  scope: { event: unknown; async?: unknown },
): boolean {
  return expression.every(([left, right]) => {
    return JSON.stringify(read(left, scope)) === JSON.stringify(read(right, scope));
  });
}

function read(operand: Operand, scope: { event: unknown; async?: unknown }): unknown {
  return "value" in operand ? operand.value : readPath(scope[operand.root], operand.path);
}

/** The value at a path of property names, or null where anything on the way is missing. Own properties only. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return null;
    at = (at as Record<string, unknown>)[name];
  }
  return at ?? null;
}
