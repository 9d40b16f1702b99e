import { html } from 'hono/html';
import type { Markup } from '../../written-page/markup.types.ts';
import type { ApiAnswer, ApiBody, ApiFailure, ApiOperation, ApiParameter } from '../api-operation.types.ts';
import type { JsonSchema } from '../json-schema.types.ts';
import { describeValue } from '../openapi-document.ts';
import { listFields, nameLimits, nameType, referTo, type SchemaField } from '../schema-fields.ts';
import { writeExampleCall } from './example-call.ts';
import { writeExampleValue } from './example-value.ts';
import { renderText } from './rich-text.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const TOKEN_WORDS = {
  none: 'no token',
  optional: 'token optional',
  required: 'token required',
  key: 'key required',
} as const;

/** One call: what it is for, what it takes, what it answers, and how it is made. */
export function renderOperation(operation: ApiOperation, schemas: Schemas, root: string): Markup {
  const {
    id,
    method,
    path,
    summary,
    description,
    token,
    parameters = [],
    body,
    answers,
    failures,
  } = operation;
  return html`<article class="operation" id="${id}">
        <header>
          <h3><a href="#${id}">${summary}</a></h3>
          <p class="address"><span class="method ${method}">${method}</span><code>${splitPath(path)}</code>
            <span class="token ${token}">${TOKEN_WORDS[token]}</span></p>
        </header>
        ${description.map((paragraph) => html`<p>${renderText(paragraph)}</p>`)}
        ${parameters.length > 0 ? renderTable('Parameters', parameters.map(describeParameter)) : ''}
        ${body ? renderTable('Body', listFields(body.name, schemas)) : ''}
        <h4>Example</h4>
        <pre role="group" tabindex="0" aria-label="Example call"><code>${writeExampleCall(operation, { root, schemas })}</code></pre>
        ${answers.map((answer) => renderAnswer(answer, schemas))}
        ${renderFailures(failures)}
      </article>`;
}

/** The parts that vary stand out. */
function splitPath(path: string): Markup[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? html`<em>${part}</em>` : html`${part}`));
}

function describeParameter({ name, in: place, required = false, description, schema }: ApiParameter) {
  const json = describeValue(schema);
  const fallback = json.default === undefined ? '' : ` Default: ${String(json.default)}.`;
  return {
    name,
    type: `${place}, ${nameType(json)}`,
    required,
    description: description + fallback,
    limits: nameLimits(json),
  };
}

function renderTable(title: string, fields: readonly SchemaField[]): Markup {
  return html`<h4>${title}</h4>
        <div class="table" role="group" aria-label="${title}" tabindex="0"><table>
          <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
          <tbody>${fields.map(renderField)}</tbody>
        </table></div>`;
}

function renderField({ name, type, required, description, limits }: SchemaField): Markup {
  return html`<tr>
            <th scope="row"><code>${name}</code>${required ? html` <span class="required">required</span>` : ''}</th>
            <td class="type">${type}${limits ? html`<small>${limits}</small>` : ''}</td>
            <td>${renderText(description)}</td>
          </tr>`;
}

function renderAnswer(
  { status, description, body, contentTypes, headers }: ApiAnswer,
  schemas: Schemas,
): Markup {
  return html`<h4><span class="status good">${status}</span> ${description}</h4>
        ${contentTypes ? html`<p class="types">${contentTypes.map((type) => html`<code>${type}</code> `)}</p>` : ''}
        ${headers ? renderHeaders(headers) : ''}
        ${body ? renderAnswerBody(body, schemas) : ''}`;
}

function renderHeaders(headers: Readonly<Record<string, string>>): Markup {
  return html`<div class="table" role="group" aria-label="Headers of the answer" tabindex="0"><table>
          <thead><tr><th scope="col">Header</th><th scope="col">Meaning</th></tr></thead>
          <tbody>${Object.entries(headers).map(
            ([name, meaning]) =>
              html`<tr><th scope="row"><code>${name}</code></th><td>${renderText(meaning)}</td></tr>`,
          )}</tbody>
        </table></div>`;
}

function renderAnswerBody(body: ApiBody, schemas: Schemas): Markup {
  return html`<pre role="group" tabindex="0" aria-label="Example answer"><code>${JSON.stringify(writeExampleValue({ $ref: referTo(body.name) }, schemas), null, 2)}</code></pre>
        <details><summary>Fields of the answer</summary>${renderTable('Fields', listFields(body.name, schemas))}</details>`;
}

function renderFailures(failures: readonly ApiFailure[]): Markup {
  return html`<h4>Errors</h4>
        <div class="table" role="group" aria-label="Errors" tabindex="0"><table>
          <thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th></tr></thead>
          <tbody>${failures.map(
            ({ status, codes, when }) => html`<tr>
            <th scope="row"><span class="status bad">${status}</span></th>
            <td class="codes">${codes.map((code) => html`<code>${code}</code> `)}</td>
            <td>${renderText(when)}</td>
          </tr>`,
          )}</tbody>
        </table></div>`;
}
