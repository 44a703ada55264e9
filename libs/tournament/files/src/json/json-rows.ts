/** Rows of a JSON file: objects in the list that bears the name of their kind. */
import type { Findings } from '../problem.js';
import {
  columnNames,
  FORMAT,
  rowOf,
  tidy,
  type Cell,
  type Column,
  type Row,
  type Shape,
} from '../table/shape.js';
import { quoted } from '../text/shown-text.js';
import { readJson, type JsonNode } from './read-json.js';

/** Gives no rows where the file is not of the shape; a row with a value of another type is left out. */
export function jsonRows<Name extends string>(
  text: string,
  shape: Shape<Name>,
  findings: Findings,
): readonly Row<Name>[] {
  const read = readJson(text);
  if (!read.ok) {
    findings.add(read.at, read.code, read.says);
    return [];
  }
  return listIn(read.value, shape, findings).flatMap((node) => rowIn(node, shape, findings) ?? []);
}

function listIn(file: JsonNode, shape: Shape<string>, findings: Findings): readonly JsonNode[] {
  const members = file.is === 'object' ? file.members : undefined;
  const format = members?.get('format')?.value;
  const list = members?.get(shape.kind)?.value;
  const others = [...(members ?? [])].filter(([name]) => name !== 'format' && name !== shape.kind);
  if (format?.is !== 'text' || format.text !== FORMAT) {
    const says = `the file begins with "format": "${FORMAT}"; export it again or write that`;
    findings.add(format?.at ?? file.at, 'format-unknown', says);
    return [];
  }
  for (const [name, { at }] of others) {
    const says = `a file of ${shape.kind} has no ${quoted(name)} beside them; delete it`;
    findings.add(at, 'column-unknown', says);
  }
  if (list?.is === 'array') return list.items;
  const says = `the file has its rows in the list "${shape.kind}"; write them there`;
  findings.add(list?.at ?? file.at, 'format-unknown', says);
  return [];
}

function rowIn<Name extends string>(
  node: JsonNode,
  shape: Shape<Name>,
  findings: Findings,
): Row<Name> | undefined {
  if (node.is !== 'object') {
    findings.add(node.at, 'value-wrong', `each of the ${shape.kind} is an object; write { … }`);
    return undefined;
  }
  const cells = new Map<string, Cell>();
  let isSound = true;
  for (const [name, { at, value }] of node.members) {
    const column = shape.columns.find((one) => one.name === name);
    const text = column === undefined ? undefined : textOf(value, column);
    isSound &&= text !== undefined;
    if (column === undefined) {
      const about = `a file of ${shape.kind} has ${columnNames(shape)}`;
      findings.add(at, 'column-unknown', `there is no ${quoted(name)}; ${about}`);
    } else if (text === undefined) {
      findings.add(value.at, 'value-wrong', `${name} is ${TYPES[column.is]}; write that, or null`);
    } else {
      cells.set(name, { text: tidy(text), at: value.at });
    }
  }
  return isSound ? rowOf(node.at, cells) : undefined;
}

const TYPES = { text: 'a text', number: 'a number', numbers: 'a list of numbers' } as const;

/** As a cell of CSV has it. */
function textOf(value: JsonNode, { is }: Column<string>): string | undefined {
  if (value.is === 'word') return value.text === 'null' ? '' : undefined;
  if (value.is === 'array') {
    const numbers = value.items.flatMap((item) => (item.is === 'number' ? item.text : []));
    return is === 'numbers' && numbers.length === value.items.length
      ? numbers.join(' ')
      : undefined;
  }
  return value.is === is ? value.text : undefined;
}
