/**
 * Has the browser keep the frame of the site for when there is no connection.
 * @param onUpdate a newer build waits; what it is given lets that one take over and loads the page anew.
 */
export async function registerServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const announce = () => {
    const { waiting } = registration;
    // The first one of a browser replaces nothing.
    if (!waiting || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    });
  };
  announce();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', announce);
  });
}
