import program from '../../../package.json' with { type: 'json' };

/** Of this program, e.g. `1.4.0`: CHANGELOG.md says what came with it. */
export const programVersion = program.version;
