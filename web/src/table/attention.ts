/** Calls somebody back whose turn it is: a mark in the title and the favicon, and a notification where they allowed it. */

import { choose, settings } from '../look/settings.svelte';

const MARK = '● ';

function icon(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]');
}

export function showTitle(title: string, yours: boolean): void {
  document.title = yours ? MARK + title : title;
  const wanted = yours ? '/favicon-turn.svg' : '/favicon.svg';
  const link = icon();
  if (link && link.getAttribute('href') !== wanted) link.href = wanted;
}

/** May notifications be offered? Not on a page without TLS, nor where somebody has said no. */
export function mayNotify(): boolean {
  return 'Notification' in window && window.isSecureContext && Notification.permission !== 'denied' && !settings.notices;
}

export async function allowNotify(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === 'granted';
  choose('notices', granted);
  return granted;
}

/** Tell somebody who looks elsewhere. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notices || !('Notification' in window) || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
