import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { sniffImageType } from '../../../shared/image-type.ts';

const manifestSchema = z.object({
  claim_generator_info: z.array(z.object({ name: z.string() })),
  ingredients: z.array(z.record(z.string(), z.unknown())).default([]),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })),
});
const reportSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifestSchema),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
});
const actionsSchema = z.object({ actions: z.array(z.looseObject({ action: z.string() })) });

/** A blob whose bytes can be had at once, as a reader in a worker of a browser wants them. */
class OpenBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes]);
    this.content = bytes;
  }

  override slice(from = 0, to = this.content.length): OpenBlob {
    return new OpenBlob(this.content.slice(from, to));
  }
}

class OpenFileReader {
  readAsArrayBuffer(blob: OpenBlob): ArrayBuffer {
    return blob.content.slice().buffer;
  }
}

let opened: Promise<typeof import('@contentauth/c2pa-wasm')> | undefined;

async function open() {
  const wasm = await import('@contentauth/c2pa-wasm');
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  wasm.initSync({ module: readFileSync(file) });
  return wasm;
}

/** What the reader of the Content Authenticity Initiative, which is none of ours, says of a file. */
export async function readByOthers(bytes: Uint8Array<ArrayBuffer>) {
  opened ??= open();
  const { WasmReader } = await opened;
  const before = Reflect.get(globalThis, 'FileReaderSync');
  Reflect.set(globalThis, 'FileReaderSync', OpenFileReader);
  try {
    const reader = await WasmReader.fromBlob(sniffImageType(bytes) ?? '', new OpenBlob(bytes));
    const report = reportSchema.parse(JSON.parse(reader.json()));
    const manifest = report.manifests[report.active_manifest];
    const actions = manifest?.assertions.find(({ label }) => label.startsWith('c2pa.actions'))?.data;
    return {
      problems: report.validation_status.map(({ code }) => code),
      actions: actionsSchema.parse(actions).actions,
      ingredients: manifest?.ingredients ?? [],
      tool: manifest?.claim_generator_info[0]?.name,
    };
  } finally {
    Reflect.set(globalThis, 'FileReaderSync', before);
  }
}
