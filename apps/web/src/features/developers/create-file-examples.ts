import type { ExampleLanguage } from "./create-examples";

/**
 * Writes programs that add a file and create a draft with it; the browser tier reads them from the page and runs them.
 * @param apiUrl such as https://takt.example.com/api/v1
 */
export function createFileExamples(apiUrl: string): Record<ExampleLanguage, string> {
  return {
    curl: `# Sent again with the same Idempotency-Key, it adds no second file.
MEDIA_PATH=$(curl "${apiUrl}/media?filename=chart.png" \\
  --silent --show-error --fail-with-body \\
  --header "Authorization: Bearer $TAKT_API_KEY" \\
  --header "Idempotency-Key: chart-12" \\
  --header "Content-Type: image/png" \\
  --data-binary @chart.png \\
  --output media.json --write-out '%header{location}')

curl "${apiUrl}/posts" \\
  --silent --show-error --fail-with-body \\
  --header "Authorization: Bearer $TAKT_API_KEY" \\
  --json '{
    "text": "Our year in one chart.",
    "media": [{ "id": "'"\${MEDIA_PATH##*/}"'", "altText": "A line that rises." }]
  }'
`,
    TypeScript: `import { readFile } from "node:fs/promises";

const api = "${apiUrl}";

async function send(path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(api + path, {
    method: "POST",
    headers: {
      authorization: \`Bearer \${process.env.TAKT_API_KEY}\`,
      "content-type": type,
      ...headers,
    },
    body,
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.title}\`);
  return answer;
}

// Sent again with the same Idempotency-Key, it adds no second file.
const file = await send("/media?filename=chart.png", "image/png", await readFile("chart.png"), {
  "idempotency-key": "chart-12",
});
const post = await send(
  "/posts",
  "application/json",
  JSON.stringify({
    text: "Our year in one chart.",
    media: [{ id: file.id, altText: "A line that rises." }],
  }),
);
console.log(\`The draft \${post.id} has \${post.media[0].fileName}.\`);
`,
    Python: `import json
import os
import urllib.request

API = "${apiUrl}"


def send(path, content_type, data, headers={}):
    request = urllib.request.Request(
        API + path,
        data=data,
        headers={
            "Authorization": f"Bearer {os.environ['TAKT_API_KEY']}",
            "Content-Type": content_type,
            **headers,
        },
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


# Sent again with the same Idempotency-Key, it adds no second file.
with open("chart.png", "rb") as chart:
    file = send(
        "/media?filename=chart.png",
        "image/png",
        chart.read(),
        {"Idempotency-Key": "chart-12"},
    )
draft = {
    "text": "Our year in one chart.",
    "media": [{"id": file["id"], "altText": "A line that rises."}],
}
post = send("/posts", "application/json", json.dumps(draft).encode())
print(f"The draft {post['id']} has {post['media'][0]['fileName']}.")
`,
  };
}
