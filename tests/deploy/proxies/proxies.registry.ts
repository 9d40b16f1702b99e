/** A proxy of Debian's packages with the configuration that owners are given. */
export interface ProxyKind {
  name: string;
  /** Below deploy/. */
  file: string;
  /** What is another way on the machine of a test: each text must be in the file. */
  instead(place: ProxyPlace): readonly (readonly [string, string])[];
  /** Around the whole file, where it is a part of another one. */
  wrap?(config: string): string;
  command(config: string): readonly [string, ...string[]];
  /** Settings that the file itself reads. */
  environment?(place: ProxyPlace): Record<string, string>;
}

export interface ProxyPlace {
  folder: string;
  port: number;
  /** Of its unencrypted door. */
  plainPort: number;
  sites: readonly number[];
  certificate: string;
  key: string;
  /** Certificate and key in one file. */
  both: string;
}

const linePer = (sites: readonly number[], write: (port: number, index: number) => string) =>
  sites.map(write).join('\n  ');

export const proxies: readonly ProxyKind[] = [
  {
    name: 'Caddy',
    file: 'Caddyfile',
    instead: ({ certificate, key }) => [
      ['\trequest_body {', `\ttls ${certificate} ${key}\n\trequest_body {`],
    ],
    wrap: (config) => `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${config}`,
    command: (config) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', config],
    environment: ({ folder, port, sites }) => ({
      HOME: folder,
      SITE_DOMAIN: `https://dreamseed.example:${port}`,
      SITE_SERVERS: sites.map((site) => `127.0.0.1:${site}`).join(' '),
    }),
  },
  {
    name: 'nginx',
    file: 'nginx.conf',
    instead: ({ port, plainPort, sites, certificate, key }) => [
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      [
        'server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;',
        linePer(sites, (site) => `server 127.0.0.1:${site} max_fails=1 fail_timeout=2s;`),
      ],
      ['/etc/letsencrypt/live/dreamseed.example/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/dreamseed.example/privkey.pem', key],
    ],
    wrap: (config) =>
      `daemon off;\npid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${config}\n}\n`,
    command: (config) => ['nginx', '-c', config],
  },
  {
    name: 'HAProxy',
    file: 'haproxy.cfg',
    instead: ({ port, plainPort, sites, both }) => [
      ['bind :443 ', `bind 127.0.0.1:${port} `],
      ['bind :80', `bind 127.0.0.1:${plainPort}`],
      ['/etc/haproxy/dreamseed.pem', both],
      ['server one 127.0.0.1:3000', linePer(sites, (site, index) => `server site${index} 127.0.0.1:${site}`)],
    ],
    command: (config) => ['haproxy', '-f', config],
  },
];
