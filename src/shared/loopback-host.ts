/** Whether a host name, as `URL` gives it, can only mean the machine that asks. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
