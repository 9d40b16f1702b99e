/** Floats of a vector of WebAssembly. */
const LANES = 4;
const VECTOR_BYTES = 16;
const FLOAT_BYTES = 4;
/** Pixels computed together, so that each weight is read once for all of them. */
export const PIXELS_AT_ONCE = 4;

const PIXELS = Array.from({ length: PIXELS_AT_ONCE }, (_, pixel) => pixel);
const lines = (parts: readonly string[]) => parts.join('\n');

interface Convolution {
  name: string;
  /** Floats of a pixel that is read. */
  channels: number;
  /** Pixels beside each other, and rows above each other, that one result is made of. */
  taps: 1 | 3;
  /** Vectors of results a pixel gets: its first ones come from the weights, or from what is there already. */
  vectors: number;
  startsFrom: 'weights' | 'output';
  /** Keeps what is above zero and what is below it apart, twice as many floats, none of them negative. */
  splitsSigns: boolean;
}

/**
 * The arithmetic of the network, a row of pixels at a time, in the text form of WebAssembly. Rows lie in the
 * memory as floats, pixel by pixel; weights in the order in which they are read.
 */
export const KERNEL_TEXT = `(module
(import "enlarging" "memory" (memory 1))
${convolution({ name: 'first', channels: 4, taps: 3, vectors: 2, startsFrom: 'weights', splitsSigns: true })}
${convolution({ name: 'inner', channels: 16, taps: 3, vectors: 2, startsFrom: 'weights', splitsSigns: true })}
${convolution({ name: 'plain', channels: 4, taps: 3, vectors: 3, startsFrom: 'weights', splitsSigns: false })}
${convolution({ name: 'detail', channels: 16, taps: 1, vectors: 3, startsFrom: 'output', splitsSigns: false })}
${rowPair()}
)`;

function convolution({ name, channels, taps, vectors, startsFrom, splitsSigns }: Convolution): string {
  const rows = taps === 3 ? ['above', 'here', 'below'] : ['here'];
  const outputBytes = vectors * VECTOR_BYTES * (splitsSigns ? 2 : 1);
  const sums = PIXELS.flatMap((pixel) => Array.from({ length: vectors }, (_, v) => `$s${pixel}_${v}`));
  const start = (pixel: number, v: number) =>
    startsFrom === 'weights'
      ? `(v128.load offset=${v * VECTOR_BYTES} (local.get $weights))`
      : `(v128.load offset=${pixel * outputBytes + v * VECTOR_BYTES} (local.get $out))`;
  const store = (pixel: number, offset: number, value: string) =>
    `(v128.store offset=${pixel * outputBytes + offset} (local.get $out) ${value})`;
  const result = (pixel: number, v: number) => {
    const sum = `(local.get $s${pixel}_${v})`;
    if (!splitsSigns) return store(pixel, v * VECTOR_BYTES, sum);
    return lines([
      store(pixel, v * VECTOR_BYTES, `(f32x4.pmax (local.get $zero) ${sum})`),
      store(pixel, (vectors + v) * VECTOR_BYTES, `(f32x4.pmax (local.get $zero) (f32x4.neg ${sum}))`),
    ]);
  };
  const forAll = (write: (pixel: number, v: number) => string) =>
    lines(PIXELS.flatMap((pixel) => Array.from({ length: vectors }, (_, v) => write(pixel, v))));
  return `(func (export "${name}")
  ${lines(rows.map((row) => `(param $${row} i32)`))} (param $weights i32) (param $out i32) (param $pixels i32)
  (local $in i32) (local $w i32) (local $left i32) (local $zero v128)
  ${lines(sums.map((sum) => `(local ${sum} v128)`))}
  ${lines(Array.from({ length: vectors }, (_, v) => `(local $w${v} v128)`))} (local $x v128)
  (loop $each
    ${forAll((pixel, v) => `(local.set $s${pixel}_${v} ${start(pixel, v)})`)}
    (local.set $w ${startsFrom === 'weights' ? `(i32.add (local.get $weights) (i32.const ${vectors * VECTOR_BYTES}))` : '(local.get $weights)'})
    ${lines(rows.map((row) => addRow(row, { channels, taps, vectors })))}
    ${forAll(result)}
    ${lines(rows.map((row) => `(local.set $${row} (i32.add (local.get $${row}) (i32.const ${PIXELS_AT_ONCE * channels * FLOAT_BYTES})))`))}
    (local.set $out (i32.add (local.get $out) (i32.const ${PIXELS_AT_ONCE * outputBytes})))
    (br_if $each (local.tee $pixels (i32.sub (local.get $pixels) (i32.const ${PIXELS_AT_ONCE}))))
  ))`;
}

/** Adds what a row gives: its neighboring pixels lie one after the other, so they are one run of floats. */
function addRow(
  row: string,
  { channels, taps, vectors }: Pick<Convolution, 'channels' | 'taps' | 'vectors'>,
): string {
  const steps = (channels * taps) / LANES;
  const addFloat = (lane: number) =>
    lines([
      ...Array.from(
        { length: vectors },
        (_, v) =>
          `(local.set $w${v} (v128.load offset=${(lane * vectors + v) * VECTOR_BYTES} (local.get $w)))`,
      ),
      ...PIXELS.flatMap((pixel) => [
        `(local.set $x (v128.load32_splat offset=${(pixel * channels + lane) * FLOAT_BYTES} (local.get $in)))`,
        ...Array.from(
          { length: vectors },
          (_, v) =>
            `(local.set $s${pixel}_${v} (f32x4.relaxed_madd (local.get $x) (local.get $w${v}) (local.get $s${pixel}_${v})))`,
        ),
      ]),
    ]);
  return `(local.set $in (local.get $${row}))
    (local.set $left (i32.const ${steps}))
    (loop $add_${row}
      ${lines(Array.from({ length: LANES }, (_, lane) => addFloat(lane)))}
      (local.set $in (i32.add (local.get $in) (i32.const ${LANES * FLOAT_BYTES})))
      (local.set $w (i32.add (local.get $w) (i32.const ${LANES * vectors * VECTOR_BYTES})))
      (br_if $add_${row} (local.tee $left (i32.sub (local.get $left) (i32.const 1))))
    )`;
}

/** Turns the twelve floats of each pixel, four reds, four greens and four blues, into 2 x 2 pixels of four bytes. */
function rowPair(): string {
  const rounded = (v: number) =>
    `(i32x4.trunc_sat_f32x4_s (f32x4.nearest (v128.load offset=${v * VECTOR_BYTES} (local.get $in))))`;
  return `(func (export "rowPair")
  (param $in i32) (param $upper i32) (param $lower i32) (param $pixels i32) (local $bytes v128)
  (loop $each
    (local.set $bytes (i8x16.narrow_i16x8_u
      (i16x8.narrow_i32x4_s ${rounded(0)} ${rounded(1)})
      (i16x8.narrow_i32x4_s ${rounded(2)} (v128.const i32x4 255 255 255 255))))
    (local.set $bytes (i8x16.shuffle 0 4 8 12 1 5 9 13 2 6 10 14 3 7 11 15 (local.get $bytes) (local.get $bytes)))
    (v128.store64_lane 0 (local.get $upper) (local.get $bytes))
    (v128.store64_lane 1 (local.get $lower) (local.get $bytes))
    (local.set $in (i32.add (local.get $in) (i32.const ${3 * VECTOR_BYTES})))
    (local.set $upper (i32.add (local.get $upper) (i32.const 8)))
    (local.set $lower (i32.add (local.get $lower) (i32.const 8)))
    (br_if $each (local.tee $pixels (i32.sub (local.get $pixels) (i32.const 1))))
  ))`;
}
