// What calls have left behind on this device: their notifications, and the number on the app's icon.

/** Takes them away whenever the person is here. */
export function clearBadge(): void {
  const clear = () => {
    if (!document.hidden) void tidy();
  };
  document.addEventListener('visibilitychange', clear);
  clear();
}

async function tidy(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => {});
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const n of (await worker?.getNotifications()) ?? []) n.close();
}
