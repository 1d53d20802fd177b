import superjson from "superjson";

type Asked = Map<string, Promise<unknown>>;
type Call = (...input: unknown[]) => Promise<unknown>;

/**
 * Returns a caller whose procedures run once for an input, as long as `asked()` is the same map (a page's): layout, page and
 * metadata may ask for the same, and each has the first one's answer, or its error. For queries alone.
 */
export function askOnce<Caller extends object>(caller: Caller, asked: () => Asked): Caller {
  return procedureOnce(caller as unknown as Call, "", asked) as unknown as Caller;
}

function procedureOnce(procedure: Call, path: string, asked: () => Asked): Call {
  return new Proxy(procedure, {
    get: (target, name) => procedureOnce(Reflect.get(target, name) as Call, `${path}.${String(name)}`, asked),
    apply(call, _, [input]: unknown[]) {
      const key = `${path} ${superjson.stringify(input)}`;
      const answers = asked();
      const answer = answers.get(key) ?? call(input);
      answers.set(key, answer);
      return answer;
    },
  });
}
