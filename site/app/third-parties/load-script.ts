export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => console.warn('Error loading script:', address);
  document.head.append(script);
}
