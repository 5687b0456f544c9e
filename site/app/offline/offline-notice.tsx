import { useEffect, useState } from 'react';
import { offlineWords } from '../words/offline.ts';

/** Notice that the device is offline and that pages seen before can still be read. */
export function OfflineNotice() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine);
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return (
    <p role="status" className="bg-ink p-3 text-center text-paper" hidden={!offline}>
      {offline ? offlineWords.notice : ''}
    </p>
  );
}
