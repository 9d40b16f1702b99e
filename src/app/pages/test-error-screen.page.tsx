/** Throws while rendering in the browser, so that the error screen can be seen and tested. */
export default function TestErrorScreenPage(): React.ReactNode {
  throw new Error('This page breaks on purpose.');
}
