declare module 'virtual:tones.css';
