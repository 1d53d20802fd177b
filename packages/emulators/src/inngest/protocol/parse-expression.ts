import type { Expression, Operand } from "./expression";

/**
 * Parses `event.data.id == async.data.id && event.data.kind == 'a'` into pairs; null for anything beyond that.
 * `roots` are the allowed starts of a path: a trigger has `event` only, a cancellation also `async`.
 */
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
