function invariant(condition2, message) {
  if (condition2) return;
  const violation = new Error(typeof message === "string" ? message : message());
  violation.name = "InvariantViolation";
  throw violation;
}
function newState(ruleset, seats, options) {
  return {
    ruleset,
    seats,
    options,
    table: {},
    players: Array.from({ length: seats + 1 }, () => ({})),
    cards: {},
    places: {},
    modifiers: [],
    stack: [],
    pending: [],
    ids: {},
    asked: 0,
    draws: 0,
    outcome: null
  };
}
function place(zone, of) {
  let byHolder = named.get(zone);
  if (!byHolder) named.set(zone, byHolder = /* @__PURE__ */ new Map());
  let at = byHolder.get(of);
  if (at === void 0) byHolder.set(of, at = `${zone}@${of}`);
  return at;
}
const zoneOf = (at) => halvesOf(at).zone;
const holderOf = (at) => halvesOf(at).holder;
const seatAt = (at) => halvesOf(at).seat;
const named = /* @__PURE__ */ new Map();
const halves = /* @__PURE__ */ new Map();
function halvesOf(at) {
  let known = halves.get(at);
  if (!known) {
    const middle = at.indexOf("@");
    const holder = at.slice(middle + 1);
    const seat = /^\d+$/.test(holder) ? Number(holder) : void 0;
    known = { zone: at.slice(0, middle), holder, seat };
    halves.set(at, known);
  }
  return known;
}
const NOTHING$3 = [];
const cardsIn = (state, at) => state.places[at] ?? NOTHING$3;
function cardOf(state, id) {
  const card2 = state.cards[id];
  invariant(card2, () => `no card ${id} at the table`);
  return card2;
}
const markOf = (card2, mark2) => card2.marks[mark2] ?? 0;
const tableCounter = (state, what) => state.table[what] ?? 0;
function seatCounter(state, seat, what) {
  return state.players[seat]?.[what] ?? 0;
}
function seatsOf({ seats }) {
  return numbered[seats] ??= Array.from({ length: seats }, (_, index) => index + 1);
}
const numbered = [];
function zoneAt(rules, at) {
  const zone = rules.zones[zoneOf(at)];
  invariant(zone, () => `${rules.id} has no zone '${zoneOf(at)}'`);
  return zone;
}
function isAmong(knowers, at, viewer) {
  if (viewer === "house" || knowers === "all") return true;
  return knowers === "owner" && holderOf(at) === String(viewer);
}
const seesFaces = (rules, at, viewer) => isAmong(zoneAt(rules, at).faces, at, viewer);
const seesIds = (rules, at, viewer) => isAmong(zoneAt(rules, at).ids, at, viewer);
const idFamily = (rules, at) => zoneAt(rules, at).ids === "all" ? "c" : `${zoneOf(at)}${holderOf(at)}-`;
const HIDDEN_ID = /^(.+?)(c?\d+)-\d+$/;
function mayKnowId(rules, word2, viewer) {
  const [, zone, holder] = HIDDEN_ID.exec(word2) ?? [];
  if (zone === void 0 || holder === void 0 || !rules.zones[zone]) return true;
  return seesIds(rules, place(zone, holder), viewer);
}
function sideOf(state, card2) {
  const seat = seatAt(card2.place);
  if (seat !== void 0) return seat;
  const bearer2 = state.cards[holderOf(card2.place)];
  return bearer2 ? sideOf(state, bearer2) : 0;
}
function bearerOf({ state }, id) {
  const card2 = state.cards[id];
  if (!card2) return void 0;
  return seatAt(card2.place) === void 0 ? holderOf(card2.place) : id;
}
function readingProblem(rules, name, value) {
  const values = Object.hasOwn(rules.options, name) ? rules.options[name] ?? [] : [];
  if (values.includes(value)) return void 0;
  const words2 = values.map((each) => JSON.stringify(each)).join(", ");
  const reads = rules.freeOptions?.[name];
  if (!reads) return `The option '${name}' is one of ${words2}.`;
  const problem2 = reads(rules, value);
  return problem2 && `The option '${name}' is one of ${words2}, or ${problem2}`;
}
const mostSeats = (rules, options) => rules.mostSeats?.(options) ?? rules.maxSeats;
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309d-\u30ff\u4e00-\u9fef\uac00-\ud7a3]*$/;
const isPlainLine = (text2) => PLAIN.test(text2) && text2.trim() === text2;
function match(decision, choice2) {
  const { options, seat, kind } = decision;
  if (options.pick === "number") {
    const fits2 = Number.isSafeInteger(choice2) && choice2 >= options.min && choice2 <= options.max;
    return fits2 ? { seat, kind, chosen: [], number: choice2, words: "" } : void 0;
  }
  if (options.pick === "words") {
    const fits2 = isWritten(options, choice2);
    return fits2 ? { seat, kind, chosen: [], number: 0, words: choice2 } : void 0;
  }
  const ids = typeof choice2 === "string" ? [choice2] : choice2;
  if (!Array.isArray(ids) || new Set(ids).size !== ids.length) return void 0;
  if (!fitsInNumber(options, ids.length, typeof choice2 === "string")) return void 0;
  const chosen2 = [];
  for (const id of ids) {
    const option = options.from.find((offered2) => offered2.id === id);
    if (!option) return void 0;
    chosen2.push(option);
  }
  return { seat, kind, chosen: chosen2, number: 0, words: "" };
}
const isWritten = ({ min, max }, choice2) => typeof choice2 === "string" && choice2.length >= min && choice2.length <= max && isPlainLine(choice2);
function fitsInNumber(options, count2, isOne) {
  switch (options.pick) {
    case "one":
      return isOne;
    case "order":
      return !isOne && count2 === options.from.length;
    case "some":
      return !isOne && count2 >= options.min && count2 <= options.max;
  }
}
const exactly = (count2, ids) => ({
  ...{ pick: "some", from: ids.map((id) => ({ id, card: id })), min: count2, max: count2 }
});
const oneOf$4 = (...ids) => ({
  pick: "one",
  from: ids.map((id) => ({ id }))
});
function valueOf(reading, id, what) {
  const card2 = cardOf(reading.state, id);
  return ownValueOf(reading, card2, what) + (reading.rules.lasting?.(reading, card2, what) ?? 0);
}
function ownValueOf({ rules, state }, card2, what) {
  const face = rules.faces[card2.face];
  invariant(face, () => `no printed card '${card2.face}' in ${rules.id}`);
  let value = rules.baseValue(card2, face, what);
  let added = 0;
  for (const modifier of state.modifiers) {
    if (modifier.card !== card2.id || modifier.what !== what) continue;
    if (modifier.sets) value = modifier.by;
    else added += modifier.by;
  }
  return value + added;
}
function select(reading, selector2, from) {
  const { state, rules } = reading;
  const zone = selector2["zone"] ?? rules.tableZone;
  const found2 = [];
  const search2 = (at) => {
    for (const id of cardsIn(state, at)) {
      if (fits(reading, cardOf(state, id), selector2, from)) found2.push(id);
    }
  };
  for (let seat = 0; seat <= state.seats; seat += 1) search2(place(zone, seat));
  if (zone === rules.tableZone) return found2;
  for (let seat = 0; seat <= state.seats; seat += 1) {
    for (const id of cardsIn(state, place(rules.tableZone, seat))) search2(place(zone, id));
  }
  return found2;
}
function targets(reading, choosing2, by) {
  const { rules, state } = reading;
  const { from, things } = choosing2;
  if (things !== void 0) {
    const named2 = rules.things?.[things];
    invariant(named2, `${rules.id} has no things called '${things}'`);
    return named2(reading, choosing2, by);
  }
  return select(reading, from, by).filter(
    (id) => rules.mayTarget?.(reading, cardOf(state, id), by) ?? true
  );
}
function fits(reading, card2, selector2, from) {
  for (const name in selector2) {
    if (name === "zone") continue;
    const filter = reading.rules.filters[name];
    invariant(filter, `${reading.rules.id} has no filter '${name}'`);
    const wanted = selector2[name];
    if (wanted !== void 0 && !filter(reading, card2, wanted, from)) return false;
  }
  return true;
}
function amountOf(reading, amount2, effect) {
  if (amount2 === void 0) return 0;
  if (typeof amount2 === "number") return amount2;
  if ("count" in amount2) {
    return select(reading, amount2.count, effect).length * (amount2.times ?? 1);
  }
  const [card2] = cardsNamed(reading, amount2.of, effect);
  return card2 === void 0 ? 0 : valueOf(reading, card2, amount2.value);
}
function holds(reading, condition2, from) {
  if (!condition2) return true;
  const { count: count2, counter, of, atLeast, atMost } = condition2;
  const numbers = [];
  if (count2) numbers.push(select(reading, count2, from).length);
  if (counter) numbers.push(seatCounter(reading.state, seatMeant(reading, of, from), counter));
  return numbers.every((n) => n >= (atLeast ?? n) && n <= (atMost ?? n));
}
function seatMeant(reading, of, from) {
  if (of !== "opponent") return from.controller;
  invariant(reading.state.seats === 2, "there is one opponent only at a table of two");
  return 3 - from.controller;
}
function cardsMeant(reading, instruction2, effect) {
  const { to } = instruction2;
  if (to === void 0) return [];
  return typeof to === "string" ? cardsNamed(reading, to, effect) : select(reading, to, effect);
}
function cardsNamed(reading, name, effect) {
  const ids = name === "self" ? [effect.card] : namedByGame(reading, name, effect) ?? chosen$1(effect, name);
  return ids.filter((id) => reading.state.cards[id]);
}
function namedByGame(reading, name, effect) {
  return reading.rules.named?.[name]?.(reading, effect);
}
function chosen$1(effect, name) {
  if (name === "it") return effect.it === void 0 ? [] : [effect.it];
  return effect.chosen[name] ?? [];
}
function effectFrame(source, chosen2) {
  const { card: card2, face, ability: ability2, controller, it } = source;
  return {
    kind: "effect",
    card: card2,
    face,
    ability: ability2,
    controller,
    ...it === void 0 ? {} : { it },
    chosen: chosen2 ?? {},
    stage: chosen2 ? "carry-out" : "begin",
    at: 0
  };
}
function abilityOf(reading, { face, ability: ability2 }) {
  const found2 = reading.rules.faces[face]?.abilities[ability2];
  invariant(found2, `no ability ${ability2} on '${face}'`);
  return found2;
}
const effectStep = {
  open: ["card", "face", "ability", "controller", "it", "stage", "at", "chosen"],
  proceed(play, frame) {
    const ability2 = abilityOf(play, frame);
    switch (frame.stage) {
      case "begin":
        return begin$2(play, frame, ability2);
      case "choose":
        return chooseNext(play, frame, ability2);
      case "carry-out":
        return carryOut$1(play, frame, ability2);
    }
  },
  options(play, frame, asked) {
    if (asked.kind === "may") {
      return { pick: "one", from: [{ id: "yes", card: frame.card }, { id: "no" }] };
    }
    const choosing2 = abilityOf(play, frame).choose?.[frame.at];
    invariant(choosing2, "an effect that asks for a target chooses one");
    return optionsOf(play, frame, choosing2);
  },
  answered(play, frame, { kind, chosen: chosen2 }) {
    if (kind === "may") {
      if (chosen2[0]?.id !== "yes") decline(frame, abilityOf(play, frame));
      return;
    }
    const choosing2 = abilityOf(play, frame).choose?.[frame.at];
    invariant(choosing2, "an effect that was given a target had asked for one");
    const ids = chosen2.map(({ id }) => id);
    frame.chosen = { ...frame.chosen, [choosing2.name]: ids };
    frame.at += 1;
  },
  left(_, frame, seat) {
    if (frame.controller === seat) return "done";
    if (frame.stage === "choose") beginAnew(frame);
    return void 0;
  }
};
function beginAnew(frame) {
  frame.stage = "begin";
  frame.at = 0;
  frame.chosen = {};
}
function decline(frame, ability2) {
  frame.stage = "carry-out";
  frame.at = ability2.does.length;
}
function begin$2(play, frame, ability2) {
  if (!holds(play, ability2.when, frame)) return "done";
  if (!doesWhatItCan(play) && !canChoose(play, frame, ability2)) return "done";
  frame.stage = "choose";
  return ability2.may ? [{ seat: frame.controller, kind: "may" }] : "on";
}
function canChoose(reading, effect, ability2) {
  return (ability2.choose ?? []).every(
    (choosing2) => choosing2.min === 0 || choosing2.hidden || targets(reading, choosing2, effect).length >= choosing2.min
  );
}
const doesWhatItCan = ({ rules }) => rules.shortOfTargets === "what-it-can";
function chooseNext(play, frame, ability2) {
  const choosing2 = ability2.choose?.[frame.at];
  if (choosing2 && isIdle(play, frame, choosing2)) {
    frame.chosen = { ...frame.chosen, [choosing2.name]: [] };
    frame.at += 1;
    return "on";
  }
  if (choosing2) return [{ seat: frame.controller, kind: "target" }];
  frame.stage = "carry-out";
  frame.at = 0;
  return "on";
}
const isIdle = (play, frame, choosing2) => doesWhatItCan(play) && !choosing2.hidden && targets(play, choosing2, frame).length === 0;
function carryOut$1(play, frame, ability2) {
  const instruction2 = ability2.does[frame.at];
  if (!instruction2) {
    if (play.rules.checkAfter === "effect") play.rules.check(play);
    return "done";
  }
  frame.at += 1;
  const verb = play.rules.verbs[instruction2.verb];
  invariant(verb, `${play.rules.id} has no verb '${instruction2.verb}'`);
  verb(play, frame, instruction2);
  return "on";
}
const optionFor = ({ state }, id) => state.cards[id] ? { id, card: id } : { id, to: id };
function optionsOf(reading, effect, choosing2) {
  const { min, max, hidden } = choosing2;
  const options = targets(reading, choosing2, effect).map((id) => optionFor(reading, id));
  if (min === 1 && max === 1 && !hidden) return { pick: "one", from: options };
  const there = options.length;
  return { pick: "some", from: options, min: Math.min(min, there), max: Math.min(max, there) };
}
function chanceFrom(below) {
  return {
    shuffle(size, draw2) {
      const order2 = Array.from({ length: size }, (_, index) => index);
      for (let last = size - 1; last > 0; last -= 1) {
        const other = below(last + 1, draw2);
        [order2[last], order2[other]] = [order2[other], order2[last]];
      }
      return order2;
    },
    roll: (sides, draw2) => 1 + below(sides, draw2),
    pick: (of, draw2) => {
      invariant(of > 0, "nothing to pick from");
      return below(of, draw2);
    }
  };
}
const isPermutation = (order2, length) => order2.length === length && new Set(order2).size === length && order2.every((index) => isWithin(index, 0, length - 1));
const isWithin = (n, least, most) => Number.isSafeInteger(n) && n >= least && n <= most;
function readOnce(read) {
  const known = /* @__PURE__ */ new WeakMap();
  return (from) => {
    let answer = known.get(from);
    if (!answer) known.set(from, answer = read(from));
    return answer;
  };
}
const printedChanges = readOnce((faces) => {
  const byValue = /* @__PURE__ */ new Map();
  for (const { code, abilities } of Object.values(faces)) {
    for (const what of valuesNamed(abilities)) {
      const byCode2 = byValue.get(what) ?? /* @__PURE__ */ new Map();
      byValue.set(what, byCode2.set(code, changesOf$1(abilities, what)));
    }
  }
  return byValue;
});
const valuesNamed = (abilities) => new Set(abilities.flatMap(({ lasting: lasting2 = [] }) => lasting2.map(({ what }) => what)));
const changesOf$1 = (abilities, what) => abilities.flatMap(({ when, lasting: lasting2 = [] }, ability2) => {
  const changes2 = lasting2.filter((change) => change.what === what);
  return changes2.length > 0 ? [{ ability: ability2, when, changes: changes2 }] : [];
});
const NO_CARDS = /* @__PURE__ */ new Map();
const facesChanging = ({ faces }, what) => printedChanges(faces).get(what) ?? NO_CARDS;
const changedByCode = readOnce((faces) => {
  const byCode2 = /* @__PURE__ */ new Map();
  for (const [what, changing] of printedChanges(faces)) {
    for (const code of changing.keys()) byCode2.set(code, [...byCode2.get(code) ?? [], what]);
  }
  return byCode2;
});
const valuesChanged = ({ faces }) => changedByCode(faces);
function lastingOf$1(reading, from, what) {
  const { rules } = reading;
  const printed = facesChanging(rules, what).get(from.face);
  if (!printed || !rules.hasAbilities(reading, from)) return NOTHING$2;
  const controller = rules.controllerOf(reading, from);
  const standing = [];
  for (const { ability: ability2, when, changes: changes2 } of printed) {
    const effect = { card: from.id, face: from.face, ability: ability2, chosen: {}, controller };
    if (!holds(reading, when, effect)) continue;
    for (const change of changes2) standing.push({ change, effect });
  }
  return standing;
}
const NOTHING$2 = [];
function lastingFrom(reading, from, card2, what) {
  let sum = 0;
  for (const { change, effect } of lastingOf$1(reading, from, what)) {
    if (fits(reading, card2, change.on, effect)) sum += amountOf(reading, change.by, effect);
  }
  return sum;
}
const indexes = /* @__PURE__ */ new WeakMap();
function sourcesOf(reading, what) {
  const { rules, state } = reading;
  if (facesChanging(rules, what).size === 0) return NONE$1;
  let index = indexes.get(state);
  if (index?.faces !== rules.faces) indexes.set(state, index = indexOf(reading));
  return index.byValue.get(what) ?? NONE$1;
}
const NONE$1 = [];
const NOTHING$1 = [];
function indexOf(reading) {
  const { rules } = reading;
  const changed = valuesChanged(rules);
  const byValue = /* @__PURE__ */ new Map();
  for (const card2 of rules.lastingCards?.(reading) ?? NONE$1) {
    for (const what of changed.get(card2.face) ?? NOTHING$1) {
      const known = byValue.get(what);
      if (known) known.push(card2);
      else byValue.set(what, [card2]);
    }
  }
  return { faces: rules.faces, byValue };
}
const forgetSources = (state) => void indexes.delete(state);
function copy(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const result = {};
  for (const key in value) result[key] = copy(value[key]);
  return result;
}
function situationOf(state, apart) {
  const sum = [0, 0];
  addPlaces(sum, state);
  addCounters(sum, "table", state.table, apart);
  state.players.forEach((counters, seat) => addCounters(sum, `seat ${seat}`, counters, apart));
  const wording = { state, numbered: /* @__PURE__ */ new Map() };
  state.modifiers.forEach(({ card: card2, what, by, sets, until, giver }, index) => {
    add(sum, words$4(wording, ["change", index, card2, what, by, sets ?? false, until, giver]));
  });
  add(sum, `underway ${words$4(wording, state.stack)}`);
  if (state.pending.length > 0) add(sum, `pending ${words$4(wording, state.pending)}`);
  return `${(sum[0] >>> 0).toString(36)}.${(sum[1] >>> 0).toString(36)}`;
}
function whereOf(state, id) {
  const card2 = state.cards[id];
  if (!card2) return id;
  const among = state.places[card2.place] ?? [];
  return `${renamed(state, card2.place)}#${among.lastIndexOf(id)}`;
}
function renamed(state, at) {
  const holder = holderOf(at);
  return state.cards[holder] ? `${zoneOf(at)}@${whereOf(state, holder)}` : at;
}
function addPlaces(sum, state) {
  for (const at in state.places) {
    const ids = state.places[at];
    const known = piles.get(ids) ?? sumOfPile(state, at, ids);
    sum[0] = sum[0] + known[0] | 0;
    sum[1] = sum[1] + known[1] | 0;
  }
}
const piles = /* @__PURE__ */ new WeakMap();
function forgetPile(ids) {
  if (ids) piles.delete(ids);
}
function sumOfPile(state, at, ids) {
  const sum = [0, 0];
  const name = renamed(state, at);
  let line = name;
  ids.forEach((id, index) => {
    const { face, slot, marks } = cardOf(state, id);
    line += slot === 0 ? ` ${face}` : ` ${face}/${slot}`;
    for (const mark2 in marks) add(sum, `${name}#${index} ${mark2}=${marks[mark2]}`);
  });
  add(sum, line);
  if (name === at) piles.set(ids, sum);
  return sum;
}
function addCounters(sum, whose2, counters, apart) {
  for (const what in counters) {
    if (!isApart(what, apart)) add(sum, `${whose2} ${what}=${counters[what]}`);
  }
}
const isApart = (what, apart) => apart.some((word2) => what === word2 || word2.endsWith(" ") && what.startsWith(word2));
function words$4(wording, value) {
  if (typeof value === "string") {
    const isOneWord = !value.includes(" ") && !value.includes("=") && !value.includes(",");
    return isOneWord ? word(wording, value) : value.split(APART).map((w) => word(wording, w)).join("");
  }
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => words$4(wording, each)).join(";")}]`;
  const fields = value;
  if (typeof fields["id"] === "string") number(wording, fields["id"]);
  let line = "{";
  for (const field2 of Object.keys(fields).sort()) {
    line += `${field2}:${words$4(wording, fields[field2])};`;
  }
  return `${line}}`;
}
const APART = /([ ,=])/;
const word = ({ state, numbered: numbered2 }, said) => numbered2.get(said) ?? whereOf(state, said);
function number({ state, numbered: numbered2 }, id) {
  if (!state.cards[id] && !numbered2.has(id)) numbered2.set(id, `#${numbered2.size}`);
}
function add(sum, piece) {
  let one = 2538058380;
  let other = piece.length;
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at);
    one = Math.imul(one ^ code, 3432918353);
    other = Math.imul(other ^ code, 461845907);
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  sum[0] = sum[0] + Math.imul(one ^ one >>> 16, 2246822507) | 0;
  sum[1] = sum[1] + Math.imul(other ^ other >>> 16, 3266489909) | 0;
}
const TOO_OFTEN = 3;
function watched(state, { within, apart }) {
  state.watch = { within, apart, now: "", acts: 0, visits: {} };
  lookAtSituation(state);
}
function forgetSituations(state, what) {
  const { watch } = state;
  if (watch?.within === what) state.watch = { ...watch, now: "", acts: 0, visits: {} };
}
function lookAtSituation(state) {
  const { watch } = state;
  const frame = state.stack.at(-1);
  if (!watch || (frame?.passes ?? 0) > 0) return;
  watch.now = situationOf(state, watch.apart);
  const { times, since, acts: acts2 } = watch.visits[watch.now] ?? first(watch);
  watch.visits[watch.now] = { times: times + 1, since, acts: acts2 };
}
const first = ({ acts: acts2 }) => ({ times: 0, since: acts2, acts: [] });
const visitsNow = ({ watch }) => watch?.visits[watch.now];
const isTooOften = (visits) => visits !== void 0 && visits.times >= TOO_OFTEN;
function isForcedLoop(state) {
  const visits = visitsNow(state);
  return isTooOften(visits) && visits.since === state.watch?.acts;
}
function noteAct(play, { seat, kind }, choice2) {
  const { repetition } = play.rules;
  if (!repetition) return;
  const { within, apart, passing } = repetition;
  if (!play.state.watch && !repetition.begins(play, choice2)) return;
  if (!play.state.watch) write(play, { kind: "watched", within, apart });
  if (passing[kind] === void 0 || choice2 === passing[kind] || typeof choice2 !== "string") return;
  write(play, { kind: "acted", seat, act: actOf(play, choice2) });
}
function acted(state, { seat, act }) {
  const { watch } = state;
  const visits = watch?.visits[watch.now];
  if (!watch || !visits) return;
  watch.acts += 1;
  watch.visits[watch.now] = { ...visits, acts: [...visits.acts, `${seat} ${act}`] };
}
function withoutRepeated(reading, { seat }, options) {
  if (options.pick !== "one" || !isTooOften(visitsNow(reading.state))) return options;
  return { pick: "one", from: options.from.filter(({ id }) => !isRepeated(reading, seat, id)) };
}
function isRepeated(reading, seat, choice2) {
  const visits = visitsNow(reading.state);
  return isTooOften(visits) && visits.acts.includes(`${seat} ${actOf(reading, choice2)}`);
}
const actOf = (reading, choice2) => choice2.split(APART).map((word2) => {
  if (!reading.state.cards[word2]) return word2;
  const { place: place2, face } = cardOf(reading.state, word2);
  return zoneAt(reading.rules, place2).ids === "all" ? whereOf(reading.state, word2) : face;
}).join("");
function evolve(state, fact) {
  switch (fact.kind) {
    case "stocked":
      return stocked(state, fact);
    case "moved":
      return moved(state, fact);
    case "shuffled":
      return shuffled(state, fact);
    case "rolled":
    case "picked":
      state.draws += 1;
      return;
    case "counted":
      return counted$1(state, fact);
    case "marked":
      return marked(state, fact);
    case "slotted":
      return slotted(state, fact);
    case "modified":
      return modified(state, fact);
    case "unmodified":
      state.modifiers = state.modifiers.filter(({ id }) => !fact.ids.includes(id));
      return;
    case "paused":
      return paused(state, fact);
    case "ruled":
      return ruled(state, fact);
    case "watched":
      return watched(state, fact);
    case "acted":
      return acted(state, fact);
    case "ended":
      return ended(state, fact);
    case "shown":
    case "happened":
      return;
    default:
      return unknown(fact);
  }
}
function unknown(fact) {
  const { kind } = fact;
  invariant(false, `there is no fact of the kind '${String(kind)}'`);
}
const nextId = (state, family) => `${family}${(state.ids[family] ?? 0) + 1}`;
function takeId(state, id) {
  let digits = id.length;
  while (isDigit(id.charCodeAt(digits - 1))) digits -= 1;
  const family = id.slice(0, digits);
  state.ids[family] = Math.max(state.ids[family] ?? 0, Number(id.slice(digits)));
}
const isDigit = (code) => code >= 48 && code <= 57;
function counted$1(state, { seat, what, to }) {
  if (seat === 0) {
    state.table = withCount(state.table, what, to);
    forgetSituations(state, what);
  } else state.players[seat] = withCount(playerOf(state, seat), what, to);
}
function marked(state, { card: id, mark: mark2, to }) {
  const card2 = cardOf(state, id);
  card2.marks = withCount(card2.marks, mark2, to);
  if (state.watch) forgetPile(state.places[card2.place]);
}
function slotted(state, { card: card2, slot }) {
  const slotted2 = cardOf(state, card2);
  slotted2.slot = slot;
  if (state.watch) forgetPile(state.places[slotted2.place]);
}
function withCount(counters, what, to) {
  if (to !== 0) {
    counters[what] = to;
    return counters;
  }
  const others2 = {};
  for (const name in counters) {
    if (name !== what) others2[name] = counters[name];
  }
  return others2;
}
function playerOf(state, seat) {
  const player = state.players[seat];
  invariant(player, () => `no seat ${seat}`);
  return player;
}
function stocked(state, { owner, to, faces, family }) {
  forgetSources(state);
  const ids = state.places[to] ??= [];
  if (state.watch) forgetPile(ids);
  for (const face of faces) {
    const id = nextId(state, family);
    takeId(state, id);
    state.cards[id] = { id, face, owner, place: to, slot: 0, marks: {} };
    ids.push(id);
  }
}
function moved(state, { card: id, as, from, to, slot, under }) {
  forgetSources(state);
  const card2 = cardOf(state, id);
  invariant(card2.place === from, () => `${id} is at ${card2.place}, not at ${from}`);
  leave$1(state, from, id);
  const ids = state.places[to] ??= [];
  if (state.watch) forgetPile(ids);
  if (under) ids.unshift(as);
  else ids.push(as);
  if (as === id) {
    card2.place = to;
    card2.slot = slot;
    return;
  }
  delete state.cards[id];
  takeId(state, as);
  state.cards[as] = { id: as, face: card2.face, owner: card2.owner, place: to, slot, marks: {} };
}
function leave$1(state, from, id) {
  const ids = state.places[from];
  const index = ids?.lastIndexOf(id) ?? -1;
  invariant(ids && index >= 0, () => `${id} is not listed at ${from}`);
  if (state.watch) forgetPile(ids);
  ids.splice(index, 1);
  if (ids.length === 0) delete state.places[from];
}
function shuffled(state, { place: place2, order: order2 }) {
  forgetSources(state);
  const before = state.places[place2] ?? [];
  invariant(before.length === order2.length, `a shuffle of ${order2.length} cards at ${place2}`);
  if (order2.length > 0) state.places[place2] = order2.map((index) => before[index]);
  state.draws += 1;
}
function modified(state, { modifier }) {
  state.modifiers.push(modifier);
  takeId(state, modifier.id);
}
function ruled(state, { option, value }) {
  state.options = { ...state.options, [option]: value };
}
function paused(state, { keep, frames, pending = [], asked }) {
  state.stack = state.stack.slice(0, keep);
  for (const frame of frames) state.stack.push(copy(frame));
  state.pending = [...pending];
  state.asked = asked;
  if (state.watch) lookAtSituation(state);
}
function ended(state, { outcome }) {
  state.outcome = outcome;
  if (state.watch) delete state.watch;
}
const timingsOf = readOnce((timings) => {
  const byStory = /* @__PURE__ */ new Map();
  for (const timing of timings) {
    const known = byStory.get(timing.what);
    if (known) known.push(timing);
    else byStory.set(timing.what, [timing]);
  }
  return byStory;
});
const facesTimed = readOnce((faces) => {
  const byTiming = /* @__PURE__ */ new Map();
  for (const { code, abilities } of Object.values(faces)) {
    for (const { timing } of abilities) {
      const known = byTiming.get(timing);
      if (known) known.add(code);
      else byTiming.set(timing, /* @__PURE__ */ new Set([code]));
    }
  }
  return byTiming;
});
function notice(play, fact) {
  const timings = timingsOf(play.rules.timings).get(fact.what);
  if (!timings) return;
  for (const timing of timings) {
    const codes = facesTimed(play.rules.faces).get(timing.timing);
    if (!codes) continue;
    for (const id of timing.whose(play, fact)) {
      if (codes.has(cardOf(play.state, id).face)) noticeOn(play, timing, id, fact);
    }
  }
}
function noticeOn(play, timing, id, fact) {
  const card2 = cardOf(play.state, id);
  const abilities = play.rules.faces[card2.face]?.abilities ?? [];
  abilities.forEach((ability2, index) => {
    if (ability2.timing !== timing.timing || !play.rules.hasAbilities(play, card2)) return;
    const controller = play.rules.controllerOf(play, card2);
    const it = timing.it?.(fact);
    play.state.pending.push({
      timing: timing.timing,
      face: card2.face,
      ability: index,
      card: id,
      controller,
      rank: timing.rank(play, card2, controller),
      ...it === void 0 ? {} : { it }
    });
  });
}
const FACTS_PER_ACTION = 700;
function write(play, fact) {
  evolve(play.state, fact);
  play.facts.push(fact);
}
function tell(play, what, fields) {
  invariant(play.rules.stories[what], () => `${play.rules.id} has no story '${what}'`);
  invariant(
    !("kind" in fields || "what" in fields),
    () => `'${what}' has a field of the fact's own name`
  );
  const told = {};
  for (const name in fields) told[name] = fields[name];
  const fact = Object.assign(told, { kind: "happened", what });
  write(play, fact);
  notice(play, fact);
}
function push(play, frame) {
  play.state.stack.push(frame);
}
function pickByChance(play, of) {
  const index = play.chance.pick(of, play.state.draws);
  invariant(isWithin(index, 0, of - 1), `chance picks ${index} of ${of}`);
  write(play, { kind: "picked", of, index });
  return index;
}
function setCounter(play, seat, what, to) {
  const before = seat === 0 ? tableCounter(play.state, what) : seatCounter(play.state, seat, what);
  if (before !== to) write(play, { kind: "counted", seat, what, to });
}
function end(play, outcome) {
  if (play.state.outcome === null) write(play, { kind: "ended", outcome });
}
function endAsLoop(play) {
  const { rules, state } = play;
  end(play, { places: rules.placesNow?.(state) ?? [seatsOf(state)], reason: "draw-by-loop" });
}
function happen(play, ...happenings) {
  if (happenings.length === 0) return;
  const frame = {
    kind: "happening",
    stage: "possible",
    now: [...happenings],
    used: []
  };
  push(play, frame);
}
const happeningStep = {
  open: ["stage", "now", "used"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "possible":
        keepPossible(play, frame);
        frame.stage = "replace";
        return "on";
      case "replace":
        return replace(play, frame);
      case "respond":
        frame.stage = "resolve";
        openWindows(play, frame);
        return "on";
      case "resolve":
        resolve$1(play, frame);
        return "done";
    }
  },
  options(play, frame, { kind }) {
    const { waiting } = nextReplacements(play, frame);
    const from = waiting.map(({ id }) => ({ id }));
    return { pick: "one", from: kind === "may-replace" ? [...from, { id: "no" }] : from };
  },
  answered(play, frame, { chosen: chosen2 }) {
    const { index, waiting } = nextReplacements(play, frame);
    const taken = waiting.find(({ id }) => id === chosen2[0]?.id);
    if (taken) apply(play, frame, index, taken);
    else waiting.forEach(({ id }) => frame.used.push(`${index} ${id}`));
  }
};
function ruleOf(reading, { kind }) {
  const rule = reading.rules.happenings[kind];
  invariant(rule, () => `${reading.rules.id} has no happening '${kind}'`);
  return rule;
}
function keepPossible(play, frame) {
  frame.now = frame.now.filter((happening) => happening && isPossible(play, happening));
}
const isPossible = (play, happening) => ruleOf(play, happening).possible?.(play, happening) ?? true;
function replace(play, frame) {
  for (; ; ) {
    const { index, seat, waiting } = nextReplacements(play, frame);
    const [first2, second] = waiting;
    if (!first2) break;
    if (first2.may) return [{ seat, kind: "may-replace" }];
    if (second) return [{ seat, kind: "replace" }];
    apply(play, frame, index, first2);
  }
  frame.stage = "respond";
  return "on";
}
function nextReplacements(reading, frame) {
  for (const [index, happening] of frame.now.entries()) {
    const all = (happening && ruleOf(reading, happening).replacements?.(reading, happening)) ?? [];
    const fresh = all.filter(({ id }) => !frame.used.includes(`${index} ${id}`));
    const [first2] = fresh;
    if (!first2) continue;
    const waiting = fresh.filter(({ seat, may }) => seat === first2.seat && may === first2.may);
    return { index, seat: first2.seat, waiting };
  }
  return { index: -1, seat: 0, waiting: [] };
}
function apply(play, frame, index, replacement) {
  const happening = frame.now[index];
  invariant(happening, "a replacement works on something that is about to happen");
  frame.used.push(`${index} ${replacement.id}`);
  const instead = replacement.instead(play, happening);
  frame.now[index] = instead && isPossible(play, instead) ? instead : null;
}
function openWindows(play, frame) {
  for (const happening of frame.now.toReversed()) {
    const window = happening && ruleOf(play, happening).window?.(play, happening);
    if (window) push(play, window);
  }
}
function resolve$1(play, frame) {
  for (const happening of frame.now) {
    if (happening) ruleOf(play, happening).resolve(play, happening);
  }
  if (play.rules.checkAfter === "happening") play.rules.check(play);
}
const GO_ON = "go-on";
function resolveTriggers(play) {
  if (play.state.pending.length === 0) return false;
  push(play, { kind: "triggers", queue: [], batch: [], resolved: 0 });
  return true;
}
const triggersStep = {
  open: [],
  proceed(play, frame) {
    take$1(play, frame);
    const asking = seatToOrder(play, frame);
    if (asking) return [asking];
    const [first2, ...rest] = frame.queue;
    if (!first2) return "done";
    const { pause: pause2 } = play.rules.triggers;
    if (pause2 && play.facts.length > pause2.afterFacts) {
      return [{ seat: pause2.seat(play.state), kind: GO_ON }];
    }
    frame.queue = rest;
    frame.resolved += 1;
    const limit = limitOf(play);
    if (frame.resolved > limit) {
      cut(play, limit);
      return "done";
    }
    begin$1(play, first2);
    return "on";
  },
  openChoices: [GO_ON],
  options(_, frame, { seat, kind }) {
    if (kind === GO_ON) return oneOf$4(GO_ON);
    const own = frame.batch.filter(({ controller }) => controller === seat);
    return { pick: "order", from: own.map((_2, index) => ({ id: nameIn(own, index) })) };
  },
  answered(play, frame, { seat, kind, chosen: chosen2 }) {
    if (kind === GO_ON) return;
    const own = frame.batch.filter(({ controller }) => controller === seat);
    const ordered = chosen2.map(
      ({ id }) => own.find((_, index) => nameIn(own, index) === id)
    );
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, ordered);
  },
  left(_, frame, seat) {
    frame.queue = frame.queue.filter(({ controller }) => controller !== seat);
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
  }
};
function limitOf({ rules, state }) {
  const { limit = Infinity } = rules.triggers;
  return typeof limit === "function" ? limit(state) : limit;
}
function cut(play, limit) {
  const { lapse } = play.rules.triggers;
  if (!lapse) return endAsLoop(play);
  play.state.pending = [];
  lapse(play, limit);
}
function begin$1(play, trigger) {
  const { triggers } = play.rules;
  if (triggers.begin) triggers.begin(play, trigger);
  else push(play, effectFrame(trigger));
}
function enqueue(play, frame, put) {
  frame.queue = play.rules.triggers.order === "queue" ? [...frame.queue, ...put] : [...[...put].reverse(), ...frame.queue];
}
function take$1(play, frame) {
  const { pending } = play.state;
  if (pending.length === 0) return;
  play.state.pending = [];
  const batch = pending.map((trigger, index) => ({ trigger, index }));
  batch.sort((a, b) => a.trigger.rank - b.trigger.rank || a.index - b.index);
  const sorted = batch.map(({ trigger }) => trigger);
  if (play.rules.triggers.chosenBy === "seat") frame.batch = sorted;
  else enqueue(play, frame, sorted);
}
function seatToOrder(play, frame) {
  while (frame.batch.length > 0) {
    const seat = frame.batch[0]?.controller;
    const own = frame.batch.filter(({ controller }) => controller === seat);
    if (own.length > 1) return { seat, kind: "order-triggers" };
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, own);
  }
  return void 0;
}
function nameIn(own, index) {
  const { card: card2, ability: ability2 } = own[index];
  const isSame = (other) => other.card === card2 && other.ability === ability2;
  const earlier = own.slice(0, index).filter(isSame).length;
  return earlier === 0 ? `${card2} ${ability2}` : `${card2} ${ability2} ${earlier + 1}`;
}
const PASS = { id: "pass" };
function windowRulesOf(reading) {
  const { window } = reading.rules;
  invariant(window, `${reading.rules.id} opens a window but says nothing about responses`);
  return window;
}
const stackWindowStep = {
  open: ["items", "priority", "passes"],
  proceed(play, frame) {
    const rules = windowRulesOf(play);
    if (play.rules.triggers.begin && resolveTriggers(play)) return "on";
    if (frame.items.length === 0 && rules.closes?.(play.state)) return "done";
    if (frame.passes < seatsAsked(rules, play)) return [{ seat: frame.priority, kind: "respond" }];
    const top2 = frame.items.pop();
    if (top2 === void 0) return "done";
    startRound(rules, play, frame);
    rules.resolve(play, top2);
    return "on";
  },
  options(play, frame, { seat }) {
    return {
      pick: "one",
      from: [...windowRulesOf(play).responses(play, seat, frame), PASS]
    };
  },
  answered(play, frame, { seat, chosen: [option] }) {
    const rules = windowRulesOf(play);
    if (!option || option.id === PASS.id) {
      frame.passes += 1;
      frame.priority = rules.after(play.state, seat);
      return;
    }
    const item = rules.announce(play, seat, option);
    if (item !== void 0) frame.items.push(item);
    const next = item === void 0 ? rules.askedAfter?.(play, seat, option) : void 0;
    if (next === "same") return;
    startRound(rules, play, frame);
    if (next !== void 0) frame.priority = next;
  },
  left(play, frame, seat) {
    const rules = windowRulesOf(play);
    frame.items = frame.items.filter((item) => !rules.belongsTo?.(item, seat));
    startRound(rules, play, frame);
  }
};
function startRound(rules, { state }, frame) {
  frame.passes = 0;
  frame.priority = rules.first(state);
}
function seatsAsked(rules, { state }) {
  const first2 = rules.first(state);
  let count2 = 1;
  for (let seat = rules.after(state, first2); seat !== first2; seat = rules.after(state, seat)) {
    count2 += 1;
  }
  return count2;
}
const answerWindowStep = {
  open: ["actor", "stage", "act", "answer", "passed"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "act":
        return frame.passed < 2 ? [{ seat: frame.actor, kind: "act" }] : "done";
      case "answer":
        return [{ seat: otherThan(play, frame.actor), kind: "answer" }];
      case "resolve-answer":
        frame.stage = "resolve-act";
        resolve(play, frame.answer);
        frame.answer = null;
        return "on";
      case "resolve-act":
        resolve(play, frame.act);
        beginAgain(play, frame);
        return "on";
    }
  },
  options(play, frame, { seat }) {
    return {
      pick: "one",
      from: [...windowRulesOf(play).responses(play, seat, frame), PASS]
    };
  },
  answered(play, frame, { seat, kind, chosen: [option] }) {
    const passes = !option || option.id === PASS.id;
    const item = passes ? void 0 : windowRulesOf(play).announce(play, seat, option);
    if (kind === "answer") {
      frame.answer = item ?? null;
      frame.stage = "resolve-answer";
    } else if (passes) {
      frame.passed += 1;
      frame.actor = otherThan(play, seat);
    } else {
      frame.passed = 0;
      if (item !== void 0) {
        frame.act = item;
        frame.stage = "answer";
      } else frame.actor = windowRulesOf(play).first(play.state);
    }
  }
};
function beginAgain(play, frame) {
  frame.stage = "act";
  frame.act = null;
  frame.passed = 0;
  frame.actor = windowRulesOf(play).first(play.state);
}
function resolve(play, item) {
  if (item !== null) windowRulesOf(play).resolve(play, item);
}
function otherThan({ state }, seat) {
  invariant(state.seats === 2, "a window of act and answer is for two seats");
  return 3 - seat;
}
const ENGINE_STEPS = {
  effect: effectStep,
  happening: happeningStep,
  triggers: triggersStep,
  "stack-window": stackWindowStep,
  "answer-window": answerWindowStep
};
const allSteps = readOnce(
  (steps) => new Map(Object.entries({ ...ENGINE_STEPS, ...steps }))
);
function stepOf(rules, { kind }) {
  const step = allSteps(rules.steps).get(kind);
  invariant(step, () => `${rules.id} has no step '${kind}'`);
  return step;
}
function dropOut(play, seat) {
  const { rules, state } = play;
  invariant(rules.left, `${rules.id} does not say what happens when a seat leaves`);
  play.floor = 0;
  for (const frame of state.stack) {
    delete frame.asks;
    delete frame.again;
  }
  rules.left(play, seat);
  state.pending = state.pending.filter(({ controller }) => controller !== seat);
  state.stack = state.stack.filter(
    (frame) => stepOf(rules, frame).left?.(play, frame, seat) !== "done"
  );
}
function asksBeside({ rules, state }) {
  const { meanwhile } = rules;
  if (!meanwhile) return [];
  const { kind } = meanwhile;
  return meanwhile.seats({ rules, state }).map((seat) => ({ seat, kind, optional: true }));
}
const isBeside = ({ meanwhile }, { kind }) => meanwhile?.kind === kind;
function interrupt(play, frame, answer) {
  const asks = (frame.asks ?? []).filter((asked) => !isBeside(play.rules, asked));
  frame.again = asks.map(({ seat, kind, optional }) => ({
    ...{ seat, kind },
    ...optional ? { optional } : {}
  }));
  delete frame.asks;
  play.rules.meanwhile?.answered(play, answer);
}
function takeAgain(frame) {
  const { again } = frame;
  delete frame.again;
  return again;
}
const PARTS_PER_ACTION = 5e4;
function resume({ rules, state }, chance) {
  const play = { rules, state, chance, facts: [], floor: 0 };
  proceed(play);
  return play.facts;
}
function run(reading, action, chance) {
  const { rules, state } = reading;
  const asked = askedOf(state, action.seat, action.decision);
  const answer = asked && match(decisionOf(reading, asked), action.choice);
  if (!answer || !asked)
    return { refusal: rules.refuse(reading, action.seat, asked, action.choice) };
  const play = { rules, state, chance, facts: [], floor: state.stack.length - 1 };
  const frame = top(play);
  noteAct(play, asked, action.choice);
  if (isBeside(rules, asked)) interrupt(play, frame, answer);
  else takeAnswer(play, frame, asked, answer);
  proceed(play);
  return { facts: play.facts };
}
function takeAnswer(play, frame, { id }, answer) {
  const { rules } = play;
  frame.asks = (frame.asks ?? []).filter((asked) => asked.id !== id);
  if (frame.asks.every((asked) => isBeside(rules, asked))) delete frame.asks;
  if (stepOf(rules, frame).answered?.(play, frame, answer) !== "done") return;
  invariant(!frame.asks, () => `the step '${frame.kind}' is done while it still waits for others`);
  remove(play, frame);
}
function stop(reading, outcome) {
  const { state } = reading;
  const play = { state, facts: [], floor: 0 };
  end(play, outcome);
  pause(play);
  return play.facts;
}
function leave({ rules, state }, seat, chance) {
  const play = { rules, state, chance, facts: [], floor: 0 };
  dropOut(play, seat);
  proceed(play);
  return play.facts;
}
function decisions(reading) {
  const asks = reading.state.stack.at(-1)?.asks ?? [];
  return asks.map((asked) => decisionOf(reading, asked));
}
const offered = /* @__PURE__ */ new WeakMap();
function decisionOf(reading, asked) {
  const known = offered.get(asked);
  if (known) return known;
  const frame = reading.state.stack.at(-1);
  const options = isBeside(reading.rules, asked) ? reading.rules.meanwhile?.options(reading, asked.seat) : stepOf(reading.rules, frame).options?.(reading, frame, asked);
  invariant(options, () => `the step '${frame.kind}' asks '${asked.kind}' but offers nothing`);
  const fresh = reading.state.watch ? withoutRepeated(reading, asked, options) : options;
  const decision = { ...asked, options: fresh };
  offered.set(asked, decision);
  return decision;
}
function askedOf(state, seat, decision) {
  return state.stack.at(-1)?.asks?.find((asked) => asked.id === decision && asked.seat === seat);
}
function proceed(play) {
  for (let parts = 0; play.state.outcome === null; parts += 1) {
    const frame = top(play);
    invariant(frame, "the rules have nothing left to do, and nobody has won");
    play.floor = Math.min(play.floor, play.state.stack.length - 1);
    if (frame.asks) {
      if (play.state.watch) lookAtSituation(play.state);
      if (play.state.watch && isForcedLoop(play.state)) endAsLoop(play);
      break;
    }
    if (parts > PARTS_PER_ACTION || play.facts.length > FACTS_PER_ACTION) {
      endAsLoop(play);
      break;
    }
    const next = takeAgain(frame) ?? stepOf(play.rules, frame).proceed(play, frame);
    if (next === "done") remove(play, frame);
    else if (next !== "on") ask(play, frame, next);
  }
  pause(play);
}
const top = (play) => play.state.stack.at(-1);
function remove({ state }, frame) {
  const index = state.stack.lastIndexOf(frame);
  if (index >= 0) state.stack.splice(index, 1);
}
function ask({ rules, state }, frame, asks) {
  invariant(asks.length > 0, () => `the step '${frame.kind}' waits for nobody`);
  frame.asks = [...asks, ...asksBeside({ rules, state })].map((asked) => {
    state.asked += 1;
    return { id: `d${state.asked}`, ...asked };
  });
}
function pause({ state, facts, floor }) {
  if (state.outcome !== null) {
    state.stack = [];
    state.pending = [];
  }
  const keep = Math.min(floor, state.stack.length);
  facts.push({
    kind: "paused",
    keep,
    frames: copy(state.stack.slice(keep)),
    ...state.pending.length > 0 ? { pending: [...state.pending] } : {},
    asked: state.asked
  });
}
function begin(rules, seating, chance) {
  const state = emptyTable(rules, seating);
  return { state, facts: setUp({ rules, state }, seating, chance) };
}
const emptyTable = (rules, seating) => newState(rules.id, seating.seats, chosenOptions(rules, seating.options));
function setUp({ rules, state }, seating, chance) {
  const play = { rules, state, chance, facts: [], floor: 0 };
  rules.setup(play, seating);
  return [...play.facts, ...resume({ rules, state }, chance)];
}
function chosenOptions(rules, named2) {
  const { id, options } = rules;
  const chosen2 = {};
  for (const [name, values] of Object.entries(options)) {
    const value = named2[name] ?? values[0];
    const isKnown = readingProblem(rules, name, value) === void 0;
    invariant(isKnown, () => `${id} knows no '${String(value)}' for '${name}'`);
    chosen2[name] = value;
  }
  const unknown2 = Object.keys(named2).find((name) => !(name in options));
  invariant(unknown2 === void 0, `${id} has no option '${unknown2}'`);
  return chosen2;
}
const MOST_SUGGESTED = 3;
const LEAST_ALIKE = 0.55;
function similarNames(typed, names) {
  return names.map((name) => ({ name, alike: likenessOf(typed, name) })).filter(({ alike }) => alike >= LEAST_ALIKE).sort((a, b) => b.alike - a.alike).slice(0, MOST_SUGGESTED).map(({ name }) => name);
}
const likenessOf = (typed, name) => Math.max(...[name, ...name.split(" ")].map((part) => sharedPairs(typed, part)));
function sharedPairs(a, b) {
  const [ofA, ofB] = [pairsOf(a), pairsOf(b)];
  const shared = [...ofA].filter((pair) => ofB.has(pair)).length;
  return 2 * shared / (ofA.size + ofB.size);
}
function pairsOf(text2) {
  const letters = ` ${text2.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
const problem$1 = (path, says) => [{ path, says }];
const join = (path, word2) => path === "" ? word2 : `${path}.${word2}`;
const quoted = (words2) => words2.map((word2) => `'${word2}'`).join(", ");
const text$2 = (value, path) => typeof value === "string" && value.trim() !== "" ? [] : problem$1(path, "this has to be a text");
const integer$3 = (min, max) => (value, path) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? [] : problem$1(path, `this has to be a whole number from ${min} to ${max}`);
const oneOf$3 = (noun, words2) => (value, path) => typeof value === "string" && words2.includes(value) ? [] : problem$1(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words2)}`);
function advice(written, words2) {
  if (words2.length === 0) return "none is known here";
  const [near] = typeof written === "string" ? similarNames(written, words2) : [];
  const all = quoted(words2);
  return near === void 0 ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}
const only$2 = (wanted) => (value, path) => value === wanted ? [] : problem$1(path, `this can only be ${wanted}`);
const bool$1 = (value, path) => typeof value === "boolean" ? [] : problem$1(path, "this has to be true or false");
const listOf$2 = (shape) => (value, path) => Array.isArray(value) ? value.flatMap((item, index) => shape(item, `${path}[${index}]`)) : problem$1(path, "this has to be a list");
const object$3 = (words2) => (value, path) => {
  if (!isRecord$2(value)) return problem$1(path, "this has to be an object");
  const problems = [];
  for (const [key, shape] of Object.entries(words2)) {
    const word2 = key.replace("?", "");
    if (value[word2] !== void 0) problems.push(...shape(value[word2], join(path, word2)));
    else if (!key.endsWith("?")) problems.push({ path: join(path, word2), says: "is missing" });
  }
  const known = Object.keys(words2).map((key) => key.replace("?", ""));
  for (const word2 of Object.keys(value)) {
    if (known.includes(word2)) continue;
    const says = `there is no word '${word2}' here; ${advice(word2, known)}`;
    problems.push({ path: join(path, word2), says });
  }
  return problems;
};
const isRecord$2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const shapes = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  bool: bool$1,
  integer: integer$3,
  isRecord: isRecord$2,
  listOf: listOf$2,
  object: object$3,
  oneOf: oneOf$3,
  only: only$2,
  text: text$2
}, Symbol.toStringTag, { value: "Module" }));
function readCards(json, { card: card2, between }) {
  const cardFile = object$3({ "$schema?": text$2, set: text$2, title: text$2, cards: listOf$2(card2) });
  const problems = cardFile(json, "");
  if (problems.length > 0) return { problems };
  const { set: set2, title: title2, cards: cards2 } = json;
  const wrong = between(cards2);
  return wrong.length > 0 ? { problems: wrong } : { file: { set: set2, title: title2, cards: cards2 }, problems: [] };
}
function typedCard({ types, words: words2, fits: fits2 }) {
  const type = oneOf$3("type", types);
  return (value, path) => {
    if (!isRecord$2(value)) return [{ path, says: "this has to be an object" }];
    const unknown2 = type(value["type"], `${path}.type`);
    if (unknown2.length > 0) return unknown2;
    const shape = object$3({
      ...{ code: text$2, name: text$2, type },
      ...words2(String(value["type"])),
      "flavour?": text$2
    });
    const wrong = shape(value, path);
    return wrong.length > 0 ? wrong : fits2(value, path);
  };
}
function modify(play, card2, change) {
  const { place: place2 } = cardOf(play.state, card2);
  const id = nextId(play.state, modifierFamily(play.rules, place2));
  write(play, { kind: "modified", place: place2, modifier: { id, card: card2, ...change } });
}
const modifierFamily = (rules, at) => zoneAt(rules, at).ids === "all" ? "m" : `m-${idFamily(rules, at)}`;
function endModifiers(play, until) {
  endThose(play, (modifier) => modifier.until === until);
}
function endModifiersOn(play, card2) {
  if (play.state.modifiers.length > 0) endThose(play, (modifier) => modifier.card === card2);
}
function endThose(play, ends) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const modifier of play.state.modifiers.filter(ends)) {
    const at = cardOf(play.state, modifier.card).place;
    byPlace.set(at, [...byPlace.get(at) ?? [], modifier.id]);
  }
  for (const [at, ids] of byPlace) write(play, { kind: "unmodified", place: at, ids });
}
function stock(play, to, owner, faces) {
  write(play, { kind: "stocked", owner, to, faces, family: idFamily(play.rules, to) });
}
function move(play, id, to, how = {}) {
  const { state } = play;
  const { face, place: from } = cardOf(state, id);
  const as = how.sameObject ? id : nextId(state, idFamily(play.rules, to));
  if (!how.sameObject) endModifiersOn(play, id);
  const fact = { kind: "moved", card: id, as, face, from, to, slot: how.slot ?? 0 };
  write(play, how.under ? { ...fact, under: true } : fact);
  return as;
}
function moveAll(play, from, to) {
  for (const id of [...cardsIn(play.state, from)]) move(play, id, to);
}
function shuffle(play, at) {
  const { length } = cardsIn(play.state, at);
  const order2 = play.chance.shuffle(length, play.state.draws, at);
  invariant(isPermutation(order2, length), `chance gave no order of ${length} cards`);
  write(play, { kind: "shuffled", place: at, order: order2 });
}
const topOf = (state, at) => cardsIn(state, at).at(-1);
function draw(play, from, to, count2) {
  for (let taken = 0; taken < count2; taken += 1) {
    const top2 = topOf(play.state, from);
    if (top2 === void 0) return taken;
    move(play, top2, to);
  }
  return count2;
}
function pickCards(play, from, count2, each) {
  for (let left = count2; left > 0; left -= 1) {
    const cards2 = cardsIn(play.state, from);
    if (cards2.length === 0) return;
    each(cards2[pickByChance(play, cards2.length)]);
  }
}
function mark(play, id, name, to) {
  const card2 = cardOf(play.state, id);
  if (markOf(card2, name) === to) return;
  write(play, { kind: "marked", card: id, place: card2.place, mark: name, to });
}
function reslot(play, id, slot) {
  const card2 = cardOf(play.state, id);
  if (card2.slot !== slot) write(play, { kind: "slotted", card: id, place: card2.place, slot });
}
function show(play, to, at, ids) {
  const faces = ids.map((id) => cardOf(play.state, id).face);
  write(play, { kind: "shown", seat: to, place: at, faces });
}
const MAX_LINES = 1e3;
function deckLists(listing) {
  const byWord = /* @__PURE__ */ new Map();
  for (const { code, name } of listing.cards) {
    byWord.set(code, code);
    byWord.set(name.toLowerCase(), code);
  }
  const names = new Map(listing.cards.map(({ code, name }) => [code, name]));
  const known = { ...listing, byWord };
  const writeDeckJson = (codes) => counted(codes).map(({ count: count2, card: card2 }) => ({ count: count2, card: names.get(card2) ?? card2 }));
  return {
    readDeckList(text2) {
      const lines = text2.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
      return readEntries(
        known,
        lines.map((line) => entryOfLine(line, listing.example))
      );
    },
    readDeckJson(json) {
      if (!Array.isArray(json)) return problem('A deck in JSON is a list of { "count", "card" }.');
      return readEntries(
        known,
        json.map((value) => entryOfJson(value, listing.example))
      );
    },
    writeDeckList: (codes) => writeDeckJson(codes).map(({ count: count2, card: card2 }) => `${count2} ${card2}
`).join(""),
    writeDeckJson
  };
}
function counted(codes) {
  const counts = /* @__PURE__ */ new Map();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([card2, count2]) => ({ count: count2, card: card2 }));
}
const problem = (says) => ({ cards: [], problems: [{ line: 0, says }] });
function readEntries(known, entries) {
  if (entries.length > MAX_LINES) return problem(`A deck list has at most ${MAX_LINES} lines.`);
  const cards2 = [];
  const problems = [];
  entries.forEach((entry, index) => {
    if (entry === void 0) return;
    const read = typeof entry === "string" ? entry : codesOf(known, entry);
    if (typeof read === "string") problems.push({ line: index + 1, says: read });
    else cards2.push(...read);
  });
  return { cards: cards2, problems };
}
function entryOfLine(line, example) {
  const words2 = line.replace(/#.*/, "").trim();
  if (words2 === "") return void 0;
  const [, count2, card2] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(words2) ?? [];
  if (count2 !== void 0) return { count: Number(count2), card: card2 };
  return `'${shown(words2)}' is no line of a deck list; write it like '3 ${example}'.`;
}
function entryOfJson(value, example) {
  if (typeof value === "object" && value !== null && "count" in value && "card" in value) {
    return value;
  }
  return `An entry is written { "count": 3, "card": "${example}" }.`;
}
function codesOf({ byWord, cards: cards2, maxCount }, entry) {
  const count2 = Number(entry.count);
  if (!Number.isInteger(entry.count) || count2 < 1 || count2 > maxCount) {
    return `A count is a whole number from 1 to ${maxCount}.`;
  }
  const word2 = String(entry.card).trim().replace(/\s+/g, " ").toLowerCase();
  const code = byWord.get(word2);
  if (code !== void 0) return Array.from({ length: count2 }, () => code);
  const [near] = similarNames(
    word2,
    cards2.map(({ name }) => name)
  );
  const hint = near === void 0 ? "" : ` Is '${near}' meant?`;
  return `There is no card '${shown(String(entry.card))}'.${hint}`;
}
const MAX_SHOWN = 60;
const shown = (words2) => words2.length > MAX_SHOWN ? `${words2.slice(0, MAX_SHOWN)}…` : words2;
const TAKE = "take";
function optionsAsPrinted({ state }, ids) {
  const faces = new Set(ids.map((id) => cardOf(state, id).face));
  return [...faces].sort().map((face) => ({ id: `${TAKE} ${face}` }));
}
function cardAsPrinted({ state }, ids, answer) {
  const [verb, face] = answer?.id.split(" ") ?? [];
  return verb === TAKE ? ids.find((id) => cardOf(state, id).face === face) : void 0;
}
function changeMeant(reading, instruction2, effect) {
  return {
    what: String(instruction2["what"]),
    by: amountOf(reading, instruction2["by"] ?? 1, effect),
    until: untilMeant(instruction2, effect),
    giver: effect.controller
  };
}
const untilTurnOf = (seat) => `turn-of-${seat}`;
const untilMeant = ({ until = "leaves" }, { controller }) => until === "your-next-turn" ? untilTurnOf(controller) : String(until);
const order$1 = (text2) => ({ order: text2 });
const capital$1 = (text2) => `${text2.charAt(0).toUpperCase()}${text2.slice(1)}`;
const cards$7 = ({ number: number2 }) => `${number2} ${number2 === "1" ? "card" : "cards"}`;
const cardsByChance$1 = (said) => `${cards$7(said)} chosen at random`;
const seatDoes$1 = (called) => (you, they, what) => (said) => {
  const { who } = said.instruction;
  if (typeof who !== "string" || who === "you") return order$1(`${you} ${what(said)}`);
  return { statement: `${called(who)} ${they} ${what(said)}` };
};
const ownersOf$1 = ({ many }, pile2, piles2 = `${pile2}s`) => many ? `their owners' ${piles2}` : `its owner's ${pile2}`;
const signed$1 = (by) => by.startsWith("-") ? by : `+${by}`;
const stat$2 = (name) => ({
  ...{ name, change: (by) => `${signed$1(by)} ${name}` }
});
const side$1 = (theirs, enemy) => (wanted, { elsewhere }) => {
  if (wanted === "yours") return elsewhere ? { whose: "your" } : { yours: true };
  return elsewhere ? { whose: theirs } : { before: enemy };
};
const inPile$1 = (pile2) => (whose2) => `in ${whose2 || "a"} ${pile2}`;
const phrases = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  capital: capital$1,
  cards: cards$7,
  cardsByChance: cardsByChance$1,
  inPile: inPile$1,
  order: order$1,
  ownersOf: ownersOf$1,
  seatDoes: seatDoes$1,
  side: side$1,
  signed: signed$1,
  stat: stat$2
}, Symbol.toStringTag, { value: "Module" }));
function wordsFor(table, kind, word2) {
  const found2 = Object.hasOwn(table, word2) ? table[word2] : void 0;
  invariant(found2 !== void 0, `there are no words for the ${kind} '${word2}'`);
  return found2;
}
const SMALL_NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const inWords = (count2) => SMALL_NUMBERS[count2] ?? String(count2);
function groupOf(words2, selector2, face) {
  const pieces = piecesOf(words2, selector2, face);
  const all = (part) => pieces.flatMap((piece) => piece[part] ?? []);
  const before = all("before");
  const having = all("with").join(" and ");
  const where = [...all("after"), ...placeOf(words2, selector2, pieces)];
  const [one, many] = pieces.find(({ noun }) => noun)?.noun ?? words2.card;
  const phrase = (noun) => [...before, noun, having && `with ${having}`, ...where].filter(Boolean).join(" ");
  const name = pieces.find(({ is }) => is)?.is;
  const traits = [
    [...before, ...where].length > 0 && `is ${[...before, ...where].join(" and ")}`,
    having && `has ${having}`
  ].filter(Boolean);
  return {
    one: phrase(one),
    many: phrase(many),
    yours: pieces.some(({ yours }) => yours),
    other: pieces.some(({ other }) => other),
    ...name === void 0 ? {} : { is: { name, traits: traits.join(" and ") } }
  };
}
function groupChosen(words2, { from, things }, face) {
  if (things === void 0) return groupOf(words2, from, face);
  return groupOf({ ...words2, card: wordsFor(words2.things ?? {}, "things", things) }, from, face);
}
function piecesOf(words2, selector2, face) {
  const about = { face, elsewhere: selector2["zone"] !== void 0 };
  for (const filter in selector2) if (filter !== "zone") wordsFor(words2.filters, "filter", filter);
  return Object.keys(words2.filters).flatMap((filter) => {
    const wanted = selector2[filter];
    return wanted === void 0 ? [] : [wordsFor(words2.filters, "filter", filter)(wanted, about)];
  });
}
function placeOf(words2, { zone }, pieces) {
  if (zone === void 0) return [];
  const whose2 = pieces.find((piece) => piece.whose !== void 0)?.whose ?? "";
  return [wordsFor(words2.zones, "zone", String(zone))(whose2)];
}
function anyOf(group) {
  if (group.is) return group.is.name;
  if (group.yours) return `one of ${allYours(group)}`;
  return group.other ? `another ${group.one}` : withArticle(group.one);
}
function someOf(group, min, max) {
  if (group.is) return group.is.name;
  if (min === 1 && max === 1) return anyOf(group);
  const number2 = min === max ? inWords(max) : min === 0 ? `up to ${inWords(max)}` : range(min, max);
  if (group.yours) return `${number2} of ${allYours(group)}`;
  return `${number2} ${others(group, max === 1 ? group.one : group.many)}`;
}
function eachOf(group) {
  if (group.is) return group.is.name;
  return group.yours ? `each of ${allYours(group)}` : `each ${others(group, group.one)}`;
}
function allOf(group) {
  if (group.is) return group.is.name;
  return group.yours ? allYours(group) : `all ${others(group, group.many)}`;
}
function chosenOf(group, many) {
  if (group.is) return group.is.name;
  return `${group.yours ? "your" : "the"} chosen ${many ? group.many : group.one}`;
}
const others = ({ other }, noun) => other ? `other ${noun}` : noun;
const range = (min, max) => `${inWords(min)} to ${inWords(max)}`;
const withArticle = (noun) => `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
const allYours = (group) => `your ${others(group, group.many)}`;
const NOBODY = { subject: "", object: "", possessive: "", many: false };
const IT = { subject: "it", object: "it", possessive: "its", many: false };
const THEM = { subject: "they", object: "them", possessive: "their", many: true };
function referTo(to, speaking) {
  if (to === void 0) return NOBODY;
  if (typeof to === "string") return refer(to, speaking);
  return byName(eachOf(groupOf(speaking.words, to, speaking.face)), false);
}
function refer(name, speaking) {
  const { words: words2, face, ability: ability2 } = speaking;
  if (Object.hasOwn(words2.named, name)) return byName(wordsFor(words2.named, "card", name)(face));
  if (name !== "it") return chosen(name, speaking);
  const { it } = wordsFor(words2.timings, "timing", ability2.timing);
  invariant(it, `nothing else has a part in '${ability2.timing}', so 'it' means no card`);
  return byName(it);
}
function chosen(name, { words: words2, face, ability: ability2, at }) {
  const choosing2 = ability2.choose?.find((each) => each.name === name);
  invariant(choosing2, `nothing is chosen by the name '${name}'`);
  const many = choosing2.max > 1;
  const clear = ability2.does.slice(0, at).every(({ to }) => to === name);
  if (clear && ability2.choose?.length === 1) return many ? THEM : IT;
  return byName(chosenOf(groupChosen(words2, choosing2, face), many), many);
}
function byName(name, many = false) {
  const possessive = many && name.endsWith("s") ? `${name}'` : `${name}'s`;
  return { subject: name, object: name, possessive, many };
}
function sayAmount(amount2, speaking) {
  if (typeof amount2 === "number") return { number: String(amount2), each: "", where: "" };
  const { words: words2, face } = speaking;
  if ("count" in amount2) {
    const each = forEach(groupOf(words2, amount2.count, face));
    return { number: String(amount2.times ?? 1), each, where: "" };
  }
  const { name } = wordsFor(words2.values, "value", amount2.value);
  return {
    number: "X",
    each: "",
    where: `, where X is ${refer(amount2.of, speaking).possessive} ${name}`
  };
}
const forEach = (group) => group.is ? ` if ${group.is.name} ${group.is.traits}` : ` for each ${countedEach(group)}`;
const countedEach = (group) => eachOf(group).replace(/^each /, "");
function sayCondition(condition2, { words: words2, face }) {
  const { count: count2, counter, of } = condition2;
  const parts = [];
  if (count2) parts.push(sayCount(groupOf(words2, count2, face), condition2));
  if (counter) {
    const name = wordsFor(words2.counters, "counter", counter);
    const who = of === "opponent" ? "your opponent has" : "you have";
    parts.push(`${who} ${sayBounds(condition2)} ${name}`);
  }
  return parts.join(" and ");
}
function sayCount(group, condition2) {
  const { atLeast, atMost } = condition2;
  const none = atMost === 0;
  if (group.is) return none ? denied(group.is) : `${group.is.name} ${group.is.traits}`;
  const many = others(group, group.many);
  const [has, have] = group.yours ? ["you have", "you have"] : ["there is", "there are"];
  if (none) return `${have} no ${many}`;
  if (atLeast === 1 && atMost === void 0) return `${has} ${anyOf({ ...group, yours: false })}`;
  const onlyOne = (atMost ?? atLeast) === 1 && (atLeast ?? 1) === 1;
  const noun = onlyOne ? others(group, group.one) : many;
  return `${onlyOne ? has : have} ${sayBounds(condition2)} ${noun}`;
}
const denied = ({ name, traits }) => traits.startsWith("is ") ? `${name} is not ${traits.slice("is ".length)}` : `${name} does not have ${traits.slice("has ".length)}`;
function sayBounds({ atLeast, atMost }) {
  if (atMost === void 0) return `at least ${atLeast ?? 0}`;
  if (atLeast === void 0) return `at most ${atMost}`;
  return atLeast === atMost ? `exactly ${atMost}` : `${atLeast} to ${atMost}`;
}
function sayInstruction(instruction2, speaking) {
  const { words: words2 } = speaking;
  const { verb, what, until } = instruction2;
  const { number: number2, each, where } = sayAmount(amountSaid(instruction2), speaking);
  const to = referTo(instruction2.to, speaking);
  const change = typeof what === "string" ? wordsFor(words2.values, "value", what).change(number2) : "";
  const sought2 = typeof instruction2["for"] === "object" ? seek(instruction2, speaking) : "";
  const said = { instruction: instruction2, number: number2, to, change, sought: sought2 };
  const clause = wordsFor(words2.verbs, "verb", verb)(said);
  const lasts = typeof until === "string" ? wordsFor(words2.durations, "duration", until) : "";
  const tail = `${each}${lasts && ` ${lasts}`}${where}`;
  if ("lead" in clause) return clause;
  return "order" in clause ? { order: clause.order + tail } : { statement: clause.statement + tail };
}
const seek = ({ for: wanted }, { words: words2, face }) => anyOf(groupOf(words2, wanted, face));
function amountSaid({ amount: amount2, by, what }) {
  return amount2 ?? by ?? (what === void 0 ? 0 : 1);
}
function sayLasting(speaking) {
  const changes2 = /* @__PURE__ */ new Map();
  for (const lasting2 of speaking.ability.lasting ?? []) {
    const holders = sayHolders(lasting2, speaking);
    changes2.set(holders, [...changes2.get(holders) ?? [], sayChange(lasting2, speaking)]);
  }
  return [...changes2].map(([holders, said]) => `${holders} ${said.join(" and ")}`);
}
function sayHolders({ on }, { words: words2, face }) {
  const group = groupOf(words2, on, face);
  if (group.is && group.is.traits !== "") {
    return `while ${group.is.name} ${group.is.traits}, it has`;
  }
  return `${allOf(group)} ${group.is ? "has" : "have"}`;
}
function sayChange({ what, by }, speaking) {
  const { number: number2, each, where } = sayAmount(by, speaking);
  return `${wordsFor(speaking.words.values, "value", what).change(number2)}${each}${where}`;
}
function sayAbility(words2, face, ability2) {
  const speaking = { words: words2, face, ability: ability2, at: 0 };
  const clauses = [
    ...sayChoices(speaking),
    ...ability2.does.map((instruction2, at) => sayInstruction(instruction2, { ...speaking, at })),
    ...sayLasting(speaking).map((statement) => ({ statement }))
  ];
  if (clauses.length === 0) return sayPrice(speaking);
  const sentences = ability2.when || ability2.may ? [bound(clauses, speaking)] : clauses.map(textOf$1);
  return [...sayLead(speaking), ...sentences.map(asSentence)].join(" ");
}
function sayLead(speaking) {
  const { words: words2, ability: ability2 } = speaking;
  const { label } = wordsFor(words2.timings, "timing", ability2.timing);
  const often = ability2.again && words2.again ? [words2.again] : [];
  const paid = [...sayPaid(speaking), ...often].join(", ");
  const lead = [label, paid && `(${paid})`].filter(Boolean).join(" ");
  return lead === "" ? [] : [`${lead}:`];
}
function sayPrice(speaking) {
  const { words: words2, ability: ability2 } = speaking;
  const { label } = wordsFor(words2.timings, "timing", ability2.timing);
  const only2 = ability2.when ? [`only if ${sayCondition(ability2.when, speaking)}`] : [];
  const says = [sayPaid(speaking).join(", "), ...only2].filter(Boolean).join("; ");
  return `${label ? `${label}: ` : ""}${says}.`;
}
function sayPaid(speaking) {
  const { words: words2, ability: ability2 } = speaking;
  const parts = Object.entries(ability2.cost ?? {});
  const said = parts.map(([part, count2]) => wordsFor(words2.costs, "cost", part)(count2));
  return [...said, ...sayPayments(speaking)];
}
function sayPayments({ words: words2, face, ability: ability2 }) {
  return (ability2.pays ?? []).map((payment) => {
    const cards2 = someOf(groupChosen(words2, payment, face), payment.min, payment.max);
    return wordsFor(words2.payments ?? {}, "payment", payment.how)(cards2);
  });
}
function sayChoices({ words: words2, face, ability: ability2 }) {
  const choices = (ability2.choose ?? []).filter(({ unsaid }) => !unsaid);
  if (choices.length === 0) return [];
  const said = choices.map(
    (choice2) => someOf(groupChosen(words2, choice2, face), choice2.min, choice2.max)
  );
  return [{ order: `${words2.choose ?? "choose"} ${said.join(" and ")}` }];
}
function bound(clauses, speaking) {
  const { when, may, does } = speaking.ability;
  const [first2] = clauses;
  const isOrder = first2 !== void 0 && "order" in first2;
  const conditions = [
    ...when ? [sayCondition(when, speaking)] : [],
    ...may && !isOrder ? ["you wish"] : []
  ];
  const word2 = does.length > 0 ? "if" : "while";
  const before = conditions.length > 0 ? `${word2} ${conditions.join(" and ")}, ` : "";
  const you = may && isOrder ? "you may " : "";
  return `${before}${you}${clauses.map(inTurn).join(", then ")}`;
}
function inTurn(clause, index, clauses) {
  const follows = clauses[index - 1];
  const unclear = follows !== void 0 && "statement" in follows && "order" in clause;
  return unclear ? `you ${textOf$1(clause)}` : textOf$1(clause);
}
function textOf$1(clause) {
  if ("lead" in clause) return `${clause.lead}:`;
  return "order" in clause ? clause.order : clause.statement;
}
const asSentence = (text2) => `${capital$1(text2)}${text2.endsWith(":") ? "" : "."}`;
function sayCard(words2, face) {
  return [
    ...sayPrinted(words2, face),
    ...face.abilities.map((ability2) => sayAbility(words2, face, ability2))
  ];
}
const cardText = ({ cardWords }, face) => cardWords ? sayCard(cardWords, face) : [];
function sayPrinted(words2, face) {
  const bearer2 = words2.bearerOf?.(face);
  if (bearer2 === void 0) {
    const keywords2 = changes(words2, face.keywords).map((keyword2) => `${keyword2}.`);
    return keywords2.length > 0 ? [keywords2.join(" ")] : [];
  }
  const given = changes(words2, { ...face.stats, ...face.keywords });
  return given.length > 0 ? [`${capital$1(bearer2)} has ${listed(given)}.`] : [];
}
const changes = (words2, values) => Object.entries(values).map(
  ([what, by]) => wordsFor(words2.values, "value", what).change(String(by))
);
const listed = (items) => items.length > 2 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join(" and ");
function searching(rules) {
  return { search: search$1, searchStep: stepFor(rules) };
}
const search$1 = (play, { card: card2, controller }, instruction2) => {
  const wanted = instruction2["for"] ?? {};
  const frame = { kind: "search", seat: controller, by: card2, wanted };
  push(play, frame);
};
const NOTHING = { id: "nothing" };
const stepFor = (rules) => ({
  open: ["seat", "by", "wanted"],
  proceed: (_, { seat }) => [{ seat, kind: "search" }],
  options: (reading, frame) => ({
    pick: "one",
    from: [...optionsAsPrinted(reading, found(reading, rules, frame)), NOTHING]
  }),
  answered(play, frame, { chosen: [choice2] }) {
    const { seat } = frame;
    const card2 = cardAsPrinted(play, found(play, rules, frame), choice2);
    if (card2 !== void 0) take(play, rules, frame, card2);
    shuffle(play, place(rules.from, seat));
    tell(play, rules.story, { seat, taken: card2 === void 0 ? 0 : 1 });
    rules.after?.(play);
    return "done";
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
});
function found(reading, { from }, { seat, by, wanted }) {
  return cardsIn(reading.state, place(from, seat)).filter(
    (id) => fits(reading, cardOf(reading.state, id), wanted, { card: by, controller: seat })
  );
}
function take(play, rules, { seat, wanted }, card2) {
  const to = place(rules.to, seat);
  const id = move(play, card2, to);
  const isRestricted = Object.keys(wanted).length > 0;
  if (isRestricted || rules.shows === "always") show(play, 0, to, [id]);
}
const MAX_TARGETINGS = 200;
const NONE = "none";
function targetings(reading, ability2, effect) {
  let ways = [""];
  for (const choosing2 of ability2.choose ?? []) {
    const sets = subsets$1(targets(reading, choosing2, effect), choosing2);
    ways = ways.flatMap((way) => sets.map((ids) => `${way} ${choosing2.name}=${ids.join(",") || NONE}`)).slice(0, MAX_TARGETINGS);
  }
  return ways;
}
function targetsNamed(words2) {
  const chosen2 = {};
  for (const word2 of words2) {
    const [name, ids] = word2.split("=");
    if (name !== void 0 && ids !== void 0) chosen2[name] = ids === NONE ? [] : ids.split(",");
  }
  return chosen2;
}
function subsets$1(ids, { min, max }) {
  const fits2 = (set2) => set2.length >= min;
  let sets = [[]];
  for (const id of ids) {
    if (sets.filter(fits2).length >= MAX_TARGETINGS) break;
    sets = [...sets, ...sets.filter((set2) => set2.length < max).map((set2) => [...set2, id])];
  }
  return sets.filter(fits2);
}
function see(rules, fact, viewer) {
  if (viewer === "house") return whole(fact);
  switch (fact.kind) {
    case "moved":
      return seeMoved(rules, fact, viewer);
    case "stocked":
      return seeStocked(rules, fact, viewer);
    case "shuffled":
      return { kind: fact.kind, place: fact.place };
    case "shown": {
      const { kind, seat, place: place2, faces } = fact;
      const isShown = seat === 0 || seat === viewer;
      return isShown ? { kind, seat, place: place2, faces } : { kind, seat, place: place2, count: faces.length };
    }
    case "picked":
      return { kind: fact.kind, of: fact.of };
    case "counted":
      return rules.openCounters.includes(fact.what) ? whole(fact) : void 0;
    case "marked":
    case "slotted":
      return seesIds(rules, fact.place, viewer) ? whole(fact) : void 0;
    case "happened":
      return seeHappened(rules, fact, viewer);
    case "paused":
      return seePaused(rules, fact, viewer);
    case "rolled":
    case "ruled":
    case "watched":
    case "acted":
    case "ended":
      return whole(fact);
    case "modified":
    case "unmodified":
      return seesIds(rules, fact.place, viewer) ? whole(fact) : void 0;
  }
}
function seeStocked(rules, fact, viewer) {
  const { kind, owner, to, faces } = fact;
  return viewer === owner || seesFaces(rules, to, viewer) ? { kind, owner, to, faces } : { kind, owner, to, count: faces.length };
}
function seeMoved(rules, fact, viewer) {
  const { kind, card: card2, as, face, from, to, slot, under } = fact;
  const seesLeft = seesIds(rules, from, viewer);
  const seesCome = seesIds(rules, to, viewer);
  const seesFace = seesFaces(rules, from, viewer) || seesFaces(rules, to, viewer);
  if (seesLeft && seesCome && seesFace) return whole(fact);
  const fields = { kind, from, to, slot };
  if (under) fields["under"] = true;
  if (seesLeft) fields["card"] = card2;
  if (seesCome) fields["as"] = as;
  if (seesFace) fields["face"] = face;
  return fields;
}
const TELLS = ["kind", "what"];
const seeHappened = (rules, fact, viewer) => only$1(rules, fact, [TELLS, rules.stories[fact.what] ?? []], viewer);
function seePaused(rules, fact, viewer) {
  const { kind, keep, frames, asked, pending } = fact;
  const seen = frames.map((frame) => seeFrame(rules, frame, viewer));
  const isWhole = pending === void 0 && frames.every((frame, index) => frame === seen[index]);
  return isWhole ? whole(fact) : { kind, keep, asked, frames: seen };
}
const SAYS = ["kind", "asks", "again"];
const seeFrame = (rules, frame, viewer) => only$1(rules, frame, [SAYS, stepOf(rules, frame).open], viewer);
const WRITTEN = "words";
function only$1(rules, fields, [always, open], viewer) {
  let isWhole = true;
  const seen = {};
  for (const name in fields) {
    const value = fields[name];
    if (always.includes(name)) {
      seen[name] = value;
    } else if (open.includes(name)) {
      const shown2 = name === WRITTEN ? value : withoutHiddenIds(rules, value, viewer);
      if (shown2 !== value) isWhole = false;
      seen[name] = shown2;
    } else {
      isWhole = false;
    }
  }
  return isWhole ? fields : seen;
}
function withoutHiddenIds(rules, value, viewer) {
  if (viewer === "house") return value;
  if (typeof value === "string") {
    if (!value.includes("-")) return value;
    return value.split(" ").every((word2) => mayKnowId(rules, word2, viewer)) ? value : null;
  }
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? itemsWithout(rules, value, viewer) : fieldsWithout(rules, value, viewer);
}
function itemsWithout(rules, items, viewer) {
  const shown2 = items.map((item) => withoutHiddenIds(rules, item, viewer));
  return shown2.every((item, index) => item === items[index]) ? items : shown2;
}
function fieldsWithout(rules, fields, viewer) {
  const shown2 = {};
  let isWhole = true;
  for (const name in fields) {
    const value = fields[name];
    const item = shown2[name] = withoutHiddenIds(rules, value, viewer);
    if (item !== value) isWhole = false;
  }
  return isWhole ? fields : shown2;
}
const whole = (fact) => fact;
function view(reading, viewer) {
  const { rules, state } = reading;
  const looking = { rules, state, viewer, held: heldBy(state) };
  return {
    ruleset: state.ruleset,
    options: state.options,
    counters: openCounters(looking, state.table),
    seats: seatsOf(state).map((seat) => ({
      seat,
      counters: openCounters(looking, state.players[seat] ?? {}),
      zones: zonesOf(looking, String(seat)) ?? {}
    })),
    shared: zonesOf(looking, "0") ?? {},
    underway: state.stack.map((frame) => copy(seeFrame(rules, frame, viewer))),
    decisions: decisionsFor(reading, viewer),
    outcome: state.outcome
  };
}
function decisionsFor(reading, viewer) {
  return decisions(reading).map(
    ({ options, ...asked }) => viewer === asked.seat || viewer === "house" ? { ...asked, options } : asked
  );
}
function heldBy({ places }) {
  const held = /* @__PURE__ */ new Map();
  for (const at of Object.keys(places)) {
    const holder = holderOf(at);
    let zones = held.get(holder);
    if (!zones) held.set(holder, zones = /* @__PURE__ */ new Map());
    zones.set(zoneOf(at), at);
  }
  return held;
}
function openCounters({ rules, viewer }, counters) {
  const open = {};
  for (const what in counters) {
    const isOpen = viewer === "house" || rules.openCounters.includes(what);
    if (isOpen) open[what] = counters[what];
  }
  return open;
}
function zonesOf(looking, holder) {
  const held = looking.held.get(holder);
  if (!held) return void 0;
  const zones = {};
  for (const zone in looking.rules.zones) {
    const at = held.get(zone);
    if (at !== void 0) zones[zone] = pile(looking, at);
  }
  return zones;
}
function pile(looking, at) {
  const ids = cardsIn(looking.state, at);
  if (!seesIds(looking.rules, at, looking.viewer)) return { count: ids.length };
  const faces = seesFaces(looking.rules, at, looking.viewer);
  return {
    count: ids.length,
    cards: ids.map((id) => faces ? cardView(looking, id) : { id })
  };
}
function cardView(looking, id) {
  const { state, rules } = looking;
  const { face, slot, marks } = cardOf(state, id);
  const seen = { id, face };
  if (slot !== 0) seen.slot = slot;
  if (!isEmpty(marks)) seen.marks = { ...marks };
  if (rules.shownValues.length > 0) seen.values = valuesOf(looking, id);
  const changes2 = state.modifiers.length > 0 ? changesOf(state, id) : [];
  if (changes2.length > 0) seen.changes = changes2;
  const attached = zonesOf(looking, id);
  if (attached) seen.with = attached;
  return seen;
}
function isEmpty(counters) {
  for (const _ in counters) return false;
  return true;
}
function valuesOf(reading, id) {
  const values = {};
  for (const what of reading.rules.shownValues) values[what] = valueOf(reading, id, what);
  return values;
}
const changesOf = ({ modifiers }, changed) => modifiers.filter(({ card: card2 }) => card2 === changed).map(({ what, by, sets, until, giver }) => ({
  ...{ what, by, until, giver },
  ...sets ? { sets } : {}
}));
const PASSES = PASS.id;
function isResponse(reading, asked) {
  const { id, optional } = asked;
  if (optional) return false;
  const frame = reading.state.stack.at(-1);
  if (!frame?.asks?.some((each) => each.id === id)) return false;
  switch (frame.kind) {
    case "stack-window":
      return frame.items.length > 0 || frame.priority !== windowRulesOf(reading).first(reading.state);
    case "answer-window":
      return true;
    default:
      return stepOf(reading.rules, frame).isResponse?.(reading, frame, asked) ?? false;
  }
}
const CARD_PLAYED = "card-played";
function playedFace(fact) {
  const { kind, what, face } = fact;
  return kind === "happened" && what === CARD_PLAYED && typeof face === "string" ? face : void 0;
}
function writeState(pen, state) {
  let before = "{";
  for (const name of pen.keys(state)) {
    pen.plain(before);
    pen.value(name);
    pen.plain(":");
    if (name === "cards") pen.plain("{}");
    else if (name === "places") writePlaces(pen, state);
    else pen.value(state[name]);
    before = ",";
  }
  pen.plain("}");
}
function writePlaces(pen, state) {
  let before = '["';
  for (const at of pen.keys(state.places)) {
    pen.plain(before);
    pen.piece(at);
    for (const id of cardsIn(state, at)) writeCard(pen, cardOf(state, id), at);
    pen.quote();
    before = ',"';
  }
  pen.plain(before === '["' ? "[]" : "]");
}
function writeCard(pen, { id, face, owner, place: place2, slot, marks }, at) {
  pen.plain(",");
  pen.piece(id);
  writeWord(pen, face);
  writeNumber(pen, owner);
  if (place2 !== at) writeWord(pen, place2);
  if (slot !== 0) writeNumber(pen, slot);
  for (const name of pen.keys(marks)) {
    writeWord(pen, name);
    pen.plain("=");
    pen.integer(marks[name]);
  }
}
function writeWord(pen, word2) {
  pen.plain(" ");
  pen.piece(word2);
}
function writeNumber(pen, number2) {
  pen.plain(" ");
  pen.integer(number2);
}
const made = /* @__PURE__ */ new WeakMap();
function rulesetOf(rules) {
  const before = made.get(rules);
  if (before) return before;
  const ruleset = { ...termsOf(rules), ...runningOf(rules), ...showingOf(rules) };
  made.set(rules, ruleset);
  return ruleset;
}
function termsOf(rules) {
  const { id, minSeats, maxSeats, options, faces, leftToJudge = {} } = rules;
  return {
    ...{ id, minSeats, maxSeats, options, faces, leftToJudge },
    mostSeats: (named2) => mostSeats(rules, named2),
    optionProblem: (name, value) => readingProblem(rules, name, value),
    judgeSits: (named2) => rules.judgeSits?.(named2) === true
  };
}
const runningOf = (rules) => ({
  begin: (seating, chance) => begin(rules, seating, chance),
  newTable: (seats, options) => newState(rules.id, seats, options),
  evolve,
  run: (state, action, chance) => run({ rules, state }, action, chance),
  goesOnWithout: rules.left !== void 0,
  leave: (state, seat, chance) => leave({ rules, state }, seat, chance),
  stop: (state, outcome) => stop({ state }, outcome)
});
const showingOf = (rules) => ({
  decisions: (state) => decisions({ rules, state }),
  isOpenChoice: (state, asked) => isOpenChoice(rules, state, asked),
  isResponse: (state, asked) => isResponse({ rules, state }, asked),
  passes: PASSES,
  playedFace,
  view: (state, viewer) => view({ rules, state }, viewer),
  see: (fact, viewer) => see(rules, fact, viewer),
  cardText: (code) => textOf(rules, code),
  write: (state, pen) => writeState(pen, state)
});
function isOpenChoice(rules, state, asked) {
  if (isBeside(rules, asked)) return true;
  const frame = state.stack.at(-1);
  if (!frame) return false;
  return stepOf(rules, frame).openChoices?.includes(asked.kind) ?? false;
}
function textOf(rules, code) {
  const face = Object.hasOwn(rules.faces, code) ? rules.faces[code] : void 0;
  invariant(face, () => `${rules.id} has no card '${code}'`);
  return cardText(rules, face);
}
const released$1 = (title2, rules, game2) => ({
  title: title2,
  ruleset: rulesetOf(rules),
  readyDecks: game2.READY_DECKS,
  checkDeck: game2.checkDeck,
  ...game2.advise ? { advise: game2.advise } : {}
});
const ZONES$1 = {
  scroll: { faces: "nobody", ids: "nobody" },
  hand: { faces: "owner", ids: "owner" },
  flip: { faces: "all", ids: "all" },
  field: { faces: "all", ids: "all" },
  relics: { faces: "all", ids: "all" },
  resolving: { faces: "all", ids: "all" },
  discard: { faces: "all", ids: "all" }
};
const scroll = (seat) => place("scroll", seat);
const hand = (seat) => place("hand", seat);
const flip = (seat) => place("flip", seat);
const field = (seat) => place("field", seat);
const resolving = (seat) => place("resolving", seat);
const discard = (seat) => place("discard", seat);
const relicsOn = (hero) => place("relics", hero);
const ROW_SLOTS = 3;
const SLOTS = {
  altar: [1, 2, 3],
  vault: [4, 5, 6]
};
const rowOfSlot = (slot) => slot <= ROW_SLOTS ? "altar" : "vault";
const SLOT_NAMES = ["altar-1", "altar-2", "altar-3", "vault-1", "vault-2", "vault-3"];
const slotName = (slot) => SLOT_NAMES[slot - 1];
function slotNamed(name) {
  const index = SLOT_NAMES.indexOf(name);
  return index < 0 ? void 0 : index + 1;
}
const opponentOf = (seat) => 3 - seat;
const isFielded = (card2) => zoneOf(card2.place) === "field";
const rowOf = (card2) => rowOfSlot(card2.slot);
function cardsOnField(state, seat, row) {
  const cards2 = cardsIn(state, field(seat)).map((id) => cardOf(state, id));
  const wanted = row ? cards2.filter((card2) => rowOf(card2) === row) : cards2;
  return wanted.length > 1 ? wanted.sort((a, b) => a.slot - b.slot) : wanted;
}
function openSlots(state, seat, row) {
  const taken = cardsIn(state, field(seat)).map((id) => cardOf(state, id).slot);
  return SLOTS[row].filter((slot) => !taken.includes(slot));
}
const faceOfCard = ({ rules }, card2) => rules.faces[card2.face];
const baseValue = (_, face, what) => face.stats[what] ?? face.keywords[what] ?? 0;
const statOf = (reading, id, stat2) => Math.max(0, valueOf(reading, id, stat2));
function hpLeft(reading, id) {
  return valueOf(reading, id, "hp") - markOf(cardOf(reading.state, id), "damage");
}
function hasHp(reading, card2) {
  return isFielded(card2) && faceOfCard(reading, card2).stats["hp"] !== void 0;
}
function isSilenced({ state }, id) {
  return state.modifiers.some(({ card: card2, what }) => card2 === id && what === "silenced");
}
function keyword$1(reading, id, name) {
  return isSilenced(reading, id) ? 0 : Math.max(0, valueOf(reading, id, name));
}
function hasAbilities(reading, card2) {
  const bearer2 = bearerOf(reading, card2.id);
  return bearer2 !== void 0 && !isSilenced(reading, bearer2);
}
function lasting(reading, card2, what) {
  if (!isFielded(card2)) return 0;
  let sum = 0;
  for (const id of cardsIn(reading.state, relicsOn(card2.id))) {
    sum += baseValue(card2, faceOfCard(reading, cardOf(reading.state, id)), what);
  }
  return sum + fromPassives(reading, card2, what);
}
const costOf = (reading, card2) => Math.max(0, faceOfCard(reading, card2).cost + fromPassives(reading, card2, "cost"));
function fromPassives(reading, card2, what, of) {
  let sum = 0;
  for (const source of sourcesOf(reading, what)) {
    const isMeant = of === void 0 || sideOf(reading.state, source) === of;
    if (isMeant) sum += lastingFrom(reading, source, card2, what);
  }
  return sum;
}
function lastingCards({ state }) {
  const found2 = [];
  const take2 = (id) => void found2.push(cardOf(state, id));
  for (const seat of seatsOf(state)) {
    for (const id of cardsIn(state, field(seat))) {
      take2(id);
      cardsIn(state, relicsOn(id)).forEach(take2);
    }
  }
  return found2;
}
const isChanged = (reading, what) => reading.state.modifiers.some((modifier) => modifier.what === what) || sourcesOf(reading, what).length > 0;
const PROPHECY = 589;
function check(play) {
  for (; ; ) {
    const gone = cardsAtZero(play);
    if (gone.length === 0) break;
    for (const card2 of gone) knockOut(play, card2);
    for (const card2 of gone) leaveField(play, card2.id, discard(card2.owner));
  }
  winBy589(play);
  loseByLifeOrScroll(play);
}
function cardsAtZero(play) {
  const { state } = play;
  const changed = isChanged(play, "hp");
  const isInDanger = (id) => changed || markOf(cardOf(state, id), "damage") > 0;
  const found2 = [];
  for (const seat of seatsOf(state)) {
    if (!cardsIn(state, field(seat)).some(isInDanger)) continue;
    for (const card2 of cardsOnField(state, seat)) {
      if (isInDanger(card2.id) && hasHp(play, card2) && hpLeft(play, card2.id) <= 0) found2.push(card2);
    }
  }
  return found2;
}
function knockOut(play, card2) {
  const { id, face } = card2;
  tell(play, "knocked-out", { card: id, face, seat: sideOf(play.state, card2) });
}
function leaveField(play, id, to) {
  for (const relic of [...cardsIn(play.state, relicsOn(id))]) {
    move(play, relic, discard(play.state.cards[relic]?.owner));
  }
  move(play, id, to);
}
function winBy589(play) {
  const there = seatsOf(play.state).filter(
    (seat) => seatCounter(play.state, seat, "total") === PROPHECY
  );
  if (there.length === 0 || play.state.outcome) return;
  for (const seat of there) tell(play, "prophecy-fulfilled", { seat, total: PROPHECY });
  finish(play, there.map(opponentOf), "prophecy-fulfilled");
}
function loseByLifeOrScroll(play) {
  const { state } = play;
  if (state.outcome) return;
  const isOutOfLife = (seat) => seatCounter(state, seat, "life") <= 0;
  const losers = seatsOf(state).filter(
    (seat) => isOutOfLife(seat) || seatCounter(state, seat, "drawFailed") > 0
  );
  if (losers.length === 0) return;
  finish(play, losers, losers.some(isOutOfLife) ? "liquidation" : "scroll-out");
}
function finish(play, losers, reason) {
  const [loser, other] = losers;
  const places = loser === void 0 || other ? [seatsOf(play.state)] : [[opponentOf(loser)], [loser]];
  end(play, { places, reason });
}
const BEATS = {
  power: "clarity",
  clarity: "prophecy",
  prophecy: "conviction",
  conviction: "wisdom",
  wisdom: "power"
};
const BONUS = 3;
const forceBonus = (attacker, defender) => BEATS[attacker] === defender ? BONUS : 0;
const damageRule = {
  resolve: (play, happening) => deal(play, happening)
};
function attackDamage(reading, attacker, target) {
  const { state } = reading;
  const bonus = forceBonus(
    faceOfCard(reading, cardOf(state, attacker)).words["force"] ?? "",
    faceOfCard(reading, cardOf(state, target)).words["force"] ?? ""
  );
  const blunted = Math.floor(statOf(reading, target, "def") / 2);
  return Math.max(1, statOf(reading, attacker, "atk") - blunted + bonus);
}
const directDamage = (reading, attacker) => Math.max(1, statOf(reading, attacker, "atk"));
function deal(play, damage2) {
  let dealt = 0;
  let pierced = 0;
  for (const { card: card2, amount: amount2 } of damage2.hits) {
    const taken = strike$1(play, damage2, card2, raisedOrLowered(play, damage2, amount2, card2));
    dealt += taken.absorbed;
    if (damage2.way === "attack") pierced += taken.beyond;
  }
  if (pierced > 0) dealt += strikeLife(play, damage2, opponentOf(damage2.by), pierced);
  for (const { seat, amount: amount2 } of damage2.life) {
    dealt += strikeLife(play, damage2, seat, raisedOrLowered(play, damage2, amount2));
  }
  drain(play, damage2, dealt);
  if (dealt > 0) {
    const { by, source, way } = damage2;
    tell(play, "damage-dealt", { by, source, way, amount: dealt });
  }
}
function raisedOrLowered(reading, { source }, amount2, card2 = null) {
  if (amount2 <= 0) return 0;
  const changeOf = (id, what) => id !== null && reading.state.cards[id] ? valueOf(reading, id, what) : 0;
  return Math.max(0, amount2 + changeOf(source, "deals") + changeOf(card2, "takes"));
}
function strike$1(play, damage2, card2, amount2) {
  if (amount2 <= 0) return { absorbed: 0, beyond: 0 };
  if (isShielded(play, card2)) {
    mark(play, card2, "struck", 1);
    tell(play, "shielded", { card: card2, amount: amount2 });
    return { absorbed: 0, beyond: 0 };
  }
  const left = Math.max(0, hpLeft(play, card2));
  const absorbed = Math.min(amount2, left);
  const before = cardOf(play.state, card2);
  mark(play, card2, "struck", 1);
  mark(play, card2, "damage", markOf(before, "damage") + absorbed);
  tell(play, "card-hit", { card: card2, source: damage2.source, amount: absorbed });
  count(play, damage2, sideOf(play.state, before), absorbed);
  if (left > 0 && absorbed === left) tell(play, "felled", { card: card2, by: killerOf(damage2) });
  return { absorbed, beyond: amount2 - absorbed };
}
const isShielded = (play, card2) => markOf(cardOf(play.state, card2), "struck") === 0 && keyword$1(play, card2, "shield") > 0;
const killerOf = ({ source, way }) => way === "burn" ? null : source;
function strikeLife(play, damage2, seat, amount2) {
  if (amount2 <= 0) return 0;
  setCounter(play, seat, "life", seatCounter(play.state, seat, "life") - amount2);
  tell(play, "life-hit", { seat, source: damage2.source, amount: amount2 });
  count(play, damage2, seat, amount2);
  return amount2;
}
function count(play, { by, counts }, victim, amount2) {
  const counted2 = Math.min(amount2, counts ?? amount2);
  if (victim === by || counted2 === 0) return;
  setCounter(play, by, "total", seatCounter(play.state, by, "total") + counted2);
  if (play.state.options["count589"] === "part") winBy589(play);
}
function drain(play, { source, way }, dealt) {
  if (source === null || dealt === 0 || way === "on-hit" || way === "burn") return;
  const card2 = play.state.cards[source];
  if (!card2 || keyword$1(play, source, "drain") === 0) return;
  const healed = Math.min(dealt, markOf(card2, "damage"));
  if (healed === 0) return;
  mark(play, source, "damage", markOf(card2, "damage") - healed);
  tell(play, "healed", { card: source, amount: healed });
}
function attackFrame({ state }, attacker, target) {
  const seat = sideOf(state, cardOf(state, attacker));
  const row = target === null ? null : rowOf(cardOf(state, target));
  return { kind: "attack", seat, attacker, target, row, stage: "declare" };
}
const attack = {
  open: ["seat", "attacker", "target", "row", "stage"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "declare":
        return declare(play, frame);
      case "dodge":
        return offerBridge(play, frame);
      case "strike":
        return strike(play, frame);
      case "follow":
        frame.stage = "over";
        resolveTriggers(play);
        return "on";
      case "over":
        return "done";
    }
  },
  options: () => oneOf$4("stay", "bridge"),
  answered(play, frame, { chosen: [choice2] }) {
    frame.stage = "strike";
    if (choice2?.id !== "bridge" || frame.target === null) return;
    const slot = openSlots(play.state, opponentOf(frame.seat), "vault")[0];
    reslot(play, frame.target, slot);
    tell(play, "attack-dodged", { card: frame.target });
    check(play);
    frame.stage = "follow";
  }
};
function declare(play, frame) {
  const { attacker, target, seat } = frame;
  mark(play, attacker, "attacked", 1);
  if (valueOf(play, attacker, "stealth") > 0) mark(play, attacker, "unveiled", 1);
  tell(play, "attack-declared", { seat, attacker, target });
  frame.stage = "dodge";
  resolveTriggers(play);
  return "on";
}
function offerBridge(play, frame) {
  frame.stage = "strike";
  const { target } = frame;
  if (target === null || frame.row !== "altar" || !isStillOn(play, frame)) return "on";
  if (keyword$1(play, target, "bridge") === 0) return "on";
  const defender = opponentOf(frame.seat);
  if (openSlots(play.state, defender, "vault").length === 0) return "on";
  return [{ seat: defender, kind: "bridge" }];
}
function strike(play, frame) {
  if (!isStillOn(play, frame)) {
    tell(play, "attack-lost", { attacker: frame.attacker });
    frame.stage = "over";
    return "on";
  }
  frame.stage = "follow";
  happen(play, damageOf(play, frame));
  return "on";
}
function damageOf(play, { attacker, target, seat }) {
  const hits = target === null ? [] : [{ card: target, amount: attackDamage(play, attacker, target) }];
  const life = target === null ? [{ seat: opponentOf(seat), amount: directDamage(play, attacker) }] : [];
  return { kind: "damage", by: seat, source: attacker, way: "attack", hits, life };
}
function isStillOn({ state }, { attacker, target, row, seat }) {
  const from = state.cards[attacker];
  if (!from || !isFielded(from)) return false;
  if (rowOf(from) !== "altar" || sideOf(state, from) !== seat) return false;
  if (target === null) return true;
  const to = state.cards[target];
  if (!to || !isFielded(to)) return false;
  return rowOf(to) === row && sideOf(state, to) === opponentOf(seat);
}
function attackTargets(reading, seat) {
  const defender = opponentOf(seat);
  const altar = cardsOnField(reading.state, defender, "altar");
  const inSight = altar.filter((card2) => !isStealthy(reading, card2));
  if (!isAltarOpen(reading, defender)) {
    const guards = inSight.filter(({ id }) => keyword$1(reading, id, "guard") > 0);
    return { cards: (guards.length > 0 ? guards : inSight).map(({ id }) => id), life: false };
  }
  const vault = cardsOnField(reading.state, defender, "vault").filter((card2) => !isStealthy(reading, card2)).map(({ id }) => id);
  switch (reading.state.options["emptyAltar"]) {
    case "lifeOnly":
      return { cards: [], life: true };
    case "vaultFirst":
      return { cards: vault, life: vault.length === 0 };
    default:
      return { cards: vault, life: true };
  }
}
const isStealthy = (reading, card2) => markOf(card2, "unveiled") === 0 && keyword$1(reading, card2.id, "stealth") > 0;
function isAltarOpen(reading, seat) {
  const altar = cardsOnField(reading.state, seat, "altar");
  if (altar.length === 0) return true;
  if (reading.state.options["stealthWall"] !== "open") return false;
  return altar.every((card2) => isStealthy(reading, card2));
}
function mayTarget(reading, card2, by) {
  if (reading.state.options["protection"] === "attacks") return true;
  const { state } = reading;
  const bearer2 = zoneOf(card2.place) === "relics" ? cardOf(state, holderOf(card2.place)) : card2;
  if (!isFielded(bearer2)) return true;
  const owner = sideOf(state, bearer2);
  if (owner === by.controller) return true;
  if (isStealthy(reading, bearer2)) return false;
  return rowOf(bearer2) === "altar" || isAltarOpen(reading, owner);
}
const readyAttackers = (reading, seat) => cardsOnField(reading.state, seat, "altar").filter((card2) => mayAttack(reading, card2));
function mayAttack(reading, card2) {
  if (rowOf(card2) !== "altar" || faceOfCard(reading, card2).type !== "hero") return false;
  if (markOf(card2, "attacked") > 0) return false;
  return markOf(card2, "fresh") === 0 || keyword$1(reading, card2.id, "rush") > 0;
}
const END = "end";
const LIFE_TARGET = "life";
const validate = {
  open: ["seat"],
  openChoices: ["validate"],
  /** Who can attack and whom is open to all, so nothing is told by not asking. */
  proceed: (play, { seat }) => attacks(play, seat).length === 0 ? "done" : [{ seat, kind: "validate" }],
  options: (play, { seat }) => ({ pick: "one", from: [...attacks(play, seat), { id: END }] }),
  answered(play, _, { chosen: [choice2] }) {
    const [, attacker, target] = (choice2?.id ?? END).split(" ");
    if (attacker === void 0 || target === void 0) return "done";
    push(play, attackFrame(play, attacker, target === LIFE_TARGET ? null : target));
    return void 0;
  }
};
function attacks(reading, seat) {
  const attackers = readyAttackers(reading, seat);
  if (attackers.length === 0) return [];
  const { cards: cards2, life } = attackTargets(reading, seat);
  const targets2 = life ? [...cards2, LIFE_TARGET] : cards2;
  return attackers.flatMap(
    ({ id }) => targets2.map((to) => ({ id: `attack ${id} ${to}`, card: id, to }))
  );
}
const PHASES = ["genesis", "decode", "activate", "settle", "validate", "exodus"];
const MAX_TURNS = 400;
const turnFrame = (seat, next = 0) => ({ kind: "turn", seat, next });
const turn = {
  open: ["seat", "next"],
  proceed(play, frame) {
    if (frame.next === 0) {
      const number2 = tableCounter(play.state, "turn") + 1;
      if (number2 > MAX_TURNS) {
        end(play, { places: [seatsOf(play.state)], reason: "draw-by-turn-limit" });
        return "done";
      }
      setCounter(play, 0, "turn", number2);
      setCounter(play, 0, "active", frame.seat);
    }
    const phase = PHASES[frame.next];
    if (phase === void 0) {
      frame.seat = opponentOf(frame.seat);
      frame.next = 0;
      return "on";
    }
    frame.next += 1;
    setCounter(play, 0, "phase", frame.next);
    push(play, { kind: phase, seat: frame.seat });
    return "on";
  }
};
const PER_ATK = 1.5;
const PER_DEF = 0.4;
const PER_HP = 0.6;
const PER_ABILITY = 2;
const PER_KEYWORD = { guard: 2, stealth: 2, drain: 3, shield: 4, bridge: 3 };
const fightersOf = (reading, seat) => cardsOnField(reading.state, seat).map((card2) => fighter(reading, card2));
function fighter(reading, card2) {
  const face = faceOfCard(reading, card2);
  const has = (name) => keyword$1(reading, card2.id, name);
  const [atk, def, fullHp] = ["atk", "def", "hp"].map(
    (stat2) => statOf(reading, card2.id, stat2)
  );
  const keywords2 = Object.keys(PER_KEYWORD).filter(
    (name) => has(name) > 0
  );
  const abilities = abilitiesOn(reading, card2, face);
  return {
    isHero: face.type === "hero",
    onAltar: rowOf(card2) === "altar",
    ready: isReady(reading, card2, face),
    ...{ atk, def, fullHp, force: face.words["force"] ?? "" },
    hp: Math.max(0, hpLeft(reading, card2.id) - has("burn")),
    guard: keywords2.includes("guard"),
    stealthy: isStealthy(reading, card2),
    shield: keywords2.includes("shield"),
    worth: PER_ATK * atk + PER_DEF * def + PER_HP * fullHp + PER_ABILITY * abilities + keywords2.reduce((sum, name) => sum + PER_KEYWORD[name], 0)
  };
}
const isReady = (reading, card2, { type }) => type === "hero" && markOf(card2, "attacked") === 0 && (markOf(card2, "fresh") === 0 || keyword$1(reading, card2.id, "rush") > 0);
function abilitiesOn(reading, card2, face) {
  const relics = cardsIn(reading.state, relicsOn(card2.id)).map(
    (id) => faceOfCard(reading, reading.state.cards[id])
  );
  return [face, ...relics].flatMap(({ abilities }) => abilities).filter(({ timing }) => timing !== "on-deploy").length;
}
const worthAt = ({ worth, fullHp }, hp) => hp <= 0 ? 0 : worth * (0.4 + 0.6 * hp / Math.max(1, fullHp));
const LAST_LIFE = 14;
const GAME = 1e3;
const lifeWorth = (life) => life <= 0 ? life - GAME : life + Math.min(life, LAST_LIFE);
const ROW = 3;
const strongest = (fighters) => fighters.filter(({ isHero, hp }) => isHero && hp > 0).sort((a, b) => b.atk - a.atk).slice(0, ROW);
function assault(attackers, defence) {
  let gain = 0;
  let left = defence;
  for (const attacker of attackers) {
    const best = bestBlow(attacker, left);
    if (!best) continue;
    gain += best.gain;
    left = best.left;
  }
  return { gain, left };
}
function bestBlow(attacker, defence) {
  const { cards: cards2, life } = exposed(defence);
  const blows = cards2.map((target) => blowOn(attacker, target, defence));
  if (life) blows.push(blowOnLife(attacker, defence));
  return blows.reduce(
    (best, blow) => best && best.gain >= blow.gain ? best : blow,
    void 0
  );
}
function exposed({ fighters }) {
  const standing = fighters.filter(({ hp }) => hp > 0);
  const altar = standing.filter(({ onAltar }) => onAltar);
  const inSight = (altar.length > 0 ? altar : standing).filter(({ stealthy }) => !stealthy);
  const guards = altar.length > 0 ? inSight.filter(({ guard }) => guard) : [];
  return { cards: guards.length > 0 ? guards : inSight, life: altar.length === 0 };
}
function blowOn(attacker, target, { life, fighters }) {
  const { atk, force } = attacker;
  const damage2 = target.shield ? 0 : Math.max(1, atk - Math.floor(target.def / 2) + forceBonus(force, target.force));
  const hp = Math.max(0, target.hp - damage2);
  const after = life - Math.max(0, damage2 - target.hp);
  const gain = worthAt(target, target.hp) - worthAt(target, hp) + lifeWorth(life) - lifeWorth(after);
  const hit = { ...target, hp, shield: false };
  const left = { life: after, fighters: fighters.map((each) => each === target ? hit : each) };
  return { gain, left };
}
function blowOnLife({ atk }, { life, fighters }) {
  const after = life - Math.max(1, atk);
  return { gain: lifeWorth(life) - lifeWorth(after), left: { life: after, fighters } };
}
const PER_ENERGY = 1.5;
const PER_CARD_IN_HAND = 2.5;
const HAND_OF_USE = 7;
const PER_OPEN_SLOT = 3;
const OPEN_SLOTS_OF_USE = 2;
const FIELD = 6;
const SCROLL_LOW = 4;
const PER_CARD_BELOW = 4;
const REPLY = 0.7;
const WON = 1e5;
function judge(reading, seat) {
  const { outcome } = reading.state;
  if (outcome) return WON * resultFor(outcome.places, seat);
  const other = opponentOf(seat);
  const [own, theirs] = [fightersOf(reading, seat), fightersOf(reading, other)];
  return belongings(reading, seat, own) - belongings(reading, other, theirs) + battles(reading, seat, own, theirs);
}
function resultFor(places, seat) {
  const [first2 = []] = places;
  if (!first2.includes(seat)) return -1;
  return first2.length > 1 ? 0 : 1;
}
function belongings({ state }, seat, fighters) {
  const count2 = (what) => seatCounter(state, seat, what);
  const inHand = Math.min(HAND_OF_USE, cardsIn(state, hand(seat)).length);
  const open = Math.min(OPEN_SLOTS_OF_USE, FIELD - fighters.length);
  const missing = Math.max(0, SCROLL_LOW - cardsIn(state, scroll(seat)).length);
  return fighters.reduce((sum, each) => sum + worthAt(each, each.hp), 0) + lifeWorth(count2("life")) + PER_ENERGY * count2("energy") + PER_CARD_IN_HAND * inHand + PER_OPEN_SLOT * open - PER_CARD_BELOW * missing;
}
function battles(reading, seat, own, theirs) {
  const { state } = reading;
  const lifeOf2 = (side2) => seatCounter(state, side2, "life");
  const ownSide = { life: lifeOf2(seat), fighters: own };
  if (tableCounter(state, "active") !== seat) {
    return -REPLY * assault(strongest(theirs.filter(({ ready: ready2 }) => ready2)), ownSide).gain;
  }
  const line = arranged(state, own);
  const attackers = line.filter(({ onAltar, ready: ready2 }) => onAltar && ready2);
  const attack2 = assault(phaseOf(state) > VALIDATE ? [] : attackers, {
    life: lifeOf2(opponentOf(seat)),
    fighters: theirs
  });
  const reply = assault(strongest(attack2.left.fighters), { ...ownSide, fighters: line });
  return attack2.gain - REPLY * reply.gain - PER_ENERGY - PER_CARD_IN_HAND;
}
const VALIDATE = PHASES.indexOf("validate") + 1;
const phaseOf = (state) => tableCounter(state, "phase");
function arranged(state, own) {
  if (phaseOf(state) >= VALIDATE) return own;
  const front = strongest(own.filter(({ ready: ready2 }) => ready2));
  return own.map((each) => ({ ...each, onAltar: front.includes(each) }));
}
const SMALL = ["target", "may", "bridge"];
const MAX_ANSWERS = 40;
const MAX_QUESTIONS = 3;
const FIRST = chanceFrom(() => 0);
function foresee(reading, { id, seat }, choice2) {
  const state = copy(reading.state);
  const ran = run({ rules: reading.rules, state }, { seat, decision: id, choice: choice2 }, FIRST);
  return "facts" in ran ? { reading: { rules: reading.rules, state }, facts: ran.facts } : void 0;
}
function foreseeAll(reading, decision, choice2) {
  const first2 = foresee(reading, decision, choice2);
  return first2 && answerSmall(first2, decision.seat, MAX_QUESTIONS);
}
function answerSmall(foreseen, seat, left) {
  const [question] = decisions(foreseen.reading);
  if (!question || !SMALL.includes(question.kind) || left === 0) return foreseen;
  const sign = question.seat === seat ? 1 : -1;
  let best = foreseen;
  let most = -Infinity;
  for (const choice2 of answersTo(question.options)) {
    const next = foresee(foreseen.reading, question, choice2);
    if (!next) continue;
    const end2 = answerSmall(next, seat, left - 1);
    const worth = sign * judge(end2.reading, seat);
    if (worth <= most) continue;
    most = worth;
    best = { ...end2, facts: [...foreseen.facts, ...end2.facts] };
  }
  return best;
}
function answersTo(options) {
  switch (options.pick) {
    case "one":
      return options.from.map(({ id }) => id).slice(0, MAX_ANSWERS);
    case "order":
      return [options.from.map(({ id }) => id)];
    case "number":
      return [options.min, options.max];
    case "words":
      return [];
    case "some":
      return subsets(
        options.from.map(({ id }) => id),
        options
      );
  }
}
function subsets(ids, { min, max }) {
  let sets = [[]];
  let last = sets;
  for (let size = 1; size <= max && sets.length < MAX_ANSWERS; size += 1) {
    last = last.flatMap((set2) => {
      const after = ids.indexOf(set2.at(-1) ?? "") + 1;
      return ids.slice(after).map((id) => [...set2, id]);
    });
    sets = [...sets, ...last];
  }
  return sets.filter(({ length }) => length >= min).slice(0, MAX_ANSWERS);
}
const FORCES = ["power", "clarity", "prophecy", "conviction", "wisdom"];
const RARITIES = ["common", "uncommon", "rare", "epic", "legendary"];
const TYPES$1 = ["hero", "equip-relic", "field-relic", "event"];
const KEYWORDS = ["rush", "guard", "stealth", "drain", "burn", "shield", "bridge"];
const TIMINGS$1 = [
  "on-deploy",
  "on-attack",
  "on-hit",
  "on-ko",
  "on-kill",
  "passive",
  "activate",
  "event"
];
function faceOf(entry) {
  const { code, name, type, cost, force, rarity, keywords: keywords2, abilities } = entry;
  const stats2 = {};
  for (const stat2 of ["atk", "def", "hp"]) {
    const value = entry[stat2];
    if (value !== void 0) stats2[stat2] = value;
  }
  return {
    code,
    name,
    type,
    cost,
    stats: stats2,
    keywords: { ...keywords2 },
    words: { force, rarity },
    abilities: abilities ?? []
  };
}
const MAX_ENERGY = 5;
const MARKS_OF_A_TURN = ["struck", "attacked", "fresh", "used"];
const genesis$1 = {
  open: ["seat"],
  proceed(play, { seat }) {
    const changes2 = play.state.modifiers.length;
    endModifiers(play, untilTurnOf(seat));
    for (const side2 of seatsOf(play.state)) wipeMarks(play, side2);
    gainEnergy(play, seat, 1);
    if (play.state.modifiers.length < changes2) {
      check(play);
      resolveTriggers(play);
    }
    return "done";
  }
};
function wipeMarks(play, seat) {
  for (const id of cardsIn(play.state, field(seat))) {
    for (const card2 of [id, ...cardsIn(play.state, relicsOn(id))]) {
      for (const name of MARKS_OF_A_TURN) mark(play, card2, name, 0);
    }
  }
}
function gainEnergy(play, seat, by) {
  const energy = seatCounter(play.state, seat, "energy") + by;
  setCounter(play, seat, "energy", Math.min(MAX_ENERGY, Math.max(0, energy)));
}
function seatsMeant(play, { controller }, { who }) {
  switch (who) {
    case "opponent":
      return [opponentOf(controller)];
    case "each":
      return seatsOf(play.state);
    default:
      return [controller];
  }
}
function fieldedMeant(play, effect, instruction2) {
  return cardsMeant(play, instruction2, effect).filter((id) => isFielded(cardOf(play.state, id)));
}
const carryOutFrame = (source, chosen2, event) => ({ kind: "carry-out", ...source, chosen: chosen2, event, stage: "effect" });
const carryOut = {
  open: ["card", "face", "ability", "controller", "chosen", "event", "stage"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "effect":
        frame.stage = "discard";
        if (holds(play, abilityOf(play, frame).when, frame)) {
          push(play, effectFrame(frame, frame.chosen));
        }
        return "on";
      case "discard":
        frame.stage = "over";
        if (frame.event !== null) {
          move(
            play,
            frame.event,
            discard(play.state.cards[frame.event]?.owner ?? frame.controller)
          );
        }
        resolveTriggers(play);
        return "on";
      case "over":
        return "done";
    }
  }
};
const energyOf = ({ state }, seat) => seatCounter(state, seat, "energy");
function waysToPlay(reading, seat, card2) {
  if (costOf(reading, card2) > energyOf(reading, seat)) return [];
  return placesFor(reading, seat, card2).map((words2) => ({
    id: `play ${card2.id}${words2 === "" ? "" : ` ${words2}`}`,
    card: card2.id,
    ...words2 === "" ? {} : { to: words2 }
  }));
}
function placesFor(reading, seat, card2) {
  const face = faceOfCard(reading, card2);
  const { state } = reading;
  switch (face.type) {
    case "hero":
      return openSlots(state, seat, rowToEnter(face)).map(slotName);
    case "field-relic":
      return [...openSlots(state, seat, "altar"), ...openSlots(state, seat, "vault")].map(slotName);
    case "equip-relic":
      return cardsOnField(state, seat).filter((other) => faceOfCard(reading, other).type === "hero").map(({ id }) => id);
    default:
      return targetings(reading, eventAbility(face), {
        card: card2.id,
        face: card2.face,
        ability: eventIndex(face),
        controller: seat,
        chosen: {}
      }).map((words2) => words2.trim());
  }
}
const rowToEnter = ({ keywords: keywords2 }) => (keywords2["rush"] ?? 0) > 0 ? "altar" : "vault";
const eventIndex = ({ abilities }) => abilities.findIndex(({ timing }) => timing === "event");
const eventAbility = (face) => face.abilities[eventIndex(face)] ?? { timing: "event", does: [] };
function playCard(play, seat, id, words2) {
  const card2 = cardOf(play.state, id);
  const face = faceOfCard(play, card2);
  setCounter(play, seat, "energy", energyOf(play, seat) - costOf(play, card2));
  tell(play, "card-played", { seat, face: face.code });
  switch (face.type) {
    case "event":
      return playEvent(play, seat, id, words2);
    case "equip-relic":
      enter(play, id, relicsOn(words2[0]), 0);
      break;
    default:
      enter(play, id, field(seat), slotNamed(words2[0]));
  }
  resolveTriggers(play);
}
function enter(play, card2, to, slot) {
  const id = move(play, card2, to, { slot });
  if (slot > 0) mark(play, id, "fresh", 1);
  tell(play, "entered", { card: id });
  check(play);
}
function playEvent(play, seat, card2, words2) {
  const face = faceOfCard(play, cardOf(play.state, card2));
  const id = move(play, card2, resolving(seat));
  const source = { card: id, face: face.code, ability: eventIndex(face), controller: seat };
  push(play, carryOutFrame(source, targetsNamed(words2), id));
}
const destroy = (play, effect, instruction2) => {
  const cards2 = cardsMeant(play, instruction2, effect);
  if (cards2.length === 0) return;
  const { timing } = abilityOf(play, effect);
  const by = timing === "event" ? null : bearerOf(play, effect.card) ?? null;
  happen(play, { kind: "destruction", cards: cards2, by });
};
const returnToHand = (play, effect, instruction2) => {
  for (const id of cardsMeant(play, instruction2, effect)) {
    const card2 = cardOf(play.state, id);
    tell(play, "returned", { card: id, seat: card2.owner });
    leaveField(play, id, hand(card2.owner));
  }
  check(play);
};
const shift = (play, effect, instruction2) => {
  for (const id of fieldedMeant(play, effect, instruction2)) {
    const seat = sideOf(play.state, cardOf(play.state, id));
    const slot = openSlots(play.state, seat, instruction2["row"])[0];
    if (slot !== void 0) reslot(play, id, slot);
  }
  check(play);
};
const deploy = (play, effect, instruction2) => {
  for (const id of cardsMeant(play, instruction2, effect)) {
    const slot = slotToEnter(play, id, effect.controller);
    if (slot !== void 0) enter(play, id, field(effect.controller), slot);
  }
};
function slotToEnter(play, id, seat) {
  const card2 = cardOf(play.state, id);
  const face = faceOfCard(play, card2);
  if (!["hand", "discard"].includes(zoneOf(card2.place))) return void 0;
  if (face.type === "hero") return openSlots(play.state, seat, rowToEnter(face))[0];
  if (face.type !== "field-relic") return void 0;
  return [...openSlots(play.state, seat, "altar"), ...openSlots(play.state, seat, "vault")][0];
}
const takeControl = (play, effect, instruction2) => {
  for (const id of fieldedMeant(play, effect, instruction2)) {
    changeSides(play, id, effect.controller);
  }
  check(play);
};
function changeSides(play, id, seat) {
  const card2 = cardOf(play.state, id);
  if (sideOf(play.state, card2) === seat) return;
  const other = rowOf(card2) === "altar" ? "vault" : "altar";
  const open = [rowOf(card2), other].flatMap((row) => openSlots(play.state, seat, row));
  const [slot] = open;
  if (slot === void 0) return;
  move(play, id, field(seat), { slot, sameObject: true });
  mark(play, id, "fresh", 1);
  tell(play, "control-taken", { card: id, seat });
}
const { search, searchStep } = searching({
  ...{ from: "scroll", to: "hand", story: "scroll-searched", shows: "where-restricted" },
  after: check
});
function abilityDamage(play, effect, { hits = [], life = [] }) {
  const { timing } = abilityOf(play, effect);
  const source = timing === "event" ? null : bearerOf(play, effect.card) ?? null;
  const way = timing === "on-hit" ? "on-hit" : "ability";
  return { kind: "damage", by: effect.controller, source, way, hits, life };
}
function damage(play, effect, instruction2) {
  const amount2 = amountOf(play, instruction2.amount, effect);
  const hits = fieldedMeant(play, effect, instruction2).filter((id) => faceOfCard(play, cardOf(play.state, id)).stats["hp"] !== void 0).map((card2) => ({ card: card2, amount: amount2 }));
  if (hits.length > 0) happen(play, abilityDamage(play, effect, { hits }));
}
function damageLife(play, effect, instruction2) {
  const amount2 = amountOf(play, instruction2.amount, effect);
  const life = seatsMeant(play, effect, instruction2).map((seat) => ({ seat, amount: amount2 }));
  happen(play, abilityDamage(play, effect, { life }));
}
function heal(play, effect, instruction2) {
  const amount2 = amountOf(play, instruction2.amount, effect);
  for (const id of fieldedMeant(play, effect, instruction2)) {
    const healed = Math.min(amount2, markOf(cardOf(play.state, id), "damage"));
    if (healed <= 0) continue;
    mark(play, id, "damage", markOf(cardOf(play.state, id), "damage") - healed);
    tell(play, "healed", { card: id, amount: healed });
  }
}
function changeLife(sign) {
  return (play, effect, instruction2) => {
    const by = sign * amountOf(play, instruction2.amount, effect);
    happen(play, {
      kind: "life-change",
      changes: seatsMeant(play, effect, instruction2).map((seat) => ({ seat, by }))
    });
  };
}
function drawVerb(play, effect, instruction2) {
  const amount2 = amountOf(play, instruction2.amount, effect);
  const draws = seatsMeant(play, effect, instruction2).map((seat) => {
    const there = cardsIn(play.state, scroll(seat)).length;
    return { seat, count: couldDecline(play, effect, seat) ? Math.min(amount2, there) : amount2 };
  });
  happen(play, { kind: "draw", draws });
}
const couldDecline = (play, effect, seat) => seat === effect.controller && abilityOf(play, effect).may === true;
function discardAtRandom(play, effect, instruction2) {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    const count2 = amountOf(play, instruction2.amount, effect);
    pickCards(play, hand(seat), count2, (id) => move(play, id, discard(seat)));
  }
  check(play);
}
function give$1(play, effect, instruction2) {
  const cards2 = fieldedMeant(play, effect, instruction2);
  const change = changeMeant(play, instruction2, effect);
  if (cards2.length > 0 && change.by !== 0) happen(play, { kind: "change", cards: cards2, ...change });
}
const silence = (play, effect, instruction2) => give$1(play, effect, { ...instruction2, what: "silenced", by: 1 });
function changeEnergy(sign) {
  return (play, effect, instruction2) => {
    const by = sign * amountOf(play, instruction2.amount, effect);
    for (const seat of seatsMeant(play, effect, instruction2)) gainEnergy(play, seat, by);
  };
}
const VERBS = {
  damage,
  "damage-life": damageLife,
  heal,
  "gain-life": changeLife(1),
  "lose-life": changeLife(-1),
  draw: drawVerb,
  "discard-at-random": discardAtRandom,
  give: give$1,
  silence,
  destroy,
  return: returnToHand,
  shift,
  deploy,
  "take-control": takeControl,
  search,
  "gain-energy": changeEnergy(1),
  "lose-energy": changeEnergy(-1)
};
const isYours = ({ state }, card2, from) => sideOf(state, card2) === from.controller;
const FILTERS$1 = {
  side: (reading, card2, wanted, from) => isYours(reading, card2, from) === (wanted === "yours"),
  type: (reading, card2, wanted) => faceOfCard(reading, card2).type === wanted,
  force: (reading, card2, wanted) => faceOfCard(reading, card2).words["force"] === wanted,
  row: (_, card2, wanted) => zoneOf(card2.place) === "field" && rowOf(card2) === wanted,
  keyword: (reading, card2, wanted) => keyword$1(reading, card2.id, wanted) > 0,
  other: (reading, card2, wanted, from) => card2.id !== bearerOf(reading, from.card) === wanted,
  bearer: (reading, card2, wanted, from) => card2.id === bearerOf(reading, from.card) === wanted,
  damaged: (_, card2, wanted) => markOf(card2, "damage") > 0 === wanted,
  hpAtMost: (reading, card2, wanted) => hpLeft(reading, card2.id) <= Number(wanted),
  costAtMost: (reading, card2, wanted) => faceOfCard(reading, card2).cost <= Number(wanted),
  ownedBy: (_, card2, wanted, from) => Number(holderOf(card2.place)) === from.controller === (wanted === "you")
};
const { bool, integer: integer$2, isRecord: isRecord$1, object: object$2, oneOf: oneOf$2, text: text$1 } = shapes;
const MOST = 99;
const VALUES = ["atk", "def", "hp", "deals", "takes", "cost", ...KEYWORDS];
const SIDES = ["yours", "theirs"];
const ROWS = ["altar", "vault"];
const SEEN_ZONES = ["field", "relics", "hand", "discard"];
const WHO = ["you", "opponent", "each"];
const DURATIONS = ["turn", "your-next-turn", "leaves"];
const COUNTERS = ["life", "energy", "total"];
const FILTER_SHAPES = {
  side: oneOf$2("side", SIDES),
  type: oneOf$2("type", TYPES$1),
  force: oneOf$2("Force", FORCES),
  row: oneOf$2("row", ROWS),
  keyword: oneOf$2("keyword", KEYWORDS),
  other: bool,
  bearer: bool,
  damaged: bool,
  hpAtMost: integer$2(0, MOST),
  costAtMost: integer$2(0, MOST),
  ownedBy: oneOf$2("owner", ["you", "opponent"])
};
const selector = object$2({
  "zone?": oneOf$2("zone", SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS$1).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? text$1])
  )
});
const sought = object$2(
  Object.fromEntries(
    ["type", "force", "keyword", "costAtMost"].map((word2) => [
      `${word2}?`,
      FILTER_SHAPES[word2] ?? text$1
    ])
  )
);
const bounds = object$2({
  "count?": selector,
  "counter?": oneOf$2("counter", COUNTERS),
  "of?": oneOf$2("seat", ["you", "opponent"]),
  "atLeast?": integer$2(0, 999),
  "atMost?": integer$2(0, 999)
});
const condition = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord$1(value) || "count" in value || "counter" in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};
const amount = (names) => (value, path) => {
  if (!isRecord$1(value)) return integer$2(-MOST, MOST)(value, path);
  return "count" in value ? object$2({ count: selector, "times?": integer$2(-MOST, MOST) })(value, path) : object$2({ value: oneOf$2("value", VALUES), of: oneOf$2("name", names) })(value, path);
};
const { integer: integer$1, isRecord, listOf: listOf$1, object: object$1, oneOf: oneOf$1, only, text } = shapes;
const OWN_NAMES = ["self", "it", "bearer"];
function namesKnown(timing) {
  switch (timing) {
    case "event":
    case "on-ko":
      return [];
    case "on-attack":
      return OWN_NAMES;
    default:
      return ["self", "bearer"];
  }
}
const choice = object$1({
  name: text,
  from: selector,
  min: integer$1(0, MOST),
  max: integer$1(1, MOST),
  "hidden?": only(true)
});
const choosing = (value, path) => {
  const wrong = choice(value, path);
  if (wrong.length > 0) return wrong;
  const { min, max, from, hidden } = value;
  const says = (word2, what) => [
    { path: `${path}.${word2}`, says: what }
  ];
  return [
    ...min <= max ? [] : says("min", "'min' may not be more than 'max'"),
    ...from["zone"] !== "hand" || hidden ? [] : says("hidden", "a choice from a hand is 'hidden': true, or being asked would tell of it")
  ];
};
const cardsOf = (names) => (value, path) => isRecord(value) ? selector(value, path) : oneOf$1("name", names)(value, path);
function wordsOfVerbs(names) {
  const to = cardsOf(names);
  const toAmount = { to, amount: amount(names) };
  const whoAmount = { "who?": oneOf$1("seat", WHO), amount: amount(names) };
  const until = oneOf$1("duration", DURATIONS);
  return {
    damage: toAmount,
    "damage-life": whoAmount,
    heal: toAmount,
    "gain-life": whoAmount,
    "lose-life": whoAmount,
    draw: whoAmount,
    "discard-at-random": whoAmount,
    give: { to, what: oneOf$1("value", VALUES), by: integer$1(-MOST, MOST), until },
    silence: { to, until },
    destroy: { to },
    return: { to },
    shift: { to, row: oneOf$1("row", ROWS) },
    deploy: { to },
    "take-control": { to },
    search: { "for?": sought },
    "gain-energy": whoAmount,
    "lose-energy": whoAmount
  };
}
const instruction = (names) => (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const known = oneOf$1("verb", Object.keys(VERBS));
  const unknown2 = known(value["verb"], `${path}.verb`);
  if (unknown2.length > 0) return unknown2;
  const words2 = wordsOfVerbs(names)[String(value["verb"])];
  return words2 ? object$1({ verb: known, ...words2 })(value, path) : [];
};
function wordsOfTiming(timing, names) {
  const does = listOf$1(instruction(names));
  const choose = listOf$1(choosing);
  switch (timing) {
    case "passive":
      return { "when?": condition, does: emptyList, lasting: listOf$1(lastingOf(names)) };
    case "event":
      return { "may?": alreadySaid, "when?": condition, "choose?": choose, does };
    case "activate":
      return {
        ...{ "may?": alreadySaid, "when?": condition },
        ...{ "cost?": price, "again?": only(true), "choose?": choose, does }
      };
    default:
      return { "may?": only(true), "when?": condition, "choose?": choose, does };
  }
}
const alreadySaid = (_, path) => [
  { path, says: "'may' means nothing here: nobody has to play an Event or use an ability" }
];
const price = object$1({
  "energy?": integer$1(1, 5),
  "life?": integer$1(1, 32),
  "hp?": integer$1(1, MOST)
});
const lastingOf = (names) => object$1({ on: selector, what: oneOf$1("value", VALUES), by: amount(names) });
const emptyList = (value, path) => Array.isArray(value) && value.length === 0 ? [] : [{ path, says: "a passive does nothing at once; it says what lasts in `lasting`" }];
const ability = (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const timing = oneOf$1("timing", TIMINGS$1);
  const unknown2 = timing(value["timing"], `${path}.timing`);
  if (unknown2.length > 0) return unknown2;
  const chosen2 = namesChosen(value["choose"]);
  const words2 = wordsOfTiming(value["timing"], [...namesKnown(value["timing"]), ...chosen2]);
  return [
    ...object$1({ timing, ...words2 })(value, path),
    ...idleNames(value, chosen2, path),
    ...namesTwice(chosen2, path)
  ];
};
function namesChosen(choose) {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => isRecord(entry) ? [String(entry["name"])] : []);
}
function namesTwice(chosen2, path) {
  return chosen2.flatMap(
    (name, index) => chosen2.indexOf(name) === index ? [] : [{ path: `${path}.choose[${index}].name`, says: `'${name}' is chosen already` }]
  );
}
function idleNames({ does }, chosen2, path) {
  const used = JSON.stringify(does ?? []);
  return chosen2.map((name, index) => ({ name, path: `${path}.choose[${index}].name` })).filter(({ name }) => !used.includes(`:${JSON.stringify(name)}`)).map(({ name, path: at }) => ({ path: at, says: `nothing is done to '${name}'` }));
}
const { integer, listOf, object, oneOf } = shapes;
const MAX_STAT = 99;
const MAX_COST = 5;
const readCardFile = (json) => readCards(json, { card, between: doubles });
const stat$1 = integer(0, MAX_STAT);
const stats = { "atk?": stat$1, "def?": stat$1, "hp?": stat$1 };
const keywords = object(
  Object.fromEntries(KEYWORDS.map((keyword2) => [`${keyword2}?`, integer(1, MAX_STAT)]))
);
const STATS_OF_TYPE = {
  hero: { atk: stat$1, def: stat$1, hp: integer(1, MAX_STAT) },
  // R-FUZ-02
  "equip-relic": stats,
  // what it adds (R-FUZ-05)
  "field-relic": { "def?": stat$1, hp: integer(1, MAX_STAT) },
  // R-FUZ-08, A-FUZ-18
  event: {}
  // R-FUZ-10
};
function timingsThatFit({ type, abilities = [] }, path) {
  if (type === "event") {
    const [first2, ...more] = abilities;
    if (first2?.timing === "event" && more.length === 0) return [];
    return [{ path: `${path}.abilities`, says: "an Event has one ability, timed 'event'" }];
  }
  return abilities.flatMap(
    ({ timing }, index) => timing === "event" ? [{ path: `${path}.abilities[${index}].timing`, says: "only Events are timed 'event'" }] : []
  );
}
const card = typedCard({
  types: TYPES$1,
  words: (type) => ({
    ...{ force: oneOf("Force", FORCES), rarity: oneOf("rarity", RARITIES) },
    cost: integer(0, MAX_COST),
    ...STATS_OF_TYPE[type],
    ...type === "event" ? { abilities: listOf(ability) } : { "abilities?": listOf(ability) },
    ...type === "event" ? {} : { "keywords?": keywords }
  }),
  fits: timingsThatFit
});
function doubles(cards2) {
  return ["code", "name"].flatMap((word2) => {
    const first2 = /* @__PURE__ */ new Map();
    return cards2.flatMap((entry, index) => {
      const earlier = first2.get(entry[word2]);
      if (earlier === void 0) first2.set(entry[word2], index);
      const says = `cards[${earlier}] has the ${word2} '${entry[word2]}' already`;
      return earlier === void 0 ? [] : [{ path: `cards[${index}].${word2}`, says }];
    });
  });
}
const $schema$5 = "../card-file.schema.json";
const set$5 = "genesis";
const title$5 = "Genesis";
const cards$6 = [{ "code": "gen-031", "name": "Census Sparrow", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 6, "def": 4, "hp": 4, "flavour": "Counted you twice to be sure." }, { "code": "gen-032", "name": "Chalk Line Inspector", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 4, "flavour": "Nothing crooked passes." }, { "code": "gen-033", "name": "Footnote Cadet", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 5, "def": 3, "hp": 6, "flavour": "Salutes with an asterisk." }, { "code": "gen-034", "name": "Lantern Clerk", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 4, "def": 4, "hp": 5, "flavour": "Reads even the margins." }, { "code": "gen-035", "name": "Plumb Line Acolyte", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 4, "def": 5, "hp": 5, "flavour": "Disagrees with hills." }, { "code": "gen-036", "name": "Receipt Keeper", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 3, "def": 6, "hp": 6, "flavour": "Never once without proof." }, { "code": "gen-037", "name": "Spectacle Seller", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 5, "flavour": "You will see the price." }, { "code": "gen-038", "name": "Window Washer Knight", "type": "hero", "force": "clarity", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 4, "flavour": "Every duel ends without a streak." }, { "code": "gen-039", "name": "Village Sundial", "type": "field-relic", "force": "clarity", "rarity": "common", "cost": 1, "hp": 6, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "row": "altar", "force": "clarity" }, "what": "def", "by": 2 }] }], "flavour": "Right all day, resting by night." }, { "code": "gen-040", "name": "Sudden Silence", "type": "event", "force": "clarity", "rarity": "uncommon", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "silence", "to": "foe", "until": "turn" }] }] }, { "code": "gen-041", "name": "Very Fine Print", "type": "event", "force": "clarity", "rarity": "common", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "atk", "by": -3, "until": "your-next-turn" }] }], "flavour": "Clause nine will surprise you." }, { "code": "gen-042", "name": "Keyhole Witness", "type": "hero", "force": "clarity", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 6, "hp": 6, "abilities": [{ "timing": "on-ko", "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }] }, { "code": "gen-043", "name": "Mirror Usher", "type": "hero", "force": "clarity", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 5, "hp": 7, "keywords": { "shield": 1 } }, { "code": "gen-044", "name": "Pocket Auditor", "type": "hero", "force": "clarity", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 7, "abilities": [{ "timing": "on-hit", "does": [{ "verb": "lose-energy", "who": "opponent", "amount": 1 }] }] }, { "code": "gen-045", "name": "Red Ink Notary", "type": "hero", "force": "clarity", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 7, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "atk", "by": -2, "until": "your-next-turn" }] }] }, { "code": "gen-046", "name": "Spotlight Operator", "type": "hero", "force": "clarity", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 4, "hp": 7, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "give", "to": "it", "what": "def", "by": -4, "until": "turn" }] }] }, { "code": "gen-047", "name": "Bell of Bad Manners", "type": "equip-relic", "force": "clarity", "rarity": "epic", "cost": 2, "abilities": [{ "timing": "on-hit", "does": [{ "verb": "damage-life", "who": "opponent", "amount": 1 }] }] }, { "code": "gen-048", "name": "Borrowed Shield", "type": "equip-relic", "force": "clarity", "rarity": "uncommon", "cost": 2, "keywords": { "shield": 1 } }, { "code": "gen-049", "name": "Evidence Locker", "type": "field-relic", "force": "clarity", "rarity": "rare", "cost": 2, "hp": 7, "abilities": [{ "timing": "activate", "cost": { "energy": 2 }, "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }] }, { "code": "gen-050", "name": "Caught Red-Handed", "type": "event", "force": "clarity", "rarity": "rare", "cost": 2, "abilities": [{ "timing": "event", "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "gen-051", "name": "Tax Season", "type": "event", "force": "clarity", "rarity": "uncommon", "cost": 2, "abilities": [{ "timing": "event", "does": [{ "verb": "lose-energy", "who": "opponent", "amount": 2 }, { "verb": "gain-life", "amount": 3 }] }] }, { "code": "gen-052", "name": "Courtroom Kingfisher", "type": "hero", "force": "clarity", "rarity": "rare", "cost": 3, "atk": 9, "def": 6, "hp": 9, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "silence", "to": "it", "until": "turn" }] }] }, { "code": "gen-053", "name": "Customs Falcon", "type": "hero", "force": "clarity", "rarity": "rare", "cost": 3, "atk": 9, "def": 5, "hp": 10, "abilities": [{ "timing": "on-deploy", "when": { "count": { "zone": "hand", "side": "theirs" }, "atLeast": 5 }, "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "gen-054", "name": "Lighthouse Twins", "type": "hero", "force": "clarity", "rarity": "rare", "cost": 3, "atk": 8, "def": 6, "hp": 11, "abilities": [{ "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "ally", "what": "shield", "by": 1, "until": "your-next-turn" }] }] }, { "code": "gen-055", "name": "Verdict Heron", "type": "hero", "force": "clarity", "rarity": "rare", "cost": 3, "atk": 8, "def": 7, "hp": 10, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "silence", "to": "foe", "until": "your-next-turn" }] }] }, { "code": "gen-056", "name": "Archivist of Broken Promises", "type": "hero", "force": "clarity", "rarity": "epic", "cost": 4, "atk": 8, "def": 9, "hp": 12, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 0, "max": 2 }], "does": [{ "verb": "silence", "to": "foe", "until": "your-next-turn" }] }] }, { "code": "gen-057", "name": "Glass Cathedral Sexton", "type": "hero", "force": "clarity", "rarity": "epic", "cost": 4, "atk": 8, "def": 8, "hp": 13, "keywords": { "shield": 1 }, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "hero", "row": "altar" }, "what": "atk", "by": -2 }] }] }, { "code": "gen-058", "name": "Judge of Small Hours", "type": "hero", "force": "clarity", "rarity": "epic", "cost": 4, "atk": 9, "def": 9, "hp": 12, "abilities": [{ "timing": "on-kill", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 0, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 3 }] }] }, { "code": "gen-059", "name": "The Honest Mirror", "type": "hero", "force": "clarity", "rarity": "legendary", "cost": 5, "atk": 11, "def": 12, "hp": 17, "keywords": { "shield": 1 }, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "silence", "to": { "side": "theirs", "type": "hero" }, "until": "your-next-turn" }] }, { "timing": "on-hit", "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }], "flavour": "It has never been asked twice." }, { "code": "gen-060", "name": "Ninety-Nine Lanterns", "type": "hero", "force": "clarity", "rarity": "legendary", "cost": 5, "atk": 12, "def": 11, "hp": 17, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "other": true }, "what": "atk", "by": 1 }, { "on": { "side": "yours", "type": "hero", "other": true }, "what": "def", "by": 1 }] }, { "timing": "activate", "cost": { "energy": 2 }, "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero", "hpAtMost": 6 }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }], "flavour": "The hundredth is for you to carry." }];
const clarity = {
  $schema: $schema$5,
  set: set$5,
  title: title$5,
  cards: cards$6
};
const $schema$4 = "../card-file.schema.json";
const set$4 = "genesis";
const title$4 = "Genesis";
const cards$5 = [{ "code": "gen-091", "name": "Anvil Carrier", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 4, "def": 6, "hp": 5, "flavour": "Will not put it down." }, { "code": "gen-092", "name": "Barnacle Monk", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 3, "def": 6, "hp": 6, "flavour": "Has not moved since spring." }, { "code": "gen-093", "name": "Bell Rope Novice", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 4, "flavour": "Pulls, and is pulled." }, { "code": "gen-094", "name": "Brick Choirboy", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 4, "def": 6, "hp": 4, "flavour": "Sings in even rows." }, { "code": "gen-095", "name": "Gatepost Veteran", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 4, "def": 5, "hp": 6, "flavour": "Off duty is a rumour." }, { "code": "gen-096", "name": "Lifeboat Cook", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 5, "flavour": "Everybody gets a roll." }, { "code": "gen-097", "name": "Mule Sergeant", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 5, "flavour": "Outranked only by hay." }, { "code": "gen-098", "name": "Winter Coat Pilgrim", "type": "hero", "force": "conviction", "rarity": "common", "cost": 1, "atk": 3, "def": 6, "hp": 5, "flavour": "Walked here from June." }, { "code": "gen-099", "name": "Tin Pot Helmet", "type": "equip-relic", "force": "conviction", "rarity": "uncommon", "cost": 1, "def": 2, "hp": 2 }, { "code": "gen-100", "name": "Patient Milestone", "type": "field-relic", "force": "conviction", "rarity": "common", "cost": 1, "hp": 7, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "row": "altar", "force": "conviction" }, "what": "hp", "by": 1 }] }], "flavour": "Nearly there, it says, both ways." }, { "code": "gen-101", "name": "Scarecrow Sentry", "type": "field-relic", "force": "conviction", "rarity": "uncommon", "cost": 1, "hp": 6, "keywords": { "guard": 1 }, "abilities": [{ "timing": "on-ko", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "gen-102", "name": "Extra Breakfast", "type": "event", "force": "conviction", "rarity": "common", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "heal", "to": "ally", "amount": 4 }, { "verb": "give", "to": "ally", "what": "atk", "by": 1, "until": "turn" }] }], "flavour": "The first one was for practice." }, { "code": "gen-103", "name": "Soup Break", "type": "event", "force": "conviction", "rarity": "uncommon", "cost": 1, "abilities": [{ "timing": "event", "does": [{ "verb": "gain-life", "amount": { "count": { "side": "yours", "type": "hero" }, "times": 2 } }] }] }, { "code": "gen-104", "name": "Bridge Toll Badger", "type": "hero", "force": "conviction", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 7, "hp": 8, "keywords": { "guard": 1 } }, { "code": "gen-105", "name": "Choir of Pebbles", "type": "hero", "force": "conviction", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 6, "hp": 7, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "force": "conviction", "other": true }, "what": "def", "by": 2 }] }] }, { "code": "gen-106", "name": "Drawbridge Nanny", "type": "hero", "force": "conviction", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 7, "hp": 7, "abilities": [{ "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "ally", "what": "guard", "by": 1, "until": "your-next-turn" }] }] }, { "code": "gen-107", "name": "Oath Printer", "type": "hero", "force": "conviction", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 7, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "gain-life", "amount": 3 }] }] }, { "code": "gen-108", "name": "Soup Line Captain", "type": "hero", "force": "conviction", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 6, "hp": 8, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "gain-life", "amount": 2 }] }] }, { "code": "gen-109", "name": "Belt of Ample Notches", "type": "equip-relic", "force": "conviction", "rarity": "rare", "cost": 2, "def": 2, "hp": 2, "keywords": { "guard": 1 } }, { "code": "gen-110", "name": "Everybody Behind the Piano", "type": "event", "force": "conviction", "rarity": "rare", "cost": 2, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero", "row": "altar" }, "min": 1, "max": 3 }], "does": [{ "verb": "give", "to": "ally", "what": "def", "by": 4, "until": "your-next-turn" }, { "verb": "give", "to": "ally", "what": "guard", "by": 1, "until": "your-next-turn" }] }] }, { "code": "gen-111", "name": "Bulwark Tortoise", "type": "hero", "force": "conviction", "rarity": "rare", "cost": 3, "atk": 7, "def": 8, "hp": 11, "keywords": { "guard": 1, "shield": 1 } }, { "code": "gen-112", "name": "Hundred-Year Doorman", "type": "hero", "force": "conviction", "rarity": "rare", "cost": 3, "atk": 7, "def": 8, "hp": 10, "keywords": { "guard": 1 }, "abilities": [{ "timing": "passive", "when": { "counter": "life", "of": "you", "atMost": 16 }, "does": [], "lasting": [{ "on": { "bearer": true }, "what": "atk", "by": 3 }] }] }, { "code": "gen-113", "name": "Marching Band Medic", "type": "hero", "force": "conviction", "rarity": "rare", "cost": 3, "atk": 8, "def": 6, "hp": 11, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "heal", "to": { "side": "yours", "type": "hero", "other": true }, "amount": 2 }] }] }, { "code": "gen-114", "name": "Ursula of the Long Vow", "type": "hero", "force": "conviction", "rarity": "rare", "cost": 3, "atk": 8, "def": 7, "hp": 10, "abilities": [{ "timing": "on-deploy", "when": { "counter": "life", "of": "you", "atMost": 15 }, "does": [{ "verb": "gain-life", "amount": 5 }] }] }, { "code": "gen-115", "name": "Wrecking Ball Permit", "type": "event", "force": "conviction", "rarity": "epic", "cost": 3, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "gen-116", "name": "Abbot of the Long Nap", "type": "hero", "force": "conviction", "rarity": "epic", "cost": 4, "atk": 8, "def": 9, "hp": 13, "keywords": { "guard": 1 }, "abilities": [{ "timing": "on-ko", "does": [{ "verb": "gain-life", "amount": 4 }] }] }, { "code": "gen-117", "name": "Mother of Battlements", "type": "hero", "force": "conviction", "rarity": "epic", "cost": 4, "atk": 8, "def": 9, "hp": 13, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "atk", "by": { "count": { "side": "yours", "keyword": "guard" }, "times": 2 } }, { "on": { "side": "yours", "keyword": "guard" }, "what": "def", "by": 2 }] }] }, { "code": "gen-118", "name": "Penitent Engine", "type": "hero", "force": "conviction", "rarity": "epic", "cost": 4, "atk": 10, "def": 7, "hp": 13, "keywords": { "burn": 1, "shield": 1 }, "abilities": [{ "timing": "activate", "cost": { "life": 3 }, "does": [{ "verb": "give", "to": "self", "what": "atk", "by": 3, "until": "turn" }] }] }, { "code": "gen-119", "name": "Saint Hob of the Last Inch", "type": "hero", "force": "conviction", "rarity": "legendary", "cost": 5, "atk": 11, "def": 12, "hp": 18, "keywords": { "guard": 1 }, "abilities": [{ "timing": "on-deploy", "when": { "counter": "life", "of": "you", "atMost": 12 }, "does": [{ "verb": "gain-life", "amount": 8 }] }, { "timing": "on-ko", "does": [{ "verb": "give", "to": { "side": "yours", "type": "hero" }, "what": "shield", "by": 1, "until": "leaves" }, { "verb": "gain-life", "amount": 4 }] }], "flavour": "An inch is plenty, if it is yours." }, { "code": "gen-120", "name": "The Unbudging Duke", "type": "hero", "force": "conviction", "rarity": "legendary", "cost": 5, "atk": 11, "def": 13, "hp": 18, "keywords": { "guard": 1, "shield": 1 }, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "other": true }, "what": "hp", "by": 2 }] }], "flavour": "The map was redrawn around him." }];
const conviction = {
  $schema: $schema$4,
  set: set$4,
  title: title$4,
  cards: cards$5
};
const $schema$3 = "../card-file.schema.json";
const set$3 = "genesis";
const title$3 = "Genesis";
const cards$4 = [{ "code": "gen-001", "name": "Bottle Rocket Pup", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 4, "flavour": "Fetches exactly once." }, { "code": "gen-002", "name": "Copper Kettle Bruiser", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 5, "flavour": "Boils over twice a day." }, { "code": "gen-003", "name": "Doorstep Ogre", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 6, "flavour": "Pays rent in pebbles." }, { "code": "gen-004", "name": "Furnace Nephew", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 5, "def": 3, "hp": 6, "flavour": "Takes after the chimney side." }, { "code": "gen-005", "name": "Laundry Day Brawler", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 6, "flavour": "Hangs everyone out to dry." }, { "code": "gen-006", "name": "Matchbox Hussar", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 5, "flavour": "Strikes anywhere." }, { "code": "gen-007", "name": "Stampede Understudy", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 6, "def": 4, "hp": 4, "flavour": "Has learnt every hoof by heart." }, { "code": "gen-008", "name": "Tuba Recruit", "type": "hero", "force": "power", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 4, "flavour": "Marches by ear." }, { "code": "gen-009", "name": "Sledge of Second Thoughts", "type": "equip-relic", "force": "power", "rarity": "uncommon", "cost": 1, "atk": 3 }, { "code": "gen-010", "name": "Punching Bag Shrine", "type": "field-relic", "force": "power", "rarity": "common", "cost": 1, "hp": 6, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "row": "altar", "force": "power" }, "what": "atk", "by": 1 }] }], "flavour": "Leave an offering: left, right, left." }, { "code": "gen-011", "name": "Friendly Shove", "type": "event", "force": "power", "rarity": "common", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 3 }] }], "flavour": "Friendly is a matter of distance." }, { "code": "gen-012", "name": "Drumline Ox", "type": "hero", "force": "power", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 5, "hp": 7, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero", "other": true }, "min": 0, "max": 1 }], "does": [{ "verb": "give", "to": "ally", "what": "atk", "by": 2, "until": "turn" }] }] }, { "code": "gen-013", "name": "Gatecrash Goat", "type": "hero", "force": "power", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 4, "hp": 6, "keywords": { "rush": 1 } }, { "code": "gen-014", "name": "Loose Wheel Tinker", "type": "hero", "force": "power", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 7, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "damage-life", "who": "opponent", "amount": 2 }] }] }, { "code": "gen-015", "name": "Sparking Stoker", "type": "hero", "force": "power", "rarity": "uncommon", "cost": 2, "atk": 8, "def": 5, "hp": 8, "keywords": { "burn": 1 } }, { "code": "gen-016", "name": "Splinter Imp", "type": "hero", "force": "power", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 4, "hp": 6, "abilities": [{ "timing": "on-ko", "does": [{ "verb": "damage-life", "who": "opponent", "amount": 2 }] }] }, { "code": "gen-017", "name": "Gauntlet of Poor Timing", "type": "equip-relic", "force": "power", "rarity": "rare", "cost": 2, "atk": 2, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "give", "to": "bearer", "what": "atk", "by": 1, "until": "leaves" }] }] }, { "code": "gen-018", "name": "Falling Piano", "type": "event", "force": "power", "rarity": "uncommon", "cost": 2, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 5 }] }] }, { "code": "gen-019", "name": "Shared Hiccups", "type": "event", "force": "power", "rarity": "rare", "cost": 2, "abilities": [{ "timing": "event", "does": [{ "verb": "damage-life", "who": "each", "amount": 5 }] }] }, { "code": "gen-020", "name": "Volunteer Cannonball", "type": "event", "force": "power", "rarity": "uncommon", "cost": 2, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }, { "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": { "value": "atk", "of": "ally" } }, { "verb": "return", "to": "ally" }] }] }, { "code": "gen-021", "name": "Bonfire Matron", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 9, "def": 7, "hp": 11, "keywords": { "burn": 1 }, "abilities": [{ "timing": "activate", "cost": { "life": 2 }, "does": [{ "verb": "give", "to": { "side": "yours", "type": "hero", "row": "altar" }, "what": "atk", "by": 2, "until": "turn" }] }] }, { "code": "gen-022", "name": "Opening Cannoneer", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 8, "def": 5, "hp": 9, "abilities": [{ "timing": "on-attack", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 4 }] }] }, { "code": "gen-023", "name": "Orchard Giantess", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 10, "def": 5, "hp": 11, "abilities": [{ "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 3 }] }] }, { "code": "gen-024", "name": "Thunder Cobbler", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 9, "def": 6, "hp": 10, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "give", "to": "self", "what": "atk", "by": 2, "until": "turn" }] }] }, { "code": "gen-025", "name": "Banner of the Ninth Broom", "type": "field-relic", "force": "power", "rarity": "epic", "cost": 3, "hp": 9, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero" }, "what": "atk", "by": 2 }] }] }, { "code": "gen-026", "name": "Avalanche Auntie", "type": "hero", "force": "power", "rarity": "epic", "cost": 4, "atk": 10, "def": 8, "hp": 13, "keywords": { "rush": 1 }, "abilities": [{ "timing": "on-hit", "does": [{ "verb": "damage", "to": { "side": "theirs", "row": "altar" }, "amount": 2 }] }] }, { "code": "gen-027", "name": "Minotaur of the Revolving Door", "type": "hero", "force": "power", "rarity": "epic", "cost": 4, "atk": 9, "def": 7, "hp": 12, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "damage", "to": { "side": "theirs", "row": "altar" }, "amount": 2 }] }] }, { "code": "gen-028", "name": "Siege Weaver", "type": "hero", "force": "power", "rarity": "epic", "cost": 4, "atk": 9, "def": 8, "hp": 13, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "damage-life", "who": "opponent", "amount": 3 }] }, { "timing": "on-deploy", "may": true, "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "field-relic" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "gen-029", "name": "Brannoch the Last Loud", "type": "hero", "force": "power", "rarity": "legendary", "cost": 5, "atk": 13, "def": 10, "hp": 18, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "other": true, "force": "power" }, "what": "atk", "by": 2 }] }, { "timing": "on-deploy", "does": [{ "verb": "give", "to": { "side": "yours", "type": "hero", "other": true }, "what": "rush", "by": 1, "until": "turn" }] }], "flavour": "Three valleys still hear the first word." }, { "code": "gen-030", "name": "Marrow the Kind", "type": "hero", "force": "power", "rarity": "legendary", "cost": 5, "atk": 13, "def": 9, "hp": 17, "keywords": { "drain": 1, "rush": 1 }, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "heal", "to": { "side": "yours", "type": "hero" }, "amount": 2 }] }], "flavour": "Nobody left the banquet hungry, or at all." }];
const power = {
  $schema: $schema$3,
  set: set$3,
  title: title$3,
  cards: cards$4
};
const $schema$2 = "../card-file.schema.json";
const set$2 = "genesis";
const title$2 = "Genesis";
const cards$3 = [{ "code": "gen-061", "name": "Card Castle Tenant", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 4, "flavour": "Rent is due when it falls." }, { "code": "gen-062", "name": "Dice Cup Hermit", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 3, "def": 6, "hp": 5, "flavour": "Lives on the lucky side." }, { "code": "gen-063", "name": "Midnight Fruit Vendor", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 5, "def": 3, "hp": 6, "flavour": "Ripe at some point." }, { "code": "gen-064", "name": "Moth of Maybe", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 6, "def": 4, "hp": 5, "flavour": "Circles every possible lamp." }, { "code": "gen-065", "name": "Puddle Gazer", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 4, "def": 6, "hp": 4, "flavour": "Knows the town by its boots." }, { "code": "gen-066", "name": "Tea Leaf Rambler", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 4, "def": 5, "hp": 4, "flavour": "Saw you coming, brewed a pot." }, { "code": "gen-067", "name": "Tomorrow Paperboy", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 5, "flavour": "Old news is cheaper, and later." }, { "code": "gen-068", "name": "Weathervane Cat", "type": "hero", "force": "prophecy", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 4, "flavour": "Lands facing Thursday." }, { "code": "gen-069", "name": "Cloak of Loose Change", "type": "equip-relic", "force": "prophecy", "rarity": "uncommon", "cost": 1, "keywords": { "bridge": 1 } }, { "code": "gen-070", "name": "Roller Skates", "type": "equip-relic", "force": "prophecy", "rarity": "rare", "cost": 1, "atk": 1, "keywords": { "rush": 1 } }, { "code": "gen-071", "name": "Wishing Puddle", "type": "field-relic", "force": "prophecy", "rarity": "common", "cost": 1, "hp": 5, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "hero", "damaged": true }, "what": "atk", "by": -1 }] }], "flavour": "Coins in, frogs out." }, { "code": "gen-072", "name": "Change of Weather", "type": "event", "force": "prophecy", "rarity": "common", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "row": "altar" }, "min": 1, "max": 1 }], "does": [{ "verb": "shift", "to": "foe", "row": "vault" }] }], "flavour": "Umbrellas were foretold." }, { "code": "gen-073", "name": "Hot Potato", "type": "event", "force": "prophecy", "rarity": "uncommon", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "burn", "by": 3, "until": "leaves" }] }] }, { "code": "gen-074", "name": "Candle Wick Jinx", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 8, "def": 4, "hp": 8, "keywords": { "burn": 1 }, "abilities": [{ "timing": "on-ko", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 0, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "burn", "by": 2, "until": "leaves" }] }] }, { "code": "gen-075", "name": "Coat Check Phantom", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 4, "hp": 7, "abilities": [{ "timing": "on-deploy", "may": true, "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero", "other": true }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "ally" }, { "verb": "gain-energy", "amount": 1 }] }] }, { "code": "gen-076", "name": "Fortune Biscuit Baker", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 6, "hp": 7, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "draw", "who": "each", "amount": 1 }] }] }, { "code": "gen-077", "name": "Hush Weasel", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 8, "def": 4, "hp": 6, "keywords": { "stealth": 1 } }, { "code": "gen-078", "name": "Smoke Ring Courier", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 5, "hp": 6, "abilities": [{ "timing": "on-hit", "may": true, "does": [{ "verb": "shift", "to": "self", "row": "vault" }] }] }, { "code": "gen-079", "name": "Trapdoor Juggler", "type": "hero", "force": "prophecy", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 6, "keywords": { "bridge": 1 } }, { "code": "gen-080", "name": "Fog Machine", "type": "field-relic", "force": "prophecy", "rarity": "rare", "cost": 2, "hp": 7, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "hero" }, "what": "atk", "by": -1 }] }] }, { "code": "gen-081", "name": "Return to Sender", "type": "event", "force": "prophecy", "rarity": "rare", "cost": 2, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }] }] }, { "code": "gen-082", "name": "Almanac Thief", "type": "hero", "force": "prophecy", "rarity": "rare", "cost": 3, "atk": 8, "def": 5, "hp": 9, "keywords": { "stealth": 1 }, "abilities": [{ "timing": "on-hit", "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }] }, { "code": "gen-083", "name": "Dream Ferryman", "type": "hero", "force": "prophecy", "rarity": "rare", "cost": 3, "atk": 8, "def": 6, "hp": 9, "keywords": { "bridge": 1 }, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "gen-084", "name": "Harbour Tide Writer", "type": "hero", "force": "prophecy", "rarity": "rare", "cost": 3, "atk": 8, "def": 7, "hp": 10, "abilities": [{ "timing": "activate", "cost": { "energy": 2 }, "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero", "costAtMost": 2 }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }] }] }, { "code": "gen-085", "name": "Cartographer of Elsewhere", "type": "hero", "force": "prophecy", "rarity": "epic", "cost": 4, "atk": 9, "def": 8, "hp": 12, "keywords": { "bridge": 1 }, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "foe", "from": { "side": "theirs", "row": "altar" }, "min": 0, "max": 2 }], "does": [{ "verb": "shift", "to": "foe", "row": "vault" }] }] }, { "code": "gen-086", "name": "Clockwork Sibyl", "type": "hero", "force": "prophecy", "rarity": "epic", "cost": 4, "atk": 10, "def": 7, "hp": 12, "abilities": [{ "timing": "on-kill", "when": { "count": { "zone": "hand", "side": "yours" }, "atMost": 3 }, "does": [{ "verb": "draw", "amount": 2 }] }] }, { "code": "gen-087", "name": "Oracle of Lost Umbrellas", "type": "hero", "force": "prophecy", "rarity": "epic", "cost": 4, "atk": 9, "def": 8, "hp": 12, "keywords": { "stealth": 1 }, "abilities": [{ "timing": "on-attack", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 0, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "burn", "by": 2, "until": "your-next-turn" }] }] }, { "code": "gen-088", "name": "A Very Large Wave", "type": "event", "force": "prophecy", "rarity": "epic", "cost": 4, "abilities": [{ "timing": "event", "does": [{ "verb": "return", "to": { "type": "hero", "costAtMost": 3 } }] }] }, { "code": "gen-089", "name": "Old Mother Comet", "type": "hero", "force": "prophecy", "rarity": "legendary", "cost": 5, "atk": 12, "def": 10, "hp": 18, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "damage", "to": { "side": "theirs" }, "amount": 3 }] }, { "timing": "activate", "cost": { "life": 2 }, "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 4 }] }], "flavour": "Visits every sixty years and brings her own cake." }, { "code": "gen-090", "name": "Vesper of the Day After", "type": "hero", "force": "prophecy", "rarity": "legendary", "cost": 5, "atk": 12, "def": 10, "hp": 17, "keywords": { "bridge": 1 }, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero", "costAtMost": 4 }, "min": 0, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }] }, { "timing": "on-ko", "choose": [{ "name": "lost", "from": { "zone": "discard", "side": "yours", "type": "hero" }, "min": 0, "max": 1 }], "does": [{ "verb": "return", "to": "lost" }] }], "flavour": "Remembers how this ends and came anyway." }];
const prophecy = {
  $schema: $schema$2,
  set: set$2,
  title: title$2,
  cards: cards$3
};
const $schema$1 = "../card-file.schema.json";
const set$1 = "genesis";
const title$1 = "Genesis";
const cards$2 = [{ "code": "gen-121", "name": "Abacus Newt", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 4, "def": 5, "hp": 5, "flavour": "Carries the one everywhere." }, { "code": "gen-122", "name": "Index Squirrel", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 5, "def": 4, "hp": 5, "flavour": "Buries footnotes." }, { "code": "gen-123", "name": "Kettle Philosopher", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 5, "def": 5, "hp": 4, "flavour": "Waits, therefore boils." }, { "code": "gen-124", "name": "Margin Doodler", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 6, "def": 3, "hp": 5, "flavour": "Improves every textbook." }, { "code": "gen-125", "name": "Overdue Borrower", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 6, "def": 4, "hp": 4, "flavour": "Returns eventually." }, { "code": "gen-126", "name": "Proofreading Owl", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 4, "def": 4, "hp": 6, "flavour": "Who? Whom." }, { "code": "gen-127", "name": "Retired Riddle", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 4, "def": 6, "hp": 4, "flavour": "Gave the answer away at the party." }, { "code": "gen-128", "name": "Slow Snail Scholar", "type": "hero", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 3, "def": 5, "hp": 6, "flavour": "On page two since last year." }, { "code": "gen-129", "name": "Sharpened Pencil", "type": "equip-relic", "force": "wisdom", "rarity": "common", "cost": 1, "atk": 2, "flavour": "The point is taken." }, { "code": "gen-130", "name": "Lemon Battery", "type": "event", "force": "wisdom", "rarity": "uncommon", "cost": 1, "abilities": [{ "timing": "event", "does": [{ "verb": "gain-energy", "amount": 2 }] }] }, { "code": "gen-131", "name": "Margin Notes", "type": "event", "force": "wisdom", "rarity": "common", "cost": 1, "abilities": [{ "timing": "event", "does": [{ "verb": "draw", "amount": 1 }, { "verb": "gain-life", "amount": 1 }] }], "flavour": "Somebody was here and agreed." }, { "code": "gen-132", "name": "Open Letter", "type": "event", "force": "wisdom", "rarity": "uncommon", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "lost", "from": { "zone": "discard", "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "lost" }] }] }, { "code": "gen-133", "name": "Blotting Leech", "type": "hero", "force": "wisdom", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 7, "keywords": { "drain": 1 } }, { "code": "gen-134", "name": "Herb Drawer Apothecary", "type": "hero", "force": "wisdom", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 6, "hp": 7, "abilities": [{ "timing": "on-attack", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero", "damaged": true }, "min": 0, "max": 1 }], "does": [{ "verb": "heal", "to": "ally", "amount": 3 }] }] }, { "code": "gen-135", "name": "Top Shelf Climber", "type": "hero", "force": "wisdom", "rarity": "uncommon", "cost": 2, "atk": 6, "def": 5, "hp": 6, "abilities": [{ "timing": "on-deploy", "choose": [{ "name": "lost", "from": { "zone": "discard", "side": "yours", "type": "hero", "costAtMost": 1 }, "min": 0, "max": 1 }], "does": [{ "verb": "return", "to": "lost" }] }] }, { "code": "gen-136", "name": "Parcel Courier", "type": "hero", "force": "wisdom", "rarity": "uncommon", "cost": 2, "atk": 5, "def": 5, "hp": 6, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "gen-137", "name": "Sums Tutor", "type": "hero", "force": "wisdom", "rarity": "uncommon", "cost": 2, "atk": 7, "def": 4, "hp": 7, "abilities": [{ "timing": "on-kill", "does": [{ "verb": "gain-energy", "amount": 1 }] }] }, { "code": "gen-138", "name": "Vampire Spoon", "type": "equip-relic", "force": "wisdom", "rarity": "rare", "cost": 2, "atk": 1, "keywords": { "drain": 1 } }, { "code": "gen-139", "name": "Drizzle Fountain", "type": "field-relic", "force": "wisdom", "rarity": "rare", "cost": 2, "hp": 8, "abilities": [{ "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "heal", "to": "ally", "amount": 3 }] }] }, { "code": "gen-140", "name": "Cram Session", "type": "event", "force": "wisdom", "rarity": "uncommon", "cost": 2, "abilities": [{ "timing": "event", "does": [{ "verb": "draw", "amount": 3 }] }] }, { "code": "gen-141", "name": "Teacup Surgeon", "type": "hero", "force": "wisdom", "rarity": "rare", "cost": 3, "atk": 7, "def": 7, "hp": 10, "abilities": [{ "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "heal", "to": "ally", "amount": 4 }] }] }, { "code": "gen-142", "name": "Debate Champion", "type": "hero", "force": "wisdom", "rarity": "rare", "cost": 3, "atk": 7, "def": 6, "hp": 10, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "damage", "to": "it", "amount": { "count": { "zone": "hand", "side": "yours" } } }] }] }, { "code": "gen-143", "name": "Grafter of Small Orchards", "type": "hero", "force": "wisdom", "rarity": "rare", "cost": 3, "atk": 8, "def": 7, "hp": 9, "abilities": [{ "timing": "activate", "cost": { "energy": 1, "life": 1 }, "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "gen-144", "name": "Night Librarian", "type": "hero", "force": "wisdom", "rarity": "rare", "cost": 3, "atk": 9, "def": 5, "hp": 9, "keywords": { "stealth": 1 }, "abilities": [{ "timing": "on-hit", "may": true, "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "gen-145", "name": "Observatory of Small Things", "type": "field-relic", "force": "wisdom", "rarity": "epic", "cost": 3, "hp": 8, "abilities": [{ "timing": "activate", "cost": { "energy": 2 }, "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 0, "max": 1 }], "does": [{ "verb": "draw", "amount": 1 }, { "verb": "damage", "to": "foe", "amount": { "count": { "side": "yours", "type": "hero" } } }] }] }, { "code": "gen-146", "name": "Dean of the Night School", "type": "hero", "force": "wisdom", "rarity": "epic", "cost": 4, "atk": 8, "def": 9, "hp": 13, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "atk", "by": { "count": { "zone": "hand", "side": "yours" } } }] }] }, { "code": "gen-147", "name": "Keeper of the Thousand Jars", "type": "hero", "force": "wisdom", "rarity": "epic", "cost": 4, "atk": 9, "def": 7, "hp": 13, "keywords": { "drain": 1 }, "abilities": [{ "timing": "on-hit", "does": [{ "verb": "heal", "to": { "side": "yours", "type": "hero", "other": true, "damaged": true }, "amount": 3 }] }] }, { "code": "gen-148", "name": "Professor Quillback", "type": "hero", "force": "wisdom", "rarity": "epic", "cost": 4, "atk": 9, "def": 8, "hp": 13, "keywords": { "drain": 1 }, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "other": true }, "what": "atk", "by": 1 }] }] }, { "code": "gen-149", "name": "Ammonite the First Reader", "type": "hero", "force": "wisdom", "rarity": "legendary", "cost": 5, "atk": 12, "def": 9, "hp": 18, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "draw", "amount": 3 }] }, { "timing": "activate", "cost": { "energy": 1 }, "choose": [{ "name": "lost", "from": { "zone": "discard", "side": "yours", "type": "event" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "lost" }] }], "flavour": "Began before there were letters." }, { "code": "gen-150", "name": "The Unfinished Encyclopaedia", "type": "hero", "force": "wisdom", "rarity": "legendary", "cost": 5, "atk": 11, "def": 11, "hp": 18, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero", "other": true }, "what": "drain", "by": 1 }] }, { "timing": "on-kill", "does": [{ "verb": "draw", "amount": 2 }, { "verb": "gain-energy", "amount": 1 }] }], "flavour": "See also: you." }];
const wisdom = {
  $schema: $schema$1,
  set: set$1,
  title: title$1,
  cards: cards$2
};
const FILES = { power, clarity, prophecy, conviction, wisdom };
const genesis = Object.entries(FILES).map(
  ([force, json]) => ownFile(`${force}.cards.json`, json)
);
const CARD_SETS = [
  { set: "genesis", title: "Genesis", cards: genesis.flatMap(({ cards: cards2 }) => cards2) }
];
const CARDS = CARD_SETS.flatMap(({ cards: cards2 }) => cards2);
const FACES = byCode(CARDS);
function ownFile(name, json) {
  const { file, problems } = readCardFile(json);
  const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
  invariant(file, `the card file ${name} is wrong:
${mistakes.join("\n")}`);
  return file;
}
function byCode(cards2) {
  const faces = {};
  for (const card2 of cards2) {
    invariant(!faces[card2.code], `two cards share the code ${card2.code}`);
    faces[card2.code] = faceOf(card2);
  }
  return faces;
}
const MAX_TRIGGERS = 1e3;
const GROUPS = ["on-attack", "on-deploy", "on-hit", "on-kill", "on-ko"];
function rank(group) {
  const base = GROUPS.indexOf(group) * 1e3;
  return ({ state }, card2, controller) => {
    const side2 = controller === tableCounter(state, "active") ? 0 : 500;
    const relic = zoneOf(card2.place) === "relics";
    const slot = relic ? slotOfBearer({ state }, card2) : card2.slot;
    return base + side2 + slot * 10 + (relic ? 1 : 0);
  };
}
function slotOfBearer({ state }, relic) {
  return state.cards[relic.place.slice(relic.place.indexOf("@") + 1)]?.slot ?? 0;
}
const withRelics = ({ state }, id) => typeof id === "string" && state.cards[id] ? [id, ...cardsIn(state, relicsOn(id))] : [];
const asCard = (value) => typeof value === "string" ? value : void 0;
const TIMING_RULES = [
  {
    timing: "on-deploy",
    what: "entered",
    whose: (_, fact) => [fact["card"]],
    rank: rank("on-deploy")
  },
  {
    timing: "on-attack",
    what: "attack-declared",
    whose: (reading, fact) => withRelics(reading, fact["attacker"]),
    it: (fact) => asCard(fact["target"]),
    rank: rank("on-attack")
  },
  {
    timing: "on-hit",
    what: "damage-dealt",
    whose: (reading, fact) => isOwnHit(fact) ? withRelics(reading, fact["source"]) : [],
    rank: rank("on-hit")
  },
  {
    timing: "on-kill",
    what: "felled",
    whose: (reading, fact) => isEnemy(reading, fact) ? withRelics(reading, fact["by"]) : [],
    it: (fact) => asCard(fact["card"]),
    rank: rank("on-kill")
  },
  {
    timing: "on-ko",
    what: "knocked-out",
    whose: (reading, fact) => withRelics(reading, fact["card"]),
    rank: rank("on-ko")
  }
];
const isOwnHit = ({ way }) => way === "attack" || way === "ability";
function isEnemy({ state }, { card: card2, by }) {
  const killer = state.cards[String(by)];
  const victim = state.cards[String(card2)];
  return killer !== void 0 && victim !== void 0 && sideOf(state, killer) !== sideOf(state, victim);
}
const { cards: cards$1, cardsByChance, order, ownersOf, seatDoes } = phrases;
const playerDoes = seatDoes((who) => who === "opponent" ? "your opponent" : "each player");
const isAre = ({ many }) => many ? "are" : "is";
function lifeOf(who) {
  if (who === "opponent") return "your opponent's Life";
  return who === "each" ? "each player's Life" : "your own Life";
}
function give({ to, change, instruction: { what } }) {
  const verb = KEYWORDS.some((word2) => word2 === what) ? "gain" : "get";
  return { statement: `${to.subject} ${to.many ? verb : `${verb}s`} ${change}` };
}
const VERB_WORDS = {
  damage: ({ number: number2, to }) => order(`deal ${number2} damage to ${to.object}`),
  "damage-life": ({ number: number2, instruction: { who } }) => order(`deal ${number2} damage to ${lifeOf(who)}`),
  heal: ({ number: number2, to }) => order(`restore ${number2} HP to ${to.object}`),
  "gain-life": playerDoes("gain", "gains", ({ number: number2 }) => `${number2} Life`),
  "lose-life": playerDoes("lose", "loses", ({ number: number2 }) => `${number2} Life`),
  draw: playerDoes("draw", "draws", cards$1),
  "discard-at-random": playerDoes("discard", "discards", cardsByChance),
  give,
  silence: ({ to }) => ({ statement: `${to.subject} ${isAre(to)} silenced` }),
  destroy: ({ to }) => order(`destroy ${to.object}`),
  return: ({ to }) => order(`return ${to.object} to ${ownersOf(to, "hand")}`),
  shift: ({ to, instruction: { row } }) => order(`move ${to.object} to the ${row === "altar" ? "Altar" : "Vault"}`),
  deploy: ({ to }) => order(`put ${to.object} on your side of the field`),
  "take-control": ({ to }) => order(`take control of ${to.object}`),
  search: ({ sought: sought2 }) => order(`search your Scroll for ${sought2 || "a card"}, take it to your hand and shuffle`),
  "gain-energy": playerDoes("gain", "gains", ({ number: number2 }) => `${number2} Energy`),
  "lose-energy": playerDoes("lose", "loses", ({ number: number2 }) => `${number2} Energy`)
};
const { capital, inPile, side, signed, stat } = phrases;
const TYPES = {
  hero: ["Hero", "Heroes"],
  "equip-relic": ["Equip Relic", "Equip Relics"],
  "field-relic": ["Field Relic", "Field Relics"],
  event: ["Event", "Events"]
};
const TIMINGS = {
  "on-deploy": { label: "On Deploy" },
  "on-attack": { label: "On Attack", it: "the attacked card" },
  "on-hit": { label: "On Hit" },
  "on-ko": { label: "On KO" },
  "on-kill": { label: "On Kill", it: "the KO'd card" },
  passive: { label: "Passive" },
  activate: { label: "Activate" },
  event: {}
};
const thisCard = ({ type }) => type === "equip-relic" || type === "field-relic" ? "this Relic" : `this ${capital(type)}`;
const bearer = (face) => face.type === "equip-relic" ? "its Hero" : thisCard(face);
const FILTERS = {
  bearer: (wanted, { face }) => wanted === true ? { is: bearer(face) } : { other: true },
  other: (wanted, { face }) => wanted === true ? { other: true } : { is: bearer(face) },
  damaged: (wanted) => ({ before: wanted === true ? "damaged" : "undamaged" }),
  side: side("your opponent's", "enemy"),
  force: (wanted) => ({ before: capital(String(wanted)) }),
  type: (wanted) => ({ noun: TYPES[wanted] }),
  keyword: (wanted) => ({ with: capital(String(wanted)) }),
  hpAtMost: (wanted) => ({ with: `at most ${Number(wanted)} HP left` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` }),
  row: (wanted) => ({ after: `in the ${capital(String(wanted))}` }),
  ownedBy: (wanted, { elsewhere }) => {
    const whose2 = wanted === "you" ? "your" : "your opponent's";
    return elsewhere ? { whose: whose2 } : { after: `on ${whose2} side` };
  }
};
const ZONES = {
  field: (whose2) => whose2 ? `on ${whose2} side of the field` : "on the field",
  hand: inPile("hand"),
  relics: (whose2) => `on ${whose2 || "any"} side`,
  discard: inPile("discard pile")
};
const toDamage = (name) => ({
  name,
  change: (by) => `${signed(by)} to ${name}`
});
const keyword = (word2) => {
  const name = capital(word2);
  if (word2 === "burn") return { name, change: (by) => `${name} ${by}` };
  return { name, change: (by) => by.startsWith("-") ? `no ${name}` : name };
};
const CARD_WORDS = {
  card: ["card", "cards"],
  timings: TIMINGS,
  costs: {
    energy: (paid) => `${paid} Energy`,
    life: (paid) => `${paid} Life`,
    hp: (paid) => `${paid} HP`
  },
  again: "any number of times a turn",
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard, bearer },
  values: {
    atk: stat("ATK"),
    def: stat("DEF"),
    hp: stat("HP"),
    deals: toDamage("damage dealt"),
    takes: toDamage("damage taken"),
    cost: stat("cost"),
    ...Object.fromEntries(KEYWORDS.map((word2) => [word2, keyword(word2)]))
  },
  counters: { energy: "Energy", life: "Life", total: "total damage" },
  verbs: VERB_WORDS,
  durations: {
    turn: "until the turn ends",
    "your-next-turn": "until your next turn begins",
    leaves: "while on the field"
  },
  bearerOf: (face) => face.type === "equip-relic" ? bearer(face) : void 0
};
const decode = {
  open: ["seat"],
  proceed(play, { seat }) {
    if (tableCounter(play.state, "turn") === 1) return "done";
    drawCards(play, seat, 1);
    check(play);
    return "done";
  }
};
function drawCards(play, seat, count2) {
  const drawn = draw(play, scroll(seat), hand(seat), count2);
  if (drawn < count2 && seatCounter(play.state, seat, "drawFailed") === 0) {
    setCounter(play, seat, "drawFailed", 1);
  }
}
const EFFECT_HAPPENINGS = {
  "life-change": {
    resolve(play, happening) {
      const { changes: changes2 } = happening;
      for (const { seat, by } of changes2) {
        setCounter(play, seat, "life", seatCounter(play.state, seat, "life") + by);
      }
    }
  },
  draw: {
    resolve(play, happening) {
      const { draws } = happening;
      for (const { seat, count: count2 } of draws) drawCards(play, seat, count2);
    }
  },
  change: {
    resolve(play, happening) {
      const { cards: cards2, what, by, until, giver } = happening;
      for (const card2 of cards2) modify(play, card2, { what, by, until, giver });
    }
  },
  destruction: {
    resolve(play, happening) {
      const { cards: cards2, by } = happening;
      for (const card2 of cards2) tellDestroyed(play, card2, by);
      for (const id of cards2) {
        const card2 = play.state.cards[id];
        if (card2) leaveField(play, id, discard(card2.owner));
      }
    }
  }
};
function tellDestroyed(play, id, by) {
  const card2 = cardOf(play.state, id);
  if (!isFielded(card2)) return;
  if (by !== null) tell(play, "felled", { card: id, by });
  tell(play, "knocked-out", { card: id, face: card2.face, seat: sideOf(play.state, card2) });
}
const no = (rule, says) => ({ rule, says });
function refuseAttack(reading, seat, [id, to]) {
  const card2 = reading.state.cards[id ?? ""];
  if (!card2 || !isFielded(card2) || sideOf(reading.state, card2) !== seat) {
    return no("R-FUZ-45", "You have no such card on the Altar.");
  }
  return refuseAttacker(reading, card2) ?? refuseVictim(reading, seat, to);
}
function refuseAttacker(reading, card2) {
  if (faceOfCard(reading, card2).type !== "hero") return no("A-FUZ-16", "Relics do not attack.");
  if (rowOf(card2) === "vault") return no("R-FUZ-35", "Cards in the Vault do not attack.");
  if (markOf(card2, "fresh") > 0 && keyword$1(reading, card2.id, "rush") === 0) {
    return isSilenced(reading, card2.id) && faceOfCard(reading, card2).keywords["rush"] ? no("R-FUZ-41", "The card is silenced: without its Rush it does not attack this turn.") : no("R-FUZ-41", "A Hero without Rush does not attack in the turn it is played.");
  }
  if (markOf(card2, "attacked") > 0) return no("R-FUZ-45", "Each card attacks once in a turn.");
  return void 0;
}
function refuseVictim(reading, seat, to) {
  const { cards: cards2, life } = attackTargets(reading, seat);
  if (to === "life") return refuseLife(reading, seat);
  const target = reading.state.cards[to ?? ""];
  if (!target || !isFielded(target) || sideOf(reading.state, target) === seat) {
    return no("R-FUZ-46", "Attack a card of the opponent, or Life when the Altar is empty.");
  }
  const hidden = hiddenFrom(reading, seat, target);
  if (hidden) return hidden;
  if (cards2.length === 0 && !life) return no("A-FUZ-63", "There is nothing that you may attack.");
  return rowOf(target) === "altar" ? no("R-FUZ-54", "A card with Guard has to be attacked first.") : no("A-FUZ-03", "This match plays without attacks on the Vault.");
}
function refuseLife(reading, seat) {
  return isAltarOpen(reading, opponentOf(seat)) ? no("A-FUZ-03", "This match has the Vault attacked before Life.") : no("R-FUZ-46", "Life can be attacked only when the Altar before it is empty.");
}
function hiddenFrom(reading, seat, card2) {
  if (!card2 || !isFielded(card2) || sideOf(reading.state, card2) === seat) return void 0;
  if (rowOf(card2) === "vault" && !isAltarOpen(reading, opponentOf(seat))) {
    return no("R-FUZ-35", "The Vault is closed while cards stand on the Altar before it.");
  }
  return isStealthy(reading, card2) ? no("R-FUZ-55", "A card in Stealth cannot be targeted before it has attacked.") : void 0;
}
function waysToUse(reading, seat) {
  return cardsOnField(reading.state, seat).flatMap(({ id }) => [id, ...cardsIn(reading.state, relicsOn(id))]).flatMap((id) => waysOf(reading, seat, cardOf(reading.state, id)));
}
function waysOf(reading, seat, card2) {
  return faceOfCard(reading, card2).abilities.flatMap((ability2, index) => {
    if (ability2.timing !== "activate" || !mayUse(reading, card2, index)) return [];
    const effect = { card: card2.id, face: card2.face, ability: index, controller: seat, chosen: {} };
    return targetings(reading, ability2, effect).map((words2) => ({
      id: `use ${card2.id} ${index}${words2}`,
      card: card2.id,
      ...words2 === "" ? {} : { to: words2.trim() }
    }));
  });
}
function mayUse(reading, card2, index) {
  const ability2 = faceOfCard(reading, card2).abilities[index];
  return !wasUsed(card2, index) && hasAbilities(reading, card2) && canPay(reading, card2, ability2);
}
const wasUsed = (card2, index) => (markOf(card2, "used") & 1 << index) !== 0;
function canPay(reading, card2, { cost }) {
  const { energy = 0, life = 0, hp = 0 } = cost ?? {};
  const { state } = reading;
  const seat = sideOf(state, card2);
  return seatCounter(state, seat, "energy") >= energy && (life === 0 || seatCounter(state, seat, "life") > life) && (hp === 0 || hpLeft(reading, bearerOf(reading, card2.id) ?? card2.id) > hp);
}
function payHp(play, id, hp) {
  if (hp > 0) mark(play, id, "damage", markOf(cardOf(play.state, id), "damage") + hp);
}
function useAbility(play, seat, id, words2) {
  const card2 = cardOf(play.state, id);
  const index = Number(words2[0]);
  const { cost, again } = faceOfCard(play, card2).abilities[index];
  if (!again) mark(play, id, "used", markOf(card2, "used") | 1 << index);
  for (const what of ["energy", "life"]) {
    const paid = cost?.[what] ?? 0;
    if (paid > 0) setCounter(play, seat, what, seatCounter(play.state, seat, what) - paid);
  }
  payHp(play, bearerOf(play, id) ?? id, cost?.["hp"] ?? 0);
  tell(play, "ability-used", { seat, card: id, ability: index });
  const source = { card: id, face: card2.face, ability: index, controller: seat };
  push(play, carryOutFrame(source, targetsNamed(words2.slice(1)), null));
}
const MAX_ACTS_PER_PHASE = 200;
const activate = {
  open: ["seat", "acts"],
  proceed: (_, { seat }) => [{ seat, kind: "activate" }],
  options: (play, frame) => ({ pick: "one", from: [...acts(play, frame), { id: END }] }),
  answered(play, frame, { chosen: [choice2] }) {
    const [verb, card2, ...words2] = (choice2?.id ?? END).split(" ");
    if (verb === END || card2 === void 0) return "done";
    frame.acts = (frame.acts ?? 0) + 1;
    if (verb === "play") playCard(play, frame.seat, card2, words2);
    else useAbility(play, frame.seat, card2, words2);
    return void 0;
  }
};
function acts(play, { seat, acts: done = 0 }) {
  if (done >= MAX_ACTS_PER_PHASE) return [];
  const inHand = cardsIn(play.state, hand(seat)).map((id) => cardOf(play.state, id));
  return [...inHand.flatMap((card2) => waysToPlay(play, seat, card2)), ...waysToUse(play, seat)];
}
function refusePlay(reading, seat, [id, ...words2]) {
  const { state } = reading;
  const card2 = id !== void 0 && cardsIn(state, hand(seat)).includes(id) ? state.cards[id] : void 0;
  if (!card2) return no("R-FUZ-40", "You hold no such card.");
  const face = faceOfCard(reading, card2);
  const energy = seatCounter(state, seat, "energy");
  const cost = costOf(reading, card2);
  if (cost > energy) {
    return no("R-FUZ-40", `${face.name} costs ${cost} Energy and you have ${energy}.`);
  }
  switch (face.type) {
    case "hero":
      return refuseHero(rowToEnter(face), words2[0]);
    case "equip-relic":
      return refuseEquip(reading, seat, words2[0]);
    case "field-relic":
      return no("R-FUZ-32", 'A Field Relic takes an open position; name one, like "vault-1".');
    default:
      return refuseTarget(reading, seat, words2);
  }
}
function refuseHero(row, word2) {
  const slot = slotNamed(word2 ?? "");
  if (slot !== void 0 && rowOfSlot(slot) !== row) {
    return no("R-FUZ-30", "A Hero enters the Vault; one with Rush enters the Altar.");
  }
  const name = row === "altar" ? "Altar" : "Vault";
  return no("A-FUZ-14", `This Hero enters the ${name} and needs an open position there.`);
}
function refuseEquip(reading, seat, word2) {
  const host = reading.state.cards[word2 ?? ""];
  if (!host || !isFielded(host) || faceOfCard(reading, host).type !== "hero") {
    return no("R-FUZ-31", "An Equip Relic needs a Hero on the field.");
  }
  return sideOf(reading.state, host) === seat ? no("R-FUZ-31", "An Equip Relic needs a Hero on the field.") : no("A-FUZ-36", "Equip Relics go on your own Heroes only.");
}
function refuseUse(reading, seat, [id, index, ...words2]) {
  const card2 = reading.state.cards[id ?? ""];
  const bearer2 = card2 && reading.state.cards[bearerOf(reading, card2.id) ?? ""];
  if (!card2 || !bearer2 || !isFielded(bearer2) || sideOf(reading.state, bearer2) !== seat) {
    return no("R-FUZ-72", "You have no such card on the field.");
  }
  const ability2 = faceOfCard(reading, card2).abilities[Number(index)];
  if (ability2?.timing !== "activate") return no("R-FUZ-72", "The card has no such ability to use.");
  if (!hasAbilities(reading, card2)) return no("R-FUZ-65", "The card is silenced.");
  if (wasUsed(card2, Number(index))) return no("R-FUZ-72", "The ability was used this turn.");
  const { energy = 0 } = ability2.cost ?? {};
  const left = seatCounter(reading.state, seat, "energy");
  if (energy > left) return no("R-FUZ-40", `That costs ${energy} Energy and you have ${left}.`);
  if (!canPay(reading, card2, ability2)) {
    return no("A-FUZ-73", "Life and HP are paid whole, and at least 1 has to be left.");
  }
  return refuseTarget(reading, seat, words2);
}
function refuseTarget(reading, seat, words2) {
  const named2 = words2.flatMap((word2) => (word2.split("=")[1] ?? "").split(","));
  return refuseChosen(reading, seat, named2) ?? no("A-FUZ-63", "Name every target that the text asks for; only legal ones are offered.");
}
function refuseChosen(reading, seat, ids) {
  if (reading.state.options["protection"] === "attacks") return void 0;
  for (const id of ids) {
    const bearer2 = reading.state.cards[id] && reading.state.cards[bearerOf(reading, id) ?? ""];
    const refusal = bearer2 && hiddenFrom(reading, seat, bearer2);
    if (refusal) return refusal;
  }
  return void 0;
}
const DECISIONS_OF = {
  first: ["turn-order"],
  second: ["turn-order"],
  redraw: ["mulligan"],
  keep: ["mulligan"],
  play: ["activate"],
  use: ["activate"],
  settle: ["settle"],
  stay: ["settle", "bridge"],
  attack: ["validate"],
  bridge: ["bridge"],
  end: ["activate", "validate"],
  yes: ["may"],
  no: ["may"],
  take: ["search"]
};
const ABOUT = {
  "turn-order": "who goes first",
  mulligan: "your opening hand",
  activate: "the Activate phase",
  settle: "the Settle phase",
  validate: "the Validate phase",
  bridge: "the Bridge",
  discard: "what to discard",
  may: "yes or no",
  target: "a target",
  search: "what to take from your Scroll"
};
function refuse(reading, seat, asked, choice2) {
  const kinds = DECISIONS_OF[wordsOf$1(choice2)[0] ?? ""];
  if (kinds?.includes("mulligan") && asked?.kind !== "mulligan") {
    return no("R-FUZ-29", "A hand is redrawn once, before the first turn, when you are asked.");
  }
  if (reading.state.outcome) return no("R-FUZ-36", "The game is over.");
  if (!asked) return no("R-FUZ-36", "It is not your decision now; wait until you are asked.");
  if (kinds && !kinds.includes(asked.kind)) {
    const now = ABOUT[asked.kind] ?? asked.kind;
    return no("R-FUZ-36", `That is answered at another time; now you are asked about ${now}.`);
  }
  return refuseIn(reading, seat, asked.kind, choice2);
}
const wordsOf$1 = (choice2) => typeof choice2 === "string" ? choice2.split(" ") : [];
function refuseIn(reading, seat, kind, choice2) {
  const [verb, ...words2] = wordsOf$1(choice2);
  switch (kind) {
    case "activate":
      return refuseAct(reading, seat, verb, words2);
    case "validate":
      return refuseAttack(reading, seat, words2);
    case "settle":
      return no(
        "A-FUZ-15",
        "Name own cards that change rows; then each row holds at most three cards."
      );
    case "discard":
      return no("R-FUZ-47", "Discard exactly as many cards as bring your hand down to seven.");
    case "bridge":
      return no("R-FUZ-64", 'Answer "bridge" to withdraw to the Vault or "stay".');
    case "mulligan":
      return no("R-FUZ-29", 'Answer "keep" or "redraw".');
    case "turn-order":
      return no("R-FUZ-27", 'The winner of the flip answers "first" or "second".');
    case "search":
      return no("A-FUZ-76", "Take one of the cards that fit and that your Scroll holds, or none.");
    case "may":
      return no("A-FUZ-63", 'Answer "yes" or "no".');
    default:
      return refuseChosen(reading, seat, [choice2].flat().map(String)) ?? no("A-FUZ-63", "Choose among the targets that are offered, as many as the text says.");
  }
}
function refuseAct(reading, seat, verb, words2) {
  const { acts: acts2 = 0 } = reading.state.stack.at(-1) ?? {};
  if (acts2 >= MAX_ACTS_PER_PHASE) {
    return no("A-FUZ-79", `After ${MAX_ACTS_PER_PHASE} cards and abilities the phase only ends.`);
  }
  return verb === "use" ? refuseUse(reading, seat, words2) : refusePlay(reading, seat, words2);
}
const HAND_AFTER_MULLIGAN = 5;
const mulliganFrame = (waiting) => ({
  kind: "mulligan",
  waiting
});
const mulligan = {
  open: ["waiting"],
  openChoices: ["mulligan"],
  proceed: (_, { waiting: [seat] }) => seat === void 0 ? "done" : [{ seat, kind: "mulligan" }],
  options: () => oneOf$4("keep", "redraw"),
  answered(play, frame, { seat, chosen: [choice2] }) {
    if (choice2?.id === "redraw") redraw(play, seat);
    frame.waiting = frame.waiting.slice(1);
  }
};
function redraw(play, seat) {
  const size = cardsIn(play.state, hand(seat)).length;
  tell(play, "hand-redrawn", { seat });
  moveAll(play, hand(seat), scroll(seat));
  shuffle(play, scroll(seat));
  const keepsSize = play.state.options["mulliganKeepsSize"] === true;
  draw(play, scroll(seat), hand(seat), keepsSize ? size : HAND_AFTER_MULLIGAN);
}
const FIRST_HAND = 5;
const SECOND_HAND = 6;
const openingFrame = (first2) => ({
  kind: "opening",
  first: first2,
  stage: "deal"
});
const opening = {
  open: ["first", "stage"],
  proceed(play, frame) {
    const { first: first2 } = frame;
    if (frame.stage === "play") {
      push(play, turnFrame(first2));
      return "done";
    }
    setCounter(play, 0, "first", first2);
    draw(play, scroll(first2), hand(first2), FIRST_HAND);
    draw(play, scroll(opponentOf(first2)), hand(opponentOf(first2)), SECOND_HAND);
    frame.stage = "play";
    push(play, mulliganFrame([first2, opponentOf(first2)]));
    return "on";
  }
};
const genesisFlipFrame = () => ({ kind: "genesis-flip", winner: 0 });
const genesisFlip = {
  open: ["winner"],
  openChoices: ["turn-order"],
  proceed(play, frame) {
    if (frame.winner === 0) frame.winner = flipOnce(play);
    if (frame.winner === 0) return "on";
    for (const seat of seatsOf(play.state)) {
      moveAll(play, flip(seat), scroll(seat));
      shuffle(play, scroll(seat));
    }
    tell(play, "genesis-flip-won", { seat: frame.winner });
    return [{ seat: frame.winner, kind: "turn-order" }];
  },
  options: () => oneOf$4("first", "second"),
  answered(play, { winner }, { chosen: [choice2] }) {
    const first2 = choice2?.id === "first" ? winner : opponentOf(winner);
    push(play, openingFrame(first2));
    return "done";
  }
};
function flipOnce(play) {
  const faces = [];
  for (const seat of seatsOf(play.state)) {
    const top2 = topOf(play.state, scroll(seat));
    if (top2 === void 0) return 1 + pickByChance(play, play.state.seats);
    const id = move(play, top2, flip(seat));
    faces.push(faceOfCard(play, cardOf(play.state, id)));
  }
  const [south, north] = faces.map(weight);
  const decisive = south.findIndex((value, index) => value !== north[index]);
  if (decisive < 0) return 0;
  return south[decisive] > north[decisive] ? 1 : 2;
}
const weight = ({ cost, stats: stats2 }) => [
  cost,
  stats2["atk"] ?? 0,
  stats2["def"] ?? 0
];
const LIFE = 33;
function setup(play, { decks }) {
  for (const seat of seatsOf(play.state)) {
    stock(play, scroll(seat), seat, decks[seat] ?? []);
    shuffle(play, scroll(seat));
    setCounter(play, seat, "life", LIFE);
  }
  push(play, genesisFlipFrame());
}
const HAND_LIMIT = 7;
const exodus = {
  open: ["seat", "stage", "burning"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "burn":
        return burnNext(play, frame);
      case "over":
        return "done";
      default:
        return beginEnd(play, frame);
    }
  },
  options({ state }, { seat }) {
    const cards2 = cardsIn(state, hand(seat));
    return exactly(cards2.length - HAND_LIMIT, cards2);
  },
  answered(play, { seat }, { chosen: chosen2 }) {
    for (const { id } of chosen2) move(play, id, discard(seat));
    tell(play, "hand-trimmed", { seat, count: chosen2.length });
  }
};
function beginEnd(play, frame) {
  const { seat } = frame;
  if (cardsIn(play.state, hand(seat)).length > HAND_LIMIT) return [{ seat, kind: "discard" }];
  frame.stage = "burn";
  frame.burning = [seat, opponentOf(seat)].flatMap((side2) => cardsOnField(play.state, side2)).filter(({ id }) => keyword$1(play, id, "burn") > 0).map(({ id }) => id);
  return "on";
}
function burnNext(play, frame) {
  const [id, ...others2] = frame.burning ?? [];
  if (id === void 0) return endTurn(play, frame);
  frame.burning = others2;
  if (play.state.cards[id]) happen(play, burnOf(play, id));
  return "on";
}
function endTurn(play, frame) {
  if (resolveTriggers(play)) return "on";
  frame.stage = "over";
  delete frame.burning;
  endModifiers(play, "turn");
  check(play);
  resolveTriggers(play);
  return "on";
}
function burnOf(reading, card2) {
  const { state } = reading;
  const burning = cardOf(state, card2);
  const opponent = opponentOf(sideOf(state, burning));
  const given = state.modifiers.filter((m) => m.card === card2 && m.what === "burn" && m.giver === opponent).reduce((sum, { by }) => sum + by, fromPassives(reading, burning, "burn", opponent));
  const amount2 = keyword$1(reading, card2, "burn");
  const hits = [{ card: card2, amount: amount2 }];
  return { kind: "damage", by: opponent, source: null, way: "burn", counts: given, hits, life: [] };
}
const STAY = "stay";
const settle = {
  open: ["seat"],
  openChoices: ["settle"],
  /** An empty field is open to all, so nothing is told by not asking. */
  proceed: (play, { seat }) => cardsOnField(play.state, seat).length === 0 ? "done" : [{ seat, kind: "settle" }],
  options: (play, { seat }) => ({ pick: "one", from: rearrangements(play.state, seat) }),
  answered(play, { seat }, { chosen: [choice2] }) {
    const [, ...movers] = (choice2?.id ?? STAY).split(" ");
    if (movers.length > 0) rearrange(play, seat, movers);
    return "done";
  }
};
function rearrangements(state, seat) {
  const cards2 = cardsOnField(state, seat);
  const options = [];
  for (let set2 = 0; set2 < 1 << cards2.length; set2 += 1) {
    let movers = "";
    let altar = 0;
    cards2.forEach((card2, index) => {
      const moves2 = (set2 & 1 << index) !== 0;
      if (moves2) movers += ` ${card2.id}`;
      if (moves2 !== (rowOf(card2) === "altar")) altar += 1;
    });
    const fits2 = altar <= ROW_SLOTS && cards2.length - altar <= ROW_SLOTS;
    if (fits2) options.push({ id: movers === "" ? STAY : `settle${movers}` });
  }
  return options;
}
function rearrange(play, seat, ids) {
  const movers = ids.map((id) => cardOf(play.state, id)).sort((a, b) => a.slot - b.slot);
  const staying = cardsOnField(play.state, seat).filter((card2) => !movers.includes(card2));
  const goals = [];
  for (const row of ["altar", "vault"]) {
    const open = SLOTS[row].filter((slot) => !staying.some((card2) => card2.slot === slot));
    movers.filter((card2) => rowOf(card2) !== row).forEach((card2, index) => {
      goals.push([card2.id, open[index]]);
    });
  }
  for (const [id, slot] of goals) reslot(play, id, slot);
  tell(play, "settled", { seat, cards: ids });
  check(play);
  resolveTriggers(play);
}
const fuzzycards = {
  id: "fuzzycards/1",
  minSeats: 2,
  maxSeats: 2,
  options: {
    emptyAltar: ["choice", "vaultFirst", "lifeOnly"],
    // A-FUZ-03
    count589: ["attack", "part"],
    // A-FUZ-05
    stealthWall: ["blocks", "open"],
    // A-FUZ-19
    mulliganKeepsSize: [false, true],
    // A-FUZ-32
    legendaryTotal: [false, true],
    // A-FUZ-35
    protection: ["all", "attacks"]
    // A-FUZ-49
  },
  zones: ZONES$1,
  tableZone: "field",
  openCounters: ["turn", "active", "first", "phase", "life", "energy", "total", "drawFailed"],
  shownValues: ["atk", "def", "hp"],
  stories: {
    "genesis-flip-won": ["seat"],
    "hand-redrawn": ["seat"],
    "card-played": ["seat", "face"],
    entered: ["card"],
    "ability-used": ["seat", "card", "ability"],
    settled: ["seat", "cards"],
    "attack-declared": ["seat", "attacker", "target"],
    "attack-dodged": ["card"],
    "attack-lost": ["attacker"],
    shielded: ["card", "amount"],
    "card-hit": ["card", "source", "amount"],
    "life-hit": ["seat", "source", "amount"],
    "damage-dealt": ["by", "source", "way", "amount"],
    felled: ["card", "by"],
    healed: ["card", "amount"],
    "knocked-out": ["card", "face", "seat"],
    returned: ["card", "seat"],
    "control-taken": ["card", "seat"],
    "scroll-searched": ["seat", "taken"],
    "hand-trimmed": ["seat", "count"],
    "prophecy-fulfilled": ["seat", "total"]
  },
  setup,
  steps: {
    "genesis-flip": genesisFlip,
    opening,
    mulligan,
    turn,
    genesis: genesis$1,
    decode,
    activate,
    settle,
    validate,
    exodus,
    attack,
    "carry-out": carryOut,
    search: searchStep
  },
  faces: FACES,
  cardWords: CARD_WORDS,
  verbs: VERBS,
  filters: FILTERS$1,
  named: {
    bearer: (reading, { card: card2 }) => [bearerOf(reading, card2) ?? []].flat()
  },
  mayTarget,
  controllerOf: ({ state }, card2) => sideOf(state, card2),
  baseValue,
  lasting,
  lastingCards,
  hasAbilities,
  happenings: { damage: damageRule, ...EFFECT_HAPPENINGS },
  checkAfter: "happening",
  check,
  timings: TIMING_RULES,
  triggers: { order: "queue", chosenBy: "rank", limit: MAX_TRIGGERS },
  refuse
};
const BLANK = "blank";
const BLANK_FACE = {
  code: BLANK,
  name: "a card",
  type: "event",
  cost: 99,
  stats: {},
  keywords: {},
  words: {},
  abilities: []
};
const MOST_UNSEEN = 8;
const UNSEEN = { queue: [], batch: [], resolved: 0 };
const IMAGINED = {
  ...fuzzycards,
  faces: { ...fuzzycards.faces, [BLANK]: BLANK_FACE }
};
const IMAGINED_IDS_FROM = 1e6;
function imagine({ table }) {
  const { seats, options } = table;
  const state = emptyTable(IMAGINED, { seats: seats.length, options });
  Object.assign(state.table, table.counters);
  for (const { seat, counters, zones } of seats) {
    state.players[seat] = { ...counters };
    for (const [zone, pile2] of Object.entries(zones)) lay(state, place(zone, seat), seat, pile2);
  }
  state.stack = table.underway.map((frame) => ({
    ...UNSEEN,
    ...copy(frame)
  }));
  return { rules: IMAGINED, state };
}
function lay(state, at, owner, { count: count2, cards: cards2 }) {
  const family = idFamily(IMAGINED, at);
  state.ids[family] ??= IMAGINED_IDS_FROM;
  const unseen = Math.min(count2, MOST_UNSEEN);
  const pile2 = cards2 ?? Array.from({ length: unseen }, () => ({}));
  state.places[at] = pile2.map(({ id = newId(state, family), face = BLANK, ...rest }) => {
    const { slot = 0, marks = {}, changes: changes2 = [] } = rest;
    state.cards[id] = { id, face, owner, place: at, slot, marks: { ...marks } };
    for (const change of changes2) {
      state.modifiers.push({ id: `given${state.modifiers.length}`, card: id, ...change });
    }
    for (const [zone, attached] of Object.entries(rest.with ?? {})) {
      lay(state, place(zone, id), owner, attached);
    }
    return id;
  });
}
function newId({ ids }, family) {
  ids[family] = (ids[family] ?? 0) + 1;
  return `${family}${ids[family]}`;
}
function lookAhead(seen, question, how) {
  const before = imagine(seen);
  let best = [];
  let most = -Infinity;
  for (const choice2 of how.choices ?? answersTo(question.options)) {
    const foreseen = foreseeAll(before, question, choice2);
    if (!foreseen) continue;
    const { reading: after, facts } = foreseen;
    const worth = judge(after, seen.seat);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push({ seat: seen.seat, choice: choice2, before, after, facts });
  }
  return best.map((thought) => ({ choice: thought.choice, says: how.words(thought) }));
}
const wordsOf = ({ choice: choice2 }) => String(choice2).split(" ");
function nameOf(reading, id) {
  const card2 = reading.state.cards[id ?? ""];
  return card2 ? faceOfCard(reading, card2).name : "a card";
}
function namesOf(reading, ids) {
  const names = ids.map((id) => nameOf(reading, id));
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0] ?? "nothing";
}
const withOutcome = (deed, outcome) => outcome.length === 0 ? deed : `${deed}: ${outcome.join(", ")}`;
function outcomeWords(reading, seat, facts) {
  const told = ofThisPhase(facts).filter((fact) => fact.kind === "happened");
  const fallen = new Set(told.filter(({ what }) => what === "knocked-out").map(cardIn));
  const words2 = told.sort((a, b) => Number(b.what === "knocked-out") - Number(a.what === "knocked-out")).flatMap((fact) => sayFact(reading, seat, fact, fallen));
  const ended2 = facts.find((fact) => fact.kind === "ended");
  if (ended2?.kind === "ended") words2.push(endWords(ended2.outcome.places, seat));
  return [...new Set(words2)];
}
function ofThisPhase(facts) {
  const next = facts.findIndex((fact) => fact.kind === "counted" && fact.what === "phase");
  return next < 0 ? facts : facts.slice(0, next);
}
const cardIn = ({ card: card2 }) => String(card2);
function sayFact(reading, seat, fact, fallen) {
  const name = nameOf(reading, cardIn(fact));
  switch (fact.what) {
    case "knocked-out":
      return [`${whose(reading, seat, cardIn(fact))}${name} falls`];
    case "card-hit":
      return fallen.has(cardIn(fact)) ? [] : [`${name} takes ${fact["amount"]}`];
    case "life-hit":
      return [`${fact["amount"]} ${fact["seat"] === seat ? "off the own Life" : "go through"}`];
    case "shielded":
      return [`the Shield of ${name} holds`];
    case "attack-dodged":
      return [`${name} withdraws`];
    case "healed":
      return [`${name} heals ${fact["amount"]}`];
    default:
      return [];
  }
}
function whose(reading, seat, id) {
  const card2 = reading.state.cards[id];
  return card2 && sideOf(reading.state, card2) === seat ? "the own " : "";
}
function endWords(places, seat) {
  const [first2 = []] = places;
  if (first2.length > 1) return "a draw";
  return first2.includes(seat) ? "that wins" : "that loses";
}
const activateAdvice = (seen, question) => lookAhead(seen, question, { choices: worthAThought(question.options), words: words$3 });
function worthAThought(options) {
  if (options.pick !== "one") return [];
  const first2 = /* @__PURE__ */ new Map();
  for (const { id } of options.from) if (!first2.has(withRow(id))) first2.set(withRow(id), id);
  return [...first2.values()];
}
function withRow(id) {
  const [verb, card2, to] = id.split(" ");
  const slot = slotNamed(to ?? "");
  return slot === void 0 ? id : `${verb} ${card2} ${rowOfSlot(slot)}`;
}
function words$3(thought) {
  const { before, seat, facts } = thought;
  const [verb, card2, ...rest] = wordsOf(thought);
  if (verb === END) return "plays nothing more: the rest is better kept";
  const deed = `${verb === "use" ? "uses" : "plays"} ${nameOf(before, card2)}${aim(before, rest)}`;
  return withOutcome(deed, outcomeWords(before, seat, facts));
}
function aim(reading, rest) {
  const ids = rest.flatMap((word2) => (word2.split("=").at(-1) ?? "").split(","));
  const cards2 = ids.filter((id) => reading.state.cards[id]);
  if (cards2.length > 0) return ` on ${namesOf(reading, cards2)}`;
  const slot = slotNamed(rest[0] ?? "");
  return slot === void 0 ? "" : ` to ${slotName(slot)}`;
}
const bridgeAdvice = (seen, question) => lookAhead(seen, question, { words: words$2 });
function words$2(thought) {
  const [verb] = wordsOf(thought);
  if (verb === "bridge") return "withdraws over the Bridge";
  const { before, seat, facts } = thought;
  return withOutcome("takes the blow", outcomeWords(before, seat, facts));
}
function handOf({ seat, table }) {
  const cards2 = table.seats.find((each) => each.seat === seat)?.zones["hand"]?.cards ?? [];
  return cards2.flatMap(({ id, face: code }) => {
    const face = FACES[code ?? ""];
    return id === void 0 || !face ? [] : [{ id, face }];
  });
}
const HERO_BONUS = 3;
function discardAdvice(seen, { options }) {
  if (options.pick !== "some") return [];
  const worst = [...handOf(seen)].sort((a, b) => use(a) - use(b)).slice(0, options.min);
  const names = worst.map(({ face }) => face.name).join(" and ");
  return [{ choice: worst.map(({ id }) => id), says: `lets ${names} go: the least use` }];
}
function use({ face: { type, stats: stats2, abilities, cost } }) {
  const { atk = 0, def = 0, hp = 0 } = stats2;
  const strength = atk + def / 2 + hp + 2 * abilities.length;
  return strength / Math.max(1, cost) + (type === "hero" ? HERO_BONUS : 0);
}
const CHEAP = 2;
const CHEAP_HEROES_WANTED = 2;
function mulliganAdvice(seen) {
  const cheap = handOf(seen).filter(({ face }) => face.type === "hero" && face.cost <= CHEAP);
  return [
    cheap.length >= CHEAP_HEROES_WANTED ? { choice: "keep", says: `keeps the hand: ${cheap.length} Heroes for the first turns` } : { choice: "redraw", says: "redraws: nothing to begin with" }
  ];
}
const questionTo = ({ seat, table }) => table.decisions.find(
  (decision) => decision.seat === seat && decision.options !== void 0
);
const settleAdvice = (seen, question) => lookAhead(seen, question, { words: words$1 });
function words$1(thought) {
  const { before, after, seat } = thought;
  const [verb, ...movers] = wordsOf(thought);
  const deed = verb === STAY ? "leaves the rows as they are" : `changes the row of ${namesOf(before, movers)}`;
  const isOwnTurn = tableCounter(after.state, "active") === seat;
  const attackers = isOwnTurn ? readyAttackers(after, seat).length : 0;
  return withOutcome(deed, [`${attackers || "nobody"} may attack`]);
}
const targetAdvice = (seen, question) => lookAhead(seen, question, {
  words: (thought) => say(`chooses ${namesOf(thought.before, idsOf(thought))}`, thought)
});
const mayAdvice = (seen, question) => lookAhead(seen, question, {
  words: (thought) => say(thought.choice === "yes" ? "uses the ability" : "lets it be", thought)
});
const idsOf = ({ choice: choice2 }) => [choice2].flat().map(String);
const say = (deed, { before, seat, facts }) => withOutcome(deed, outcomeWords(before, seat, facts));
const turnOrderAdvice = () => [
  { choice: "first", says: "goes first: who attacks first sets the pace" }
];
const validateAdvice = (seen, question) => lookAhead(seen, question, { words });
function words(thought) {
  const { before, seat, facts } = thought;
  const [verb, attacker, target] = wordsOf(thought);
  if (verb === END) return "attacks no more: nothing would be gained";
  const victim = target === LIFE_TARGET ? "Life" : nameOf(before, target);
  const deed = `attacks ${victim} with ${nameOf(before, attacker)}`;
  return withOutcome(deed, outcomeWords(before, seat, facts));
}
const ADVISERS = {
  "turn-order": turnOrderAdvice,
  mulligan: mulliganAdvice,
  activate: activateAdvice,
  target: targetAdvice,
  may: mayAdvice,
  settle: settleAdvice,
  validate: validateAdvice,
  bridge: bridgeAdvice,
  discard: discardAdvice
};
function advise(seen) {
  const question = questionTo(seen);
  return question ? ADVISERS[question.kind]?.(seen, question) ?? [] : [];
}
const DECK_SIZE = 30;
const MIN_HEROES = 15;
const MAX_COPIES = 3;
const MAX_LEGENDARY = 1;
function checkDeck(codes, options = {}) {
  return [
    ...unknownCards(codes),
    ...wrongSize(codes),
    ...tooFewHeroes(codes),
    ...tooManyCopies(codes),
    ...options.legendaryTotal ? tooManyLegendaries(codes) : []
  ];
}
function unknownCards(codes) {
  return [...new Set(codes)].filter((code) => !FACES[code]).map((code) => ({ rule: "R-FUZ-78", says: `There is no card '${code}' in this ruleset.` }));
}
function wrongSize({ length }) {
  if (length === DECK_SIZE) return [];
  return [{ rule: "R-FUZ-78", says: `A deck has ${DECK_SIZE} cards; this one has ${length}.` }];
}
function tooFewHeroes(codes) {
  const heroes = codes.filter((code) => FACES[code]?.type === "hero").length;
  if (heroes >= MIN_HEROES) return [];
  return [{ rule: "R-FUZ-21", says: `A deck needs ${MIN_HEROES} Heroes; this one has ${heroes}.` }];
}
function tooManyCopies(codes) {
  const copies = /* @__PURE__ */ new Map();
  for (const code of codes) copies.set(code, (copies.get(code) ?? 0) + 1);
  return [...copies].flatMap(([code, count2]) => {
    const face = FACES[code];
    if (!face) return [];
    const legendary = face.words["rarity"] === "legendary";
    const allowed = legendary ? MAX_LEGENDARY : MAX_COPIES;
    if (count2 <= allowed) return [];
    const rule = legendary ? "R-FUZ-80" : "R-FUZ-79";
    return [{ rule, says: `${face.name}: ${count2} copies, ${allowed} allowed.` }];
  });
}
function tooManyLegendaries(codes) {
  const count2 = codes.filter((code) => FACES[code]?.words["rarity"] === "legendary").length;
  if (count2 <= MAX_LEGENDARY) return [];
  return [{ rule: "A-FUZ-35", says: `This match allows one Legendary; the deck has ${count2}.` }];
}
const MAX_COUNT = 30;
const lists = deckLists({
  cards: CARDS,
  maxCount: MAX_COUNT,
  example: "Lantern Clerk"
});
const { readDeckList } = lists;
function ready(name, list) {
  const { cards: cards2, problems } = readDeckList(list);
  const [problem2] = [...problems, ...checkDeck(cards2)];
  invariant(!problem2, `the ready deck '${name}' is wrong: ${problem2?.says}`);
  return { name, cards: cards2 };
}
const RUSH_HOUR = `
  3 Copper Kettle Bruiser
  3 Laundry Day Brawler
  2 Moth of Maybe
  3 Gatecrash Goat
  2 Sparking Stoker
  2 Splinter Imp
  2 Drumline Ox
  2 Thunder Cobbler
  1 Orchard Giantess
  1 Opening Cannoneer
  2 Avalanche Auntie
  1 Marrow the Kind
  2 Sledge of Second Thoughts
  1 Roller Skates
  1 Falling Piano
  1 Volunteer Cannonball
  1 Shared Hiccups
`;
const STONE_SOUP = `
  2 Barnacle Monk
  2 Anvil Carrier
  2 Mule Sergeant
  2 Slow Snail Scholar
  3 Bridge Toll Badger
  2 Choir of Pebbles
  2 Soup Line Captain
  1 Drawbridge Nanny
  1 Blotting Leech
  2 Bulwark Tortoise
  1 Hundred-Year Doorman
  1 Teacup Surgeon
  1 Abbot of the Long Nap
  1 Mother of Battlements
  1 The Unbudging Duke
  1 Tin Pot Helmet
  1 Scarecrow Sentry
  1 Drizzle Fountain
  1 Extra Breakfast
  1 Soup Break
  1 Wrecking Ball Permit
`;
const NIGHT_FERRY = `
  3 Moth of Maybe
  2 Tea Leaf Rambler
  2 Tomorrow Paperboy
  2 Weathervane Cat
  3 Hush Weasel
  3 Trapdoor Juggler
  1 Candle Wick Jinx
  1 Coat Check Phantom
  2 Dream Ferryman
  1 Almanac Thief
  1 Harbour Tide Writer
  1 Oracle of Lost Umbrellas
  1 Cartographer of Elsewhere
  1 Vesper of the Day After
  1 Cloak of Loose Change
  1 Fog Machine
  2 Hot Potato
  1 Return to Sender
  1 Change of Weather
`;
const OPEN_LEDGER = `
  2 Lantern Clerk
  2 Receipt Keeper
  2 Index Squirrel
  2 Abacus Newt
  3 Pocket Auditor
  2 Red Ink Notary
  2 Parcel Courier
  1 Keyhole Witness
  2 Verdict Heron
  1 Customs Falcon
  1 Debate Champion
  1 Judge of Small Hours
  1 Archivist of Broken Promises
  1 Dean of the Night School
  1 Ammonite the First Reader
  1 Evidence Locker
  1 Sudden Silence
  1 Caught Red-Handed
  1 Tax Season
  1 Cram Session
  1 Margin Notes
`;
const READY_DECKS = [
  ready("Rush Hour", RUSH_HOUR),
  ready("Stone Soup", STONE_SOUP),
  ready("Night Ferry", NIGHT_FERRY),
  ready("Open Ledger", OPEN_LEDGER)
];
const $schema = "../cards/card-file.schema.json";
const set = "trial";
const title = "Trial: what no card of Genesis does, for scenarios alone";
const cards = [{ "code": "try-001", "name": "Change of Heart", "type": "event", "force": "conviction", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "foe" }] }] }, { "code": "try-002", "name": "Herald of Both Banners", "type": "hero", "force": "conviction", "rarity": "rare", "cost": 3, "atk": 7, "def": 6, "hp": 9, "abilities": [{ "timing": "on-attack", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "foe" }] }] }, { "code": "try-003", "name": "Padded Screen", "type": "field-relic", "force": "wisdom", "rarity": "rare", "cost": 1, "hp": 6, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "yours", "type": "hero" }, "what": "takes", "by": -3 }] }] }, { "code": "try-004", "name": "Knuckle Polish", "type": "equip-relic", "force": "power", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "deals", "by": 2 }] }] }, { "code": "try-005", "name": "Side Door", "type": "event", "force": "prophecy", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "zone": "discard", "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "deploy", "to": "ally" }] }] }, { "code": "try-006", "name": "Lost Property Clerk", "type": "hero", "force": "clarity", "rarity": "rare", "cost": 3, "atk": 7, "def": 5, "hp": 9, "abilities": [{ "timing": "on-deploy", "does": [{ "verb": "search", "for": { "type": "hero", "costAtMost": 1 } }] }] }, { "code": "try-007", "name": "Rummage", "type": "event", "force": "wisdom", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "does": [{ "verb": "search" }] }] }, { "code": "try-008", "name": "Last Umbrella", "type": "event", "force": "conviction", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "when": { "counter": "life", "atMost": 10 }, "does": [{ "verb": "gain-life", "amount": 6 }] }] }, { "code": "try-009", "name": "Fair Weather Engineer", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 8, "def": 5, "hp": 9, "abilities": [{ "timing": "activate", "when": { "count": { "side": "theirs", "type": "hero" }, "atMost": 0 }, "cost": { "energy": 1 }, "does": [{ "verb": "damage-life", "who": "opponent", "amount": 2 }] }] }, { "code": "try-010", "name": "Coat Hook", "type": "event", "force": "clarity", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "foe", "from": { "zone": "relics", "side": "theirs", "type": "equip-relic" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "try-011", "name": "Bargain Bell", "type": "field-relic", "force": "wisdom", "rarity": "rare", "cost": 1, "hp": 5, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "zone": "hand", "side": "yours", "type": "hero" }, "what": "cost", "by": -2 }] }] }, { "code": "try-012", "name": "Borrowed Breath", "type": "event", "force": "conviction", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "side": "yours", "type": "hero" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "ally", "what": "hp", "by": 3, "until": "your-next-turn" }] }] }, { "code": "try-013", "name": "Sour Wind Kite", "type": "hero", "force": "prophecy", "rarity": "rare", "cost": 3, "atk": 7, "def": 5, "hp": 9, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "hero" }, "what": "hp", "by": -1 }] }] }, { "code": "try-014", "name": "Encore", "type": "event", "force": "power", "rarity": "rare", "cost": 1, "abilities": [{ "timing": "event", "choose": [{ "name": "ally", "from": { "zone": "hand", "side": "yours", "type": "hero" }, "min": 0, "max": 1, "hidden": true }], "does": [{ "verb": "deploy", "to": "ally" }, { "verb": "draw", "amount": 1 }] }] }, { "code": "try-015", "name": "Itching Powder", "type": "field-relic", "force": "prophecy", "rarity": "rare", "cost": 1, "hp": 4, "abilities": [{ "timing": "passive", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "hero" }, "what": "burn", "by": 2 }] }] }, { "code": "try-016", "name": "Candle at Both Ends", "type": "hero", "force": "power", "rarity": "rare", "cost": 3, "atk": 7, "def": 5, "hp": 9, "abilities": [{ "timing": "activate", "cost": { "hp": 3 }, "again": true, "does": [{ "verb": "gain-energy", "amount": 1 }] }] }, { "code": "try-017", "name": "Fencer of Second Thoughts", "type": "hero", "force": "prophecy", "rarity": "rare", "cost": 3, "atk": 8, "def": 5, "hp": 9, "abilities": [{ "timing": "on-attack", "does": [{ "verb": "shift", "to": "self", "row": "vault" }] }] }];
const trialCards = {
  $schema,
  set,
  title,
  cards
};
const POSITIONS = [...SLOTS.altar, ...SLOTS.vault];
const spoken = (slot) => slotName(slot).replace("-", " ");
const perPosition = (value) => Object.fromEntries(POSITIONS.map((slot) => [spoken(slot), value(slot)]));
const TARGET_NAMES = ["foe", "ally", "lost"];
const atTarget = (says, id) => TARGET_NAMES.map((name) => ({
  says: `${says} at {target}`,
  id: `${id} ${name}={target}`
}));
const atNobody = (says, id) => TARGET_NAMES.map((name) => ({ says: `${says} at nobody`, id: `${id} ${name}=none` }));
({
  ...Object.fromEntries(
    KEYWORDS.map((name) => [
      `has ${name}`,
      (reading, card2) => keyword$1(reading, card2, name)
    ])
  )
});
function withTrialCards() {
  const { file, problems } = readCardFile(trialCards);
  invariant(file, `a trial card is wrong: ${JSON.stringify(problems)}`);
  const trial = Object.fromEntries(file.cards.map((card2) => [card2.code, faceOf(card2)]));
  return { ...fuzzycards, faces: { ...fuzzycards.faces, ...trial } };
}
function moves(count2) {
  const blanks = Array.from({ length: count2 }, (_, index) => `{card${index + 1}}`);
  const before = blanks.slice(0, -1).join(", ");
  return {
    says: `moves ${before && `${before} and `}${blanks.at(-1)}`,
    id: `settle ${blanks.join(" ")}`
  };
}
const CODES = Object.fromEntries(
  Object.values(fuzzycards.faces).map(({ name, code }) => [name, code])
);
({
  rules: withTrialCards(),
  places: perPosition((slot) => ({ zone: "field", slot })),
  situations: {
    ...Object.fromEntries(
      PHASES.map((phase) => [phase, (play, seat) => beginPhase(play, seat, phase)])
    )
  },
  phrases: [
    { says: "ends the phase", id: "end" },
    ...atNobody("plays {card}", "play {card}"),
    ...atNobody("uses {card}", "use {card} 0"),
    ...atTarget("plays {card}", "play {card}"),
    { says: "plays {card} with {ally} at {foe}", id: "play {card} ally={ally} foe={foe}" },
    {
      says: "plays {card} to {position}",
      id: "play {card} {position}",
      words: perPosition(slotName)
    },
    { says: "plays {card} on {hero}", id: "play {card} {hero}" },
    { says: "plays {card}", id: "play {card}" },
    ...atTarget("uses {card}", "use {card} 0"),
    ...atTarget("uses {card} secondly", "use {card} 1"),
    { says: "uses {card}", id: "use {card} 0" },
    { says: "attacks life with {card}", id: "attack {card} life" },
    { says: "attacks {target} with {card}", id: "attack {card} {target}" },
    { says: "stays", id: "stay" },
    ...[1, 2, 3, 4, 5, 6].map(moves),
    { says: "crosses the bridge", id: "bridge" },
    { says: "keeps", id: "keep" },
    { says: "redraws", id: "redraw" },
    { says: "goes first", id: "first" },
    { says: "goes second", id: "second" },
    { says: "takes {face}", id: "take {face}", words: CODES },
    { says: "takes nothing", id: "nothing", when: ["search"] },
    { says: "says yes", id: "yes" },
    { says: "says no", id: "no" },
    { says: "discards {cards...}", id: "{cards}", when: ["discard"] },
    { says: "chooses {card}", id: "{card}", when: ["target"] },
    { says: "chooses {cards...}", id: "{cards}", when: ["target"] }
  ],
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards: cards2 }) => [name, cards2]))
});
function beginPhase(play, seat, phase) {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, "active", seat);
  setCounter(play, 0, "phase", index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, { kind: phase, seat });
}
const game = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  CARDS,
  CARD_SETS,
  READY_DECKS,
  advise,
  checkDeck,
  fuzzycards,
  readCardFile,
  readDeckList
}, Symbol.toStringTag, { value: "Module" }));
const released = released$1("Fuzzycards", fuzzycards, game);
export {
  released
};
