/**
 * Entries that somebody might put into the log, each with the answer that admission must give for
 * ever. `fixtures/hostile-entries.json` is this list written down; a change of either is a change
 * of the format.
 */
import type { PassedOverReason } from './admission.js';
import { canonicalJson } from './canonical-json.js';
import type { Head } from './event-header.js';
import * as good from './good-entry.spec-kit.js';
import { around, deep, fields, goodAnd, hashes, lines, salted } from './good-entry.spec-kit.js';
import { starting, withField, withHash, withText } from './good-entry.spec-kit.js';
import { MAX_JSON_DEPTH } from './json-depth.js';
import { encodeUtf8 } from './utf8.js';

const { ELSEWHERE, GOOD, HEAD, HEADER, HOUSE, PARTS, PUBLIC, SEAT1 } = good;

interface HostileEntry {
  readonly name: string;
  readonly answer: 'admitted' | PassedOverReason;
  readonly head: Head | undefined;
  readonly bytes: Uint8Array;
}

type Row = readonly [name: string, answer: HostileEntry['answer'], content: string | Uint8Array];

const ADMITTED: readonly Row[] = [
  ['the event that follows', 'admitted', GOOD],
  ['an event that all may know', 'admitted', around(PUBLIC)],
  ['a part without action or facts: the fold decides about that', 'admitted', around('{}')],
  ['a part with a key __proto__', 'admitted', around('{"__proto__":{"admin":true}}')],
  ['a part with a key constructor', 'admitted', around('{"constructor":1,"toString":2}')],
  ['a part nested as deeply as allowed', 'admitted', around(deep(MAX_JSON_DEPTH))],
  ['an empty type', 'admitted', withField(4, '')],
  ['a command id of odd characters', 'admitted', withField(6, '"\\\n\u2028\u0000😀')],
  ['a time before the head: verification looks at clocks', 'admitted', withField(5, 0)],
];

const BYTES: readonly Row[] = [
  ['nothing at all', 'header-not-canonical', ''],
  ['one newline', 'header-not-canonical', '\n'],
  ['a word', 'header-not-canonical', 'hello'],
  ['cut within the header', 'header-not-canonical', HEADER.slice(0, -1)],
  ['cut after the header', 'line-count', HEADER],
  ['cut after the newline of the header', 'line-count', `${HEADER}\n`],
  ['cut within the last line', 'hash-differs', GOOD.slice(0, -1)],
  ['cut by one line', 'line-count', lines(HEADER, [PUBLIC, HOUSE])],
  ['a newline at the end', 'line-count', `${GOOD}\n`],
  ['a space at the end', 'hash-differs', `${GOOD} `],
  ['a NUL at the end', 'hash-differs', `${GOOD}\u0000`],
  ['a NUL before the header', 'header-not-canonical', `\u0000${GOOD}`],
  ['a space before the header', 'header-not-canonical', ` ${GOOD}`],
  ['a newline before the header', 'header-not-canonical', `\n${GOOD}`],
  ['a byte order mark', 'header-not-canonical', `\ufeff${GOOD}`],
  ['line ends of another system', 'header-not-canonical', GOOD.replaceAll('\n', '\r\n')],
  ['a blank line after the header', 'line-count', lines(HEADER, ['', ...PARTS])],
  ['the event twice', 'line-count', `${GOOD}\n${GOOD}`],
  ['a byte that UTF-8 never has', 'not-utf8', goodAnd([0xff])],
  ['an overlong NUL', 'not-utf8', goodAnd([0xc0, 0x80])],
  ['a surrogate as UTF-8', 'not-utf8', goodAnd([0xed, 0xa0, 0x80])],
  ['half a character', 'not-utf8', goodAnd([0xe2, 0x82])],
  ['UTF-16', 'not-utf8', Uint8Array.from([0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00])],
  ['ten thousand brackets', 'header-not-canonical', '['.repeat(10_000)],
];

const HEADERS: readonly Row[] = [
  ['a header that is an object', 'header-misshapen', lines('{"seq":3}')],
  ['a header of null', 'header-misshapen', lines('null')],
  ['a header without hashes', 'header-misshapen', lines(canonicalJson(fields.slice(0, 7)))],
  ['a header with one more field', 'header-misshapen', lines(canonicalJson([...fields, 1]))],
  ['a space in the header', 'header-not-canonical', withText(',3,', ', 3,')],
  ['seq 3.0', 'header-not-canonical', withText(',3,', ',3.0,')],
  ['seq 3e0', 'header-not-canonical', withText(',3,', ',3e0,')],
  ['seq 03', 'header-not-canonical', withText(',3,', ',03,')],
  ['seq -0', 'header-not-canonical', withText(',3,', ',-0,')],
  ['seq 2^53', 'header-not-canonical', withText(',3,', ',9007199254740992,')],
  ['seq 2^53 - 1', 'seq-ahead', withField(2, Number.MAX_SAFE_INTEGER)],
  ['seq as a string', 'header-misshapen', withField(2, '3')],
  ['seq negative', 'header-misshapen', withField(2, -3)],
  ['seq null', 'header-misshapen', withField(2, null)],
  ['seq in a list', 'header-misshapen', withField(2, [3])],
  ['a time of half a millisecond', 'header-not-canonical', withText('1700000000000', '1.5')],
  ['a time before 1970', 'header-misshapen', withField(5, -1)],
  ['a time as text', 'header-misshapen', withField(5, '2026-01-01T00:00:00Z')],
  ['a record that is a number', 'header-misshapen', withField(1, 1)],
  ['a type that is null', 'header-misshapen', withField(4, null)],
  ['a command id that is an object', 'header-misshapen', withField(6, {})],
  ['prev null', 'header-misshapen', withField(3, null)],
  ['a letter escaped', 'header-not-canonical', withText('"acted"', '"\\u0061cted"')],
  ['a slash escaped', 'header-not-canonical', withText('scoresheet/', 'scoresheet\\/')],
  ['a lone surrogate escaped', 'header-not-canonical', withText('"acted"', '"\\ud800"')],
  ['another format', 'format-unknown', withField(0, 'scoresheet/2')],
  ['no format', 'header-misshapen', withField(0, null)],
];

const HASHES: readonly Row[] = [
  ['hashes in a list', 'header-misshapen', withField(7, [hashes.public])],
  ['no hash at all', 'public-line-unnamed', withField(7, {})],
  ['no hash of the public line', 'public-line-unnamed', withField(7, { house: hashes.house })],
  ['a hash in capitals', 'header-misshapen', withHash('house', hashes.house.toUpperCase())],
  ['a hash too short', 'header-misshapen', withHash('house', hashes.house.slice(1))],
  ['a hash with a newline', 'header-misshapen', withHash('house', `${hashes.house}\n`)],
  ['a hash that is null', 'header-misshapen', withHash('seat1', null)],
  [
    'a hash twice',
    'header-not-canonical',
    withText('{"house"', `{"house":"${hashes.public}","house"`),
  ],
  ['hashes out of order', 'header-not-canonical', withText('"house":', '"zouse":')],
  ['a judge as an audience', 'audience-unknown', withHash('judge', hashes.house)],
  ['a seat 0', 'audience-unknown', withHash('seat0', hashes.house)],
  ['a seat 01', 'audience-unknown', withHash('seat01', hashes.house)],
  ['a seat 100', 'audience-unknown', withHash('seat100', hashes.house)],
  [
    'an audience __proto__',
    'audience-unknown',
    withText('{"house"', `{"__proto__":"${hashes.public}","house"`),
  ],
  ['an audience constructor', 'audience-unknown', withHash('constructor', hashes.house)],
  [
    'hashes inherited',
    'header-misshapen',
    withText(canonicalJson(hashes), `{"__proto__":${canonicalJson(hashes)}}`),
  ],
];

const CHAIN: readonly Row[] = [
  ['another record of another partition', 'other-partition', withField(1, ELSEWHERE)],
  ['the seq of the head', 'seq-taken', withField(2, 2)],
  ['a seq of long ago', 'seq-taken', withField(2, 1)],
  ['a second seq 0', 'seq-taken', starting('')],
  ['a seq too far', 'seq-ahead', withField(2, 4)],
  ['the hash of another header', 'prev-differs', withField(3, 'ac'.repeat(32))],
  ['the right hash in capitals', 'prev-differs', withField(3, HEAD.hash.toUpperCase())],
  ['no prev', 'prev-differs', withField(3, '')],
];

const LINES: readonly Row[] = [
  ['two lines swapped', 'hash-differs', lines(HEADER, [PUBLIC, SEAT1, HOUSE])],
  ['the sealed lines first', 'hash-differs', lines(HEADER, [HOUSE, PUBLIC, SEAT1])],
  ['one line more', 'line-count', lines(HEADER, [...PARTS, PUBLIC])],
  ['the public line missing', 'line-count', lines(HEADER, [HOUSE, SEAT1])],
  [
    'a line for somebody who has none',
    'hash-differs',
    withHash('seat2', hashes.seat1).replace(SEAT1, `${HOUSE}\n${SEAT1}`),
  ],
  ['a hash that fits no line', 'hash-differs', withHash('house', 'cd'.repeat(32))],
  ['an empty line with the right hash', 'part-not-canonical', around('')],
  ['a part that is no JSON', 'part-not-canonical', around('{"action":')],
  ['a part with keys out of order', 'part-not-canonical', around('{"facts":[],"action":1}')],
  ['a part with a key twice', 'part-not-canonical', around('{"action":1,"action":1}')],
  ['a part with 1.0', 'part-not-canonical', around('{"action":1.0,"facts":[]}')],
  ['a part with a space', 'part-not-canonical', around('{"action": 1,"facts":[]}')],
  ['a part with a space at its end', 'part-not-canonical', around('{} ')],
  ['a part nested too deeply', 'part-not-canonical', around(deep(MAX_JSON_DEPTH + 1))],
  ['a part that is a list', 'part-no-object', around('[1]')],
  ['a part that is null', 'part-no-object', around('null')],
  ['a sealed part that is a string', 'part-no-object', around(PUBLIC, '"salt"')],
  ['a sealed line without salt', 'salt-missing', around(PUBLIC, '{"action":1,"facts":[]}')],
  ['a salt that is a number', 'salt-missing', around(PUBLIC, '{"salt":1}')],
  ['a salt of 31 bytes', 'salt-missing', around(PUBLIC, `{"salt":"${'5a'.repeat(31)}"}`)],
  ['a salt in capitals', 'salt-missing', around(PUBLIC, `{"salt":"${'5A'.repeat(32)}"}`)],
  ['an inherited salt', 'salt-missing', around(PUBLIC, `{"__proto__":${salted({})}}`)],
  ['a salt in the public line', 'salt-public', around(salted({ action: 1, facts: [] }))],
];

const STARTS: readonly Row[] = [
  ['a start of an unknown record', 'admitted', starting('')],
  ['a start that names zeros', 'prev-differs', starting('0'.repeat(64))],
  ['the middle of an unknown record', 'record-unknown', GOOD],
];

const asEntries = (rows: readonly Row[], head: Head | undefined): readonly HostileEntry[] =>
  rows.map(([name, answer, content]) => {
    const bytes = typeof content === 'string' ? encodeUtf8(content) : content;
    return { name, answer, head, bytes };
  });

export const HOSTILE_ENTRIES: readonly HostileEntry[] = [
  ...asEntries([...ADMITTED, ...BYTES, ...HEADERS, ...HASHES, ...CHAIN, ...LINES], HEAD),
  ...asEntries(STARTS, undefined),
];
