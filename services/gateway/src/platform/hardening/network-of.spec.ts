import { networkOf } from './network-of';

test.each([
  ['196.201.214.200', '196.201.214.200'],
  ['::ffff:196.201.214.200', '196.201.214.200'],
  ['::ffff:c4c9:d6c8', '196.201.214.200'],
  ['2c0f:fe38:2100:1:aaaa::1', '2c0f:fe38:2100:1::/64'],
  ['2C0F:FE38:2100:0001:0:0:0:9', '2c0f:fe38:2100:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['no address', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
])('%s belongs to network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
