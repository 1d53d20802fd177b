import type { ExampleLanguage } from "./create-examples";

/**
 * Writes programs that bookmark a topic, list the next free slots and read the figures of a month; the browser tier reads
 * them from the page and runs them.
 * @param apiUrl such as https://takt.example.com/api/v1
 */
export function createPlanningExamples(apiUrl: string): Record<ExampleLanguage, string> {
  return {
    curl: `AUTHORIZATION="Authorization: Bearer $TAKT_API_KEY"

# Sent again, it answers the topic that is there.
curl "${apiUrl}/topics" \\
  --silent --show-error --fail-with-body \\
  --header "$AUTHORIZATION" \\
  --json '{"title": "What our customers asked", "language": "en"}'

curl "${apiUrl}/slots/free?limit=3" \\
  --silent --show-error --fail-with-body \\
  --header "$AUTHORIZATION"

curl "${apiUrl}/analytics?from=2026-12-01&to=2026-12-31" \\
  --silent --show-error --fail-with-body \\
  --header "$AUTHORIZATION"
`,
    TypeScript: `const api = "${apiUrl}";

async function send(path: string, body?: object) {
  const response = await fetch(api + path, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: \`Bearer \${process.env.TAKT_API_KEY}\`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.title}\`);
  return answer;
}

// Sent again, it answers the topic that is there.
const topic = await send("/topics", { title: "What our customers asked", language: "en" });
const { slots } = await send("/slots/free?limit=3");
const { posts, totals } = await send("/analytics?from=2026-12-01&to=2026-12-31");
console.log(\`Topic: \${topic.title}\`);
console.log(\`Next free slot: \${slots[0]?.at ?? "none"}\`);
// Null is unknown, which is not zero.
console.log(\`Posts: \${posts}, impressions: \${totals.impressions.value ?? "unknown"}\`);
`,
    Python: `import json
import os
import urllib.request

API = "${apiUrl}"


def send(path, body=None):
    request = urllib.request.Request(
        API + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['TAKT_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


# Sent again, it answers the topic that is there.
topic = send("/topics", {"title": "What our customers asked", "language": "en"})
slots = send("/slots/free?limit=3")["slots"]
figures = send("/analytics?from=2026-12-01&to=2026-12-31")
print(f"Topic: {topic['title']}")
print(f"Next free slot: {slots[0]['at'] if slots else 'none'}")
# None is unknown, which is not zero.
impressions = figures["totals"]["impressions"]["value"]
print(f"Posts: {figures['posts']}, impressions: {'unknown' if impressions is None else impressions}")
`,
  };
}
