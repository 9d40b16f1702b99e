/** What the calls look like, beside the frame of the page. */
export const DOCS_STYLE = `
.layout { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 84rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 2.5rem); }
main { padding: 3rem 0 8rem; min-width: 0; }
.contents { display: none; }
@media (min-width: 64rem) {
  .layout { grid-template-columns: 17rem minmax(0, 1fr); gap: 4rem; }
  .contents { display: block; position: sticky; top: 4rem; align-self: start; max-height: calc(100dvh - 4rem); overflow-y: auto; padding: 3rem 0 3rem; scrollbar-width: thin; }
}
.heading { margin: 1.75rem 0 0.5rem; padding-left: 0.75rem; font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.02em; color: var(--muted); }
.contents ul, .menu ul { list-style: none; margin: 0; padding: 0; }
.contents a, .menu a { display: flex; align-items: center; gap: 0.625rem; min-height: 2.25rem; padding: 0.25rem 0.75rem; border-radius: 0.5rem; color: var(--soft); font-size: 0.875rem; text-decoration: none; }
.contents a:hover, .menu a:hover, .contents a:target-current { background: var(--surface); color: var(--ink); }
.contents { scroll-target-group: auto; }
.contents .method, .menu .method { width: 3.75rem; text-align: center; }
.method { flex: none; font: 700 0.6875rem/1 var(--mono); text-transform: uppercase; letter-spacing: 0.04em; padding: 0.3rem 0.45rem; border-radius: 0.375rem; }
.method.get { color: var(--green); background: oklch(0.78 0.19 155 / 0.12); }
.method.post { color: var(--yellow); background: oklch(0.86 0.16 90 / 0.12); }
.method.delete { color: var(--danger); background: oklch(0.64 0.2 24 / 0.16); }
.menu { margin: 0 0 2.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.menu > summary { display: flex; padding: 0 1rem; }
.menu[open] { padding-bottom: 0.75rem; }
.menu ul, .menu .heading { padding-left: 0.25rem; }
.menu .heading { padding-left: 1rem; }
.menu a { min-height: 2.75rem; }
@media (min-width: 64rem) { .menu { display: none; } }
.introduction { display: grid; gap: 1.25rem; }
.group { margin-top: 5rem; }
.group > h2 { font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem); margin-bottom: 0.5rem; }
.operation { margin-top: 2rem; padding: clamp(1.25rem, 3vw, 2rem); min-width: 0; transition: border-color 200ms; }
.operation:target { border-color: oklch(0.74 0.14 292 / 0.7); }
.operation header { display: grid; gap: 0.75rem; margin-bottom: 1rem; }
.operation h3 { font-size: 1.375rem; }
.operation h3 a { color: inherit; text-decoration: none; }
.operation h3 a:hover { text-decoration: underline; }
.operation > p { max-width: 46rem; overflow-wrap: anywhere; }
.operation > p + p { margin-top: 0.75rem; }
.operation h4 { display: flex; align-items: center; gap: 0.625rem; margin: 2rem 0 0.75rem; font-size: 1rem; letter-spacing: -0.01em; }
.address { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; }
.address code { font-size: 1rem; overflow-wrap: anywhere; }
.address em { font-style: normal; color: var(--violet); }
.token { font-size: 0.8125rem; color: var(--muted); border: 1px solid var(--line-strong); border-radius: 99px; padding: 0.125rem 0.625rem; }
.token.required, .token.key { color: var(--yellow); border-color: oklch(0.86 0.16 90 / 0.4); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.875rem; background: oklch(0.145 0.036 284); }
table { width: 100%; min-width: 34rem; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.5; }
thead th { color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
th, td { text-align: left; vertical-align: top; padding: 0.75rem 1rem; font-weight: 400; }
tbody tr { border-top: 1px solid var(--line); }
tbody th { white-space: nowrap; }
.type { min-width: 9rem; color: var(--muted); font-size: 0.875rem; }
.type small { display: block; font-size: 0.8125rem; }
.codes code { display: block; white-space: nowrap; }
.required { display: block; font-size: 0.75rem; color: var(--yellow); }
.status { font: 600 0.8125rem/1 var(--mono); padding: 0.35rem 0.5rem; border-radius: 0.375rem; }
.status.good { color: var(--green); background: oklch(0.78 0.19 155 / 0.12); }
.status.bad { color: var(--danger); background: oklch(0.64 0.2 24 / 0.16); }
.types { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-bottom: 0.75rem; }
.types code { border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.125rem 0.5rem; }
pre { margin: 0; padding: 1rem 1.25rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--deep); font-size: 0.9375rem; line-height: 1.6; max-height: 30rem; }
pre code { color: oklch(0.9 0.03 286); }
#try:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; justify-items: start; margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
#try label { display: grid; gap: 0.375rem; width: 100%; max-width: 26rem; color: var(--ink); font-weight: 600; }
#try input { min-height: 2.75rem; padding: 0 0.875rem; border: 1px solid var(--line-strong); border-radius: 0.75rem; background: var(--deep); color: var(--ink); font: inherit; font-weight: 400; }
#try button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.75rem; background: var(--ink); color: var(--deep); font: 600 0.9375rem Figtree, ui-sans-serif, system-ui, sans-serif; cursor: pointer; }
#try button:disabled { opacity: 0.6; cursor: default; }
#try output img { display: block; max-width: 100%; height: auto; border-radius: 0.875rem; }
details { margin-top: 0.75rem; }
details h4 { display: none; }
summary { display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: var(--violet); font-size: 0.9375rem; }
summary:hover { color: var(--ink); }
summary::before { content: "+"; display: inline-block; width: 1.25rem; font-family: var(--mono); }
details[open] summary::before { content: "\\2212"; }
details .table { margin-top: 0.5rem; }
`;
