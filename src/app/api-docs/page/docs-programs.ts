import { html, raw } from 'hono/html';
import { hasApiAccess, listPlans } from '../../../features/plans/plans.rules.ts';
import type { Markup } from '../../written-page/markup.types.ts';
import { TRY_SCRIPT } from './try-call.script.ts';

/** Complete programs. Run each exactly as shown before you change it here. */
function listPrograms(root: string): readonly { name: string; code: string }[] {
  return [
    {
      name: 'curl',
      code: `curl --fail-with-body -o fox.jpg -H "Authorization: Bearer $KEY" '${root}/prompt/a%20red%20fox'`,
    },
    {
      name: 'JavaScript, with OpenAI’s package',
      code: `import { writeFile } from 'node:fs/promises';
import OpenAI from 'openai';

const openai = new OpenAI({ apiKey: process.env.KEY, baseURL: '${root}/v1' });
const { data } = await openai.images.generate({ model: 'dreamseed', prompt: 'a red fox' });
await writeFile('fox.png', Buffer.from(data[0].b64_json, 'base64'));`,
    },
    {
      name: 'JavaScript: previews while the picture is drawn',
      code: `import { writeFile } from 'node:fs/promises';
import OpenAI from 'openai';

const openai = new OpenAI({ apiKey: process.env.KEY, baseURL: '${root}/v1' });
const order = { model: 'dreamseed', prompt: 'a red fox', stream: true, partial_images: 2 };
for await (const { type, b64_json, partial_image_index = 'whole' } of await openai.images.generate(order)) {
  console.log(type);
  await writeFile(\`fox-\${partial_image_index}.png\`, Buffer.from(b64_json, 'base64'));
}`,
    },
    {
      name: 'Python, without any package',
      code: `import base64, json, os, urllib.request

request = urllib.request.Request(
    '${root}/v1/images/generations',
    data=json.dumps({'prompt': 'a red fox'}).encode(),
    headers={'Authorization': 'Bearer ' + os.environ['KEY'], 'Content-Type': 'application/json'},
)
answer = json.load(urllib.request.urlopen(request))
with open('fox.png', 'wb') as file:
    file.write(base64.b64decode(answer['data'][0]['b64_json']))`,
    },
    {
      name: 'JavaScript: the script of a web story',
      code: `import { readFile } from 'node:fs/promises';

const body = new FormData();
body.set('title', 'The fox in the snow');
body.set('image', new Blob([await readFile('fox.jpg')]), 'fox.jpg');
const headers = { Authorization: \`Bearer \${process.env.KEY}\` };
const answer = await fetch('${root}/v1/stories', { method: 'POST', headers, body });
console.log(await answer.json());`,
    },
    {
      name: 'Python: the script of a web story',
      code: `import json, os, urllib.request

def part(name, content):
    return b'--part\\r\\nContent-Disposition: form-data; name=' + name + b'\\r\\n\\r\\n' + content + b'\\r\\n'

with open('fox.jpg', 'rb') as file:
    image = part(b'"image"; filename="fox.jpg"', file.read())
request = urllib.request.Request(
    '${root}/v1/stories',
    data=part(b'"title"', b'The fox in the snow') + image + b'--part--\\r\\n',
    headers={'Authorization': 'Bearer ' + os.environ['KEY'], 'Content-Type': 'multipart/form-data; boundary=part'},
)
for page in json.load(urllib.request.urlopen(request))['story']:
    print(page['title'], page['text'], sep='\\n')`,
    },
    {
      name: 'JavaScript, with the package of the Model Context Protocol',
      code: `import { writeFile } from 'node:fs/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const client = new Client({ name: 'fox', version: '1' });
const requestInit = { headers: { Authorization: \`Bearer \${process.env.KEY}\` } };
await client.connect(new StreamableHTTPClientTransport(new URL('${root}/mcp'), { requestInit }));
const { content } = await client.callTool({ name: 'generate_image', arguments: { prompt: 'a red fox' } });
await writeFile('fox.png', Buffer.from(content[0].data, 'base64'));
await client.close();`,
    },
    {
      name: 'Another Dreamseed, which has its pictures drawn here',
      code: `PORT=3001 IMAGE_ENGINES=dreamseed,illustrator DREAMSEED_URLS=${root} DREAMSEED_KEY=$KEY npm start`,
    },
    {
      name: 'A client of the Model Context Protocol, in its settings',
      code: `{ "mcpServers": { "pictures": { "url": "${root}/mcp", "headers": { "Authorization": "Bearer ds_…" } } } }`,
    },
  ];
}

/** Hidden until its script runs: it does nothing without. */
function renderTryIt(): Markup {
  return html`<form id="try" hidden>
          <h3>Try it here</h3>
          <p>The picture costs the same as in the tools. Your key stays in this field and is only sent to this site.</p>
          <label>Key <input name="key" type="password" required autocomplete="off" spellcheck="false" placeholder="ds_…"></label>
          <label>Words <input name="prompt" required value="a red fox" autocomplete="off"></label>
          <button>Draw</button>
          <output aria-live="polite"></output>
        </form>
        <script>${raw(TRY_SCRIPT)}</script>`;
}

/** What a picture of the green tool costs on each plan with API access. */
function describePrices(): string {
  const prices = listPlans()
    .filter(hasApiAccess)
    .map(({ name, creditsPerImage }) => `${creditsPerImage} credits on ${name}`);
  return new Intl.ListFormat('en-US').format(prices);
}

/** How a program gets a picture in a minute. */
export function renderPrograms(root: string): Markup {
  return html`<div class="note" id="programs">
        <h2>From a program</h2>
        <p>Make a key on your account page, with a plan that has API access, and keep it in the shell's variable:
          <code>export KEY=ds_…</code>. Whatever speaks OpenAI's images API works with the address
          <code>${root}/v1</code>. Keys work under <code>/v1</code>, <code>/mcp</code> and <code>/prompt</code> alone;
          the other calls take an identity token.</p>
        <p>A picture costs what it costs in the tools, whatever its size: ${describePrices()}. Your balance is on your account
          page. A picture that <code>/prompt</code> drew is in the gallery, and paid for, ten minutes later.</p>
        <p>Keep the JavaScript in files that end with <code>.mjs</code>, beside
          <code>npm install openai @modelcontextprotocol/sdk</code>. Over MCP a program has the tools
          <code>generate_image</code>, <code>paint_picture</code>, <code>write_story</code>, <code>list_styles</code>,
          <code>describe_words</code> and <code>my_pictures</code>. Another Dreamseed is started in its own folder, on
          another port; whoever owns the key pays for what is drawn here, and the other site draws by itself when this
          one is away.</p>
        ${listPrograms(root).map(
          ({ name, code }) => html`<h3>${name}</h3>
        <pre role="group" tabindex="0" aria-label="${name}"><code>${code}</code></pre>`,
        )}
        <p>All of these were run, except for the settings of an MCP client. The site’s tests also run OpenAI’s package
          for JavaScript, the AI SDK and the MCP SDK. OpenAI’s package for Python has not been tried.</p>
        ${renderTryIt()}
      </div>`;
}
