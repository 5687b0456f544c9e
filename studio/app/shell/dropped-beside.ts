import { useLayoutEffect } from 'react';
import { showToast } from '../ui/toasts.tsx';

/** Catches files that are dropped outside every drop target; otherwise the browser would leave the studio and open the file. */
export function useDroppedBeside(): void {
  useLayoutEffect(() => {
    // This listener runs last, so a drop target has already called `preventDefault`.
    const isBeside = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes('Files') === true &&
      !(event.target instanceof HTMLInputElement && event.target.type === 'file');
    const onDragOver = (event: DragEvent) => {
      if (isBeside(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!isBeside(event)) return;
      event.preventDefault();
      showToast(
        'Nothing takes a file there. Drop sound on Recording of a show, and pictures on Picture or in Media.',
        {
          isBad: true,
        },
      );
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, []);
}
