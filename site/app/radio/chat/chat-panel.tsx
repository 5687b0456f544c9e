import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLook } from '../../brand/use-look.ts';
import { useBrowserSettings } from '../../browser-settings.ts';
import { consent, giveConsent } from '../../consent/consent.ts';
import { appearanceOf, mountChatWidget } from './chat-widget.ts';

/** the chat window. It stays where it is once loaded; hiding it does not leave the room. */
export default function ChatPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { chat, streamUrl } = useBrowserSettings();
  // Without a widget of others, the radio host's own room.
  const script = chat.script || streamUrl.replace(/\/stream$/, '/chat/embed.js');
  const { handle } = chat;
  const { colours } = useLook();
  const own = isOwn(script);
  const agreed = useStore(consent, ({ answer }) => answer === 'yes') || own;
  const panel = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!agreed || !room.current) return;
    // The room of the radio host knows how the station looks, by day and by night.
    const appearance = chat.script ? appearanceOf(colours) : {};
    return mountChatWidget(room.current, { script, handle, appearance }, () => setLoaded(true));
  }, [agreed, script, handle, chat.script, colours]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!panel.current?.contains(target) && !target.closest('.strip-chat')) onClose();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('click', outside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, onClose]);

  const shown = open && (loaded || !agreed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark inside the live strip
    <div ref={panel} role="group" aria-label="Live chat" className="chat-panel" hidden={!shown}>
      {!agreed && (
        <p className="chat-consent">
          The chat comes from another service, which may set cookies of its own.
          <button type="button" className="button-strong" onClick={() => giveConsent('yes')}>
            Load the chat
          </button>
        </p>
      )}
      <div ref={room} className="chat-room" />
    </div>
  );
}

/** A script of the station's own needs no consent. */
function isOwn(script: string): boolean {
  return new URL(script, location.href).origin === location.origin;
}
