/**
 * Live chance: ChaCha20 (RFC 8439) with a nonce for each question of a match, so that a question
 * has the same answer whoever asks it, and one answer tells nothing about another.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { chanceFrom, type Chance } from '@scoresheet/rules-engine';

const BLOCK_BYTES = 64;
const NONCE_BYTES = 12;
const WORD_BYTES = 4;
const WORDS = 2 ** 32;
const ZEROS = new Uint8Array(BLOCK_BYTES);

/** `key` has 32 bytes. */
export function chanceFromKey(key: Uint8Array): Chance {
  const about = (draw: number): Chance => {
    const nextWord = wordsOf(key, draw);
    return chanceFrom((bound) => below(bound, nextWord));
  };
  return {
    shuffle: (size, draw) => about(draw).shuffle(size, draw),
    roll: (sides, draw) => about(draw).roll(sides, draw),
    pick: (of, draw) => about(draw).pick(of, draw),
  };
}

/** Numbers of 32 bits for one draw: the key stream from block 0, little endian. */
export function wordsOf(key: Uint8Array, draw: number): () => number {
  const nonce = nonceOf(draw);
  let stream = ZEROS;
  let block = 0;
  let at = BLOCK_BYTES;
  return () => {
    if (at === BLOCK_BYTES) {
      stream = chacha20(key, nonce, ZEROS, undefined, block);
      block += 1;
      at = 0;
    }
    const word = wordAt(stream, at);
    at += WORD_BYTES;
    return word;
  };
}

/** Rejects the last, incomplete run of `bound`, so that no number comes up more often. */
function below(bound: number, nextWord: () => number): number {
  const complete = WORDS - (WORDS % bound);
  for (;;) {
    const word = nextWord();
    if (word < complete) return word % bound;
  }
}

/** The draw's number, little endian. */
function nonceOf(draw: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  for (let rest = draw, at = 0; rest > 0; rest = Math.floor(rest / 256), at += 1) {
    nonce[at] = rest % 256;
  }
  return nonce;
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)) >>>
  0;
