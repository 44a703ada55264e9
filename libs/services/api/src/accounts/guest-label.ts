/**
 * What somebody without a name is called. The label follows from the id that stands in records, so it
 * is the same on every page and after every restart, and says nothing of the person.
 */
import { isBotActor } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';

/** Two guests of one table seldom have the same of these, and of those that do digits differ. */
const BIRDS: readonly string[] = [
  'Avocet',
  'Bittern',
  'Bunting',
  'Buzzard',
  'Chough',
  'Coot',
  'Cormorant',
  'Crake',
  'Crane',
  'Crossbill',
  'Cuckoo',
  'Curlew',
  'Dipper',
  'Dotterel',
  'Dunlin',
  'Dunnock',
  'Egret',
  'Eider',
  'Falcon',
  'Fieldfare',
  'Finch',
  'Flycatcher',
  'Fulmar',
  'Gannet',
  'Godwit',
  'Goshawk',
  'Grebe',
  'Grouse',
  'Guillemot',
  'Harrier',
  'Hawfinch',
  'Heron',
  'Hobby',
  'Hoopoe',
  'Ibis',
  'Jackdaw',
  'Jay',
  'Kestrel',
  'Kingfisher',
  'Kite',
  'Lapwing',
  'Lark',
  'Linnet',
  'Magpie',
  'Martin',
  'Merlin',
  'Nightjar',
  'Nuthatch',
  'Oriole',
  'Osprey',
  'Ouzel',
  'Petrel',
  'Pipit',
  'Plover',
  'Puffin',
  'Quail',
  'Redstart',
  'Robin',
  'Sandpiper',
  'Siskin',
  'Skua',
  'Stork',
  'Swift',
  'Wagtail',
];
const HEX_DIGITS = 3;
/** Hexadecimal digits of the hash that choose the bird. */
const DIGITS_OF_BIRD = 8;

/** `Guest Heron 4F2`, from the id of a guest or of an account whose name was erased. */
export function guestLabel(actor: string): string {
  const hash = sha256(`scoresheet guest ${actor}`);
  const at = parseInt(hash.slice(0, DIGITS_OF_BIRD), 16) % BIRDS.length;
  const digits = hash.slice(DIGITS_OF_BIRD, DIGITS_OF_BIRD + HEX_DIGITS).toUpperCase();
  return `Guest ${BIRDS[at]} ${digits}`;
}

/** As a seat shows it, which may be played by the house. */
export const seatLabel = (actor: string): string =>
  isBotActor(actor) ? 'Bot of the house' : guestLabel(actor);
