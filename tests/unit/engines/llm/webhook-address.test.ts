import { describe, expect, it } from 'vitest';
import { webhookAddressFault } from '#engines/webhook/webhook-address.ts';

const PUBLIC = [
  'https://hooks.example.com/webhook/abc?key=1',
  'https://automation.example.co.uk:8443/run',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
  'https://n8n.example.com:5678/webhook/1',
  'https://hooks-8-8-8-8.example.com/x',
  'https://v1.2.3.4.example.com/x',
  'https://svc.example.com/x',
  'https://docker.example.com/x',
];

const PRIVATE = [
  'http://hooks.example.com/x',
  'ftp://hooks.example.com/x',
  'https://user:secret@hooks.example.com/x',
  'https://hooks.example.com:22/x',
  'https://hooks.example.com:25/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://app.localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
  'https://nas.home/x',
  'https://1.0.0.127.in-addr.arpa/x',
  'https://billing.default.svc/x',
  'https://billing.default.svc.cluster.local/x',
  'https://billing.service.consul/x',
  'https://db.nomad/x',
  'https://host.docker/x',
  'https://host.docker.internal/x',
  'https://laptop.tail1234.ts.net/x',
  'https://fritz.box/x',
  'https://10.0.0.1.nip.io/x',
  'https://app-0a000001.nip.io/x',
  'https://192-168-1-250.sslip.io/x',
  'https://localtest.me/x',
  'https://a.lvh.me/x',
  'https://169.254.169.254.example.com/x',
  'https://1.10.0.0.1.example.com/x',
  'https://app-192-168-1-9.example.com/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://0.0.0.0/x',
  'https://10.1.2.3/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://172.16.0.1/x',
  'https://172.31.255.255/x',
  'https://192.168.1.1/x',
  'https://192.0.0.8/x',
  'https://198.18.0.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[::ffff:8.8.8.8]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[2002:7f00:1::]/x',
  'https://[2001:db8::1]/x',
  'https://[2001:0:7f00:1::]/x',
  'https://[fc00::1]/x',
  'https://[fd12:3456::1]/x',
  'https://[fe80::1]/x',
  'https://[ff02::1]/x',
  'not an address',
  '',
  `https://example.com/${'a'.repeat(2_000)}`,
];

describe('an operator’s address', () => {
  it.each(PUBLIC)('may be %s', (address) => {
    expect(webhookAddressFault(address, false)).toBeUndefined();
  });

  it.each(PRIVATE)('may not be %s', (address) => {
    expect(webhookAddressFault(address, false)).toMatch(/^(This|The|An) /);
  });

  it('may be on this machine in development, and nowhere else in a private network', () => {
    for (const address of ['http://127.0.0.1:5678/x', 'http://localhost:5678/x', 'http://[::1]:80/x'])
      expect([address, webhookAddressFault(address, true)]).toEqual([address, undefined]);
    for (const address of ['http://192.168.1.1/x', 'http://10.0.0.1/x', 'https://[fe80::1]/x', 'http://example.com/x'])
      expect([address, webhookAddressFault(address, true)]).not.toEqual([address, undefined]);
  });
});
