import { html, raw } from 'hono/html';
import type { Markup } from '../../written-page/markup.types.ts';
import { TRY_SCRIPT } from './try-call.script.ts';

/** Complete programs. Run each exactly as shown before you change it here. */
function listPrograms(root: string): readonly { name: string; code: string }[] {
  return [
    {
      name: 'curl',
      code: `curl -o fox.jpg -H "Authorization: Bearer $KEY" '${root}/prompt/a%20red%20fox'`,
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

/** How a program gets a picture in a minute. */
export function renderPrograms(root: string): Markup {
  return html`<div class="note" id="programs">
        <h2>From a program</h2>
        <p>Make a key on your account page and keep it in the shell's variable <code>KEY</code>. Whatever speaks
          OpenAI's images API works with the address <code>${root}/v1</code>.</p>
        ${listPrograms(root).map(
          ({ name, code }) => html`<h3>${name}</h3>
        <pre role="group" tabindex="0" aria-label="${name}"><code>${code}</code></pre>`,
        )}
        <p>The first three examples were run exactly as shown. The site’s tests also run OpenAI’s package for
          JavaScript, the AI SDK and the MCP SDK. OpenAI’s package for Python has not been tried.</p>
        ${renderTryIt()}
      </div>`;
}
