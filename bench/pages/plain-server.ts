/** The least that Node can do: sends the bytes of a file with the headers it was given, whatever is asked. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const sent: Record<string, string> = JSON.parse(headers);

createServer((_, response) => {
  response.writeHead(200, sent);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
