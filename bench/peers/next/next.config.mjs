/** As `next build` makes it by default, told only where its folder ends. */
export default { outputFileTracingRoot: import.meta.dirname, turbopack: { root: import.meta.dirname } };
