import { expect, test, vi } from 'vitest';
import { withFailureLog } from './failure-log.ts';

test('[R-308] a failure names the data it was about and goes on to the caller', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('down');
  const fail = () => Promise.reject(broken);
  await expect(withFailureLog('schedule', fail)).rejects.toBe(broken);
  expect(log).toHaveBeenLastCalledWith('Error fetching week schedule:', broken);
  await expect(withFailureLog('live-now', fail)).rejects.toBe(broken);
  expect(String(log.mock.lastCall?.[0])).toContain('radio-hosting data');
  log.mockRestore();
});
