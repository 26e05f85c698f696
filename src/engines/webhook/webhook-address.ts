/** Names that lead nowhere outside a private network, or only into one: those of clusters, registries and containers. */
const PRIVATE_NAME = new RegExp(
  `(?:^|\\.)(?:${[
    'localhost|local|localdomain|internal|intranet|intra|private|priv|lan|home|corp|workgroup|arpa|test|example|invalid|onion',
    'svc|cluster|pod|k8s|kube|consul|nomad|docker|podman|containers|mesh|weave|rancher|vagrant|fritz\\.box|ts\\.net',
  ].join('|')})$`,
);
/** Public names that anybody makes lead to an address inside, by writing it into them. */
const WILDCARD_NAME =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|xip\.name|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|fuf\.me|local\.gd|1u\.ms|rbndr\.us)$/;
/** An address within a name, whoever resolves it: `10.0.0.1.example.com`, `app-192-168-1-9.example.com`. */
const ADDRESS_IN_NAME = /(?:^|[.-])(?=(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-])/g;
const MOST_CHARACTERS = 2_000;

/**
 * Why an address may not be called for an operator, as a sentence; undefined when it may. It is judged by what it says
 * alone: a public name can still lead to a private place, so that redirects are not followed either.
 */
export function webhookAddressFault(address: string, isDevelopment: boolean): string | undefined {
  if (address.length > MOST_CHARACTERS || !URL.canParse(address)) return 'This is no web address';
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  if (url.username || url.password) return 'An address may not carry a name or a password';
  if (isDevelopment && isLoopback(host) && /^https?:$/.test(url.protocol)) return undefined;
  if (url.protocol !== 'https:') return 'The address must begin with https://';
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && port < 1024) return 'The address may use port 443, or one from 1024 on';
  return isPrivate(host) ? 'The address may not lead into a private network' : undefined;
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

function isPrivate(host: string): boolean {
  // The URL parser has turned every way of writing a number into these two.
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateIpv4(host.split('.').map(Number));
  return !host.includes('.') || PRIVATE_NAME.test(host) || WILDCARD_NAME.test(host) || namesPrivateAddress(host);
}

function namesPrivateAddress(host: string): boolean {
  for (const [, ...parts] of host.matchAll(ADDRESS_IN_NAME)) {
    const numbers = parts.map(Number);
    if (numbers.every((number) => number < 256) && isPrivateIpv4(numbers)) return true;
  }
  return false;
}

function isPrivateIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 192 && b === 88 && c === 99) ||
    (a === 198 && (b === 18 || b === 19)) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113)
  );
}

/** Only global addresses are public, and of those none that carries an IPv4 address inside. */
function isPrivateIpv6(address: string): boolean {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
  const [first = 0, second = 0] = groups;
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  const isSixToFour = first === 0x2002;
  const isTeredoOrDocumentation = first === 0x2001 && (second < 0x200 || second === 0xdb8);
  return groups.length !== 8 || !isGlobal || isSixToFour || isTeredoOrDocumentation;
}
