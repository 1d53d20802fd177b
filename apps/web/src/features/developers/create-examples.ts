/** The languages in which the reference shows how a post is written and scheduled. */
export const EXAMPLE_LANGUAGES = ["curl", "TypeScript", "Python"] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

/**
 * Writes programs that create a draft and schedule it; the browser tier reads them from the page and runs them.
 * @param apiUrl such as https://takt.example.com/api/v1
 */
export function createExamples(apiUrl: string): Record<ExampleLanguage, string> {
  const { origin } = new URL(apiUrl);
  return {
    curl: `# Sent again with the same Idempotency-Key, it creates no second post.
POST_PATH=$(curl "${apiUrl}/posts" \\
  --silent --show-error --fail-with-body \\
  --header "Authorization: Bearer $TAKT_API_KEY" \\
  --header "Idempotency-Key: weekly-note-12" \\
  --json '{"text": "What we learned this week.", "hashtags": ["planning"]}' \\
  --output post.json --write-out '%header{location}')

curl "${origin}$POST_PATH/schedule" \\
  --silent --show-error --fail-with-body \\
  --header "Authorization: Bearer $TAKT_API_KEY" \\
  --header 'If-Match: "1"' \\
  --json '{"when": "next-free-slot"}'
`,
    TypeScript: `const api = "${apiUrl}";

async function send(path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(api + path, {
    method: "POST",
    headers: {
      authorization: \`Bearer \${process.env.TAKT_API_KEY}\`,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.title}\`);
  return answer;
}

// Sent again with the same Idempotency-Key, it creates no second post.
const draft = await send(
  "/posts",
  { text: "What we learned this week.", hashtags: ["planning"] },
  { "idempotency-key": "weekly-note-12" },
);
const post = await send(
  \`/posts/\${draft.id}/schedule\`,
  { when: "next-free-slot" },
  { "if-match": \`"\${draft.version}"\` },
);
console.log(\`It goes out at \${post.schedule.at}.\`);
`,
    Python: `import json
import os
import urllib.request

API = "${apiUrl}"


def send(path, body, headers):
    request = urllib.request.Request(
        API + path,
        data=json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['TAKT_API_KEY']}",
            "Content-Type": "application/json",
            **headers,
        },
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


# Sent again with the same Idempotency-Key, it creates no second post.
draft = send(
    "/posts",
    {"text": "What we learned this week.", "hashtags": ["planning"]},
    {"Idempotency-Key": "weekly-note-12"},
)
post = send(
    f"/posts/{draft['id']}/schedule",
    {"when": "next-free-slot"},
    {"If-Match": f'"{draft["version"]}"'},
)
print(f"It goes out at {post['schedule']['at']}.")
`,
  };
}
