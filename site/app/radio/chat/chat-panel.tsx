import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { agree, consent, isAgreed } from '../../consent/consent.ts';
import { Remember } from '../../consent/remember.tsx';
import { useBrowserSettings, useTheme } from '../../root-data.ts';
import { chatWords } from '../../words/chat.ts';
import { appearanceOf, mountChatWidget } from './chat-widget.ts';

/** the chat window. Hiding it does not leave the room. */
export default function ChatPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { chat, streamUrl } = useBrowserSettings();
  // Without a third party's widget, the chat is the radio host's own room.
  const script = chat.script || streamUrl.replace(/\/stream$/, '/chat/embed.js');
  const { handle } = chat;
  const { colours } = useTheme();
  const sameOrigin = isSameOrigin(script);
  const agreed = useStore(consent, (state) => isAgreed('chat', state)) || sameOrigin;
  const panel = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try mounts the widget anew
  useEffect(() => {
    if (!agreed || !room.current) return;
    setState('loading');
    // The radio host's room has the station's colours already.
    const appearance = chat.script ? appearanceOf(colours) : {};
    return mountChatWidget(room.current, { script, handle, appearance }, setState);
  }, [agreed, script, handle, chat.script, colours, tries]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: MouseEvent) => {
      const target = event.target as Element;
      // Ignores a pressed button that has since been removed from the panel, and strip and player, usable while the chat is open.
      if (!target.isConnected || target.closest('.live-strip, .bottom-bars')) return;
      if (!panel.current?.contains(target)) onClose();
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

  useEffect(() => {
    const foot = document.querySelector('.bottom-bars');
    if (!open || !foot) return;
    const observer = new ResizeObserver(() =>
      panel.current?.style.setProperty('--foot', `${foot.getBoundingClientRect().height}px`),
    );
    observer.observe(foot);
    return () => observer.disconnect();
  }, [open]);

  const visible = open && (state !== 'loading' || !agreed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark inside the live strip
    <div ref={panel} role="group" aria-label={chatWords.panel} className="chat-panel" hidden={!visible}>
      {!agreed && <AskForChat />}
      {agreed && state === 'failed' && (
        <div className="chat-note" role="alert">
          <p>{chatWords.failed}</p>
          <button type="button" className="button-strong" onClick={() => setTries(tries + 1)}>
            {chatWords.tryAgain}
          </button>
        </div>
      )}
      <div ref={room} className="chat-room" />
    </div>
  );
}

function AskForChat() {
  const [remember, setRemember] = useState(false);
  return (
    <div className="chat-note">
      <p>{chatWords.ask}</p>
      <button type="button" className="button-strong" onClick={() => agree('chat', remember)}>
        {chatWords.load}
      </button>
      <Remember checked={remember} onChange={setRemember} />
    </div>
  );
}

/** Whether the script is on our own origin, so that it needs no consent. */
function isSameOrigin(script: string): boolean {
  return new URL(script, location.href).origin === location.origin;
}
