/** An IPv4 address, or the /64 network of an IPv6 address: one customer of a provider usually has a whole /64. */
export function clientAddressPrefix(address: string): string {
  const [plain = ''] = address.split('%');
  if (plain.includes('.')) return plain.split(':').at(-1) ?? '';
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...new Array<string>(gap).fill('0'), ...after];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
