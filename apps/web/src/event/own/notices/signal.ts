/** Signals of a phone, each where the browser has it and the person has allowed it. */
import { kept } from '../../../app/kept.js';

/** A sound, and a short shake of the phone. */
export const soundChoice = kept('event-sound', false);
/** A notice of the system, for who has the page in the background. */
export const systemChoice = kept('event-notices', false);

type SystemNotices =
  | 'possible'
  /** The person has said no, once and for all pages of this address. */
  | 'denied'
  /** Browsers have them over HTTPS alone. */
  | 'insecure'
  | 'missing';

export function systemNotices(): SystemNotices {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** To be called out of a press: browsers ask the person at no other time. */
export async function allowSystemNotices(): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  systemChoice.write(isAllowed);
  return isAllowed;
}

/** One at a time for an event: a newer one takes the place of the older one. */
export function notifySystem(title: string, body: string, event: string): void {
  if (!systemChoice.read() || systemNotices() !== 'possible') return;
  if (Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const notification = new Notification(title, { body, tag: event });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones give notices to installed pages alone; the page itself shows the notice in any case.
  }
}

let audio: AudioContext | undefined;

/** Made out of a press, so that the browser lets it sound later. */
export function readySound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

const SHAKE_MS = [120, 80, 120];
const TONES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
] as const;
const TONE_S = 0.15;
const LOUDNESS = 0.2;

/** Two tones, which no file is fetched for, and a shake. */
export function sound(): void {
  if (!soundChoice.read()) return;
  navigator.vibrate?.(SHAKE_MS);
  readySound();
  if (!audio) return;
  for (const { hertz, at } of TONES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const starts = audio.currentTime + at;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, starts);
    volume.gain.exponentialRampToValueAtTime(0.001, starts + TONE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(starts);
    tone.stop(starts + TONE_S);
  }
}
