import type { Server } from 'node:http';
import type { Config } from './config.ts';

/**
 * Takes connections at the configured address.
 * @returns the port.
 * @throws {Error} one line that an owner can act on, when the port is taken.
 */
export function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.site.port} is in use. Stop what runs there, or set PORT to another one.`)
          : error,
      );
    });
    // Without a host Node takes IPv6 and IPv4, or IPv4 alone where there is no IPv6.
    const { port, host } = config.site;
    server.listen(host ? { port, host } : { port }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : config.site.port);
    });
  });
}
