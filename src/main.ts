import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What the server compiles to is kept beside the build, as the drawing threads keep theirs. It has to
// begin before the first module is compiled, so everything else comes after it.
enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));

await import('./app/run-server.ts');
