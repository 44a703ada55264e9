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
function zoneAt(rules2, at) {
  const zone = rules2.zones[zoneOf(at)];
  invariant(zone, () => `${rules2.id} has no zone '${zoneOf(at)}'`);
  return zone;
}
function isAmong(knowers, at, viewer) {
  if (viewer === "house" || knowers === "all") return true;
  return knowers === "owner" && holderOf(at) === String(viewer);
}
const seesFaces = (rules2, at, viewer) => isAmong(zoneAt(rules2, at).faces, at, viewer);
const seesIds = (rules2, at, viewer) => isAmong(zoneAt(rules2, at).ids, at, viewer);
const idFamily = (rules2, at) => zoneAt(rules2, at).ids === "all" ? "c" : `${zoneOf(at)}${holderOf(at)}-`;
const HIDDEN_ID = /^(.+?)(c?\d+)-\d+$/;
function mayKnowId(rules2, word2, viewer) {
  const [, zone, holder] = HIDDEN_ID.exec(word2) ?? [];
  if (zone === void 0 || holder === void 0 || !rules2.zones[zone]) return true;
  return seesIds(rules2, place(zone, holder), viewer);
}
function sideOf(state, card2) {
  const seat = seatAt(card2.place);
  if (seat !== void 0) return seat;
  const bearer = state.cards[holderOf(card2.place)];
  return bearer ? sideOf(state, bearer) : 0;
}
function readingProblem(rules2, name, value) {
  const values = Object.hasOwn(rules2.options, name) ? rules2.options[name] ?? [] : [];
  if (values.includes(value)) return void 0;
  const words2 = values.map((each) => JSON.stringify(each)).join(", ");
  const reads = rules2.freeOptions?.[name];
  if (!reads) return `The option '${name}' is one of ${words2}.`;
  const problem2 = reads(rules2, value);
  return problem2 && `The option '${name}' is one of ${words2}, or ${problem2}`;
}
const mostSeats = (rules2, options) => rules2.mostSeats?.(options) ?? rules2.maxSeats;
const PLAIN$1 = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309d-\u30ff\u4e00-\u9fef\uac00-\ud7a3]*$/;
const isPlainLine = (text2) => PLAIN$1.test(text2) && text2.trim() === text2;
function match(decision, choice) {
  const { options, seat, kind } = decision;
  if (options.pick === "number") {
    const fits2 = Number.isSafeInteger(choice) && choice >= options.min && choice <= options.max;
    return fits2 ? { seat, kind, chosen: [], number: choice, words: "" } : void 0;
  }
  if (options.pick === "words") {
    const fits2 = isWritten(options, choice);
    return fits2 ? { seat, kind, chosen: [], number: 0, words: choice } : void 0;
  }
  const ids = typeof choice === "string" ? [choice] : choice;
  if (!Array.isArray(ids) || new Set(ids).size !== ids.length) return void 0;
  if (!fitsInNumber(options, ids.length, typeof choice === "string")) return void 0;
  const chosen2 = [];
  for (const id of ids) {
    const option = options.from.find((offered2) => offered2.id === id);
    if (!option) return void 0;
    chosen2.push(option);
  }
  return { seat, kind, chosen: chosen2, number: 0, words: "" };
}
const isWritten = ({ min, max }, choice) => typeof choice === "string" && choice.length >= min && choice.length <= max && isPlainLine(choice);
function fitsInNumber(options, count, isOne) {
  switch (options.pick) {
    case "one":
      return isOne;
    case "order":
      return !isOne && count === options.from.length;
    case "some":
      return !isOne && count >= options.min && count <= options.max;
  }
}
const exactly = (count, ids) => ({
  ...{ pick: "some", from: ids.map((id) => ({ id, card: id })), min: count, max: count }
});
const oneOf$5 = (...ids) => ({
  pick: "one",
  from: ids.map((id) => ({ id }))
});
function valueOf(reading, id, what) {
  const card2 = cardOf(reading.state, id);
  return ownValueOf(reading, card2, what) + (reading.rules.lasting?.(reading, card2, what) ?? 0);
}
function ownValueOf({ rules: rules2, state }, card2, what) {
  const face = rules2.faces[card2.face];
  invariant(face, () => `no printed card '${card2.face}' in ${rules2.id}`);
  let value = rules2.baseValue(card2, face, what);
  let added = 0;
  for (const modifier of state.modifiers) {
    if (modifier.card !== card2.id || modifier.what !== what) continue;
    if (modifier.sets) value = modifier.by;
    else added += modifier.by;
  }
  return value + added;
}
function select(reading, selector2, from) {
  const { state, rules: rules2 } = reading;
  const zone = selector2["zone"] ?? rules2.tableZone;
  const found2 = [];
  const search2 = (at) => {
    for (const id of cardsIn(state, at)) {
      if (fits(reading, cardOf(state, id), selector2, from)) found2.push(id);
    }
  };
  for (let seat = 0; seat <= state.seats; seat += 1) search2(place(zone, seat));
  if (zone === rules2.tableZone) return found2;
  for (let seat = 0; seat <= state.seats; seat += 1) {
    for (const id of cardsIn(state, place(rules2.tableZone, seat))) search2(place(zone, id));
  }
  return found2;
}
function targets(reading, choosing2, by) {
  const { rules: rules2, state } = reading;
  const { from, things: things2 } = choosing2;
  if (things2 !== void 0) {
    const named2 = rules2.things?.[things2];
    invariant(named2, `${rules2.id} has no things called '${things2}'`);
    return named2(reading, choosing2, by);
  }
  return select(reading, from, by).filter(
    (id) => rules2.mayTarget?.(reading, cardOf(state, id), by) ?? true
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
const amountMeant = (reading, { amount: amount2 }, effect) => Math.max(0, amountOf(reading, amount2, effect));
function holds(reading, condition2, from) {
  if (!condition2) return true;
  const { count, counter, of, atLeast, atMost: atMost2 } = condition2;
  const numbers = [];
  if (count) numbers.push(select(reading, count, from).length);
  if (counter) numbers.push(seatCounter(reading.state, seatMeant(reading, of, from), counter));
  return numbers.every((n) => n >= (atLeast ?? n) && n <= (atMost2 ?? n));
}
function seatMeant(reading, of, from) {
  if (of !== "opponent") return from.controller;
  invariant(reading.state.seats === 2, "there is one opponent only at a table of two");
  return 3 - from.controller;
}
function cardsMeant(reading, instruction2, effect) {
  const { to: to2 } = instruction2;
  if (to2 === void 0) return [];
  return typeof to2 === "string" ? cardsNamed(reading, to2, effect) : select(reading, to2, effect);
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
function abilityOf$1(reading, { face, ability: ability2 }) {
  const found2 = reading.rules.faces[face]?.abilities[ability2];
  invariant(found2, `no ability ${ability2} on '${face}'`);
  return found2;
}
function breakOff(play, effect) {
  effect.at = abilityOf$1(play, effect).does.length;
}
const effectStep = {
  open: ["card", "face", "ability", "controller", "it", "stage", "at", "chosen"],
  proceed(play, frame) {
    const ability2 = abilityOf$1(play, frame);
    switch (frame.stage) {
      case "begin":
        return begin$3(play, frame, ability2);
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
    const choosing2 = abilityOf$1(play, frame).choose?.[frame.at];
    invariant(choosing2, "an effect that asks for a target chooses one");
    return optionsOf(play, frame, choosing2);
  },
  answered(play, frame, { kind, chosen: chosen2 }) {
    if (kind === "may") {
      if (chosen2[0]?.id !== "yes") decline(frame, abilityOf$1(play, frame));
      return;
    }
    const choosing2 = abilityOf$1(play, frame).choose?.[frame.at];
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
function begin$3(play, frame, ability2) {
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
const doesWhatItCan = ({ rules: rules2 }) => rules2.shortOfTargets === "what-it-can";
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
  for (const { code, abilities: abilities2 } of Object.values(faces)) {
    for (const what of valuesNamed(abilities2)) {
      const byCode2 = byValue.get(what) ?? /* @__PURE__ */ new Map();
      byValue.set(what, byCode2.set(code, changesOf$1(abilities2, what)));
    }
  }
  return byValue;
});
const valuesNamed = (abilities2) => new Set(abilities2.flatMap(({ lasting = [] }) => lasting.map(({ what }) => what)));
const changesOf$1 = (abilities2, what) => abilities2.flatMap(({ when, lasting = [] }, ability2) => {
  const changes2 = lasting.filter((change) => change.what === what);
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
  const { rules: rules2 } = reading;
  const printed = facesChanging(rules2, what).get(from.face);
  if (!printed || !rules2.hasAbilities(reading, from)) return NOTHING$2;
  const controller = rules2.controllerOf(reading, from);
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
  const { rules: rules2, state } = reading;
  if (facesChanging(rules2, what).size === 0) return NONE$1;
  let index = indexes.get(state);
  if (index?.faces !== rules2.faces) indexes.set(state, index = indexOf(reading));
  return index.byValue.get(what) ?? NONE$1;
}
const NONE$1 = [];
const NOTHING$1 = [];
function indexOf(reading) {
  const { rules: rules2 } = reading;
  const changed = valuesChanged(rules2);
  const byValue = /* @__PURE__ */ new Map();
  for (const card2 of rules2.lastingCards?.(reading) ?? NONE$1) {
    for (const what of changed.get(card2.face) ?? NOTHING$1) {
      const known = byValue.get(what);
      if (known) known.push(card2);
      else byValue.set(what, [card2]);
    }
  }
  return { faces: rules2.faces, byValue };
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
    add(sum, words(wording, ["change", index, card2, what, by, sets ?? false, until, giver]));
  });
  add(sum, `underway ${words(wording, state.stack)}`);
  if (state.pending.length > 0) add(sum, `pending ${words(wording, state.pending)}`);
  return `${(sum[0] >>> 0).toString(36)}.${(sum[1] >>> 0).toString(36)}`;
}
function whereOf(state, id) {
  const card2 = state.cards[id];
  if (!card2) return id;
  const among2 = state.places[card2.place] ?? [];
  return `${renamed(state, card2.place)}#${among2.lastIndexOf(id)}`;
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
    if (!isApart$1(what, apart)) add(sum, `${whose2} ${what}=${counters[what]}`);
  }
}
const isApart$1 = (what, apart) => apart.some((word2) => what === word2 || word2.endsWith(" ") && what.startsWith(word2));
function words(wording, value) {
  if (typeof value === "string") {
    const isOneWord = !value.includes(" ") && !value.includes("=") && !value.includes(",");
    return isOneWord ? word(wording, value) : value.split(APART).map((w) => word(wording, w)).join("");
  }
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => words(wording, each)).join(";")}]`;
  const fields = value;
  if (typeof fields["id"] === "string") number(wording, fields["id"]);
  let line = "{";
  for (const field2 of Object.keys(fields).sort()) {
    line += `${field2}:${words(wording, fields[field2])};`;
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
  const { times, since, acts } = watch.visits[watch.now] ?? first(watch);
  watch.visits[watch.now] = { times: times + 1, since, acts };
}
const first = ({ acts }) => ({ times: 0, since: acts, acts: [] });
const visitsNow = ({ watch }) => watch?.visits[watch.now];
const isTooOften = (visits) => visits !== void 0 && visits.times >= TOO_OFTEN;
function isForcedLoop(state) {
  const visits = visitsNow(state);
  return isTooOften(visits) && visits.since === state.watch?.acts;
}
function noteAct(play, { seat, kind }, choice) {
  const { repetition } = play.rules;
  if (!repetition) return;
  const { within, apart, passing } = repetition;
  if (!play.state.watch && !repetition.begins(play, choice)) return;
  if (!play.state.watch) write(play, { kind: "watched", within, apart });
  if (passing[kind] === void 0 || choice === passing[kind] || typeof choice !== "string") return;
  write(play, { kind: "acted", seat, act: actOf(play, choice) });
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
function isRepeated(reading, seat, choice) {
  const visits = visitsNow(reading.state);
  return isTooOften(visits) && visits.acts.includes(`${seat} ${actOf(reading, choice)}`);
}
const actOf = (reading, choice) => choice.split(APART).map((word2) => {
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
function counted$1(state, { seat, what, to: to2 }) {
  if (seat === 0) {
    state.table = withCount(state.table, what, to2);
    forgetSituations(state, what);
  } else state.players[seat] = withCount(playerOf(state, seat), what, to2);
}
function marked(state, { card: id, mark: mark2, to: to2 }) {
  const card2 = cardOf(state, id);
  card2.marks = withCount(card2.marks, mark2, to2);
  if (state.watch) forgetPile(state.places[card2.place]);
}
function slotted(state, { card: card2, slot }) {
  const slotted2 = cardOf(state, card2);
  slotted2.slot = slot;
  if (state.watch) forgetPile(state.places[slotted2.place]);
}
function withCount(counters, what, to2) {
  if (to2 !== 0) {
    counters[what] = to2;
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
function stocked(state, { owner, to: to2, faces, family }) {
  forgetSources(state);
  const ids = state.places[to2] ??= [];
  if (state.watch) forgetPile(ids);
  for (const face of faces) {
    const id = nextId(state, family);
    takeId(state, id);
    state.cards[id] = { id, face, owner, place: to2, slot: 0, marks: {} };
    ids.push(id);
  }
}
function moved(state, { card: id, as, from, to: to2, slot, under }) {
  forgetSources(state);
  const card2 = cardOf(state, id);
  invariant(card2.place === from, () => `${id} is at ${card2.place}, not at ${from}`);
  leave$1(state, from, id);
  const ids = state.places[to2] ??= [];
  if (state.watch) forgetPile(ids);
  if (under) ids.unshift(as);
  else ids.push(as);
  if (as === id) {
    card2.place = to2;
    card2.slot = slot;
    return;
  }
  delete state.cards[id];
  takeId(state, as);
  state.cards[as] = { id: as, face: card2.face, owner: card2.owner, place: to2, slot, marks: {} };
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
  for (const { code, abilities: abilities2 } of Object.values(faces)) {
    for (const { timing } of abilities2) {
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
  const abilities2 = play.rules.faces[card2.face]?.abilities ?? [];
  abilities2.forEach((ability2, index) => {
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
  const told2 = {};
  for (const name in fields) told2[name] = fields[name];
  const fact = Object.assign(told2, { kind: "happened", what });
  write(play, fact);
  notice(play, fact);
}
function push(play, frame) {
  play.state.stack.push(frame);
}
function rework(play, frame) {
  const index = play.state.stack.indexOf(frame);
  invariant(index >= 0, `the frame '${frame.kind}' is not on the stack`);
  play.floor = Math.min(play.floor, index);
  return frame;
}
function pickByChance(play, of) {
  const index = play.chance.pick(of, play.state.draws);
  invariant(isWithin(index, 0, of - 1), `chance picks ${index} of ${of}`);
  write(play, { kind: "picked", of, index });
  return index;
}
function setCounter(play, seat, what, to2) {
  const before = seat === 0 ? tableCounter(play.state, what) : seatCounter(play.state, seat, what);
  if (before !== to2) write(play, { kind: "counted", seat, what, to: to2 });
}
function end(play, outcome) {
  if (play.state.outcome === null) write(play, { kind: "ended", outcome });
}
function endAsLoop(play) {
  const { rules: rules2, state } = play;
  end(play, { places: rules2.placesNow?.(state) ?? [seatsOf(state)], reason: "draw-by-loop" });
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
        resolve$2(play, frame);
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
function resolve$2(play, frame) {
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
    const [first2, ...rest2] = frame.queue;
    if (!first2) return "done";
    const { pause: pause2 } = play.rules.triggers;
    if (pause2 && play.facts.length > pause2.afterFacts) {
      return [{ seat: pause2.seat(play.state), kind: GO_ON }];
    }
    frame.queue = rest2;
    frame.resolved += 1;
    const limit = limitOf(play);
    if (frame.resolved > limit) {
      cut(play, limit);
      return "done";
    }
    begin$2(play, first2);
    return "on";
  },
  openChoices: [GO_ON],
  options(_, frame, { seat, kind }) {
    if (kind === GO_ON) return oneOf$5(GO_ON);
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
function limitOf({ rules: rules2, state }) {
  const { limit = Infinity } = rules2.triggers;
  return typeof limit === "function" ? limit(state) : limit;
}
function cut(play, limit) {
  const { lapse } = play.rules.triggers;
  if (!lapse) return endAsLoop(play);
  play.state.pending = [];
  lapse(play, limit);
}
function begin$2(play, trigger) {
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
    const rules2 = windowRulesOf(play);
    if (play.rules.triggers.begin && resolveTriggers(play)) return "on";
    if (frame.items.length === 0 && rules2.closes?.(play.state)) return "done";
    if (frame.passes < seatsAsked(rules2, play)) return [{ seat: frame.priority, kind: "respond" }];
    const top2 = frame.items.pop();
    if (top2 === void 0) return "done";
    startRound(rules2, play, frame);
    rules2.resolve(play, top2);
    return "on";
  },
  options(play, frame, { seat }) {
    return {
      pick: "one",
      from: [...windowRulesOf(play).responses(play, seat, frame), PASS]
    };
  },
  answered(play, frame, { seat, chosen: [option] }) {
    const rules2 = windowRulesOf(play);
    if (!option || option.id === PASS.id) {
      frame.passes += 1;
      frame.priority = rules2.after(play.state, seat);
      return;
    }
    const item = rules2.announce(play, seat, option);
    if (item !== void 0) frame.items.push(item);
    const next = item === void 0 ? rules2.askedAfter?.(play, seat, option) : void 0;
    if (next === "same") return;
    startRound(rules2, play, frame);
    if (next !== void 0) frame.priority = next;
  },
  left(play, frame, seat) {
    const rules2 = windowRulesOf(play);
    frame.items = frame.items.filter((item) => !rules2.belongsTo?.(item, seat));
    startRound(rules2, play, frame);
  }
};
function startRound(rules2, { state }, frame) {
  frame.passes = 0;
  frame.priority = rules2.first(state);
}
function seatsAsked(rules2, { state }) {
  const first2 = rules2.first(state);
  let count = 1;
  for (let seat = rules2.after(state, first2); seat !== first2; seat = rules2.after(state, seat)) {
    count += 1;
  }
  return count;
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
        resolve$1(play, frame.answer);
        frame.answer = null;
        return "on";
      case "resolve-act":
        resolve$1(play, frame.act);
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
function resolve$1(play, item) {
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
function stepOf(rules2, { kind }) {
  const step = allSteps(rules2.steps).get(kind);
  invariant(step, () => `${rules2.id} has no step '${kind}'`);
  return step;
}
function dropOut(play, seat) {
  const { rules: rules2, state } = play;
  invariant(rules2.left, `${rules2.id} does not say what happens when a seat leaves`);
  play.floor = 0;
  for (const frame of state.stack) {
    delete frame.asks;
    delete frame.again;
  }
  rules2.left(play, seat);
  state.pending = state.pending.filter(({ controller }) => controller !== seat);
  state.stack = state.stack.filter(
    (frame) => stepOf(rules2, frame).left?.(play, frame, seat) !== "done"
  );
}
function asksBeside({ rules: rules2, state }) {
  const { meanwhile } = rules2;
  if (!meanwhile) return [];
  const { kind } = meanwhile;
  return meanwhile.seats({ rules: rules2, state }).map((seat) => ({ seat, kind, optional: true }));
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
function resume({ rules: rules2, state }, chance) {
  const play = { rules: rules2, state, chance, facts: [], floor: 0 };
  proceed(play);
  return play.facts;
}
function run(reading, action, chance) {
  const { rules: rules2, state } = reading;
  const asked = askedOf(state, action.seat, action.decision);
  const answer = asked && match(decisionOf(reading, asked), action.choice);
  if (!answer || !asked)
    return { refusal: rules2.refuse(reading, action.seat, asked, action.choice) };
  const play = { rules: rules2, state, chance, facts: [], floor: state.stack.length - 1 };
  const frame = top(play);
  noteAct(play, asked, action.choice);
  if (isBeside(rules2, asked)) interrupt(play, frame, answer);
  else takeAnswer(play, frame, asked, answer);
  proceed(play);
  return { facts: play.facts };
}
function takeAnswer(play, frame, { id }, answer) {
  const { rules: rules2 } = play;
  frame.asks = (frame.asks ?? []).filter((asked) => asked.id !== id);
  if (frame.asks.every((asked) => isBeside(rules2, asked))) delete frame.asks;
  if (stepOf(rules2, frame).answered?.(play, frame, answer) !== "done") return;
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
function leave({ rules: rules2, state }, seat, chance) {
  const play = { rules: rules2, state, chance, facts: [], floor: 0 };
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
function ask({ rules: rules2, state }, frame, asks) {
  invariant(asks.length > 0, () => `the step '${frame.kind}' waits for nobody`);
  frame.asks = [...asks, ...asksBeside({ rules: rules2, state })].map((asked) => {
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
function begin$1(rules2, seating, chance) {
  const state = emptyTable(rules2, seating);
  return { state, facts: setUp({ rules: rules2, state }, seating, chance) };
}
const emptyTable = (rules2, seating) => newState(rules2.id, seating.seats, chosenOptions(rules2, seating.options));
function setUp({ rules: rules2, state }, seating, chance) {
  const play = { rules: rules2, state, chance, facts: [], floor: 0 };
  rules2.setup(play, seating);
  return [...play.facts, ...resume({ rules: rules2, state }, chance)];
}
function chosenOptions(rules2, named2) {
  const { id, options } = rules2;
  const chosen2 = {};
  for (const [name, values] of Object.entries(options)) {
    const value = named2[name] ?? values[0];
    const isKnown = readingProblem(rules2, name, value) === void 0;
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
const text$3 = (value, path) => typeof value === "string" && value.trim() !== "" ? [] : problem$1(path, "this has to be a text");
const integer$3 = (min, max) => (value, path) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? [] : problem$1(path, `this has to be a whole number from ${min} to ${max}`);
const oneOf$4 = (noun, words2) => (value, path) => typeof value === "string" && words2.includes(value) ? [] : problem$1(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words2)}`);
function advice(written, words2) {
  if (words2.length === 0) return "none is known here";
  const [near] = typeof written === "string" ? similarNames(written, words2) : [];
  const all = quoted(words2);
  return near === void 0 ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}
const only$3 = (wanted) => (value, path) => value === wanted ? [] : problem$1(path, `this can only be ${wanted}`);
const bool$1 = (value, path) => typeof value === "boolean" ? [] : problem$1(path, "this has to be true or false");
const listOf$2 = (shape) => (value, path) => Array.isArray(value) ? value.flatMap((item, index) => shape(item, `${path}[${index}]`)) : problem$1(path, "this has to be a list");
const object$4 = (words2) => (value, path) => {
  if (!isRecord$3(value)) return problem$1(path, "this has to be an object");
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
const isRecord$3 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const shapes = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  bool: bool$1,
  integer: integer$3,
  isRecord: isRecord$3,
  listOf: listOf$2,
  object: object$4,
  oneOf: oneOf$4,
  only: only$3,
  text: text$3
}, Symbol.toStringTag, { value: "Module" }));
function readCards(json, { card: card2, between }) {
  const cardFile = object$4({ "$schema?": text$3, set: text$3, title: text$3, cards: listOf$2(card2) });
  const problems = cardFile(json, "");
  if (problems.length > 0) return { problems };
  const { set: set2, title: title2, cards: cards2 } = json;
  const wrong = between(cards2);
  return wrong.length > 0 ? { problems: wrong } : { file: { set: set2, title: title2, cards: cards2 }, problems: [] };
}
function typedCard({ types, words: words2, fits: fits2 }) {
  const type = oneOf$4("type", types);
  return (value, path) => {
    if (!isRecord$3(value)) return [{ path, says: "this has to be an object" }];
    const unknown2 = type(value["type"], `${path}.type`);
    if (unknown2.length > 0) return unknown2;
    const shape = object$4({
      ...{ code: text$3, name: text$3, type },
      ...words2(String(value["type"])),
      "flavour?": text$3
    });
    const wrong = shape(value, path);
    return wrong.length > 0 ? wrong : fits2(value, path);
  };
}
function foundTwice(cards2, wordsOf) {
  const seen = /* @__PURE__ */ new Map();
  return cards2.flatMap(
    (entry, index) => wordsOf(entry).flatMap((word2) => {
      const earlier = seen.get(word2);
      if (earlier === void 0) seen.set(word2, index);
      const says = `cards[${earlier}] has the ${word2} already`;
      return earlier === void 0 ? [] : [{ path: `cards[${index}]`, says }];
    })
  );
}
function modify(play, card2, change) {
  const { place: place2 } = cardOf(play.state, card2);
  const id = nextId(play.state, modifierFamily(play.rules, place2));
  write(play, { kind: "modified", place: place2, modifier: { id, card: card2, ...change } });
}
const modifierFamily = (rules2, at) => zoneAt(rules2, at).ids === "all" ? "m" : `m-${idFamily(rules2, at)}`;
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
function stock(play, to2, owner, faces) {
  write(play, { kind: "stocked", owner, to: to2, faces, family: idFamily(play.rules, to2) });
}
function move(play, id, to2, how = {}) {
  const { state } = play;
  const { face, place: from } = cardOf(state, id);
  const as = how.sameObject ? id : nextId(state, idFamily(play.rules, to2));
  if (!how.sameObject) endModifiersOn(play, id);
  const fact = { kind: "moved", card: id, as, face, from, to: to2, slot: how.slot ?? 0 };
  write(play, how.under ? { ...fact, under: true } : fact);
  return as;
}
function moveAll(play, from, to2) {
  for (const id of [...cardsIn(play.state, from)]) move(play, id, to2);
}
function shuffle(play, at) {
  const { length } = cardsIn(play.state, at);
  const order2 = play.chance.shuffle(length, play.state.draws, at);
  invariant(isPermutation(order2, length), `chance gave no order of ${length} cards`);
  write(play, { kind: "shuffled", place: at, order: order2 });
}
const topOf = (state, at) => cardsIn(state, at).at(-1);
function draw(play, from, to2, count) {
  for (let taken = 0; taken < count; taken += 1) {
    const top2 = topOf(play.state, from);
    if (top2 === void 0) return taken;
    move(play, top2, to2);
  }
  return count;
}
function pickCards(play, from, count, each) {
  for (let left2 = count; left2 > 0; left2 -= 1) {
    const cards2 = cardsIn(play.state, from);
    if (cards2.length === 0) return;
    each(cards2[pickByChance(play, cards2.length)]);
  }
}
function mark(play, id, name, to2) {
  const card2 = cardOf(play.state, id);
  if (markOf(card2, name) === to2) return;
  write(play, { kind: "marked", card: id, place: card2.place, mark: name, to: to2 });
}
function reslot(play, id, slot) {
  const card2 = cardOf(play.state, id);
  if (card2.slot !== slot) write(play, { kind: "slotted", card: id, place: card2.place, slot });
}
function show(play, to2, at, ids) {
  const faces = ids.map((id) => cardOf(play.state, id).face);
  write(play, { kind: "shown", seat: to2, place: at, faces });
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
  const writeDeckJson = (codes) => counted(codes).map(({ count, card: card2 }) => ({ count, card: names.get(card2) ?? card2 }));
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
    writeDeckList: (codes) => writeDeckJson(codes).map(({ count, card: card2 }) => `${count} ${card2}
`).join(""),
    writeDeckJson
  };
}
function counted(codes) {
  const counts = /* @__PURE__ */ new Map();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([card2, count]) => ({ count, card: card2 }));
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
  const [, count, card2] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(words2) ?? [];
  if (count !== void 0) return { count: Number(count), card: card2 };
  return `'${shown(words2)}' is no line of a deck list; write it like '3 ${example}'.`;
}
function entryOfJson(value, example) {
  if (typeof value === "object" && value !== null && "count" in value && "card" in value) {
    return value;
  }
  return `An entry is written { "count": 3, "card": "${example}" }.`;
}
function codesOf({ byWord, cards: cards2, maxCount }, entry) {
  const count = Number(entry.count);
  if (!Number.isInteger(entry.count) || count < 1 || count > maxCount) {
    return `A count is a whole number from 1 to ${maxCount}.`;
  }
  const word2 = String(entry.card).trim().replace(/\s+/g, " ").toLowerCase();
  const code = byWord.get(word2);
  if (code !== void 0) return Array.from({ length: count }, () => code);
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
function discarding(rules2) {
  return { discard: verbFor(rules2), discardStep: stepFor$1(rules2) };
}
const verbFor = ({ kind, together, seats }) => (play, effect, instruction2) => {
  const count = amountMeant(play, instruction2, effect);
  const waiting = seats(play, effect, instruction2);
  const frame = { kind, count, waiting, ...together ? { chosen: [] } : {} };
  if (count > 0) push(play, frame);
};
const stepFor$1 = ({ from, together, discard: discard2 }) => ({
  open: ["count", "waiting"],
  proceed(play, frame) {
    const holds2 = (seat2) => cardsIn(play.state, place(from, seat2)).length > 0;
    if (!together) frame.waiting = frame.waiting.filter(holds2);
    const [seat] = frame.waiting;
    if (seat !== void 0) return [{ seat, kind: "discard" }];
    for (const each of frame.chosen ?? []) discard2(play, each.seat, each.cards);
    return "done";
  },
  options({ state }, { count }, { seat }) {
    const cards2 = cardsIn(state, place(from, seat));
    return exactly(Math.min(count, cards2.length), cards2);
  },
  answered(play, frame, { seat, chosen: chosen2 }) {
    const cards2 = chosen2.map(({ id }) => id);
    frame.waiting = frame.waiting.slice(1);
    if (frame.chosen) frame.chosen = [...frame.chosen, { seat, cards: cards2 }];
    else discard2(play, seat, cards2);
  },
  left(_, frame, seat) {
    frame.waiting = frame.waiting.filter((each) => each !== seat);
  }
});
const order$1 = (text2) => ({ order: text2 });
const capital = (text2) => `${text2.charAt(0).toUpperCase()}${text2.slice(1)}`;
const cards$7 = ({ number: number2 }) => `${number2} ${number2 === "1" ? "card" : "cards"}`;
const cardsByChance$1 = (said) => `${cards$7(said)} chosen at random`;
const seatDoes$1 = (called) => (you, they, what) => (said) => {
  const { who } = said.instruction;
  if (typeof who !== "string" || who === "you") return order$1(`${you} ${what(said)}`);
  return { statement: `${called(who)} ${they} ${what(said)}` };
};
const gets$1 = ({ to: to2, change }) => ({
  statement: `${to2.subject} ${to2.many ? "get" : "gets"} ${change}`
});
const ownersOf$1 = ({ many }, pile2, piles2 = `${pile2}s`) => many ? `their owners' ${piles2}` : `its owner's ${pile2}`;
const signed = (by) => by.startsWith("-") ? by : `+${by}`;
const stat$1 = (name) => ({
  ...{ name, change: (by) => `${signed(by)} ${name}` }
});
const trait$1 = (name) => ({ name, change: () => name });
const side = (theirs, enemy) => (wanted, { elsewhere }) => {
  if (wanted === "yours") return elsewhere ? { whose: "your" } : { yours: true };
  return elsewhere ? { whose: theirs } : { before: enemy };
};
const inPile$1 = (pile2) => (whose2) => `in ${whose2 || "a"} ${pile2}`;
const phrases = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  capital,
  cards: cards$7,
  cardsByChance: cardsByChance$1,
  gets: gets$1,
  inPile: inPile$1,
  order: order$1,
  ownersOf: ownersOf$1,
  seatDoes: seatDoes$1,
  side,
  signed,
  stat: stat$1,
  trait: trait$1
}, Symbol.toStringTag, { value: "Module" }));
function wordsFor(table, kind, word2) {
  const found2 = Object.hasOwn(table, word2) ? table[word2] : void 0;
  invariant(found2 !== void 0, `there are no words for the ${kind} '${word2}'`);
  return found2;
}
const SMALL_NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const inWords = (count) => SMALL_NUMBERS[count] ?? String(count);
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
function groupChosen(words2, { from, things: things2 }, face) {
  if (things2 === void 0) return groupOf(words2, from, face);
  return groupOf({ ...words2, card: wordsFor(words2.things ?? {}, "things", things2) }, from, face);
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
function referTo(to2, speaking) {
  if (to2 === void 0) return NOBODY;
  if (typeof to2 === "string") return refer(to2, speaking);
  return byName(eachOf(groupOf(speaking.words, to2, speaking.face)), false);
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
  const clear = ability2.does.slice(0, at).every(({ to: to2 }) => to2 === name);
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
  const { count, counter, of } = condition2;
  const parts = [];
  if (count) parts.push(sayCount(groupOf(words2, count, face), condition2));
  if (counter) {
    const name = wordsFor(words2.counters, "counter", counter);
    const who = of === "opponent" ? "your opponent has" : "you have";
    parts.push(`${who} ${sayBounds(condition2)} ${name}`);
  }
  return parts.join(" and ");
}
function sayCount(group, condition2) {
  const { atLeast, atMost: atMost2 } = condition2;
  const none = atMost2 === 0;
  if (group.is) return none ? denied(group.is) : `${group.is.name} ${group.is.traits}`;
  const many = others(group, group.many);
  const [has2, have] = group.yours ? ["you have", "you have"] : ["there is", "there are"];
  if (none) return `${have} no ${many}`;
  if (atLeast === 1 && atMost2 === void 0) return `${has2} ${anyOf({ ...group, yours: false })}`;
  const onlyOne = (atMost2 ?? atLeast) === 1 && (atLeast ?? 1) === 1;
  const noun = onlyOne ? others(group, group.one) : many;
  return `${onlyOne ? has2 : have} ${sayBounds(condition2)} ${noun}`;
}
const denied = ({ name, traits }) => traits.startsWith("is ") ? `${name} is not ${traits.slice("is ".length)}` : `${name} does not have ${traits.slice("has ".length)}`;
function sayBounds({ atLeast, atMost: atMost2 }) {
  if (atMost2 === void 0) return `at least ${atLeast ?? 0}`;
  if (atLeast === void 0) return `at most ${atMost2}`;
  return atLeast === atMost2 ? `exactly ${atMost2}` : `${atLeast} to ${atMost2}`;
}
function sayInstruction(instruction2, speaking) {
  const { words: words2 } = speaking;
  const { verb, what, until } = instruction2;
  const { number: number2, each, where } = sayAmount(amountSaid(instruction2), speaking);
  const to2 = referTo(instruction2.to, speaking);
  const change = typeof what === "string" ? wordsFor(words2.values, "value", what).change(number2) : "";
  const sought2 = typeof instruction2["for"] === "object" ? seek(instruction2, speaking) : "";
  const said = { instruction: instruction2, number: number2, to: to2, change, sought: sought2 };
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
  for (const lasting of speaking.ability.lasting ?? []) {
    const holders = sayHolders(lasting, speaking);
    changes2.set(holders, [...changes2.get(holders) ?? [], sayChange(lasting, speaking)]);
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
  const said = parts.map(([part, count]) => wordsFor(words2.costs, "cost", part)(count));
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
    (choice) => someOf(groupChosen(words2, choice, face), choice.min, choice.max)
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
const asSentence = (text2) => `${capital(text2)}${text2.endsWith(":") ? "" : "."}`;
function sayCard(words2, face) {
  return [
    ...sayPrinted(words2, face),
    ...face.abilities.map((ability2) => sayAbility(words2, face, ability2))
  ];
}
const cardText = ({ cardWords }, face) => cardWords ? sayCard(cardWords, face) : [];
function sayPrinted(words2, face) {
  const bearer = words2.bearerOf?.(face);
  if (bearer === void 0) {
    const keywords2 = changes(words2, face.keywords).map((keyword) => `${keyword}.`);
    return keywords2.length > 0 ? [keywords2.join(" ")] : [];
  }
  const given = changes(words2, { ...face.stats, ...face.keywords });
  return given.length > 0 ? [`${capital(bearer)} has ${listed(given)}.`] : [];
}
const changes = (words2, values) => Object.entries(values).map(
  ([what, by]) => wordsFor(words2.values, "value", what).change(String(by))
);
const listed = (items) => items.length > 2 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join(" and ");
function addedToCard(reading, card2, what) {
  let sum = 0;
  for (const source of sourcesOf(reading, what)) sum += lastingFrom(reading, source, card2, what);
  return sum;
}
function addedForSeat(reading, seat, { what, word: word2 }) {
  let sum = 0;
  for (const source of sourcesOf(reading, what)) {
    for (const { change, effect } of lastingOf$1(reading, source, what)) {
      const isMeant2 = concerns(change.on[word2], effect.controller, seat);
      if (isMeant2) sum += amountOf(reading, change.by, effect);
    }
  }
  return sum;
}
function concerns(whose2, controller, seat) {
  if (whose2 === void 0 || whose2 === "each") return whose2 === "each";
  return whose2 === "you" === (seat === controller);
}
function searching(rules2) {
  return { search: search$1, searchStep: stepFor(rules2) };
}
const search$1 = (play, { card: card2, controller }, instruction2) => {
  const wanted = instruction2["for"] ?? {};
  const frame = { kind: "search", seat: controller, by: card2, wanted };
  push(play, frame);
};
const NOTHING = { id: "nothing" };
const stepFor = (rules2) => ({
  open: ["seat", "by", "wanted"],
  proceed: (_, { seat }) => [{ seat, kind: "search" }],
  options: (reading, frame) => ({
    pick: "one",
    from: [...optionsAsPrinted(reading, found(reading, rules2, frame)), NOTHING]
  }),
  answered(play, frame, { chosen: [choice] }) {
    const { seat } = frame;
    const card2 = cardAsPrinted(play, found(play, rules2, frame), choice);
    if (card2 !== void 0) take(play, rules2, frame, card2);
    shuffle(play, place(rules2.from, seat));
    tell(play, rules2.story, { seat, taken: card2 === void 0 ? 0 : 1 });
    rules2.after?.(play);
    return "done";
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
});
function found(reading, { from }, { seat, by, wanted }) {
  return cardsIn(reading.state, place(from, seat)).filter(
    (id) => fits(reading, cardOf(reading.state, id), wanted, { card: by, controller: seat })
  );
}
function take(play, rules2, { seat, wanted }, card2) {
  const to2 = place(rules2.to, seat);
  const id = move(play, card2, to2);
  const isRestricted = Object.keys(wanted).length > 0;
  if (isRestricted || rules2.shows === "always") show(play, 0, to2, [id]);
}
const MAX_TARGETINGS = 200;
const NONE = "none";
function targetings(reading, ability2, effect) {
  let ways = [""];
  for (const choosing2 of ability2.choose ?? []) {
    const sets = subsets(targets(reading, choosing2, effect), choosing2);
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
function subsets(ids, { min, max }) {
  const fits2 = (set2) => set2.length >= min;
  let sets = [[]];
  for (const id of ids) {
    if (sets.filter(fits2).length >= MAX_TARGETINGS) break;
    sets = [...sets, ...sets.filter((set2) => set2.length < max).map((set2) => [...set2, id])];
  }
  return sets.filter(fits2);
}
function see(rules2, fact, viewer) {
  if (viewer === "house") return whole(fact);
  switch (fact.kind) {
    case "moved":
      return seeMoved(rules2, fact, viewer);
    case "stocked":
      return seeStocked(rules2, fact, viewer);
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
      return rules2.openCounters.includes(fact.what) ? whole(fact) : void 0;
    case "marked":
    case "slotted":
      return seesIds(rules2, fact.place, viewer) ? whole(fact) : void 0;
    case "happened":
      return seeHappened(rules2, fact, viewer);
    case "paused":
      return seePaused(rules2, fact, viewer);
    case "rolled":
    case "ruled":
    case "watched":
    case "acted":
    case "ended":
      return whole(fact);
    case "modified":
    case "unmodified":
      return seesIds(rules2, fact.place, viewer) ? whole(fact) : void 0;
  }
}
function seeStocked(rules2, fact, viewer) {
  const { kind, owner, to: to2, faces } = fact;
  return viewer === owner || seesFaces(rules2, to2, viewer) ? { kind, owner, to: to2, faces } : { kind, owner, to: to2, count: faces.length };
}
function seeMoved(rules2, fact, viewer) {
  const { kind, card: card2, as, face, from, to: to2, slot, under } = fact;
  const seesLeft = seesIds(rules2, from, viewer);
  const seesCome = seesIds(rules2, to2, viewer);
  const seesFace = seesFaces(rules2, from, viewer) || seesFaces(rules2, to2, viewer);
  if (seesLeft && seesCome && seesFace) return whole(fact);
  const fields = { kind, from, to: to2, slot };
  if (under) fields["under"] = true;
  if (seesLeft) fields["card"] = card2;
  if (seesCome) fields["as"] = as;
  if (seesFace) fields["face"] = face;
  return fields;
}
const TELLS = ["kind", "what"];
const seeHappened = (rules2, fact, viewer) => only$2(rules2, fact, [TELLS, rules2.stories[fact.what] ?? []], viewer);
function seePaused(rules2, fact, viewer) {
  const { kind, keep, frames, asked, pending } = fact;
  const seen = frames.map((frame) => seeFrame(rules2, frame, viewer));
  const isWhole = pending === void 0 && frames.every((frame, index) => frame === seen[index]);
  return isWhole ? whole(fact) : { kind, keep, asked, frames: seen };
}
const SAYS = ["kind", "asks", "again"];
const seeFrame = (rules2, frame, viewer) => only$2(rules2, frame, [SAYS, stepOf(rules2, frame).open], viewer);
const WRITTEN = "words";
function only$2(rules2, fields, [always, open], viewer) {
  let isWhole = true;
  const seen = {};
  for (const name in fields) {
    const value = fields[name];
    if (always.includes(name)) {
      seen[name] = value;
    } else if (open.includes(name)) {
      const shown2 = name === WRITTEN ? value : withoutHiddenIds(rules2, value, viewer);
      if (shown2 !== value) isWhole = false;
      seen[name] = shown2;
    } else {
      isWhole = false;
    }
  }
  return isWhole ? fields : seen;
}
function withoutHiddenIds(rules2, value, viewer) {
  if (viewer === "house") return value;
  if (typeof value === "string") {
    if (!value.includes("-")) return value;
    return value.split(" ").every((word2) => mayKnowId(rules2, word2, viewer)) ? value : null;
  }
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? itemsWithout(rules2, value, viewer) : fieldsWithout(rules2, value, viewer);
}
function itemsWithout(rules2, items, viewer) {
  const shown2 = items.map((item) => withoutHiddenIds(rules2, item, viewer));
  return shown2.every((item, index) => item === items[index]) ? items : shown2;
}
function fieldsWithout(rules2, fields, viewer) {
  const shown2 = {};
  let isWhole = true;
  for (const name in fields) {
    const value = fields[name];
    const item = shown2[name] = withoutHiddenIds(rules2, value, viewer);
    if (item !== value) isWhole = false;
  }
  return isWhole ? fields : shown2;
}
const whole = (fact) => fact;
function view(reading, viewer) {
  const { rules: rules2, state } = reading;
  const looking = { rules: rules2, state, viewer, held: heldBy(state) };
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
    underway: state.stack.map((frame) => copy(seeFrame(rules2, frame, viewer))),
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
function openCounters({ rules: rules2, viewer }, counters) {
  const open = {};
  for (const what in counters) {
    const isOpen = viewer === "house" || rules2.openCounters.includes(what);
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
  const { state, rules: rules2 } = looking;
  const { face, slot, marks } = cardOf(state, id);
  const seen = { id, face };
  if (slot !== 0) seen.slot = slot;
  if (!isEmpty(marks)) seen.marks = { ...marks };
  if (rules2.shownValues.length > 0) seen.values = valuesOf(looking, id);
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
function rulesetOf(rules2) {
  const before = made.get(rules2);
  if (before) return before;
  const ruleset = { ...termsOf(rules2), ...runningOf(rules2), ...showingOf(rules2) };
  made.set(rules2, ruleset);
  return ruleset;
}
function termsOf(rules2) {
  const { id, minSeats, maxSeats, options, faces, leftToJudge = {} } = rules2;
  return {
    ...{ id, minSeats, maxSeats, options, faces, leftToJudge },
    mostSeats: (named2) => mostSeats(rules2, named2),
    optionProblem: (name, value) => readingProblem(rules2, name, value),
    judgeSits: (named2) => rules2.judgeSits?.(named2) === true
  };
}
const runningOf = (rules2) => ({
  begin: (seating, chance) => begin$1(rules2, seating, chance),
  newTable: (seats, options) => newState(rules2.id, seats, options),
  evolve,
  run: (state, action, chance) => run({ rules: rules2, state }, action, chance),
  goesOnWithout: rules2.left !== void 0,
  leave: (state, seat, chance) => leave({ rules: rules2, state }, seat, chance),
  stop: (state, outcome) => stop({ state }, outcome)
});
const showingOf = (rules2) => ({
  decisions: (state) => decisions({ rules: rules2, state }),
  isOpenChoice: (state, asked) => isOpenChoice(rules2, state, asked),
  isResponse: (state, asked) => isResponse({ rules: rules2, state }, asked),
  passes: PASSES,
  playedFace,
  view: (state, viewer) => view({ rules: rules2, state }, viewer),
  see: (fact, viewer) => see(rules2, fact, viewer),
  cardText: (code) => textOf(rules2, code),
  write: (state, pen) => writeState(pen, state)
});
function isOpenChoice(rules2, state, asked) {
  if (isBeside(rules2, asked)) return true;
  const frame = state.stack.at(-1);
  if (!frame) return false;
  return stepOf(rules2, frame).openChoices?.includes(asked.kind) ?? false;
}
function textOf(rules2, code) {
  const face = Object.hasOwn(rules2.faces, code) ? rules2.faces[code] : void 0;
  invariant(face, () => `${rules2.id} has no card '${code}'`);
  return cardText(rules2, face);
}
const released$1 = (title2, rules2, game2) => ({
  title: title2,
  ruleset: rulesetOf(rules2),
  readyDecks: game2.READY_DECKS,
  checkDeck: game2.checkDeck,
  ...game2.advise ? { advise: game2.advise } : {}
});
const ZONES$1 = {
  /** Flag and Buddy before they are turned up (B04). */
  covered: { faces: "owner", ids: "owner" },
  flag: { faces: "all", ids: "all" },
  buddy: { faces: "all", ids: "all" },
  deck: { faces: "nobody", ids: "nobody" },
  hand: { faces: "owner", ids: "owner" },
  gauge: { faces: "nobody", ids: "all" },
  /** Monsters, the item and set spells; which of them by their slot. */
  field: { faces: "all", ids: "all" },
  soul: { faces: "all", ids: "all" },
  /** Cards in use that have not yet taken effect (A-BFT-40). */
  declared: { faces: "all", ids: "all" },
  drop: { faces: "all", ids: "all" }
};
const covered = (seat) => place("covered", seat);
const flag = (seat) => place("flag", seat);
const buddyZone = (seat) => place("buddy", seat);
const deck = (seat) => place("deck", seat);
const hand = (seat) => place("hand", seat);
const gauge = (seat) => place("gauge", seat);
const field = (seat) => place("field", seat);
const soulOf = (card2) => place("soul", card2);
const declared = (seat) => place("declared", seat);
const drop = (seat) => place("drop", seat);
const AREAS = { left: 1, center: 2, right: 3 };
const CENTER = AREAS.center;
const ITEM = 4;
const NO_AREA = 0;
const areaNamed = (word2) => word2 in AREAS ? word2 : void 0;
const deckSize = (state, seat) => cardsIn(state, deck(seat)).length;
const gaugeSize = (state, seat) => cardsIn(state, gauge(seat)).length;
const active = (state) => tableCounter(state, "active");
const opponentOf = (seat) => 3 - seat;
const inTurnOrder = (state) => [
  active(state),
  opponentOf(active(state))
];
const isOnField = (card2) => zoneOf(card2.place) === "field";
const isInArea = (card2) => isOnField(card2) && card2.slot !== NO_AREA && card2.slot !== ITEM;
const isItem = (card2) => isOnField(card2) && card2.slot === ITEM;
const isResting = (card2) => markOf(card2, "resting") > 0;
const cardsOnField = (state, seat) => cardsIn(state, field(seat)).map((id) => cardOf(state, id));
const monstersOf = (state, seat) => cardsOnField(state, seat).filter(isInArea);
const inSlot = (state, seat, slot) => cardsOnField(state, seat).findLast((card2) => card2.slot === slot);
const isCenterEmpty = (state, seat) => inSlot(state, seat, CENTER) === void 0;
function chosenBuddy({ stack }, seat) {
  return stack[0]?.buddies?.[seat];
}
const fighterWord = (seat) => `fighter-${seat}`;
function fighterNamed(word2) {
  const [, seat] = /^fighter-(\d)$/.exec(word2) ?? [];
  return seat === void 0 ? void 0 : Number(seat);
}
const pushExchange = (play, first2) => push(play, { kind: "exchange", stage: "declared", first: first2, answer: null });
const exchangeOf = ({ stack }) => stack.findLast(({ kind }) => kind === "exchange");
const answered = (state) => {
  const exchange2 = exchangeOf(state);
  return exchange2 && exchange2.stage !== "over" ? exchange2.first : void 0;
};
const openTiming = (play, name) => {
  const actor = active(play.state);
  push(play, { kind: "play-timing", name, stage: "settle", actor, passed: 0 });
};
const timingOf = ({ stack }) => stack.findLast(({ kind }) => kind === "play-timing");
const TYPES = ["flag", "monster", "item", "spell", "impact"];
const STATS = ["size", "power", "defense", "critical"];
const KEYWORDS = [
  ...["penetrate", "counterattack", "doubleAttack", "move", "soulguard", "lifelink"],
  "lifelinkLose",
  // "Lifelink Lose": its fighter loses
  "counter",
  // [Counter]: the whole card is used at counter timings as well
  "set",
  // [Set]: stays on the field
  "buddy",
  // no monster, but may be chosen as the Buddy (R-BFT-05)
  "standIn"
  // takes the place of the Buddy's copy in a Buddy Call (R-BFT-14)
];
const TIMINGS$1 = [
  "cast",
  // what a spell or an impact does
  "act",
  // [Act]: used in the own main phase
  "counter-act",
  // [Counter] [Act]: used at counter timings
  "enters",
  // this came onto the field
  "attacks",
  // this attacks
  "attacked",
  // this is attacked; `it` is an attacker
  "deals-damage",
  // this dealt damage to a fighter
  "destroys",
  // this destroyed a monster by attacking; `it` is that monster, if it is still there
  "destroyed",
  // this was destroyed, whether it stays or not
  "leaves",
  // this left the field
  "turn-start",
  // of the own turn
  "attack-start",
  // of the own attack phase
  "battle-end",
  // of a battle in which this attacked
  "turn-end",
  // of the own turn
  "buddy-called",
  // a Buddy Call of its fighter succeeded
  "opponent-calls",
  // the opponent of its fighter called a monster
  "you-cast",
  // a spell or an impact of its fighter took effect
  "damaged",
  // its fighter was dealt damage
  "saves",
  // instead of a destruction
  "lasting"
];
const GENERIC = "Generic";
const faceOfCard = ({ rules: rules2 }, card2) => rules2.faces[card2.face];
const baseValue = (_, face, what) => face.stats[what] ?? face.keywords[what] ?? 0;
function hasAbilities(reading, card2) {
  const zone = zoneOf(card2.place);
  if (zone === "field" || zone === "flag") return true;
  return zone === "soul" && faceOfCard(reading, card2).abilities.some(({ inSoul }) => inSoul);
}
function lastingCards({ state }) {
  const found2 = [];
  const take2 = (id) => void found2.push(cardOf(state, id));
  for (const seat of seatsOf(state)) {
    for (const id of cardsIn(state, field(seat))) {
      take2(id);
      cardsIn(state, soulOf(id)).forEach(take2);
    }
    cardsIn(state, flag(seat)).forEach(take2);
  }
  return found2;
}
const valueNow = (reading, id, what) => Math.max(0, valueOf(reading, id, what));
const has = (reading, id, keyword) => valueOf(reading, id, keyword) > 0;
const fighterValue = (reading, seat, what) => addedForSeat(reading, seat, { what, word: "fighter" });
function isBuddy(reading, seat, face) {
  const chosen2 = reading.rules.faces[chosenBuddy(reading.state, seat) ?? ""];
  return chosen2?.name === face.name;
}
function fitsFlag(reading, seat, { world: world2 }) {
  if (world2 === GENERIC) return true;
  return cardsIn(reading.state, flag(seat)).some(
    (id) => faceOfCard(reading, cardOf(reading.state, id)).allows?.includes(world2)
  );
}
const hasBuddyCalled = ({ state }, seat) => seatCounter(state, seat, "buddyCalled") > 0;
function waitingBuddy({ state }, seat) {
  const [id] = cardsIn(state, buddyZone(seat));
  const card2 = id === void 0 ? void 0 : cardOf(state, id);
  return card2?.face === chosenBuddy(state, seat) ? card2 : void 0;
}
function mayBuddyCall(reading, seat, card2) {
  const buddy = waitingBuddy(reading, seat);
  if (!buddy || buddy.id === card2.id || hasBuddyCalled(reading, seat)) return false;
  return isBuddy(reading, seat, faceOfCard(reading, card2));
}
const isStandIn = (reading, card2) => (faceOfCard(reading, card2).keywords["standIn"] ?? 0) > 0;
function swapWithBuddy(play, seat, copy2) {
  const buddy = waitingBuddy(play, seat);
  setCounter(play, seat, "buddyCalled", 1);
  const { face: copyFace } = cardOf(play.state, copy2);
  tell(play, "buddy-called", { seat, face: buddy.face, copy: copyFace });
  const as = move(play, buddy.id, declared(seat));
  mark(play, move(play, copy2, buddyZone(seat)), "resting", 1);
  return as;
}
const ONCE$1 = "once ";
const USES = "uses ";
const onceMark = (ability2) => `used-${ability2}`;
const onceCounter = ({ face, ability: ability2 }) => `${ONCE$1}${face} ${ability2}`;
function isFresh({ state }, effect, { once }) {
  if (once === "fighter") return seatCounter(state, effect.controller, onceCounter(effect)) === 0;
  const card2 = state.cards[effect.card];
  return once === void 0 || !card2 || markOf(card2, onceMark(effect.ability)) === 0;
}
function useOnce(play, effect, { once }) {
  if (once === "fighter") setCounter(play, effect.controller, onceCounter(effect), 1);
  else if (once === "card" && play.state.cards[effect.card]) {
    mark(play, effect.card, onceMark(effect.ability), 1);
  }
}
const usesOf = (reading, face) => `${USES}${reading.rules.faces[face]?.name ?? face}`;
const isUsedUp = (reading, seat, face) => seatCounter(reading.state, seat, usesOf(reading, face)) >= Number(reading.state.options["useLimit"]);
function countUse(play, seat, face) {
  const counter = usesOf(play, face);
  setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + 1);
}
function forgetUses(play) {
  for (const seat of seatsOf(play.state)) {
    for (const counter of Object.keys(play.state.players[seat] ?? {})) {
      const isOfTurn = counter.startsWith(ONCE$1) || counter.startsWith(USES);
      if (isOfTurn) setCounter(play, seat, counter, 0);
    }
    for (const { id } of cardsOnField(play.state, seat)) forgetMarks(play, id);
  }
}
function forgetMarks(play, id) {
  for (const name of Object.keys(cardOf(play.state, id).marks)) {
    if (name.startsWith("used-") || name === "doubled") mark(play, id, name, 0);
  }
}
const lifeOf = (state, seat) => seatCounter(state, seat, "life");
function damage(play, { to: to2, amount: amount2, sources, cause }) {
  const lasting = Math.max(0, amount2 + fighterValue(play, to2, "damageTaken"));
  const through = behindShield(play, to2, lasting);
  if (through < amount2) tell(play, "damage-reduced", { seat: to2, by: amount2 - through });
  if (through === 0) return 0;
  setCounter(play, to2, "life", lifeOf(play.state, to2) - through);
  tell(play, "damage-dealt", { seat: to2, amount: through, sources, cause });
  return through;
}
function behindShield(play, seat, amount2) {
  const shield2 = seatCounter(play.state, seat, "shield");
  if (shield2 === 0 || amount2 === 0) return amount2;
  setCounter(play, seat, "shield", 0);
  return Math.max(0, amount2 - shield2);
}
function loseLife(play, seat, amount2) {
  if (amount2 <= 0) return;
  setCounter(play, seat, "life", lifeOf(play.state, seat) - amount2);
  tell(play, "life-lost", { seat, amount: amount2 });
}
function gainLife(play, seat, amount2) {
  if (amount2 <= 0) return;
  setCounter(play, seat, "life", lifeOf(play.state, seat) + amount2);
  tell(play, "life-gained", { seat, amount: amount2 });
}
const destroy = (play, cards2, by = []) => leaveTogether(play, cards2, { to: "drop", destroyed: true, by });
const takeOff = (play, cards2, to2) => leaveTogether(play, cards2, { to: to2, destroyed: false, by: [] });
function leaveTogether(play, cards2, how) {
  const leaving = inTurnOrder(play.state).flatMap(
    (seat) => cards2.filter((id) => isThere(play, id) && ownerNow(play, id) === seat)
  );
  happen(play, ...leaving.map((card2) => ({ kind: "leave", card: card2, ...how })));
}
function isThere({ state }, id) {
  const card2 = state.cards[id];
  return card2 !== void 0 && isOnField(card2);
}
const ownerNow = ({ state }, id) => sideOf(state, cardOf(state, id));
const leaveRule = {
  possible(reading, happening) {
    const { card: card2, destroyed, by } = happening;
    if (!isThere(reading, card2) || !destroyed) return isThere(reading, card2);
    const isSturdy = by.length === 0 && has(reading, card2, "sturdy");
    return !isSturdy && !has(reading, card2, "cannotBeDestroyed");
  },
  replacements: (reading, happening) => soulguards(reading, happening),
  resolve(play, happening) {
    const { card: card2, to: to2, destroyed, by } = happening;
    if (!isThere(play, card2)) return;
    const { owner, face } = cardOf(play.state, card2);
    if (destroyed) tell(play, "destroyed", { card: card2, face, by });
    const zone = to2 === "deck-bottom" ? "deck" : to2;
    leaveField(play, card2, place(zone, owner), to2 === "deck-bottom");
  }
};
function soulguards(reading, leaving) {
  const { card: card2 } = leaving;
  if (!isThere(reading, card2) || !has(reading, card2, "soulguard")) return [];
  const seat = ownerNow(reading, card2);
  return cardsIn(reading.state, soulOf(card2)).map((soul) => ({
    id: `soulguard ${soul}`,
    seat,
    may: true,
    instead: (play) => stay(play, leaving, soul)
  }));
}
function stay(play, { card: card2, destroyed, by }, soul) {
  const { face } = cardOf(play.state, card2);
  move(play, soul, drop(cardOf(play.state, soul).owner));
  tell(play, "saved", { card: card2, face });
  if (destroyed) tell(play, "destroyed", { card: card2, face, by });
  return null;
}
function leaveField(play, id, to2, under = false) {
  const { face } = cardOf(play.state, id);
  const seat = ownerNow(play, id);
  const lifelink = valueNow(play, id, "lifelink");
  const loses = has(play, id, "lifelinkLose");
  tell(play, "left-field", { card: id, face, seat });
  dropSoul(play, id);
  const as = move(play, id, to2, { under });
  if (loses) setCounter(play, seat, "doomed", 1);
  damage(play, { to: seat, amount: lifelink, sources: [], cause: "effect" });
  return as;
}
function dropSoul(play, id) {
  for (const soul of [...cardsIn(play.state, soulOf(id))]) {
    move(play, soul, drop(cardOf(play.state, soul).owner));
  }
}
function rest(play, id) {
  if (play.state.cards[id]) mark(play, id, "resting", 1);
}
function stand(play, id) {
  if (play.state.cards[id] && markOf(cardOf(play.state, id), "resting") > 0) {
    mark(play, id, "resting", 0);
  }
}
const MAX_GIVINGS = 60;
function canPay({ state }, seat, price2, card2) {
  const { gauge: gauge2 = 0, life = 0, soul = 0 } = price2;
  if (gauge2 > gaugeSize(state, seat) || life > lifeOf(state, seat)) return false;
  if ((price2.deck ?? 0) + soul > deckSize(state, seat)) return false;
  const source = state.cards[card2 ?? ""];
  return price2.rest === void 0 || source !== void 0 && !isResting(source);
}
function givings$1(reading, price2, effect, kept) {
  let ways = [[]];
  for (const { from, count } of price2.gives ?? []) {
    const cards2 = select(reading, from, effect).filter((id) => !kept.includes(id));
    ways = ways.flatMap((way) => {
      const free = cards2.filter((id) => !way.flat().includes(id));
      return combinations(free, count).map((ids) => [...way, ids]);
    }).slice(0, MAX_GIVINGS);
  }
  return ways;
}
function combinations(ids, count) {
  if (count === 0) return [[]];
  return ids.flatMap(
    (id, index) => combinations(ids.slice(index + 1), count - 1).map((rest2) => [id, ...rest2])
  );
}
function pay(play, seat, price2, payment) {
  const { life = 0, soul = 0 } = price2;
  for (const id of payment.gauge) move(play, id, drop(seat));
  takeTop(play, seat, drop(seat), price2.deck ?? 0);
  takeTop(play, seat, soulOf(payment.source), soul);
  loseLife(play, seat, life);
  if (price2.rest) rest(play, payment.source);
  price2.gives?.forEach(
    (gift2, index) => give$1(play, gift2, payment.gives[index] ?? [], payment.source)
  );
  if (payment.gauge.length > 0 || life > 0) {
    tell(play, "paid", { seat, gauge: payment.gauge.length, life });
  }
}
function takeTop(play, seat, to2, count) {
  for (let taken = 0; taken < count; taken += 1) {
    const top2 = topOf(play.state, deck(seat));
    if (top2 !== void 0) move(play, top2, to2);
  }
}
function give$1(play, { to: to2 }, cards2, source) {
  const guarded = [];
  for (const id of cards2) {
    const card2 = cardOf(play.state, id);
    const where = to2 === "soul" ? soulOf(source) : place(to2, card2.owner);
    if (!isOnField(card2)) move(play, id, where);
    else if (to2 !== "soul" && play.state.options["soulguardOnCost"] === true) guarded.push(id);
    else leaveField(play, id, where);
  }
  if (to2 !== "soul") takeOff(play, guarded, to2);
}
const gaugeCards = ({ state }, seat) => cardsIn(state, place("gauge", seat));
const GIVING = "give=";
const BUDDY = "buddy";
function readWay(line) {
  const [does = "", card2 = "", ...words2] = line.split(" ");
  const gives = [];
  const aims = [];
  let area = null;
  let buddyCall = false;
  for (const word2 of words2) {
    if (word2 === BUDDY) buddyCall = true;
    else if (word2.startsWith(GIVING)) gives.push(word2.slice(GIVING.length).split(","));
    else if (word2.includes("=")) aims.push(word2);
    else area = areaNamed(word2) ?? area;
  }
  const ability2 = does === "use" || does === "auto" ? Number(words2[0]) : -1;
  const chosen2 = targetsNamed(aims);
  return { does, card: card2, ability: ability2, area, buddyCall, chosen: chosen2, gives };
}
const givesWords = (gives) => gives.map((ids) => ` ${GIVING}${ids.join(",")}`).join("");
function waysToAnnounce(reading, ability2, effect, price2) {
  if (!holds(reading, ability2.when, effect)) return [];
  if (!canPay(reading, effect.controller, price2, effect.card)) return [];
  const ways = targetings(reading, { ...ability2, choose: namedAtOnce(ability2.choose) }, effect);
  const given = givings$1(reading, price2, effect, ability2.timing === "cast" ? [effect.card] : []);
  return ways.flatMap(
    (way) => given.filter((gives) => isApart(way, gives)).map((gives) => way + givesWords(gives))
  );
}
const namedAtOnce = (choose = []) => choose.filter(({ hidden }) => !hidden);
function isApart(way, gives) {
  if (way === "" || gives.length === 0) return true;
  const named2 = way.split(/[ =,]/);
  return !gives.flat().some((id) => named2.includes(id));
}
const TIMINGS_OF = { main: ["act", "counter-act"], counter: ["counter-act"] };
function waysToUse(reading, seat, moment) {
  const timings = TIMINGS_OF[moment];
  return cardsOnField(reading.state, seat).flatMap((card2) => {
    const { abilities: abilities2, code } = faceOfCard(reading, card2);
    return abilities2.flatMap((ability2, index) => {
      if (!timings.includes(ability2.timing) || isUsedUp(reading, seat, code)) return [];
      const effect = { card: card2.id, face: code, ability: index, controller: seat, chosen: {} };
      if (!isFresh(reading, effect, ability2)) return [];
      return waysToAnnounce(reading, ability2, effect, ability2.price ?? {}).map((words2) => ({
        id: `use ${card2.id} ${index}${words2}`,
        card: card2.id,
        ...words2 === "" ? {} : { to: words2.trim() }
      }));
    });
  });
}
function mayPlay(reading, { seat, card: card2, face }) {
  if (!fitsFlag(reading, seat, face) || isUsedUp(reading, seat, face.code)) return false;
  return holds(reading, face.playWhen, effectOf(seat, card2, face)) && canPay(reading, seat, face.price);
}
const castIndex = ({ abilities: abilities2 }) => abilities2.findIndex(({ timing }) => timing === "cast");
const effectOf = (seat, card2, face) => ({
  ...{ card: card2, face: face.code, ability: castIndex(face), controller: seat, chosen: {} }
});
function waysToPlay(reading, seat, card2, own) {
  const face = faceOfCard(reading, card2);
  const buddy = waitingBuddy(reading, seat);
  const plain = { seat, card: card2.id, face, kept: [card2.id] };
  const mayBuddy = own && buddy !== void 0 && mayBuddyCall(reading, seat, card2);
  const kept = [card2.id, buddy?.id ?? ""];
  if (isStandIn(reading, card2)) {
    if (!own || !buddy || hasBuddyCalled(reading, seat)) return [];
    if (!fitsFlag(reading, seat, face)) return [];
    const called = faceOfCard(reading, buddy);
    return waysOf$2(reading, { seat, card: card2.id, face: called, kept }, ` ${BUDDY}`);
  }
  const usual = waysOf$2(reading, plain, "");
  return mayBuddy ? [...usual, ...waysOf$2(reading, { ...plain, kept }, ` ${BUDDY}`)] : usual;
}
function waysOf$2(reading, playing, buddy) {
  if (!mayPlay(reading, playing)) return [];
  const { face, card: card2 } = playing;
  if (face.type === "monster") {
    const given = givenFor(reading, playing);
    return Object.keys(AREAS).flatMap(
      (area) => given.map((gives) => `call ${card2} ${area}${buddy}${gives}`)
    );
  }
  if (face.type === "item") {
    return givenFor(reading, playing).map((gives) => `equip ${card2}${buddy}${gives}`);
  }
  return waysToCast(reading, playing).map((words2) => `cast ${card2}${buddy}${words2}`);
}
function waysToCast(reading, playing) {
  const { seat, card: card2, face } = playing;
  const effect = effectOf(seat, card2, face);
  const ability2 = face.abilities[effect.ability];
  if (!ability2) return givenFor(reading, playing);
  return waysToAnnounce(reading, ability2, effect, face.price);
}
const givenFor = (reading, { seat, card: card2, face, kept }) => givings$1(reading, face.price, effectOf(seat, card2, face), kept).map(givesWords);
const declareFrame = ({ trigger, ...declaring }) => ({
  ...{ kind: "declare", ...declaring, trigger: trigger ?? null, item: null, picked: [] }
});
const declare = {
  open: ["seat", "as", "item"],
  proceed(play, frame) {
    const { seat, as, way, picked } = frame;
    const item = frame.item ??= announce(play, frame);
    const price2 = priceOf(play, item);
    const { gauge: gauge2 = 0 } = price2;
    const all = gaugeCards(play, seat);
    if (gauge2 > picked.length && gauge2 < all.length) return [{ seat, kind: "pay-gauge" }];
    layOpen(play, as, item);
    const paying = picked.length > 0 ? picked : all.slice(0, gauge2);
    const { gives } = readWay(way);
    pay(play, seat, price2, { gauge: paying, gives, source: item.card });
    return "done";
  },
  options(reading, { item }, { seat }) {
    invariant(item, "what is paid for has been shown");
    const { gauge: gauge2 = 0 } = priceOf(reading, item);
    return exactly(gauge2, gaugeCards(reading, seat));
  },
  answered(_, frame, { chosen: chosen2 }) {
    frame.picked = chosen2.map(({ id }) => id);
  }
};
function faceDeclared(reading, { seat, card: id, trigger }) {
  if (trigger) return reading.rules.faces[trigger.face];
  const card2 = cardOf(reading.state, id);
  const buddy = isStandIn(reading, card2) ? waitingBuddy(reading, seat) : void 0;
  return faceOfCard(reading, buddy ?? card2);
}
const isOfCard = ({ does }) => does !== "use" && does !== "auto";
function priceOf({ rules: rules2 }, item) {
  const face = rules2.faces[item.face];
  if (isOfCard(item)) return face.price;
  return face.abilities[item.ability]?.price ?? {};
}
function announce(play, { seat, way, trigger }) {
  const declaration = { ...readWay(way), seat, trigger };
  const { does, area, buddyCall, chosen: chosen2 } = declaration;
  const face = faceDeclared(play, declaration);
  const ability2 = isOfCard(declaration) ? castIndex(face) : declaration.ability;
  const card2 = isOfCard(declaration) ? takeUp$1(play, declaration) : declaration.card;
  const item = {
    ...{ does, card: card2, face: face.code, ability: ability2, controller: seat, chosen: chosen2 },
    ...{ area, buddyCall, nullified: false },
    ...trigger?.it === void 0 ? {} : { it: trigger.it }
  };
  if (!trigger) countUse(play, seat, face.code);
  if (!isOfCard(declaration)) useOnce(play, item, face.abilities[ability2]);
  tellOf(play, item);
  if (timingOf(play.state)?.name === "battle" && !trigger) {
    setCounter(play, seat, "countered", 1);
  }
  return item;
}
function tellOf(play, { controller: seat, does, card: card2, face, ability: ability2 }) {
  const told2 = { seat, does, card: card2, face };
  if (isOfCard({ does })) tell(play, "card-played", told2);
  else tell(play, "ability-used", { ...told2, ability: ability2 });
}
const takeUp$1 = (play, { seat, card: card2, buddyCall }) => buddyCall ? swapWithBuddy(play, seat, card2) : move(play, card2, declared(seat));
function layOpen(play, as, item) {
  const exchange2 = exchangeOf(play.state);
  if (as === "answer" && exchange2) rework(play, exchange2).answer = item;
  else pushExchange(play, item);
}
const DECLINE = { id: "no" };
const autoFrame = (trigger) => ({
  kind: "auto",
  trigger,
  decided: false
});
const auto = {
  open: ["trigger", "decided"],
  proceed(play, frame) {
    const { trigger, decided } = frame;
    const [first2, second] = decided ? [] : waysOf$1(play, trigger);
    if (first2 === void 0) return "done";
    frame.decided = true;
    const seat = trigger.controller;
    if (second !== void 0 || abilityOf(play, trigger).may) return [{ seat, kind: "auto" }];
    push(play, declareFrame({ seat, way: first2, as: "act", trigger }));
    return "on";
  },
  options(reading, { trigger }) {
    const { card: card2 } = trigger;
    const ways = waysOf$1(reading, trigger).map((id) => ({ id, card: card2 }));
    return { pick: "one", from: abilityOf(reading, trigger).may ? [...ways, DECLINE] : ways };
  },
  answered(play, { trigger }, { seat, chosen: [option] }) {
    if (!option || option.id === DECLINE.id) return;
    push(play, declareFrame({ seat, way: option.id, as: "act", trigger }));
  }
};
const abilityOf = ({ rules: rules2 }, { face, ability: ability2 }) => rules2.faces[face].abilities[ability2];
function waysOf$1(reading, trigger) {
  const { card: card2, face, ability: index, controller, it } = trigger;
  const source = { card: card2, face, ability: index, controller, chosen: {} };
  const effect = it === void 0 ? source : { ...source, it };
  const ability2 = abilityOf(reading, trigger);
  if (!isFresh(reading, effect, ability2)) return [];
  return waysToAnnounce(reading, ability2, effect, ability2.price ?? {}).map(
    (words2) => `auto ${card2} ${index}${words2}`
  );
}
function nullify(play) {
  const exchange2 = exchangeOf(play.state);
  if (exchange2?.stage !== "between" || exchange2.first.nullified) return false;
  const { card: card2, face, does } = exchange2.first;
  rework(play, exchange2).first = { ...exchange2.first, nullified: true };
  tell(play, "nullified", { face, does });
  toDrop(play, card2);
  return true;
}
function toDrop(play, id) {
  const card2 = play.state.cards[id];
  if (!card2 || zoneOf(card2.place) !== "declared") return;
  dropSoul(play, id);
  move(play, id, drop(cardOf(play.state, id).owner));
}
const BUDDY_GIFT = 1;
const resolveFrame = (item) => ({
  kind: "resolve",
  item,
  stage: "begin"
});
const resolve = {
  open: ["item", "stage"],
  proceed(play, frame) {
    const { item } = frame;
    if (item.nullified) return "done";
    if (frame.stage === "after") {
      afterCast$1(play, item);
      return "done";
    }
    frame.stage = "after";
    if (item.does === "call" || item.does === "equip") {
      comeIn(play, item);
      return "done";
    }
    if (item.ability >= 0) pushEffect(play, item);
    return "on";
  }
};
function pushEffect(play, item) {
  const { choose = [] } = abilityOf$1(play, item);
  const at = namedAtOnce(choose).length;
  const frame = effectFrame(item, item.chosen);
  const asking = { ...frame, stage: "choose", at };
  push(play, at === choose.length ? frame : asking);
}
function comeIn(play, { card: card2, controller, area, buddyCall }) {
  placeOnField(play, card2, controller, area === null ? ITEM : AREAS[area]);
  if (buddyCall) buddyGift(play, controller);
}
function placeOnField(play, card2, seat, slot) {
  move(play, card2, field(seat), { slot, sameObject: true });
  tell(play, "entered", { card: card2, seat });
}
function buddyGift(play, seat) {
  tell(play, "buddy-gift", { seat });
  gainLife(play, seat, BUDDY_GIFT);
}
function afterCast$1(play, item) {
  const { card: card2, controller, does, buddyCall, face } = item;
  if (does !== "cast") return;
  const { place: place2 = "" } = play.state.cards[card2] ?? {};
  const isSet = (play.rules.faces[face]?.keywords["set"] ?? 0) > 0;
  if (zoneOf(place2) === "declared" && isSet) placeOnField(play, card2, controller, NO_AREA);
  else toDrop(play, card2);
  if (buddyCall) buddyGift(play, controller);
}
function callByEffect(play, { area, ...call2 }) {
  const frame = {
    ...{ kind: "effect-call", ...call2, area: area ?? null, way: null },
    ...{ source: null, picked: [] }
  };
  push(play, frame);
}
const effectCall = {
  open: ["seat", "free", "source"],
  proceed(play, frame) {
    const { seat, way, picked } = frame;
    if (way === PASS.id) return "done";
    if (way === null) {
      const card2 = play.state.cards[frame.card];
      if (!card2) return "done";
      const asks = isHidden(card2) || waysOf(play, frame).length > 0;
      return asks ? [{ seat, kind: "call-where" }] : "done";
    }
    const source = frame.source ??= takeUp(play, seat, way);
    const all = gaugeCards(play, seat);
    const gauge2 = gaugeOf(play, frame, source);
    if (gauge2 > picked.length && gauge2 < all.length) return [{ seat, kind: "pay-gauge" }];
    carryOut(play, { ...frame, picked: picked.length > 0 ? picked : all.slice(0, gauge2) }, source);
    return "done";
  },
  options(reading, frame, { seat, kind }) {
    if (kind === "call-where") {
      const from = waysOf(reading, frame).map((id) => ({ id, card: frame.card }));
      return { pick: "one", from: from.length > 0 ? from : [PASS] };
    }
    const gauge2 = gaugeOf(reading, frame, frame.source ?? frame.card);
    return exactly(gauge2, gaugeCards(reading, seat));
  },
  answered(_, frame, { kind, chosen: chosen2 }) {
    if (kind === "call-where") frame.way = chosen2[0]?.id ?? null;
    else frame.picked = chosen2.map(({ id }) => id);
  }
};
const isHidden = ({ place: place2 }) => ZONES$1[zoneOf(place2)]?.faces !== "all";
const faceCalled = (reading, card2) => faceOfCard(reading, cardOf(reading.state, card2));
const gaugeOf = (reading, { free }, source) => free ? 0 : faceCalled(reading, source).price.gauge ?? 0;
function takeUp(play, seat, way) {
  const { buddyCall, card: card2 } = readWay(way);
  return buddyCall ? swapWithBuddy(play, seat, card2) : move(play, card2, declared(seat));
}
function waysOf(reading, frame) {
  const { seat, card: card2, free } = frame;
  const buddy = waitingBuddy(reading, seat);
  const printed = faceCalled(reading, card2);
  const face = free ? { ...printed, price: {} } : printed;
  const mayBuddy = mayBuddyCall(reading, seat, cardOf(reading.state, card2));
  return (mayBuddy ? ["", ` ${BUDDY}`] : [""]).flatMap((word2) => {
    const kept = word2 === "" ? [card2] : [card2, buddy?.id ?? ""];
    const playing = { seat, card: card2, face, kept };
    if (!mayPlay(reading, playing)) return [];
    const given = givenFor(reading, playing);
    const areas = frame.area === null ? Object.keys(AREAS) : [frame.area];
    return areas.flatMap((area) => given.map((gives) => `call ${card2} ${area}${word2}${gives}`));
  });
}
function carryOut(play, frame, source) {
  const { seat, free, picked } = frame;
  const { area, buddyCall, gives } = readWay(frame.way);
  const { price: price2 } = faceCalled(play, source);
  if (!free) pay(play, seat, price2, { gauge: picked, gives, source });
  placeOnField(play, source, seat, AREAS[area ?? "center"]);
  if (buddyCall) buddyGift(play, seat);
}
const $schema$5 = "../card-file.schema.json";
const set$5 = "harbor-and-orchard";
const title$5 = "Harbor and Orchard";
const cards$6 = [{ "code": "ho-033", "name": "Boarding Hook", "type": "item", "world": "Brass Harbor", "power": 3e3, "critical": 2, "price": { "gauge": 1 } }, { "code": "ho-034", "name": "Tin Breastplate", "type": "item", "world": "Brass Harbor", "power": 2e3, "defense": 4e3, "critical": 1, "price": { "gauge": 1 } }, { "code": "ho-035", "name": "Harbormaster's Cutlass", "type": "item", "world": "Brass Harbor", "power": 5e3, "critical": 2, "price": { "gauge": 1, "life": 1 }, "keywords": { "penetrate": 1 } }, { "code": "ho-036", "name": "Pocket Bell Tower", "type": "item", "world": "Brass Harbor", "power": 2e3, "critical": 1, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-037", "name": "Storm Umbrella", "type": "item", "world": "Brass Harbor", "power": 1e3, "defense": 6e3, "critical": 1, "price": { "gauge": 2 }, "keywords": { "counter": 1 } }, { "code": "ho-038", "name": "Twin Spanners", "type": "item", "world": "Brass Harbor", "power": 3e3, "critical": 1, "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-039", "name": "Scuttle Her", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 2 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "ho-040", "name": "Cannon Cough", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "foe", "from": { "powerAtMost": 4e3, "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "ho-041", "name": "Flag the Pilot", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "playWhen": { "count": { "side": "yours", "type": "monster", "area": "center" }, "atMost": 0 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster", "sizeAtMost": 1 }, "min": 1, "max": 1 }], "does": [{ "verb": "call", "to": "lost", "free": true, "area": "center" }] }] }, { "code": "ho-042", "name": "Wrong Pier", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "call", "from": { "sizeAtMost": 2 }, "min": 1, "max": 1, "things": "call" }], "does": [{ "verb": "nullify", "to": "call" }] }] }, { "code": "ho-043", "name": "Hull Plating", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "shield", "amount": 3 }] }] }, { "code": "ho-044", "name": "Belay That", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "playWhen": { "count": { "side": "yours", "type": "monster", "area": "center" }, "atMost": 0 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "attack", "from": {}, "min": 1, "max": 1, "things": "attack" }], "does": [{ "verb": "nullify", "to": "attack" }] }] }, { "code": "ho-045", "name": "Overboard Accounting", "type": "spell", "world": "Brass Harbor", "price": { "life": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "draw", "amount": 2 }] }] }, { "code": "ho-046", "name": "Hammer Song", "type": "spell", "world": "Brass Harbor", "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "power", "by": 3e3, "until": "battle" }] }] }, { "code": "ho-047", "name": "Hold the Line", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "cannotBeDestroyed", "by": 1, "until": "battle" }] }] }, { "code": "ho-048", "name": "Dry Rot Notice", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "gear", "from": { "side": "theirs", "monster": false }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "gear" }] }] }, { "code": "ho-049", "name": "Second Shift", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 2 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "attribute": "Boiler", "resting": true, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "stand", "to": "friend" }] }] }, { "code": "ho-050", "name": "Harbor Fog", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "set": 1 }, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "monster" }, "what": "power", "by": -1e3 }] }] }, { "code": "ho-051", "name": "Night Watch Rota", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "set": 1 }, "abilities": [{ "timing": "turn-end", "when": { "count": { "side": "yours", "type": "monster" }, "atLeast": 1 }, "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-052", "name": "Steam Whistle", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "spell", "from": {}, "min": 1, "max": 1, "things": "spell" }], "does": [{ "verb": "nullify", "to": "spell" }] }] }, { "code": "ho-053", "name": "Salvage Rights", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1, "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "abilities": [{ "timing": "cast", "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster", "world": "Brass Harbor" }, "min": 1, "max": 2 }], "does": [{ "verb": "return", "to": "lost" }] }] }, { "code": "ho-054", "name": "Shore Leave", "type": "spell", "world": "Brass Harbor", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "attribute": "Deckhand", "side": "yours", "type": "monster" }, "min": 1, "max": 1 }, { "name": "foe", "from": { "resting": false, "sizeAtMost": 1, "side": "theirs", "type": "monster" }, "min": 0, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "doubleAttack", "by": 1, "until": "turn" }, { "verb": "rest", "to": "foe" }] }] }, { "code": "ho-055", "name": "Iron Ration", "type": "spell", "world": "Brass Harbor", "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "side": "yours", "type": "monster" }, "min": 1, "max": 1 }, { "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "put-into-soul", "to": "lost", "of": "friend" }] }] }, { "code": "ho-056", "name": "Full Broadside", "type": "impact", "world": "Brass Harbor", "price": { "gauge": 2 }, "playWhen": { "count": { "side": "yours", "type": "item" }, "atLeast": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "damage", "who": "opponent", "amount": 4 }] }] }, { "code": "ho-057", "name": "Grand Demolition", "type": "impact", "world": "Brass Harbor", "price": { "gauge": 3 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "destroy", "to": { "side": "theirs", "type": "monster" } }] }] }, { "code": "ho-058", "name": "Last Bell", "type": "impact", "world": "Brass Harbor", "price": { "gauge": 2 }, "playWhen": { "counter": "life", "atMost": 5 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "attack", "from": {}, "min": 1, "max": 1, "things": "attack" }], "does": [{ "verb": "nullify", "to": "attack" }, { "verb": "damage", "who": "opponent", "amount": 2 }] }] }, { "code": "ho-059", "name": "Rivet Rain", "type": "impact", "world": "Brass Harbor", "price": { "gauge": 2, "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "abilities": [{ "timing": "cast", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }, { "verb": "damage", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-060", "name": "Brass Harbor", "type": "flag", "world": "Brass Harbor", "allows": ["Brass Harbor"], "flavour": "Every bell on the quay is a different captain in a hurry." }];
const brassHarborGear = {
  $schema: $schema$5,
  set: set$5,
  title: title$5,
  cards: cards$6
};
const $schema$4 = "../card-file.schema.json";
const set$4 = "harbor-and-orchard";
const title$4 = "Harbor and Orchard";
const cards$5 = [{ "code": "ho-001", "name": "Bilge Sprite", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "flavour": "Sweeps up after the big ones, and keeps what it finds." }, { "code": "ho-002", "name": "Cork Gull", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "enters", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-003", "name": "Rivet Mouse", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 0, "power": 2e3, "defense": 1e3, "critical": 1, "keywords": { "counterattack": 1 } }, { "code": "ho-004", "name": "Signal Crab", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 0, "power": 1e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "act", "price": { "rest": true }, "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-005", "name": "Stowaway Pup", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "keywords": { "move": 1 }, "abilities": [{ "timing": "lasting", "when": { "count": { "side": "yours", "type": "item" }, "atLeast": 1 }, "does": [], "lasting": [{ "on": { "other": false }, "what": "power", "by": 2e3 }] }] }, { "code": "ho-006", "name": "Boiler Cadet", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "keywords": { "penetrate": 1 } }, { "code": "ho-007", "name": "Harpoon Nan", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 1, "power": 4e3, "defense": 1e3, "critical": 2, "price": { "gauge": 1 }, "keywords": { "penetrate": 1 } }, { "code": "ho-008", "name": "Pump Brothers", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 1, "power": 3e3, "defense": 2e3, "critical": 1, "price": { "life": 1 }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-009", "name": "Anchor Toddler", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 1, "power": 2e3, "defense": 4e3, "critical": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false, "area": "center" }, "what": "counterattack", "by": 1 }] }] }, { "code": "ho-010", "name": "Chartless Mapper", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "enters", "does": [{ "verb": "draw", "amount": 1 }, { "verb": "discard", "amount": 1 }] }] }, { "code": "ho-011", "name": "Brine Barber", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 1, "power": 4e3, "defense": 1e3, "critical": 1, "flavour": "A close shave is the only kind on offer." }, { "code": "ho-012", "name": "Furnace Finch", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "destroyed", "does": [{ "verb": "damage", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-013", "name": "Tar Apprentice", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "act", "price": { "gauge": 1 }, "once": "card", "choose": [{ "name": "friend", "from": { "other": true, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "power", "by": 3e3, "until": "turn" }] }] }, { "code": "ho-014", "name": "Ballast Twins", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 1, "power": 3e3, "defense": 2e3, "critical": 1, "price": { "gauge": 1, "soul": 1 }, "keywords": { "soulguard": 1 } }, { "code": "ho-015", "name": "Lamp Semaphore", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "attacks", "choose": [{ "name": "friend", "from": { "attacking": true, "other": true, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "power", "by": 2e3, "until": "battle" }] }] }, { "code": "ho-016", "name": "Ink Squid", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "attacks", "does": [{ "verb": "give", "to": { "keyword": "counterattack", "side": "theirs", "type": "monster" }, "what": "power", "by": -2e3, "until": "battle" }] }] }, { "code": "ho-017", "name": "Kettle Diver", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide", "Boiler"], "size": 1, "power": 5e3, "defense": 2e3, "critical": 2, "keywords": { "lifelink": 2 } }, { "code": "ho-018", "name": "Captain Valve", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand", "Boiler"], "size": 2, "power": 5e3, "defense": 4e3, "critical": 2, "price": { "gauge": 1, "soul": 1 }, "keywords": { "soulguard": 1 }, "abilities": [{ "timing": "buddy-called", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-019", "name": "Breakwater Bull", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 2, "power": 6e3, "defense": 3e3, "critical": 2, "price": { "gauge": 1 }, "keywords": { "penetrate": 1 } }, { "code": "ho-020", "name": "Wick the Crane", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 2, "power": 4e3, "defense": 3e3, "critical": 2, "price": { "gauge": 1 }, "abilities": [{ "timing": "enters", "may": true, "choose": [{ "name": "foe", "from": { "defenseAtMost": 2e3, "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "ho-021", "name": "Old Piston", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 2, "power": 5e3, "defense": 5e3, "critical": 1, "keywords": { "counterattack": 1 } }, { "code": "ho-022", "name": "Net Matron", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 2, "power": 4e3, "defense": 4e3, "critical": 2, "abilities": [{ "timing": "opponent-calls", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-023", "name": "Steam Surgeon", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 2, "power": 4e3, "defense": 3e3, "critical": 2, "abilities": [{ "timing": "act", "price": { "gauge": 2 }, "once": "card", "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster", "attribute": "Boiler" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "lost" }] }] }, { "code": "ho-024", "name": "Rope Duelist", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 2, "power": 5e3, "defense": 2e3, "critical": 2, "price": { "life": 1 }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-025", "name": "Slag Walker", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 2, "power": 7e3, "defense": 4e3, "critical": 2, "price": { "gauge": 1, "gives": [{ "from": { "side": "yours", "type": "monster" }, "count": 1, "to": "drop" }] } }, { "code": "ho-026", "name": "Duchess of the Dry Dock", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 2, "power": 4e3, "defense": 4e3, "critical": 2, "price": { "gauge": 1, "gives": [{ "from": { "zone": "drop", "side": "yours", "type": "monster", "attribute": "Boiler" }, "count": 1, "to": "soul" }] }, "keywords": { "soulguard": 1 } }, { "code": "ho-027", "name": "The Leviathan Works", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler", "Tide"], "size": 3, "power": 9e3, "defense": 7e3, "critical": 3, "price": { "gauge": 3, "soul": 1 }, "keywords": { "penetrate": 1, "soulguard": 1 } }, { "code": "ho-028", "name": "Admiral Thunderpipe", "type": "monster", "world": "Brass Harbor", "attributes": ["Deckhand"], "size": 3, "power": 7e3, "defense": 6e3, "critical": 2, "price": { "gauge": 2, "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-029", "name": "The Tollgate", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 3, "power": 6e3, "defense": 9e3, "critical": 2, "price": { "gauge": 2 }, "keywords": { "counterattack": 1 }, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "fighter": "you" }, "what": "damageTaken", "by": -1 }] }] }, { "code": "ho-030", "name": "Maelstrom Baker", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 3, "power": 7e3, "defense": 5e3, "critical": 3, "price": { "gauge": 2 }, "abilities": [{ "timing": "enters", "does": [{ "verb": "destroy", "to": { "sizeAtMost": 1, "side": "theirs", "type": "monster" } }] }] }, { "code": "ho-031", "name": "Kraken of Ledgers", "type": "monster", "world": "Brass Harbor", "attributes": ["Tide"], "size": 3, "power": 8e3, "defense": 5e3, "critical": 2, "price": { "gauge": 1 }, "keywords": { "lifelink": 4 } }, { "code": "ho-032", "name": "Lighthouse on Legs", "type": "monster", "world": "Brass Harbor", "attributes": ["Boiler"], "size": 3, "power": 9e3, "defense": 9e3, "critical": 3, "price": { "deck": 2 }, "keywords": { "penetrate": 1, "lifelinkLose": 1 } }];
const brassHarborMonsters = {
  $schema: $schema$4,
  set: set$4,
  title: title$4,
  cards: cards$5
};
const $schema$3 = "../card-file.schema.json";
const set$3 = "harbor-and-orchard";
const title$3 = "Harbor and Orchard";
const cards$4 = [{ "code": "ho-124", "name": "Odd Job Golem", "type": "monster", "world": "Generic", "attributes": ["Traveller"], "size": 1, "power": 3e3, "defense": 3e3, "critical": 1, "flavour": "Paid by the hour; built by the day." }, { "code": "ho-125", "name": "Road Peddler", "type": "monster", "world": "Generic", "attributes": ["Traveller"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "act", "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "once": "fighter", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ho-126", "name": "Travelling Doctor", "type": "monster", "world": "Generic", "attributes": ["Traveller"], "size": 2, "power": 3e3, "defense": 5e3, "critical": 1, "abilities": [{ "timing": "saves", "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "does": [{ "verb": "stay", "to": "self" }] }] }, { "code": "ho-127", "name": "Inn Cat", "type": "monster", "world": "Generic", "attributes": ["Traveller"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "price": { "soul": 1 }, "keywords": { "soulguard": 1 } }, { "code": "ho-128", "name": "Walking Stick", "type": "item", "world": "Generic", "power": 2e3, "critical": 1, "flavour": "It has been further than you have." }, { "code": "ho-129", "name": "Say Hello for Me", "type": "spell", "world": "Generic", "keywords": { "standIn": 1 }, "flavour": "Signed with a paw, a fin and an ink blot." }, { "code": "ho-130", "name": "A Best Friend's Share", "type": "spell", "world": "Generic", "playWhen": { "count": { "side": "yours", "buddy": true }, "atLeast": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "charge", "amount": 2 }] }] }, { "code": "ho-131", "name": "Together, Obviously", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "buddy": true, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "power", "by": 3e3, "until": "turn" }, { "verb": "give", "to": "friend", "what": "critical", "by": 1, "until": "turn" }] }] }, { "code": "ho-132", "name": "Rainy Day Tin", "type": "spell", "world": "Generic", "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "abilities": [{ "timing": "cast", "does": [{ "verb": "charge", "amount": 2 }] }] }, { "code": "ho-133", "name": "Pocket the Change", "type": "spell", "world": "Generic", "price": { "life": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours" }, "min": 0, "max": 2 }], "does": [{ "verb": "put-into-gauge", "to": "lost" }] }] }, { "code": "ho-134", "name": "Second Breakfast", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "gain-life", "amount": 1 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-135", "name": "Door Held Shut", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "ability", "from": {}, "min": 1, "max": 1, "things": "ability" }], "does": [{ "verb": "nullify", "to": "ability" }] }] }, { "code": "ho-136", "name": "Wrong Tool", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "item", "from": {}, "min": 1, "max": 1, "things": "equip" }], "does": [{ "verb": "nullify", "to": "item" }] }] }, { "code": "ho-137", "name": "One Umbrella for Two", "type": "spell", "world": "Generic", "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "shield", "amount": 2 }] }] }, { "code": "ho-138", "name": "Milestone", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "keywords": { "set": 1, "counter": 1 }, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "area": "center", "side": "yours", "type": "monster" }, "what": "defense", "by": 1e3 }] }] }, { "code": "ho-139", "name": "A Round for Everybody", "type": "spell", "world": "Generic", "abilities": [{ "timing": "cast", "does": [{ "verb": "draw", "who": "each", "amount": 1 }] }] }, { "code": "ho-140", "name": "Lost and Found", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "shuffle-drop" }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-141", "name": "Toll Road", "type": "spell", "world": "Generic", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "mill", "who": "opponent", "amount": 2 }] }] }, { "code": "ho-142", "name": "Heads or Heels", "type": "spell", "world": "Generic", "abilities": [{ "timing": "cast", "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "put-on-deck", "to": "lost" }, { "verb": "only-if", "counter": "life", "atMost": 4 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-143", "name": "The Last Mile", "type": "impact", "world": "Generic", "price": { "gauge": 2 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "lose-life", "who": "opponent", "amount": 1 }, { "verb": "damage", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-144", "name": "Ferry Between", "type": "flag", "world": "Generic", "allows": ["Brass Harbor", "Midnight Orchard"], "begins": { "life": 8, "hand": 5, "gauge": 3 }, "flavour": "Two shores, one rope, no timetable." }, { "code": "ho-145", "name": "Doorstep Goose", "type": "monster", "world": "Generic", "attributes": ["Traveller"], "size": 1, "power": 1e3, "defense": 3e3, "critical": 1, "price": { "gauge": 1 }, "keywords": { "counter": 1 } }];
const common = {
  $schema: $schema$3,
  set: set$3,
  title: title$3,
  cards: cards$4
};
const $schema$2 = "../card-file.schema.json";
const set$2 = "harbor-and-orchard";
const title$2 = "Harbor and Orchard";
const cards$3 = [{ "code": "ho-096", "name": "Pruning Shears", "type": "item", "world": "Midnight Orchard", "power": 3e3, "critical": 1, "price": { "gauge": 1 }, "keywords": { "penetrate": 1 } }, { "code": "ho-097", "name": "Fireflies in a Jar", "type": "item", "world": "Midnight Orchard", "power": 2e3, "critical": 1, "abilities": [{ "timing": "act", "price": { "life": 1 }, "once": "card", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-098", "name": "Bark Cloak", "type": "item", "world": "Midnight Orchard", "power": 1e3, "defense": 5e3, "critical": 1, "price": { "gauge": 1 } }, { "code": "ho-099", "name": "Moonsilver Needle", "type": "item", "world": "Midnight Orchard", "power": 4e3, "critical": 1, "price": { "gauge": 2 }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-100", "name": "Grandfather's Lantern", "type": "item", "world": "Midnight Orchard", "power": 3e3, "critical": 2, "price": { "gauge": 1 }, "keywords": { "buddy": 1 }, "abilities": [{ "timing": "enters", "does": [{ "verb": "gain-life", "amount": 1 }] }] }, { "code": "ho-101", "name": "Bramble Bracelet", "type": "item", "world": "Midnight Orchard", "power": 1e3, "defense": 3e3, "critical": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "area": "center", "side": "yours", "type": "monster" }, "what": "defense", "by": 2e3 }] }] }, { "code": "ho-102", "name": "Home Before Dark", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "foe", "from": { "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }] }] }, { "code": "ho-103", "name": "Caught by the Breeze", "type": "spell", "world": "Midnight Orchard", "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "friend" }] }] }, { "code": "ho-104", "name": "Hurry, Hurry", "type": "spell", "world": "Midnight Orchard", "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "zone": "hand", "side": "yours", "type": "monster", "sizeAtMost": 2 }, "min": 1, "max": 1, "hidden": true }], "does": [{ "verb": "call", "to": "friend" }] }] }, { "code": "ho-105", "name": "Not on My Lawn", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 2 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "call", "from": {}, "min": 1, "max": 1, "things": "call" }], "does": [{ "verb": "nullify", "to": "call" }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-106", "name": "Frost on the Blossom", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "attack", "from": {}, "min": 1, "max": 1, "things": "attack-on-monster" }], "does": [{ "verb": "nullify", "to": "attack" }] }] }, { "code": "ho-107", "name": "Midnight Soup", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "gain-life", "amount": 2 }] }] }, { "code": "ho-108", "name": "Borrowed Ladder", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "playWhen": { "count": { "side": "yours", "type": "monster", "attribute": "Lantern" }, "atLeast": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "draw", "amount": 2 }] }] }, { "code": "ho-109", "name": "Grafting", "type": "spell", "world": "Midnight Orchard", "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "sizeAtLeast": 2, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "deck-to-soul", "to": "friend", "amount": 1 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-110", "name": "Windy Bookkeeping", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "coins", "from": { "zone": "gauge", "side": "theirs" }, "min": 1, "max": 2 }], "does": [{ "verb": "put-into-drop", "to": "coins" }] }] }, { "code": "ho-111", "name": "Lights Out in the Lane", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "spell", "from": {}, "min": 1, "max": 1, "things": "cast" }], "does": [{ "verb": "nullify", "to": "spell" }] }] }, { "code": "ho-112", "name": "Bottom of the Basket", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 2 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "foe", "from": { "sizeAtMost": 2, "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "put-under-deck", "to": "foe" }] }] }, { "code": "ho-113", "name": "Bonfire of Letters", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 2 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "destroy", "to": { "type": "monster", "sizeAtMost": 1 } }] }] }, { "code": "ho-114", "name": "Ivy Curtain", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 2 }, "keywords": { "set": 1 }, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "fighter": "you" }, "what": "damageTaken", "by": -1 }] }] }, { "code": "ho-115", "name": "Long Evening", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "keywords": { "set": 1 }, "abilities": [{ "timing": "damaged", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-116", "name": "Seeds for Later", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "search", "for": { "type": "monster", "attribute": "Root" } }] }] }, { "code": "ho-117", "name": "Upside-down Weather", "type": "spell", "world": "Midnight Orchard", "price": { "gauge": 1 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-118", "name": "Two Steps in the Dark", "type": "spell", "world": "Midnight Orchard", "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "friend", "from": { "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "shift", "to": "friend" }] }] }, { "code": "ho-119", "name": "Moonfall", "type": "impact", "world": "Midnight Orchard", "price": { "gauge": 3 }, "playWhen": { "counter": "life", "atMost": 5 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "damage", "who": "opponent", "amount": 5 }] }] }, { "code": "ho-120", "name": "The Whole Swarm", "type": "impact", "world": "Midnight Orchard", "price": { "gauge": 3 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "return", "to": { "side": "theirs", "type": "monster" } }, { "verb": "discard", "amount": 1 }] }] }, { "code": "ho-121", "name": "Dawn Chorus", "type": "impact", "world": "Midnight Orchard", "price": { "gauge": 2 }, "keywords": { "counter": 1 }, "abilities": [{ "timing": "cast", "choose": [{ "name": "attack", "from": {}, "min": 1, "max": 1, "things": "attack-on-you" }], "does": [{ "verb": "shield", "amount": 99 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "ho-122", "name": "Night Harvest", "type": "impact", "world": "Midnight Orchard", "price": { "gauge": 2 }, "abilities": [{ "timing": "cast", "does": [{ "verb": "damage", "who": "opponent", "amount": { "count": { "attribute": "Moth", "side": "yours", "type": "monster" } } }] }] }, { "code": "ho-123", "name": "Midnight Orchard", "type": "flag", "world": "Midnight Orchard", "allows": ["Midnight Orchard"], "flavour": "The fruit ripens at twelve, and is picked by whoever is awake." }];
const midnightOrchardCharms = {
  $schema: $schema$2,
  set: set$2,
  title: title$2,
  cards: cards$3
};
const $schema$1 = "../card-file.schema.json";
const set$1 = "harbor-and-orchard";
const title$1 = "Harbor and Orchard";
const cards$2 = [{ "code": "ho-061", "name": "Dust Moth", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "keywords": { "move": 1 } }, { "code": "ho-062", "name": "Candle Acorn", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 0, "power": 1e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "enters", "when": { "counter": "life", "atMost": 5 }, "does": [{ "verb": "gain-life", "amount": 1 }] }] }, { "code": "ho-063", "name": "Snail Postman", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 0, "power": 1e3, "defense": 3e3, "critical": 1, "abilities": [{ "timing": "destroyed", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ho-064", "name": "Thimble Owl", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 0, "power": 2e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "enters", "does": [{ "verb": "look-at-top", "amount": 2 }] }] }, { "code": "ho-065", "name": "Wick Sprout", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 0, "power": 1e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "act", "choose": [{ "name": "friend", "from": { "other": true, "sizeAtLeast": 1, "side": "yours", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "put-into-soul", "to": "self", "of": "friend" }] }, { "timing": "lasting", "inSoul": true, "does": [], "lasting": [{ "on": { "above": true }, "what": "defense", "by": 1e3 }] }] }, { "code": "ho-066", "name": "Moth Courier", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "keywords": { "move": 1 }, "abilities": [{ "timing": "battle-end", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-067", "name": "Hedge Fencer", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 3e3, "defense": 2e3, "critical": 1, "keywords": { "counterattack": 1 } }, { "code": "ho-068", "name": "Lantern Jackdaw", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "enters", "may": true, "when": { "counter": "life", "of": "opponent", "atMost": 7 }, "does": [{ "verb": "discard-at-random", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-069", "name": "Windfall Thief", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 2e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "deals-damage", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ho-070", "name": "Bark Nurse", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 1e3, "defense": 3e3, "critical": 1, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-life", "amount": 1 }] }] }, { "code": "ho-071", "name": "Gossip Bat", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 4e3, "defense": 2e3, "critical": 1, "keywords": { "lifelink": 1 } }, { "code": "ho-072", "name": "Orchard Cat", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 2, "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "keywords": { "move": 1 } }, { "code": "ho-073", "name": "Mushroom Choir", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "leaves", "does": [{ "verb": "charge", "amount": 1 }] }] }, { "code": "ho-074", "name": "Mist Hare", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 3e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false }, "what": "hidden", "by": 1 }] }] }, { "code": "ho-075", "name": "Paper Wasp", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 3e3, "defense": 1e3, "critical": 1, "abilities": [{ "timing": "attacks", "choose": [{ "name": "foe", "from": { "underAttack": true, "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "defense", "by": -2e3, "until": "battle" }] }] }, { "code": "ho-076", "name": "Bramble Porcupine", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 2e3, "defense": 3e3, "critical": 1, "abilities": [{ "timing": "attacked", "does": [{ "verb": "give", "to": "it", "what": "power", "by": -1e3, "until": "battle" }] }] }, { "code": "ho-077", "name": "Drum Beetle", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "attack-start", "does": [{ "verb": "give", "to": { "other": true, "side": "yours", "type": "monster" }, "what": "power", "by": 1e3, "until": "turn" }] }] }, { "code": "ho-078", "name": "Wishing Gourd", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "price": { "soul": 1 }, "keywords": { "soulguard": 1 } }, { "code": "ho-079", "name": "Lullaby Cricket", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 1, "power": 2e3, "defense": 2e3, "critical": 1, "abilities": [{ "timing": "act", "price": { "gauge": 1 }, "once": "card", "choose": [{ "name": "foe", "from": { "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "cannotAttack", "by": 1, "until": "your-next-turn" }] }] }, { "code": "ho-080", "name": "Grandmother Plum", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 2, "power": 4e3, "defense": 5e3, "critical": 2, "price": { "gauge": 1, "soul": 1 }, "keywords": { "soulguard": 1 }, "abilities": [{ "timing": "buddy-called", "does": [{ "verb": "gain-life", "amount": 1 }] }] }, { "code": "ho-081", "name": "Moonpetal Dancer", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 2, "power": 5e3, "defense": 3e3, "critical": 2, "price": { "gauge": 1 }, "keywords": { "doubleAttack": 1 } }, { "code": "ho-082", "name": "Sexton Badger", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 2, "power": 5e3, "defense": 4e3, "critical": 2, "price": { "gauge": 1 }, "abilities": [{ "timing": "enters", "may": true, "choose": [{ "name": "lost", "from": { "zone": "drop", "side": "yours", "type": "monster", "sizeAtMost": 0 }, "min": 1, "max": 1 }], "does": [{ "verb": "call", "to": "lost", "free": true }] }] }, { "code": "ho-083", "name": "Fox with Two Shadows", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 2, "power": 5e3, "defense": 3e3, "critical": 2, "price": { "gives": [{ "from": { "zone": "hand", "side": "yours" }, "count": 1, "to": "drop" }] }, "keywords": { "move": 1, "penetrate": 1 } }, { "code": "ho-084", "name": "Beekeeper's Ghost", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 2, "power": 4e3, "defense": 4e3, "critical": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "other": true, "side": "yours", "type": "monster" }, "what": "defense", "by": 1e3 }] }] }, { "code": "ho-085", "name": "Velvet Executor", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 2, "power": 6e3, "defense": 2e3, "critical": 3, "price": { "gauge": 1 }, "keywords": { "lifelink": 2 } }, { "code": "ho-086", "name": "Briar Constable", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 2, "power": 4e3, "defense": 4e3, "critical": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false, "area": "center" }, "what": "sturdy", "by": 1 }] }] }, { "code": "ho-087", "name": "Lantern Magistrate", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 2, "power": 4e3, "defense": 3e3, "critical": 2, "price": { "gauge": 1 }, "abilities": [{ "timing": "you-cast", "does": [{ "verb": "damage", "who": "opponent", "amount": 1 }] }] }, { "code": "ho-088", "name": "Root Cellar Giant", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 2, "power": 7e3, "defense": 5e3, "critical": 2, "price": { "gives": [{ "from": { "side": "yours", "type": "monster" }, "count": 1, "to": "soul" }] }, "keywords": { "soulguard": 1 } }, { "code": "ho-089", "name": "Nightjar of Second Thoughts", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 2, "power": 5e3, "defense": 3e3, "critical": 2, "price": { "gauge": 1 }, "abilities": [{ "timing": "destroys", "may": true, "price": { "gauge": 1 }, "once": "card", "does": [{ "verb": "stand", "to": "self" }] }] }, { "code": "ho-090", "name": "Thornling Bodyguard", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 1, "power": 2e3, "defense": 4e3, "critical": 1, "abilities": [{ "timing": "saves", "does": [{ "verb": "stay", "to": { "other": true, "area": "center", "side": "yours", "type": "monster" } }, { "verb": "destroy", "to": "self" }] }] }, { "code": "ho-091", "name": "Queen Mothmantle", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 3, "power": 7e3, "defense": 6e3, "critical": 2, "price": { "gauge": 2, "soul": 1 }, "keywords": { "move": 1, "doubleAttack": 1, "soulguard": 1 } }, { "code": "ho-092", "name": "The Old Pear Tree", "type": "monster", "world": "Midnight Orchard", "attributes": ["Root"], "size": 3, "power": 6e3, "defense": 1e4, "critical": 2, "price": { "gauge": 1, "soul": 2 }, "keywords": { "soulguard": 1 }, "abilities": [{ "timing": "counter-act", "price": { "gives": [{ "from": { "zone": "soul", "under": true }, "count": 1, "to": "drop" }] }, "once": "card", "does": [{ "verb": "gain-life", "amount": 1 }] }] }, { "code": "ho-093", "name": "Landlord Pippin", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 3, "power": 8e3, "defense": 5e3, "critical": 3, "price": { "gauge": 2 }, "abilities": [{ "timing": "enters", "choose": [{ "name": "foe", "from": { "sizeAtMost": 2, "side": "theirs", "type": "monster" }, "min": 1, "max": 1 }], "does": [{ "verb": "destroy", "to": "foe" }] }] }, { "code": "ho-094", "name": "Comet Heron", "type": "monster", "world": "Midnight Orchard", "attributes": ["Lantern"], "size": 3, "power": 9e3, "defense": 4e3, "critical": 3, "price": { "gauge": 2 }, "keywords": { "penetrate": 1, "lifelink": 3 } }, { "code": "ho-095", "name": "The Moon in the Well", "type": "monster", "world": "Midnight Orchard", "attributes": ["Moth"], "size": 3, "power": 6e3, "defense": 6e3, "critical": 2, "price": { "gauge": 1 }, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "other": true, "side": "yours", "type": "monster" }, "what": "power", "by": 1e3 }, { "on": { "other": true, "side": "yours", "type": "monster" }, "what": "move", "by": 1 }] }] }];
const midnightOrchardMonsters = {
  $schema: $schema$1,
  set: set$1,
  title: title$1,
  cards: cards$2
};
const drawCards = (play, seat, count) => draw(play, deck(seat), hand(seat), count);
const chargeFromDeck = (play, seat, count) => draw(play, deck(seat), gauge(seat), count);
const millCards = (play, seat, count) => draw(play, deck(seat), drop(seat), count);
function seatsMeant({ state }, { controller }, { who }) {
  const all = inTurnOrder(state);
  if (who === "each") return all;
  return all.filter((seat) => seat === controller === (who !== "opponent"));
}
const onFieldMeant = (play, effect, instruction2) => cardsMeant(play, instruction2, effect).filter((id) => isOnField(cardOf(play.state, id)));
const monstersMeant = (play, effect, instruction2) => onFieldMeant(play, effect, instruction2).filter((id) => isInArea(cardOf(play.state, id)));
const { discard, discardStep } = discarding({
  ...{ kind: "discard", from: "hand", together: true },
  seats: seatsMeant,
  discard(play, seat, cards2) {
    for (const id of cards2) move(play, id, drop(seat));
    tell(play, "discarded", { seat, count: cards2.length });
  }
});
const lookAtTop = (play, effect, instruction2) => {
  const seat = effect.controller;
  const there = cardsIn(play.state, deck(seat)).length;
  const count = Math.min(there, amountMeant(play, instruction2, effect));
  if (count === 0) return;
  const frame = { kind: "look-at-top", seat, count };
  show(play, seat, deck(seat), topCards$1(play, frame));
  tell(play, "deck-looked-at", { seat, count });
  push(play, frame);
};
const lookStep = {
  open: ["seat", "count"],
  proceed: (_, { seat }) => [{ seat, kind: "look" }],
  options: (reading, frame) => ({
    pick: "one",
    from: optionsAsPrinted(reading, topCards$1(reading, frame))
  }),
  answered(play, frame, { chosen: [choice] }) {
    const { seat } = frame;
    const top2 = topCards$1(play, frame);
    const taken = cardAsPrinted(play, top2, choice);
    if (taken !== void 0) move(play, taken, hand(seat));
    for (const id of top2) if (id !== taken) move(play, id, deck(seat), { under: true });
    return "done";
  }
};
const topCards$1 = ({ state }, { seat, count }) => cardsIn(state, deck(seat)).slice(-count).reverse();
const { search, searchStep } = searching({
  ...{ from: "deck", to: "hand", story: "deck-searched", shows: "always" }
});
const forSeats = (act) => (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) act(play, seat, amount2);
};
const discardAtRandom = (play, seat, amount2) => pickCards(play, hand(seat), amount2, (id) => move(play, id, drop(seat)));
const shuffleDrop = (play, effect, instruction2) => {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    tell(play, "drop-shuffled", { seat });
    moveAll(play, drop(seat), deck(seat));
    shuffle(play, deck(seat));
  }
};
const DECK_VERBS = {
  draw: forSeats(drawCards),
  charge: forSeats(chargeFromDeck),
  mill: forSeats(millCards),
  discard,
  "discard-at-random": forSeats(discardAtRandom),
  search,
  "look-at-top": lookAtTop,
  "shuffle-drop": shuffleDrop
};
function lossOf(state, seat) {
  if (lifeOf(state, seat) <= 0) return "life-lost";
  if (deckSize(state, seat) === 0) return "deck-empty";
  return seatCounter(state, seat, "doomed") > 0 ? "lifelink-lost" : void 0;
}
const hasLoser = (state) => seatsOf(state).some((seat) => lossOf(state, seat) !== void 0);
function endIfLost(play) {
  const losers = seatsOf(play.state).filter((seat) => lossOf(play.state, seat) !== void 0);
  const [loser] = losers;
  if (loser === void 0) return false;
  const winners = seatsOf(play.state).filter((seat) => !losers.includes(seat));
  if (winners.length === 0) endAsDraw(play, "both-lost");
  else end(play, { places: [winners, losers], reason: lossOf(play.state, loser) });
  return true;
}
const left = (play, seat) => end(play, { places: [[opponentOf(seat)], [seat]], reason: "conceded" });
const endAsDraw = (play, reason) => end(play, { places: [seatsOf(play.state)], reason });
const MAX_SIZE$1 = 3;
function resolutionCheck(play) {
  if (!isDue(play)) return false;
  push(play, { kind: "check" });
  return true;
}
const isDue = (reading) => hasLoser(reading.state) || inTurnOrder(reading.state).some(
  (seat) => doubleOf(reading, seat) !== void 0 || isTooBig(reading, seat)
);
const check = {
  open: [],
  proceed(play) {
    for (; ; ) {
      if (endIfLost(play)) return "done";
      if (tidyAreas(play)) continue;
      const seat = inTurnOrder(play.state).find((each) => isTooBig(play, each));
      if (seat === void 0) return "done";
      const [only2, other] = droppable(play, seat);
      if (other !== void 0) return [{ seat, kind: "drop-monster" }];
      dropByCheck(play, only2.id);
    }
  },
  options: (reading, _, { seat }) => ({
    pick: "one",
    from: droppable(reading, seat).map(({ id }) => ({ id, card: id }))
  }),
  answered(play, _, { chosen: [option] }) {
    dropByCheck(play, option?.card);
  }
};
function tidyAreas(play) {
  let hasTidied = false;
  for (const seat of inTurnOrder(play.state)) {
    for (let old = doubleOf(play, seat); old; old = doubleOf(play, seat)) {
      dropByCheck(play, old.id);
      hasTidied = true;
    }
  }
  return hasTidied;
}
function doubleOf({ state }, seat) {
  const cards2 = cardsOnField(state, seat);
  return cards2.find(
    ({ slot }, index) => slot !== NO_AREA && cards2.some((later, at) => at > index && later.slot === slot)
  );
}
function isTooBig(reading, seat) {
  let size = 0;
  for (const { id } of monstersOf(reading.state, seat)) size += valueNow(reading, id, "size");
  return size > MAX_SIZE$1;
}
function droppable(reading, seat) {
  const sized = monstersOf(reading.state, seat).filter(
    ({ id }) => valueNow(reading, id, "size") > 0
  );
  const last = monstersOf(reading.state, seat).at(-1);
  const older = sized.filter((card2) => card2 !== last);
  return older.length > 0 ? older : sized;
}
function dropByCheck(play, id) {
  const { face, owner } = play.state.cards[id];
  tell(play, "dropped-by-check", { card: id, face });
  leaveField(play, id, drop(owner));
}
function battleNow({ stack }) {
  const frame = stack.findLast(({ kind }) => kind === "battle");
  return frame?.stage === "double-attack" ? void 0 : frame;
}
const attackersLeft = ({ state }, { attackers }) => attackers.flatMap((id) => {
  const card2 = state.cards[id];
  return card2 && isOnField(card2) ? [card2] : [];
});
function targetLeft({ state }, { target: target2, slot }) {
  const card2 = state.cards[target2];
  return card2 && isOnField(card2) && card2.slot === slot ? card2 : void 0;
}
function strikesBack(reading, frame) {
  const target2 = targetLeft(reading, frame);
  if (!target2 || !has(reading, target2.id, "counterattack")) return [];
  const power2 = valueNow(reading, target2.id, "power");
  const ties = reading.state.options["counterattackTie"] === "destroys";
  return attackersLeft(reading, frame).filter(isInArea).filter(({ id }) => {
    const defense = valueNow(reading, id, "defense");
    return defense < power2 || ties && defense === power2;
  });
}
const counterattack = (play, { target: target2 }, attacker) => destroy(play, [attacker], [target2]);
function hit(play, frame) {
  const fighter = fighterNamed(frame.target);
  frame.hits = fighter === void 0 ? hitsMonster(play, frame) : hitsFighter(play, frame, fighter);
  tell(play, frame.hits ? "attack-hit" : "attack-missed", { target: frame.target });
  const attackers = attackersLeft(play, frame).map(({ id }) => id);
  if (!frame.hits) return;
  if (fighter === void 0) return destroy(play, [frame.target], attackers);
  const amount2 = sumOf(play, frame, "critical");
  damage(play, { to: fighter, amount: amount2, sources: attackers, cause: "attack" });
}
function sumOf(reading, frame, what) {
  return attackersLeft(reading, frame).reduce(
    (sum, { id }) => sum + valueNow(reading, id, what),
    0
  );
}
function hitsMonster(reading, frame) {
  const target2 = targetLeft(reading, frame);
  if (!target2 || attackersLeft(reading, frame).length === 0) return false;
  return sumOf(reading, frame, "power") >= valueNow(reading, target2.id, "defense");
}
function hitsFighter(reading, frame, fighter) {
  if (attackersLeft(reading, frame).length === 0) return false;
  const item = inSlot(reading.state, fighter, ITEM);
  if (!item || reading.state.options["itemDefense"] !== true) return true;
  return sumOf(reading, frame, "power") >= valueNow(reading, item.id, "defense");
}
function penetrate(play, frame) {
  if (!frame.hits || frame.slot !== CENTER) return;
  const wantsGone = play.state.options["penetrate"] === "gone";
  if (wantsGone && targetLeft(play, frame)) return;
  const to2 = opponentOf(frame.seat);
  for (const { id } of attackersLeft(play, frame)) {
    if (!has(play, id, "penetrate")) continue;
    damage(play, { to: to2, amount: valueNow(play, id, "critical"), sources: [id], cause: "effect" });
  }
}
function beginBattle(play, seat, attackers, target2) {
  const slot = play.state.cards[target2]?.slot ?? NO_AREA;
  const frame = {
    ...{ kind: "battle", seat, attackers, target: target2, slot },
    ...{ stage: "declare", nullified: false, hits: false }
  };
  push(play, frame);
}
const battle = {
  open: ["seat", "attackers", "target", "slot", "stage", "nullified", "hits"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "declare":
        frame.stage = "timing";
        declareAttack(play, frame);
        return "on";
      case "timing":
        frame.stage = "check";
        openTiming(play, "battle");
        return "on";
      case "check":
        frame.stage = frame.nullified ? "over" : "hit";
        resolutionCheck(play);
        return "on";
      default:
        return stepNine(play, frame);
    }
  },
  options: (reading, frame) => ({
    pick: "one",
    from: strikesBack(reading, frame).map(({ id }) => ({ id, card: id }))
  }),
  answered(play, frame, { chosen: [option] }) {
    counterattack(play, frame, option?.card);
  }
};
function stepNine(play, frame) {
  switch (frame.stage) {
    case "hit":
      frame.stage = "penetrate";
      hit(play, frame);
      return "on";
    case "penetrate":
      frame.stage = "counterattack";
      penetrate(play, frame);
      return "on";
    case "counterattack":
      frame.stage = "over";
      return strikeBack(play, frame);
    case "over":
      frame.stage = "double-attack";
      endModifiers(play, "battle");
      tell(play, "battle-ended", { cards: attackersLeft(play, frame).map(({ id }) => id) });
      openTiming(play, "battle-end");
      return "on";
    default:
      doubleAttack(play, frame);
      return "done";
  }
}
function strikeBack(play, frame) {
  const [first2, second] = strikesBack(play, frame);
  if (second) return [{ seat: 3 - frame.seat, kind: "counterattack" }];
  if (first2) counterattack(play, frame, first2.id);
  return "on";
}
function declareAttack(play, { seat, attackers, target: target2 }) {
  for (const id of attackers) rest(play, id);
  setCounter(play, 0, "attacks", tableCounter(play.state, "attacks") + 1);
  tell(play, "attack-declared", { seat, cards: attackers, target: target2 });
}
function nullifyAttack(play) {
  const frame = battleNow(play.state);
  if (!frame || frame.nullified) return;
  rework(play, frame).nullified = true;
  tell(play, "attack-nullified", { seat: frame.seat });
}
function doubleAttack(play, frame) {
  if (frame.nullified && play.state.options["doubleAttack"] === "notNullified") return;
  for (const card2 of attackersLeft(play, frame)) {
    if (markOf(card2, "doubled") > 0 || !has(play, card2.id, "doubleAttack")) continue;
    mark(play, card2.id, "doubled", 1);
    tell(play, "double-attack", { card: card2.id });
    stand(play, card2.id);
  }
}
const openMoves = (play) => push(play, { kind: "move", waiting: inTurnOrder(play.state), moved: [] });
const moveStep = {
  open: ["waiting", "moved"],
  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === void 0) return "done";
    if (waysToMove(play, seat, frame).length > 0) return [{ seat, kind: "move" }];
    frame.waiting = frame.waiting.slice(1);
    return "on";
  },
  options: (reading, frame, { seat }) => ({
    pick: "one",
    from: [...waysToMove(reading, seat, frame), { id: "stay" }]
  }),
  answered(play, frame, { chosen: [option] }) {
    const [, card2 = "", area] = option?.id.split(" ") ?? [];
    if (area === void 0) {
      frame.waiting = frame.waiting.slice(1);
      return;
    }
    frame.moved = [...frame.moved, card2];
    moveToArea(play, card2, area);
  }
};
function moveToArea(play, card2, area) {
  reslot(play, card2, AREAS[area]);
  tell(play, "moved", { card: card2, area });
}
const emptyAreas = ({ state }, seat) => Object.keys(AREAS).filter((area) => !inSlot(state, seat, AREAS[area]));
function waysToMove(reading, seat, { moved: moved2 }) {
  const areas = emptyAreas(reading, seat);
  return monstersOf(reading.state, seat).filter(({ id }) => !moved2.includes(id) && has(reading, id, "move")).flatMap(({ id }) => areas.map((area) => ({ id: `move ${id} ${area}`, card: id, to: area })));
}
const shift = (play, card2) => push(play, { kind: "shift", card: card2 });
const shiftStep = {
  open: ["card"],
  proceed(play, { card: card2 }) {
    if (areasFor(play, card2).length === 0) return "done";
    return [{ seat: sideOf(play.state, cardOf(play.state, card2)), kind: "shift" }];
  },
  options: (reading, { card: card2 }) => ({
    pick: "one",
    from: areasFor(reading, card2).map((area) => ({ id: `to ${area}`, card: card2, to: area }))
  }),
  answered(play, { card: card2 }, { chosen: [option] }) {
    const area = areaNamed(option?.to ?? "");
    if (area) moveToArea(play, card2, area);
    return "done";
  }
};
const areasFor = (reading, card2) => emptyAreas(reading, sideOf(reading.state, cardOf(reading.state, card2)));
const ATTACK = "attack";
const answering = (...deeds) => (reading, choosing2, by) => {
  const item = answered(reading.state);
  const isMeant2 = item && item.controller !== by.controller && deeds.includes(item.does);
  return isMeant2 && !item.nullified && fitsDeed(reading, item.card, choosing2, by) ? [item.card] : [];
};
function fitsDeed(reading, id, { from }, by) {
  if (Object.keys(from).length === 0) return true;
  return reading.state.cards[id] !== void 0 && fits(reading, cardOf(reading.state, id), from, by);
}
function battleBeforeHit(state) {
  const battle2 = battleNow(state);
  return battle2 && !battle2.nullified && battle2.stage === "check" ? battle2 : void 0;
}
const attackOf = (isMeant2) => ({ state }, _, { controller }) => {
  const battle2 = battleBeforeHit(state);
  const isTheirs2 = battle2?.seat === opponentOf(controller);
  return battle2 && isTheirs2 && isMeant2(battle2.target, controller) ? [ATTACK] : [];
};
const THINGS = {
  call: answering("call"),
  cast: answering("cast"),
  spell: (reading, choosing2, by) => answering("cast")(reading, { ...choosing2, from: { ...choosing2.from, type: "spell" } }, by),
  equip: answering("equip"),
  ability: answering("use", "auto"),
  attack: attackOf(() => true),
  "attack-on-you": attackOf((target2, seat) => fighterNamed(target2) === seat),
  "attack-on-monster": attackOf((target2) => fighterNamed(target2) === void 0)
};
const mayTarget = (reading, card2, by) => sideOf(reading.state, card2) === by.controller || !has(reading, card2.id, "hidden");
const standUp = (play, effect, instruction2) => {
  for (const id of onFieldMeant(play, effect, instruction2)) stand(play, id);
};
const layDown = (play, effect, instruction2) => {
  for (const id of onFieldMeant(play, effect, instruction2)) rest(play, id);
};
const give = (play, effect, instruction2) => {
  if (instruction2["until"] === "battle" && !battleBeforeHit(play.state)) return;
  const change = changeMeant(play, instruction2, effect);
  for (const id of onFieldMeant(play, effect, instruction2)) modify(play, id, change);
};
const putIntoSoul = (play, effect, instruction2) => {
  const host = hostMeant(play, effect, instruction2);
  if (host === void 0) return;
  for (const id of cardsMeant(play, instruction2, effect)) {
    if (id === host) continue;
    tell(play, "put-into-soul", { card: id, under: host });
    if (isOnField(cardOf(play.state, id))) leaveField(play, id, soulOf(host));
    else move(play, id, soulOf(host));
  }
};
function hostMeant(play, effect, { of }) {
  return onFieldMeant(play, effect, { to: String(of) })[0];
}
const deckToSoul = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const host of onFieldMeant(play, effect, instruction2)) {
    for (let left2 = amount2; left2 > 0; left2 -= 1) {
      const top2 = topOf(play.state, deck(cardOf(play.state, host).owner));
      if (top2 !== void 0) move(play, top2, soulOf(host));
    }
  }
};
const call = (play, effect, instruction2) => {
  const area = areaNamed(String(instruction2["area"]));
  for (const card2 of cardsMeant(play, instruction2, effect)) {
    const free = instruction2["free"] === true;
    callByEffect(play, { seat: effect.controller, card: card2, free, ...area ? { area } : {} });
  }
};
const shiftVerb = (play, effect, instruction2) => {
  for (const id of monstersMeant(play, effect, instruction2)) shift(play, id);
};
const nullifyVerb = (play, { chosen: chosen2 }, { to: to2 }) => {
  if (chosen2[String(to2)]?.includes(ATTACK)) nullifyAttack(play);
  else nullify(play);
};
const onlyIf = (play, effect, { verb: _, to: __, ...condition2 }) => {
  if (!holds(play, condition2, effect)) breakOff(play, effect);
};
const FIELD_VERBS = {
  stand: standUp,
  rest: layDown,
  give,
  "put-into-soul": putIntoSoul,
  "deck-to-soul": deckToSoul,
  call,
  shift: shiftVerb,
  nullify: nullifyVerb,
  "only-if": onlyIf
};
const deal = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const to2 of seatsMeant(play, effect, instruction2)) {
    damage(play, { to: to2, amount: amount2, sources: [effect.card], cause: "effect" });
  }
};
const lose = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) loseLife(play, seat, amount2);
};
const gain = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) gainLife(play, seat, amount2);
};
const shield = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) {
    setCounter(play, seat, "shield", seatCounter(play.state, seat, "shield") + amount2);
  }
};
const LIFE_VERBS = {
  damage: deal,
  "lose-life": lose,
  "gain-life": gain,
  shield
};
const destroyVerb = (play, effect, instruction2) => destroy(play, onFieldMeant(play, effect, instruction2));
const putInto = (to2) => (play, effect, instruction2) => {
  const cards2 = cardsMeant(play, instruction2, effect);
  const isThere2 = (id) => isOnField(cardOf(play.state, id));
  const onField = cards2.filter(isThere2);
  for (const id of cards2.filter((each) => !onField.includes(each))) carry(play, id, to2);
  takeOff(play, onField, to2);
};
function carry(play, id, to2) {
  const { owner, place: from } = cardOf(play.state, id);
  tell(play, "put", { seat: owner, from, to: to2 });
  const isUnder2 = to2 === "deck-bottom";
  move(play, id, place(isUnder2 ? "deck" : to2, owner), { under: isUnder2 });
}
const MOVING_VERBS = {
  destroy: destroyVerb,
  return: putInto("hand"),
  "put-into-drop": putInto("drop"),
  "put-into-gauge": putInto("gauge"),
  "put-on-deck": putInto("deck"),
  "put-under-deck": putInto("deck-bottom")
};
const VERBS = {
  ...LIFE_VERBS,
  ...DECK_VERBS,
  ...MOVING_VERBS,
  ...FIELD_VERBS,
  /** That a card stays was said before it was destroyed (`saves.ts`). */
  stay: () => void 0
};
const isYours = ({ state }, card2, from) => sideOf(state, card2) === from.controller;
const atMost = (what) => (reading, card2, wanted) => valueNow(reading, card2.id, what) <= Number(wanted);
const isUnder = ({ place: place2 }, card2) => zoneOf(place2) === "soul" && holderOf(place2) === card2;
function isAbove({ state }, card2, from) {
  const under = state.cards[from.card];
  return under !== void 0 && isUnder(under, card2.id);
}
const isAttacking = ({ state }, card2) => battleNow(state)?.attackers.includes(card2.id) ?? false;
const isUnderAttack$1 = ({ state }, card2) => battleNow(state)?.target === card2.id;
const isSide = (wanted, yours) => wanted === "yours" === yours;
const FILTERS = {
  side: (reading, card2, wanted, from) => isSide(wanted, isYours(reading, card2, from)),
  type: (reading, card2, wanted) => faceOfCard(reading, card2).type === wanted,
  monster: (reading, card2, wanted) => faceOfCard(reading, card2).type === "monster" === wanted,
  world: (reading, card2, wanted) => faceOfCard(reading, card2).world === wanted,
  attribute: (reading, card2, wanted) => faceOfCard(reading, card2).attributes.includes(String(wanted)),
  area: (_, card2, wanted) => isOnField(card2) && card2.slot === AREAS[wanted],
  other: (_, card2, wanted, from) => card2.id !== from.card === wanted,
  buddy: (reading, card2, wanted) => {
    const seat = sideOf(reading.state, card2);
    return isBuddy(reading, seat, faceOfCard(reading, card2)) === wanted;
  },
  resting: (_, card2, wanted) => isResting(card2) === wanted,
  attacking: (reading, card2, wanted) => isAttacking(reading, card2) === wanted,
  underAttack: (reading, card2, wanted) => isUnderAttack$1(reading, card2) === wanted,
  under: (_, card2, wanted, from) => isUnder(card2, from.card) === wanted,
  above: (reading, card2, wanted, from) => isAbove(reading, card2, from) === wanted,
  keyword: (reading, card2, wanted) => has(reading, card2.id, String(wanted)),
  sizeAtMost: atMost("size"),
  sizeAtLeast: (reading, card2, wanted) => valueNow(reading, card2.id, "size") >= Number(wanted),
  powerAtMost: atMost("power"),
  defenseAtMost: atMost("defense"),
  /** Of fighters, not of cards (`fighterValue`). */
  fighter: () => false
};
const WORLDS = ["Brass Harbor", "Midnight Orchard", "Generic"];
const { bool, integer: integer$2, isRecord: isRecord$2, object: object$3, oneOf: oneOf$3, text: text$2 } = shapes;
const MOST = 99;
const MOST_POWER = 99e3;
const SIDES = ["yours", "theirs"];
const FIGHTERS$1 = ["you", "opponent", "each"];
const DURATIONS = ["battle", "turn", "your-next-turn", "leaves"];
const SEEN_ZONES = ["hand", "gauge", "drop", "soul", "buddy"];
const COUNTERS = ["life"];
const RESTRICTIONS = ["cannotAttack", "cannotBeDestroyed", "sturdy", "hidden"];
const FIGHTER_VALUES = ["damageTaken"];
const CARD_VALUES = [...STATS, ...KEYWORDS, ...RESTRICTIONS];
const VALUES = [...CARD_VALUES, ...FIGHTER_VALUES];
const FILTER_SHAPES = {
  side: oneOf$3("side", SIDES),
  type: oneOf$3("type", TYPES),
  world: oneOf$3("world", WORLDS),
  attribute: text$2,
  area: oneOf$3("area", Object.keys(AREAS)),
  keyword: oneOf$3("keyword", KEYWORDS),
  sizeAtMost: integer$2(0, MOST),
  sizeAtLeast: integer$2(0, MOST),
  powerAtMost: integer$2(0, MOST_POWER),
  defenseAtMost: integer$2(0, MOST_POWER),
  fighter: oneOf$3("fighter", FIGHTERS$1)
};
const selector = object$3({
  "zone?": oneOf$3("zone", SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool])
  )
});
const SOUGHT = ["type", "world", "attribute", "sizeAtMost"];
const sought = object$3(
  Object.fromEntries(SOUGHT.map((word2) => [`${word2}?`, FILTER_SHAPES[word2] ?? bool]))
);
const things = oneOf$3("thing", Object.keys(THINGS));
const BOUNDS = {
  "counter?": oneOf$3("counter", COUNTERS),
  "of?": oneOf$3("fighter", ["you", "opponent"]),
  "atLeast?": integer$2(0, MOST),
  "atMost?": integer$2(0, MOST)
};
const bounds = object$3({ "count?": selector, ...BOUNDS });
const condition = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord$2(value) || "count" in value || "counter" in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};
const amount = (names) => (value, path) => {
  if (!isRecord$2(value)) return integer$2(-MOST_POWER, MOST_POWER)(value, path);
  return "count" in value ? object$3({ count: selector, "times?": integer$2(-MOST_POWER, MOST_POWER) })(value, path) : object$3({ value: oneOf$3("value", CARD_VALUES), of: oneOf$3("name", names) })(value, path);
};
const { isRecord: isRecord$1, object: object$2, oneOf: oneOf$2, only: only$1 } = shapes;
const cardsOf$1 = (names) => (value, path) => isRecord$1(value) ? selector(value, path) : oneOf$2("name", names)(value, path);
const OF_FIGHTERS = [
  ...["damage", "lose-life", "gain-life", "shield"],
  ...["draw", "charge", "mill", "discard", "discard-at-random"]
];
const ON_CARDS = [
  ...["destroy", "return", "put-into-drop", "put-into-gauge", "put-on-deck", "put-under-deck"],
  ...["stand", "rest", "shift", "stay"]
];
function wordsOfVerbs(names) {
  const to2 = cardsOf$1(names);
  const named2 = oneOf$2("name", names);
  const who = { "who?": oneOf$2("fighter", FIGHTERS$1) };
  const many = amount(names);
  return {
    ...Object.fromEntries(OF_FIGHTERS.map((verb) => [verb, { ...who, amount: many }])),
    ...Object.fromEntries(ON_CARDS.map((verb) => [verb, { to: to2 }])),
    "shuffle-drop": who,
    "look-at-top": { amount: many },
    search: { "for?": sought },
    give: {
      ...{ to: to2, what: oneOf$2("value", VALUES), "by?": many },
      "until?": oneOf$2("duration", DURATIONS)
    },
    "put-into-soul": { to: to2, of: named2 },
    "deck-to-soul": { to: to2, amount: many },
    call: { to: named2, "free?": only$1(true), "area?": oneOf$2("area", Object.keys(AREAS)) },
    nullify: { to: named2 },
    "only-if": { ...BOUNDS, counter: BOUNDS["counter?"] }
  };
}
const instruction = (names) => (value, path) => {
  if (!isRecord$1(value)) return [{ path, says: "this has to be an object" }];
  const known = oneOf$2("verb", Object.keys(VERBS));
  const unknown2 = known(value["verb"], `${path}.verb`);
  if (unknown2.length > 0) return unknown2;
  const words2 = wordsOfVerbs(names)[String(value["verb"])];
  return words2 ? object$2({ verb: known, ...words2 })(value, path) : [];
};
const { integer: integer$1, isRecord, listOf: listOf$1, object: object$1, oneOf: oneOf$1, only, text: text$1 } = shapes;
const gift = object$1({
  from: selector,
  count: integer$1(1, MOST),
  to: oneOf$1("place", ["drop", "soul", "hand", "deck", "gauge"])
});
const price = object$1({
  "gauge?": integer$1(1, MOST),
  "life?": integer$1(1, MOST),
  "deck?": integer$1(1, MOST),
  "soul?": integer$1(1, MOST),
  "rest?": only(true),
  "gives?": listOf$1(gift)
});
const choosing = (value, path) => {
  const words2 = { name: text$1, from: selector, min: integer$1(0, MOST), max: integer$1(1, MOST) };
  const wrong = object$1({ ...words2, "things?": things, "hidden?": only(true) })(value, path);
  if (wrong.length > 0 || !isRecord(value)) return wrong;
  if (Number(value["min"]) > Number(value["max"])) {
    return [{ path: `${path}.min`, says: "this is more than the most that may be chosen" }];
  }
  const { zone } = value["from"];
  if (zone !== "hand" || value["hidden"] === true) return [];
  return [{ path: `${path}.hidden`, says: "who chooses out of a hand says so by true" }];
};
const WITH_ANOTHER = ["attacked", "destroys"];
function wordsOfTiming(timing, names) {
  const does = listOf$1(instruction(names));
  const choose = { "choose?": listOf$1(choosing) };
  const once = { "once?": oneOf$1("limit", ["card", "fighter"]) };
  if (timing === "lasting") {
    const changes2 = { lasting: listOf$1(lastingOf(names)), "inSoul?": only(true) };
    return { "when?": condition, does: emptyList, ...changes2 };
  }
  if (timing === "cast") return { ...choose, does };
  if (timing === "act" || timing === "counter-act") {
    return { "when?": condition, "price?": price, ...once, ...choose, does };
  }
  if (timing === "saves") return { "when?": condition, "price?": price, ...once, does };
  return { "may?": only(true), "when?": condition, "price?": price, ...once, ...choose, does };
}
const lastingOf = (names) => object$1({ on: selector, what: oneOf$1("value", VALUES), by: amount(names) });
const emptyList = (value, path) => Array.isArray(value) && value.length === 0 ? [] : [{ path, says: "what lasts does nothing at once; it says so in `lasting`" }];
const ability = (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const timing = oneOf$1("timing", TIMINGS$1);
  const unknown2 = timing(value["timing"], `${path}.timing`);
  if (unknown2.length > 0) return unknown2;
  const chosen2 = chosenBy(value["choose"]);
  const own = WITH_ANOTHER.includes(value["timing"]) ? ["self", "it"] : ["self"];
  const words2 = wordsOfTiming(value["timing"], [...own, ...chosen2.map(({ name }) => name)]);
  const wrong = object$1({ timing, ...words2 })(value, path);
  const inOrder = hiddenLast(value["choose"], path);
  return [...wrong, ...inOrder, ...strayNames(value, chosen2, path), ...withoutStay(value, path)];
};
function hiddenLast(choose, path) {
  if (!Array.isArray(choose)) return [];
  const hidden = choose.map((entry) => isRecord(entry) && entry["hidden"] === true);
  const index = hidden.findIndex((is, at) => !is && hidden[at - 1] === true);
  if (index < 0) return [];
  return [{ path: `${path}.choose[${index}]`, says: "choices out of a hand come last" }];
}
function chosenBy(choose) {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap(
    (entry) => isRecord(entry) ? [{ name: String(entry["name"]), isThing: "things" in entry }] : []
  );
}
function strayNames({ does }, chosen2, path) {
  const used = JSON.stringify(does ?? []);
  return chosen2.flatMap(({ name, isThing }, index) => {
    const at = `${path}.choose[${index}].name`;
    const isTwice = chosen2.findIndex((each) => each.name === name) < index;
    if (isTwice) return [{ path: at, says: `'${name}' is chosen twice` }];
    const isUsed = isThing || used.includes(`:${JSON.stringify(name)}`);
    return isUsed ? [] : [{ path: at, says: `nothing is done to '${name}'` }];
  });
}
function withoutStay({ timing, does }, path) {
  const stays = Array.isArray(does) ? does.filter((each) => isRecord(each) && each["verb"] === "stay").length : 0;
  if (timing === "saves" === (stays === 1)) return [];
  return [{ path: `${path}.does`, says: "'stay' stands once in what saves, and nowhere else" }];
}
const { integer, listOf, object, oneOf, text } = shapes;
const MAX_SIZE = 3;
const MAX_CRITICAL = 9;
const readCardFile = (json) => readCards(json, { card, between: doubles });
const power = integer(0, MOST_POWER);
const critical = integer(0, MAX_CRITICAL);
const world = oneOf("world", WORLDS);
const keywords = object(
  Object.fromEntries(KEYWORDS.map((keyword) => [`${keyword}?`, integer(1, MOST)]))
);
const PLAYED = {
  "price?": price,
  "playWhen?": condition,
  "keywords?": keywords,
  "abilities?": listOf(ability)
};
const begins = object({
  "life?": integer(1, MOST),
  "hand?": integer(0, MOST),
  "gauge?": integer(0, MOST)
});
const WORDS_OF = {
  flag: { allows: listOf(world), "begins?": begins },
  monster: { ...PLAYED, size: integer(0, MAX_SIZE), power, defense: power, critical },
  item: { ...PLAYED, power, "defense?": power, critical },
  spell: PLAYED,
  impact: PLAYED
};
function partsThatFit(entry, path) {
  const { type, keywords: printed = {}, abilities: abilities2 = [] } = entry;
  const casts = abilities2.filter(({ timing }) => timing === "cast").length;
  const isSet = "set" in printed;
  const isStandIn2 = "standIn" in printed;
  const isCast = (type === "spell" || type === "impact") && !isSet && !isStandIn2;
  const says = (what) => [{ path, says: what }];
  if (isSet && type !== "spell") return says("only a spell says 'set'");
  if (isStandIn2 && (type !== "spell" || abilities2.length > 0)) {
    return says("what stands in is a spell that does nothing else");
  }
  if ("buddy" in printed && type === "monster") return says("a monster may be the Buddy anyway");
  if (isCast && (casts !== 1 || abilities2.length !== 1)) {
    return says("it does one thing, timed 'cast', and is spent");
  }
  if (isSet && abilities2.length === 0) return says("a spell that stays does something there");
  return isCast || casts === 0 ? [] : says("only what is cast and spent is timed 'cast'");
}
const card = typedCard({
  types: TYPES,
  words: (type) => ({ world, "attributes?": listOf(text), ...WORDS_OF[type] }),
  fits: partsThatFit
});
const doubles = (cards2) => foundTwice(cards2, ({ code, name }) => [`code ${code}`, `name ${name}`]);
const PLAYED_BY = {
  monster: "call",
  item: "equip"
};
function abilitiesSaid(type, price2, playWhen, abilities2) {
  const when = playWhen ? { when: playWhen } : {};
  const said = abilities2.map(
    (ability2) => ability2.timing === "cast" ? { ...ability2, ...when, ...spoken(price2) } : spokenOf(ability2)
  );
  const isSaid = abilities2.some(({ timing }) => timing === "cast") || type === "flag";
  if (isSaid || Object.keys(price2).length === 0 && !playWhen) return said;
  return [{ timing: PLAYED_BY[type] ?? "lay", ...when, ...spoken(price2), does: [] }, ...said];
}
const spokenOf = ({ price: price2 = {}, once, ...ability2 }) => ({
  ...ability2,
  ...Object.keys(price2).length > 0 ? { price: price2 } : {},
  ...once ? { once } : {},
  ...spoken(price2, once)
});
function spoken(price2, once) {
  const { gives = [], rest: rest2, ...numbers } = price2;
  const cost = {
    ...numbers,
    ...rest2 ? { rest: 1 } : {},
    ...once ? { [ONCE[once]]: 1 } : {}
  };
  const pays = gives.map(({ from, count, to: to2 }, index) => ({
    ...{ name: `given${index}`, from, min: count, max: count, how: to2 }
  }));
  return {
    ...Object.keys(cost).length > 0 ? { cost } : {},
    ...pays.length > 0 ? { pays } : {}
  };
}
const ONCE = { card: "once", fighter: "onceForAll" };
function faceOf(entry) {
  const { code, name, type, world: world2, attributes = [], price: price2 = {}, abilities: abilities2 = [] } = entry;
  const { playWhen, allows, begins: begins2, keywords: keywords2 = {} } = entry;
  const stats = {};
  for (const stat2 of STATS) {
    const value = entry[stat2];
    if (value !== void 0) stats[stat2] = value;
  }
  return {
    ...{ code, name, type, world: world2, attributes, price: price2, stats, keywords: keywords2 },
    abilities: abilitiesSaid(type, price2, playWhen, abilities2),
    cost: price2.gauge ?? 0,
    words: { world: world2, ...attributes.length > 0 ? { attributes: attributes.join(" / ") } : {} },
    ...playWhen ? { playWhen } : {},
    ...allows ? { allows } : {},
    ...begins2 ? { begins: begins2 } : {}
  };
}
const FILES = {
  "brass-harbor-monsters": brassHarborMonsters,
  "brass-harbor-gear": brassHarborGear,
  "midnight-orchard-monsters": midnightOrchardMonsters,
  "midnight-orchard-charms": midnightOrchardCharms,
  common
};
const files = Object.entries(FILES).map(
  ([name, json]) => ownFile(`${name}.cards.json`, json)
);
const CARD_SETS = [
  {
    set: "harbor-and-orchard",
    title: "Harbor and Orchard",
    cards: files.flatMap(({ cards: cards2 }) => cards2)
  }
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
const { stat, trait } = phrases;
const PRINTED = {
  size: stat("size"),
  power: stat("power"),
  defense: stat("defense"),
  critical: stat("critical"),
  penetrate: trait("Penetrate"),
  counterattack: trait("Counterattack"),
  doubleAttack: trait("Double Attack"),
  move: trait("Move"),
  soulguard: trait("Soulguard"),
  lifelink: { name: "Lifelink", change: (by) => `Lifelink ${by}` },
  lifelinkLose: trait("Lifelink Lose"),
  counter: trait("Counter"),
  set: trait("Set"),
  buddy: trait("May be your Buddy"),
  standIn: trait("May take the place of your Buddy's copy in a Buddy Call")
};
const VALUE_WORDS = {
  ...PRINTED,
  cannotAttack: trait("no leave to attack"),
  cannotBeDestroyed: trait("nothing to fear from destruction"),
  sturdy: trait("nothing to fear from destruction by effects"),
  hidden: trait("a hiding place from effects of the opponent"),
  damageTaken: stat("damage from each source")
};
const TYPE_WORDS = {
  flag: ["Flag", "Flags"],
  monster: ["monster", "monsters"],
  item: ["item", "items"],
  spell: ["spell", "spells"],
  impact: ["impact", "impacts"]
};
const NO_MONSTER = ["item or set spell", "items or set spells"];
const THING_WORDS = {
  call: ["monster that your opponent calls", "monsters that your opponent calls"],
  cast: ["card that your opponent casts", "cards that your opponent casts"],
  spell: ["spell that your opponent casts", "spells that your opponent casts"],
  equip: ["item that your opponent equips", "items that your opponent equips"],
  ability: ["ability that your opponent uses", "abilities that your opponent uses"],
  attack: ["attack of your opponent's", "attacks of your opponent's"],
  "attack-on-you": ["attack on you", "attacks on you"],
  "attack-on-monster": ["attack on a monster of yours", "attacks on monsters of yours"]
};
const FIGHTERS = {
  you: "your side",
  opponent: "your opponent's side",
  each: "each fighter"
};
const thisCard$1 = ({ type }) => `this ${type}`;
const told = (yes, no2) => (wanted) => ({ before: wanted === true ? yes : no2 });
const FILTER_WORDS = {
  fighter: (wanted) => ({ is: FIGHTERS[String(wanted)] ?? "" }),
  other: (wanted, { face }) => wanted === true ? { other: true } : { is: thisCard$1(face) },
  above: () => ({ is: "the card above this" }),
  under: () => ({ whose: "its" }),
  side: side("your opponent's", "opposing"),
  resting: told("resting", "standing"),
  attacking: told("attacking", "idle"),
  underAttack: told("attacked", "unattacked"),
  buddy: told("Buddy", "non-Buddy"),
  world: (wanted) => ({ before: String(wanted) }),
  attribute: (wanted) => ({ before: String(wanted) }),
  type: (wanted) => ({ noun: TYPE_WORDS[wanted] }),
  monster: (wanted) => ({ noun: wanted === true ? TYPE_WORDS.monster : NO_MONSTER }),
  area: (wanted) => ({ after: `in the ${String(wanted)} area` }),
  keyword: (wanted) => ({ with: VALUE_WORDS[String(wanted)]?.name ?? "" }),
  sizeAtMost: (wanted) => ({ with: `a size of at most ${Number(wanted)}` }),
  sizeAtLeast: (wanted) => ({ with: `a size of at least ${Number(wanted)}` }),
  powerAtMost: (wanted) => ({ with: `a power of at most ${Number(wanted)}` }),
  defenseAtMost: (wanted) => ({ with: `a defense of at most ${Number(wanted)}` })
};
const { cards: cards$1, cardsByChance, gets, order, ownersOf, seatDoes } = phrases;
const WHO = { each: "each fighter", opponent: "your opponent" };
const fighterDoes = seatDoes((who) => WHO[who] ?? "");
const topCards = (number2) => number2 === "1" ? "top card" : `top ${cards$1({ number: number2 })}`;
const whose = (who) => who === void 0 || who === "you" ? "your" : `${WHO[String(who)] ?? ""}'s`;
const to = (says) => (said) => order(says(said.to.object, said));
const WHOLE = 99;
const VERB_WORDS = {
  damage: ({ instruction: { who }, number: number2 }) => order(`deal ${number2} damage to ${WHO[String(who)] ?? "yourself"}`),
  "lose-life": fighterDoes("lose", "loses", ({ number: number2 }) => `${number2} life`),
  "gain-life": fighterDoes("gain", "gains", ({ number: number2 }) => `${number2} life`),
  shield: ({ instruction: { who }, number: number2 }) => ({
    statement: `the next damage to ${WHO[String(who)] ?? "you"} this turn is reduced ${Number(number2) >= WHOLE ? "to 0" : `by ${number2}`}`
  }),
  draw: fighterDoes("draw", "draws", cards$1),
  charge: ({ instruction: { who }, number: number2 }) => order(`put the ${topCards(number2)} of ${whose(who)} deck into the gauge`),
  mill: ({ instruction: { who }, number: number2 }) => order(`put the ${topCards(number2)} of ${whose(who)} deck into the drop zone`),
  discard: fighterDoes("discard", "discards", cards$1),
  "discard-at-random": fighterDoes("discard", "discards", cardsByChance),
  search: ({ sought: sought2 }) => order(`search your deck for ${sought2 || "a card"}, show it, take it to your hand and shuffle`),
  "look-at-top": ({ number: number2 }) => order(
    `look at the ${topCards(number2)} of your deck, take one to your hand and put the rest under it`
  ),
  "shuffle-drop": ({ instruction: { who } }) => order(`shuffle ${whose(who)} drop zone into the deck`),
  destroy: to((them) => `destroy ${them}`),
  return: to((them, said) => `return ${them} to ${ownersOf(said.to, "hand")}`),
  "put-into-drop": to((them, said) => `put ${them} into ${ownersOf(said.to, "drop zone")}`),
  "put-into-gauge": to((them, said) => `put ${them} into ${ownersOf(said.to, "gauge")}`),
  "put-on-deck": to((them, said) => `put ${them} on top of ${ownersOf(said.to, "deck")}`),
  "put-under-deck": to((them, said) => `put ${them} under ${ownersOf(said.to, "deck")}`),
  stand: to((them) => `stand ${them}`),
  rest: to((them) => `rest ${them}`),
  shift: to((them) => `move ${them} to an empty area`),
  stay: (said) => ({ statement: `${said.to.subject} ${said.to.many ? "stay" : "stays"}` }),
  give: gets,
  "put-into-soul": to((them) => `put ${them} into the soul of the monster chosen on the field`),
  "deck-to-soul": to(
    (them, { number: number2 }) => `put the ${topCards(number2)} of your deck into the soul of ${them}`
  ),
  call: to(
    (them, { instruction: { free, area } }) => [
      `call ${them}`,
      area === void 0 ? "" : ` to the ${String(area)}`,
      free ? " without its cost" : ""
    ].join("")
  ),
  nullify: to((it) => `nullify ${it}`),
  "only-if": ({ instruction: { of, atLeast, atMost: atMost2 } }) => ({
    lead: `only if ${of === "opponent" ? "your opponent has" : "you have"} ${atMost2 === void 0 ? `at least ${Number(atLeast)}` : `at most ${Number(atMost2)}`} life`
  })
};
const { inPile } = phrases;
const TIMINGS = {
  call: { label: "Call" },
  equip: { label: "Equip" },
  lay: { label: "Cast" },
  cast: { label: "Cast" },
  act: { label: "Act" },
  "counter-act": { label: "Counter Act" },
  enters: { label: "On coming onto the field" },
  attacks: { label: "On attacking" },
  attacked: { label: "On being attacked", it: "the attacker" },
  "deals-damage": { label: "On dealing damage" },
  destroys: { label: "On destroying a monster", it: "that monster" },
  destroyed: { label: "On being destroyed" },
  leaves: { label: "On leaving the field" },
  "turn-start": { label: "At the start of your turn" },
  "attack-start": { label: "At the start of your attack phase" },
  "battle-end": { label: "After an attack of its own" },
  "turn-end": { label: "At the end of your turn" },
  "buddy-called": { label: "After your Buddy Call" },
  "opponent-calls": { label: "After a call of your opponent" },
  "you-cast": { label: "On your casting of a spell or impact" },
  damaged: { label: "After damage to you" },
  saves: { label: "Instead of a destruction" },
  lasting: {}
};
const ZONES = {
  hand: inPile("hand"),
  gauge: inPile("gauge"),
  drop: inPile("drop zone"),
  soul: inPile("soul"),
  buddy: inPile("Buddy Zone")
};
const thisCard = ({ type }) => `this ${type}`;
const some = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const CARD_WORDS = {
  card: ["card", "cards"],
  things: THING_WORDS,
  timings: TIMINGS,
  costs: {
    gauge: (paid) => `${paid} gauge`,
    life: (paid) => `${paid} life`,
    deck: (paid) => `drop the top ${paid === 1 ? "card" : some(paid, "card")} of your deck`,
    soul: (paid) => `the top ${paid === 1 ? "card" : some(paid, "card")} of your deck into its soul`,
    rest: () => "rest it",
    once: () => "once a turn",
    onceForAll: () => "once a turn for each fighter"
  },
  payments: {
    drop: (cards2) => `drop ${cards2}`,
    soul: (cards2) => `put ${cards2} into its soul`,
    hand: (cards2) => `return ${cards2}`,
    deck: (cards2) => `put ${cards2} on top of the deck`,
    gauge: (cards2) => `put ${cards2} into the gauge`
  },
  filters: FILTER_WORDS,
  zones: ZONES,
  named: { self: thisCard },
  values: VALUE_WORDS,
  counters: { life: "life" },
  verbs: VERB_WORDS,
  durations: {
    battle: "until the battle ends",
    turn: "until the turn ends",
    "your-next-turn": "until your next turn begins",
    leaves: "while it stays on the field"
  }
};
const savedLeaveRule = {
  ...leaveRule,
  replacements(reading, happening) {
    const leaving = happening;
    const saves2 = leaving.destroyed ? savesOf(reading, leaving.card) : [];
    return [...saves2, ...leaveRule.replacements?.(reading, leaving) ?? []];
  }
};
function savesOf(reading, id) {
  const card2 = reading.state.cards[id];
  if (!card2) return [];
  return cardsOnField(reading.state, sideOf(reading.state, card2)).filter((saver) => hasAbilities(reading, saver)).flatMap((saver) => savingsBy(reading, saver)).filter((saving) => isMeant(reading, saving, card2)).flatMap((saving) => waysToSave(reading, saving, card2));
}
function savingsBy(reading, saver) {
  const { abilities: abilities2, code } = faceOfCard(reading, saver);
  const controller = sideOf(reading.state, saver);
  return abilities2.flatMap((ability2, index) => {
    if (ability2.timing !== "saves") return [];
    const effect = { card: saver.id, face: code, ability: index, controller, chosen: {} };
    return [{ ability: ability2, effect }];
  });
}
function isMeant(reading, { ability: ability2, effect }, card2) {
  const to2 = ability2.does.find(({ verb }) => verb === "stay")?.to;
  if (to2 === "self") return card2.id === effect.card;
  return typeof to2 === "object" && fits(reading, card2, to2, effect);
}
function waysToSave(reading, saving, card2) {
  const { ability: ability2, effect } = saving;
  const { price: price2 = {}, when } = ability2;
  const isFree = isFresh(reading, effect, ability2) && holds(reading, when, effect);
  if (!isFree || !canPay(reading, effect.controller, price2, effect.card)) return [];
  return givings$1(reading, price2, effect, [card2.id]).map((gives) => ({
    id: `save ${effect.card} ${effect.ability}${givesWords(gives)}`,
    seat: effect.controller,
    may: true,
    instead: (play) => save(play, saving, card2.id, gives)
  }));
}
function save(play, { ability: ability2, effect }, card2, gives) {
  const { price: price2 = {} } = ability2;
  const { controller, card: source } = effect;
  const all = cardsIn(play.state, gauge(controller));
  const paid = all.slice(all.length - (price2.gauge ?? 0));
  useOnce(play, effect, ability2);
  pay(play, controller, price2, { gauge: paid, gives, source });
  tell(play, "saved", { card: card2, face: cardOf(play.state, card2).face });
  push(play, effectFrame(effect, {}));
  return null;
}
const EFFECT_STEPS = {
  discard: discardStep,
  "look-at-top": lookStep,
  search: searchStep,
  shift: shiftStep
};
const EFFECT_STORIES = {
  put: ["seat", "from", "to"],
  "put-into-soul": ["under"],
  discarded: ["seat", "count"],
  "deck-searched": ["seat", "taken"],
  "deck-looked-at": ["seat", "count"],
  "drop-shuffled": ["seat"]
};
const rank$1 = ({ state }, _, controller) => controller === active(state) ? 0 : 1;
const cardsOf = ({ state }, seat) => cardsOnField(state, seat).map(({ id }) => id);
const cardsOfSeat$1 = (reading, fact) => cardsOf(reading, fact["seat"]);
function afterCall(reading, fact) {
  const isMonster = isInArea(cardOf(reading.state, fact["card"]));
  return isMonster ? cardsOf(reading, opponentOf(fact["seat"])) : [];
}
const afterCast = (reading, fact) => fact["does"] === "cast" ? cardsOfSeat$1(reading, fact) : [];
const EFFECT_TIMINGS = [
  { timing: "buddy-called", what: "buddy-gift", whose: cardsOfSeat$1, rank: rank$1 },
  { timing: "opponent-calls", what: "entered", whose: afterCall, rank: rank$1 },
  { timing: "you-cast", what: "card-played", whose: afterCast, rank: rank$1 },
  { timing: "damaged", what: "damage-dealt", whose: cardsOfSeat$1, rank: rank$1 }
];
const no = (rule, says) => ({ rule, says });
const TIMES = {
  main: ["monster", "item", "spell"],
  final: ["impact"],
  counter: []
};
const isInTime = ({ type, keywords: keywords2 }, moment) => (keywords2["counter"] ?? 0) > 0 || TIMES[moment].includes(type);
const waysToAct = (reading, seat, moment) => [
  ...fromHand(reading, seat, moment),
  ...waysToUse(reading, seat, moment === "main" ? "main" : "counter")
];
function fromHand(reading, seat, moment) {
  return cardsIn(reading.state, hand(seat)).flatMap((id) => {
    const card2 = cardOf(reading.state, id);
    if (!isInTime(faceOfCard(reading, card2), moment)) return [];
    return waysToPlay(reading, seat, card2, moment === "main").map((way) => {
      const [, , ...words2] = way.split(" ");
      return { id: way, card: id, ...words2.length > 0 ? { to: words2.join(" ") } : {} };
    });
  });
}
function refuseDeed(reading, seat, asked, line) {
  const way = readWay(line);
  const moment = momentOf$1(reading, seat, asked);
  if (moment === void 0)
    return no("A-BFT-20", "Nothing is used now; answer what you are asked.");
  if (way.does === "use") return refuseUse(reading, seat, moment, way);
  const held = cardsIn(reading.state, hand(seat)).includes(way.card);
  const card2 = held ? reading.state.cards[way.card] : void 0;
  if (!card2) return no("A-BFT-41", "You hold no such card.");
  return refuseCard(reading, seat, moment, { ...way, card: card2.id }) ?? refuseTargets(reading, way);
}
function momentOf$1({ state }, seat, { kind }) {
  if (kind === "answer") return "counter";
  if (kind !== "act") return void 0;
  const name = timingOf(state)?.name;
  const isOwn = seat === active(state) && (name === "main" || name === "final");
  return isOwn ? name : "counter";
}
function refuseCard(reading, seat, moment, way) {
  const card2 = reading.state.cards[way.card];
  const face = faceOfCard(reading, card2);
  if (!isInTime(face, moment)) {
    return face.type === "impact" ? no("B14", "Impacts are cast in your final phase.") : no("A-BFT-20", "That is used in your own main phase; here only [Counter] is.");
  }
  if (!fitsFlag(reading, seat, face)) return no("B02", `Your Flag does not allow ${face.name}.`);
  if (isUsedUp(reading, seat, face.code)) return no("A-BFT-69", "Not so often in one turn.");
  const buddy = isStandIn(reading, card2) ? waitingBuddy(reading, seat) : void 0;
  const called = buddy ? faceOfCard(reading, buddy) : face;
  return (way.buddyCall ? refuseBuddyCall(reading, seat, card2, moment) : void 0) ?? refusePrice(reading, seat, card2, called);
}
function refuseBuddyCall(reading, seat, card2, moment) {
  if (moment !== "main") return no("R-BFT-06", "A Buddy Call is made in your main phase.");
  if (hasBuddyCalled(reading, seat)) return no("R-BFT-10", "One Buddy Call in a game.");
  if (!waitingBuddy(reading, seat)) return no("A-BFT-34", "Your Buddy is not in the Buddy Zone.");
  if (isStandIn(reading, card2) || mayBuddyCall(reading, seat, card2)) return void 0;
  return no("R-BFT-06", "A Buddy Call needs a card with the name of your Buddy.");
}
function refusePrice(reading, seat, card2, face) {
  if (!holds(reading, face.playWhen, effectOf(seat, card2.id, face))) {
    return no("R-BFT-51", "What its text asks for does not hold.");
  }
  if (!canPay(reading, seat, face.price)) {
    return no("R-BFT-51", "What it costs cannot be paid in full.");
  }
  const kept = [card2.id, waitingBuddy(reading, seat)?.id ?? ""];
  return givings$1(reading, face.price, effectOf(seat, card2.id, face), kept).length > 0 ? void 0 : no("R-BFT-23", "The cards that it costs are not there now.");
}
function refuseUse(reading, seat, moment, way) {
  const card2 = reading.state.cards[way.card];
  if (!card2 || !isOnField(card2) || sideOf(reading.state, card2) !== seat) {
    return no("B13", "You have no such card on your field.");
  }
  const face = faceOfCard(reading, card2);
  const ability2 = face.abilities[way.ability];
  const effect = { card: card2.id, face: face.code, ability: way.ability, controller: seat };
  if (ability2?.timing !== "act" && ability2?.timing !== "counter-act") {
    return no("B13", "It has no such ability to be used.");
  }
  if (ability2.timing === "act" && moment !== "main") {
    return no("A-BFT-20", "[Act] is used in your own main phase; here only [Counter] is.");
  }
  if (!isFresh(reading, { ...effect }, ability2)) {
    return no("A-BFT-63", "It is used once a turn.");
  }
  if (isUsedUp(reading, seat, face.code)) return no("A-BFT-69", "Not so often in one turn.");
  const pays = holds(reading, ability2.when, { ...effect, chosen: {} }) && canPay(reading, seat, ability2.price ?? {}, card2.id);
  if (!pays) return no("R-BFT-51", "What it asks for or costs is not there.");
  return refuseTargets(reading, way);
}
function refuseTargets(_, { does, area }) {
  if (does === "call" && area === null) {
    return no("B08", "Name the area: left, center or right.");
  }
  return no("A-BFT-43", "Name what its text asks for and what it costs: only what may be named.");
}
const FIRST_TURN$1 = 1;
const FIRST_TURN_ATTACKS = 1;
const isFirstTurn = ({ state }) => state.options["firstTurnLimit"] === true && tableCounter(state, "turn") === FIRST_TURN$1;
function attackersOf(reading, seat) {
  return cardsOnField(reading.state, seat).filter((card2) => mayAttack(reading, seat, card2));
}
function mayAttack(reading, seat, card2) {
  if (isResting(card2) || has(reading, card2.id, "cannotAttack")) return false;
  return isInArea(card2) || isItem(card2) && isCenterEmpty(reading.state, seat);
}
function targetsFor({ state }, seat) {
  const other = opponentOf(seat);
  const fighter = isCenterEmpty(state, other) ? [fighterWord(other)] : [];
  return [...monstersOf(state, other).map(({ id }) => id), ...fighter];
}
function waysToAttack(reading, seat) {
  const spent = tableCounter(reading.state, "attacks") >= FIRST_TURN_ATTACKS;
  if (isFirstTurn(reading) && spent) return [];
  const cards2 = attackersOf(reading, seat).map(({ id }) => id);
  const groups = isFirstTurn(reading) ? cards2.map((id) => [id]) : groupsOf(cards2);
  const targets2 = targetsFor(reading, seat);
  return groups.flatMap(
    (group) => targets2.map((to2) => ({ id: `attack ${group.join(",")} ${to2}`, card: group[0], to: to2 }))
  );
}
function groupsOf(cards2) {
  let groups = [];
  for (const id of cards2) groups = [...groups, [id], ...groups.map((group) => [...group, id])];
  return groups.toSorted((a, b) => a.length - b.length);
}
function refuseAttack(reading, seat, asked, [cards2 = ""]) {
  if (asked.kind !== "attack") return no("B14", "You attack in your attack phase.");
  const ids = cards2.split(",");
  const attackers = ids.map((id) => reading.state.cards[id]);
  if (isFirstTurn(reading) && ids.length > 1) {
    return no("B15", "No link attack in the first turn of the game.");
  }
  for (const card2 of attackers) {
    const refusal = refuseAttacker(reading, seat, card2);
    if (refusal) return refusal;
  }
  return no("B19", "Attack a monster of the other side, or its fighter while the center is empty.");
}
function refuseAttacker(reading, seat, card2) {
  if (!card2 || !isOnField(card2) || sideOf(reading.state, card2) !== seat) {
    return no("B18", "You have no such card on your field.");
  }
  if (isResting(card2)) return no("B18", "Only standing cards attack.");
  if (mayAttack(reading, seat, card2)) return void 0;
  return isItem(card2) ? no("A-BFT-22", "An item attacks while your own center is empty.") : no("B18", "It cannot attack.");
}
const DEEDS = ["call", "equip", "cast", "use"];
const ABOUT = {
  charge: ["B12", "Charge one card of your hand, or pass."],
  act: ["A-BFT-20", "Use something that is offered, or pass."],
  answer: ["R-BFT-49", "Use one [Counter], or pass."],
  "pay-gauge": ["B06", "Name as many cards of your gauge as it costs."],
  "call-where": ["A-BFT-30", "Name one of the areas, and whether it is your Buddy Call."],
  auto: ["A-BFT-62", 'Choose among what is offered; decline only where the text says "may".'],
  "choose-auto": ["A-BFT-17", "Name the ability that comes first."],
  "drop-monster": ["A-BFT-36", "Name one of your older monsters that has a size."],
  attack: ["B18", "Attack in a way that is offered, or end your attacks."],
  move: ["A-BFT-55", "Move a monster with Move to an empty area of yours, or stay."],
  counterattack: ["R-BFT-31", "Name an attacker whose defense is low enough."],
  "may-replace": ["B29", 'Name a card of the soul, or answer "no".'],
  replace: ["A-BFT-47", "Choose which of them counts first."]
};
function refuse(reading, seat, asked, choice) {
  const [verb = "", ...words2] = typeof choice === "string" ? choice.split(" ") : [];
  if (reading.state.outcome) return no("A-BFT-68", "The game is over.");
  if (!asked) return no("R-BFT-62", "It is not your turn to answer; wait until you are asked.");
  if (typeof choice === "string" && isRepeated(reading, seat, choice)) {
    return no("A-BFT-69", "You did just this twice already, and all is as it was.");
  }
  if (verb === "attack") return refuseAttack(reading, seat, asked, words2);
  if (DEEDS.includes(verb) && asked.kind !== "call-where") {
    return refuseDeed(reading, seat, asked, choice);
  }
  if (verb === "move" && asked.kind !== "move") {
    return no("B10", "Monsters stay where they are, but for Move as your attack phase begins.");
  }
  if (verb === "charge" && asked.kind !== "charge") {
    return no("B12", "You charge once, in your start phase.");
  }
  const [rule, says] = ABOUT[asked.kind] ?? ["A-BFT-41", "This is not what you are asked."];
  return no(rule, says);
}
const PHASES = ["start", "main", "attack", "final", "end"];
const turnFrame = (buddies, seat, next = 0) => ({
  ...{ kind: "turn", buddies, seat, next }
});
const turn = {
  open: ["buddies", "seat", "next"],
  proceed(play, frame) {
    if (frame.next === 0) beginTurn(play, frame.seat);
    const phase = PHASES[frame.next];
    if (phase === void 0) {
      frame.seat = opponentOf(frame.seat);
      frame.next = 0;
      return "on";
    }
    frame.next += 1;
    setCounter(play, 0, "phase", frame.next);
    push(play, { kind: phase, seat: frame.seat, stage: "begin" });
    return "on";
  }
};
function beginTurn(play, seat) {
  const number2 = tableCounter(play.state, "turn") + 1;
  if (number2 > Number(play.state.options["maxTurns"])) {
    return endAsDraw(play, "draw-by-turn-limit");
  }
  setCounter(play, 0, "turn", number2);
  setCounter(play, 0, "active", seat);
  endModifiers(play, untilTurnOf(seat));
}
const USUAL = { life: 10, hand: 6, gauge: 2 };
function setup(play, { decks }) {
  const seats = seatsOf(play.state);
  const buddies = ["", ...seats.map((seat) => decks[seat]?.[1] ?? "")];
  for (const seat of seats) layOut(play, seat, decks[seat] ?? []);
  const first2 = seats[pickByChance(play, seats.length)];
  for (const seat of seats) turnUp(play, seat);
  setCounter(play, 0, "first", first2);
  setCounter(play, 0, "active", first2);
  push(play, turnFrame(buddies, first2));
}
function layOut(play, seat, [flagCode = "", buddyCode = "", ...others2]) {
  const begins2 = play.rules.faces[flagCode]?.begins;
  const { life, hand: cards2, gauge: charged } = { ...USUAL, ...begins2 };
  stock(play, covered(seat), seat, [flagCode, buddyCode]);
  stock(play, deck(seat), seat, others2);
  shuffle(play, deck(seat));
  draw(play, deck(seat), hand(seat), cards2);
  draw(play, deck(seat), gauge(seat), charged);
  setCounter(play, seat, "life", life);
}
function turnUp(play, seat) {
  for (const id of [...cardsIn(play.state, covered(seat))]) {
    const isFlag2 = play.rules.faces[cardOf(play.state, id).face]?.type === "flag";
    move(play, id, isFlag2 ? flag(seat) : buddyZone(seat));
  }
}
const TABLE_STORIES = {
  "turn-started": ["seat"],
  "attack-started": ["seat"],
  "turn-ended": ["seat"],
  charged: ["seat"],
  "card-played": ["seat", "does", "card", "face"],
  "ability-used": ["seat", "does", "card", "face", "ability"],
  paid: ["seat", "gauge", "life"],
  "buddy-called": ["seat", "face", "copy"],
  "buddy-gift": ["seat"],
  entered: ["card", "seat"],
  nullified: ["face", "does"],
  "attack-declared": ["seat", "cards", "target"],
  "attack-nullified": ["seat"],
  "attack-hit": ["target"],
  "attack-missed": ["target"],
  "double-attack": ["card"],
  "battle-ended": ["cards"],
  "damage-dealt": ["seat", "amount", "sources", "cause"],
  "damage-reduced": ["seat", "by"],
  "life-gained": ["seat", "amount"],
  "life-lost": ["seat", "amount"],
  destroyed: ["card", "face", "by"],
  saved: ["card", "face"],
  "left-field": ["card", "face", "seat"],
  "dropped-by-check": ["card", "face"],
  moved: ["card", "area"]
};
const rank = ({ state }, _, controller) => controller === active(state) ? 0 : 1;
const cardOfFact = (_, fact) => [fact["card"]];
const cardsOfSeat = ({ state }, fact) => cardsOnField(state, fact["seat"]).map(({ id }) => id);
const among = (field2) => ({ state }, fact) => fact[field2].filter((id) => {
  const card2 = state.cards[id];
  return card2 !== void 0 && isOnField(card2);
});
const target = ({ state }, fact) => state.cards[fact["target"]] ? [fact["target"]] : [];
const firstOf = (field2) => (fact) => fact[field2][0];
const TIMING_RULES = [
  { timing: "turn-start", what: "turn-started", whose: cardsOfSeat, rank },
  { timing: "attack-start", what: "attack-started", whose: cardsOfSeat, rank },
  { timing: "turn-end", what: "turn-ended", whose: cardsOfSeat, rank },
  { timing: "enters", what: "entered", whose: cardOfFact, rank },
  { timing: "leaves", what: "left-field", whose: cardOfFact, rank },
  { timing: "destroyed", what: "destroyed", whose: cardOfFact, it: firstOf("by"), rank },
  {
    timing: "destroys",
    what: "destroyed",
    whose: among("by"),
    it: (fact) => fact["card"],
    rank
  },
  { timing: "attacks", what: "attack-declared", whose: among("cards"), rank },
  { timing: "attacked", what: "attack-declared", whose: target, it: firstOf("cards"), rank },
  { timing: "deals-damage", what: "damage-dealt", whose: among("sources"), rank },
  { timing: "battle-end", what: "battle-ended", whose: among("cards"), rank }
];
function mayHaveCounter(reading, seat) {
  const { state } = reading;
  if (isCounterSpent(state, seat)) return false;
  if (cardsIn(state, hand(seat)).length > 0) return true;
  return cardsOnField(state, seat).some(
    (card2) => faceOfCard(reading, card2).abilities.some(({ timing }) => timing === "counter-act")
  );
}
const isCounterSpent = (state, seat) => state.options["counterLimit"] === "perAttack" && timingOf(state)?.name === "battle" && seatCounter(state, seat, "countered") > 0;
const answerer = ({ first: first2 }) => opponentOf(first2.controller);
const exchange = {
  open: ["stage", "first", "answer"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "declared":
        frame.stage = "answer";
        resolutionCheck(play);
        return "on";
      case "answer":
        frame.stage = "resolve";
        return mayHaveCounter(play, answerer(frame)) ? [{ seat: answerer(frame), kind: "answer" }] : "on";
      case "answered":
        frame.stage = "resolve-answer";
        resolutionCheck(play);
        return "on";
      default:
        return resolveNext(play, frame);
    }
  },
  options: (reading, _, { seat }) => ({
    pick: "one",
    from: [...waysToAct(reading, seat, "counter"), PASS]
  }),
  isResponse: () => true,
  answered(play, frame, { seat, chosen: [option] }) {
    if (!option || option.id === PASS.id) return;
    frame.stage = "answered";
    push(play, declareFrame({ seat, way: option.id, as: "answer" }));
  }
};
function resolveNext(play, frame) {
  switch (frame.stage) {
    case "resolve-answer":
      frame.stage = "between";
      if (frame.answer) push(play, resolveFrame(frame.answer));
      return "on";
    case "between":
      frame.stage = "resolve";
      resolutionCheck(play);
      return "on";
    case "resolve":
      frame.stage = "over";
      push(play, resolveFrame(frame.first));
      return "on";
    default:
      return "done";
  }
}
function settleTable(play) {
  if (play.state.pending.length > 0 || isDue(play)) {
    push(play, { kind: "settle" });
  }
}
const settle = {
  open: [],
  proceed(play) {
    if (resolutionCheck(play)) return "on";
    const [first2, other] = firstTier(play);
    if (!first2) return "done";
    if (other) return [{ seat: first2.controller, kind: "choose-auto" }];
    begin(play, first2);
    return "on";
  },
  options: (reading, _, { seat }) => ({
    pick: "one",
    from: ownWaiting(reading, seat).map((trigger, index, all) => ({
      id: nameOf(all, index),
      ...reading.state.cards[trigger.card] ? { card: trigger.card } : {}
    }))
  }),
  answered(play, _, { seat, chosen: [option] }) {
    const own = ownWaiting(play, seat);
    const chosen2 = own.find((__, index) => nameOf(own, index) === option?.id);
    if (chosen2) begin(play, chosen2);
  }
};
function firstTier({ state }) {
  const rank2 = Math.min(...state.pending.map((trigger) => trigger.rank));
  return state.pending.filter((trigger) => trigger.rank === rank2);
}
const ownWaiting = ({ state }, seat) => state.pending.filter(({ controller }) => controller === seat);
function nameOf(own, index) {
  const { face, ability: ability2 } = own[index];
  const isSame = (other) => other.face === face && other.ability === ability2;
  const earlier = own.slice(0, index).filter(isSame).length;
  return earlier === 0 ? `${face} ${ability2}` : `${face} ${ability2} ${earlier + 1}`;
}
function begin(play, trigger) {
  const { state } = play;
  state.pending = state.pending.filter((waiting) => waiting !== trigger);
  const number2 = tableCounter(state, "autos") + 1;
  setCounter(play, 0, "autos", number2);
  if (number2 > Number(state.options["autoLimit"])) return endAsDraw(play, "draw-by-loop");
  push(play, autoFrame(trigger));
}
const HALVES = 2;
const playTiming = {
  open: ["name", "stage", "actor", "passed"],
  proceed(play, frame) {
    if (frame.stage === "settle") {
      frame.stage = "act";
      settleTable(play);
      return "on";
    }
    if (frame.passed >= HALVES) {
      close(play, frame);
      return "done";
    }
    const seat = frame.actor;
    const isOwnMain = frame.name === "main" && seat === active(play.state);
    if (isOwnMain || mayHaveCounter(play, seat)) return [{ seat, kind: "act" }];
    passHalf(frame);
    return "on";
  },
  options: (reading, frame, { seat }) => ({
    pick: "one",
    from: [
      ...waysToAct(reading, seat, seat === active(reading.state) ? momentOf(frame) : "counter"),
      PASS
    ]
  }),
  /** What the turn fighter passes in the main and final phase is its own step. */
  isResponse: ({ state }, frame, { seat }) => momentOf(frame) === "counter" || seat !== active(state),
  /** Whatever was done, the turn fighter is asked anew after it (A-BFT-57). */
  answered(play, frame, { seat, chosen: [option] }) {
    if (!option || option.id === PASS.id) return passHalf(frame);
    frame.passed = 0;
    frame.actor = active(play.state);
    frame.stage = "settle";
    push(play, declareFrame({ seat, way: option.id, as: "act" }));
  }
};
const momentOf = ({ name }) => name === "main" || name === "final" ? name : "counter";
function passHalf(frame) {
  frame.passed += 1;
  frame.actor = opponentOf(frame.actor);
}
function close(play, { name }) {
  if (name !== "battle") return;
  for (const seat of inTurnOrder(play.state)) setCounter(play, seat, "countered", 0);
}
const END_ATTACKS = { id: "end-attacks" };
const attackPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    const { seat } = frame;
    switch (frame.stage) {
      case "begin":
        frame.stage = "move";
        tell(play, "attack-started", { seat });
        settleTable(play);
        return "on";
      case "move":
        frame.stage = "timing";
        openMoves(play);
        return "on";
      case "timing":
        frame.stage = "attacks";
        if (play.state.options["attackStartTiming"] === true) openTiming(play, "attack-start");
        return "on";
      case "attacks":
        if (waysToAttack(play, seat).length === 0) return "done";
        return [{ seat, kind: "attack" }];
      default:
        return "done";
    }
  },
  options: (reading, { seat }) => ({
    pick: "one",
    from: [...waysToAttack(reading, seat), END_ATTACKS]
  }),
  answered(play, frame, { seat, chosen: [option] }) {
    const [verb, cards2 = "", target2 = ""] = option?.id.split(" ") ?? [];
    if (verb === "attack") beginBattle(play, seat, cards2.split(","), target2);
    else frame.stage = "over";
  }
};
const endPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "begin":
        frame.stage = "stop";
        tell(play, "turn-ended", { seat: frame.seat });
        settleTable(play);
        return "on";
      case "stop":
        frame.stage = "over";
        stopTurn(play);
        settleTable(play);
        return "on";
      default:
        return "done";
    }
  }
};
function stopTurn(play) {
  endModifiers(play, "turn");
  forgetUses(play);
  for (const counter of ["attacks", "autos"]) setCounter(play, 0, counter, 0);
  for (const seat of seatsOf(play.state)) setCounter(play, seat, "shield", 0);
}
const finalPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    openTiming(play, "final");
    return "on";
  }
};
const mainPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    openTiming(play, "main");
    return "on";
  }
};
const FIRST_TURN = 1;
const startPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    const { seat } = frame;
    switch (frame.stage) {
      case "begin":
        frame.stage = "stand";
        tell(play, "turn-started", { seat });
        settleTable(play);
        return "on";
      case "stand":
        frame.stage = "charge";
        for (const { id } of cardsOnField(play.state, seat)) stand(play, id);
        if (tableCounter(play.state, "turn") > FIRST_TURN) drawCards(play, seat, 1);
        settleTable(play);
        return "on";
      case "charge":
        frame.stage = "over";
        return cardsIn(play.state, hand(seat)).length > 0 ? [{ seat, kind: "charge" }] : "on";
      default:
        return "done";
    }
  },
  options: ({ state }, { seat }) => ({
    pick: "one",
    from: [...cardsIn(state, hand(seat)).map((id) => ({ id: `charge ${id}`, card: id })), PASS]
  }),
  answered(play, { seat }, { chosen: [option] }) {
    if (option?.card === void 0) return;
    charge(play, seat, option.card);
    drawCards(play, seat, 1);
    settleTable(play);
  }
};
function charge(play, seat, card2) {
  move(play, card2, gauge(seat));
  tell(play, "charged", { seat });
}
const REPETITION = {
  within: "turn",
  apart: ["autos", "uses "],
  passing: { act: "pass", answer: "pass", auto: "no", "may-replace": "no" },
  begins(reading, choice) {
    if (typeof choice !== "string" || !choice.startsWith("use ")) return false;
    const { card: id, ability: ability2 } = readWay(choice);
    const card2 = reading.state.cards[id];
    const used = card2 && faceOfCard(reading, card2).abilities[ability2];
    return used !== void 0 && used.once === void 0;
  }
};
const buddyfight = {
  id: "buddyfight/1",
  minSeats: 2,
  maxSeats: 2,
  options: {
    firstTurnLimit: [true, false],
    // B15
    counterattackTie: ["survives", "destroys"],
    // A-BFT-04
    penetrate: ["hit", "gone"],
    // A-BFT-05
    doubleAttack: ["always", "notNullified"],
    // A-BFT-06
    counterLimit: ["perAttack", "none"],
    // A-BFT-18
    itemDefense: [true, false],
    // A-BFT-24
    soulguardOnCost: [false, true],
    // A-BFT-46
    attackStartTiming: [true, false],
    // A-BFT-56
    useLimit: [100, 3],
    // A-BFT-69
    autoLimit: [1e3, 10],
    // A-BFT-69
    maxTurns: [300, 20]
    // A-BFT-69
  },
  zones: ZONES$1,
  tableZone: "field",
  openCounters: [
    ...["turn", "active", "first", "phase", "attacks", "autos"],
    ...["life", "buddyCalled", "countered", "shield", "doomed"]
  ],
  shownValues: ["size", "power", "defense", "critical"],
  stories: { ...TABLE_STORIES, ...EFFECT_STORIES },
  setup,
  steps: {
    turn,
    start: startPhase,
    main: mainPhase,
    attack: attackPhase,
    final: finalPhase,
    end: endPhase,
    "play-timing": playTiming,
    settle,
    check,
    exchange,
    resolve,
    declare,
    auto,
    "effect-call": effectCall,
    battle,
    move: moveStep,
    ...EFFECT_STEPS
  },
  faces: FACES,
  cardWords: CARD_WORDS,
  verbs: VERBS,
  filters: FILTERS,
  things: THINGS,
  mayTarget,
  controllerOf: ({ state }, card2) => sideOf(state, card2),
  baseValue,
  lasting: addedToCard,
  lastingCards,
  hasAbilities,
  happenings: { leave: savedLeaveRule },
  checkAfter: "effect",
  /** Checks have their own steps (`timing/check.ts`): no effect brings one by itself. */
  check: () => void 0,
  left,
  timings: [...TIMING_RULES, ...EFFECT_TIMINGS],
  triggers: { order: "queue", chosenBy: "rank" },
  repetition: REPETITION,
  refuse
};
const MIN_CARDS = 50;
const MAX_CARDS = 200;
const MAX_COPIES = 4;
const checkDeck = (codes) => checkDeckOf(FACES, codes);
function checkDeckOf(faces, codes) {
  const unknown2 = unknownCards(codes, faces);
  if (unknown2.length > 0) return unknown2;
  const [flag2, buddy, ...main] = codes.flatMap((code) => faces[code] ?? []);
  return [
    ...wrongFlag(flag2, [...buddy ? [buddy] : [], ...main]),
    ...wrongBuddy(buddy),
    ...wrongSize(main),
    ...tooManyCopies(main)
  ];
}
function unknownCards(codes, faces) {
  return [...new Set(codes)].filter((code) => !faces[code]).map((code) => ({ rule: "B01", says: `There is no card '${code}' in this ruleset.` }));
}
const isFlag = (face) => face?.type === "flag";
function wrongFlag(first2, others2) {
  if (!isFlag(first2)) return [{ rule: "B02", says: "A deck list begins with one Flag." }];
  const second = others2.find(isFlag);
  if (!second) return [];
  return [{ rule: "B02", says: `A deck has one Flag; ${second.name} is a second one.` }];
}
function wrongBuddy(buddy) {
  if (!buddy || isFlag(buddy)) {
    return [{ rule: "B02", says: "The second card of a deck list is the Buddy." }];
  }
  const may = buddy.type === "monster" || (buddy.keywords["buddy"] ?? 0) > 0;
  if (may) return [];
  const says = `${buddy.name} is no monster and does not say that it may be the Buddy.`;
  return [{ rule: "R-BFT-05", says }];
}
function wrongSize({ length }) {
  if (length < MIN_CARDS) {
    const says = `A deck has at least ${MIN_CARDS} cards besides Flag and Buddy; this one has ${length}.`;
    return [{ rule: "B01", says }];
  }
  if (length <= MAX_CARDS) return [];
  return [{ rule: "B01", says: `A deck has at most ${MAX_CARDS} cards; this one has ${length}.` }];
}
function tooManyCopies(main) {
  const copies = /* @__PURE__ */ new Map();
  for (const { name, type } of main) {
    if (type !== "flag") copies.set(name, (copies.get(name) ?? 0) + 1);
  }
  return [...copies].filter(([, count]) => count > MAX_COPIES).map(([name, count]) => ({
    rule: "B01",
    says: `${name}: ${count} copies besides the Buddy, ${MAX_COPIES} allowed.`
  }));
}
const MAX_COUNT = 99;
const lists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: "Cork Gull" });
const { readDeckList } = lists;
function ready(name, list) {
  const { cards: cards2, problems } = readDeckList(list);
  const [problem2] = [...problems, ...checkDeck(cards2)];
  invariant(!problem2, `the ready deck '${name}' is wrong: ${problem2?.says}`);
  return { name, cards: cards2 };
}
const FULL_STEAM = `
  1 Brass Harbor
  5 Captain Valve     # one of them is the Buddy
  4 Boiler Cadet
  3 Rivet Mouse
  3 Ballast Twins
  2 Pump Brothers
  2 Furnace Finch
  3 Breakwater Bull
  2 Old Piston
  2 Slag Walker
  2 Steam Surgeon
  2 The Leviathan Works
  2 Boarding Hook
  2 Tin Breastplate
  3 Cannon Cough
  2 Wrong Pier
  2 Hull Plating
  2 Hammer Song
  2 A Best Friend's Share
  2 Overboard Accounting
  1 Second Shift
  2 Scuttle Her
  1 Full Broadside
`;
const ALL_HANDS = `
  1 Brass Harbor
  4 Admiral Thunderpipe
  4 Cork Gull
  3 Stowaway Pup
  4 Harpoon Nan
  3 Chartless Mapper
  2 Lamp Semaphore
  3 Rope Duelist
  2 Wick the Crane
  2 Duchess of the Dry Dock
  2 Furnace Finch
  2 Harbormaster's Cutlass
  2 Storm Umbrella
  1 Twin Spanners
  3 Belay That
  2 Cannon Cough
  2 Shore Leave
  2 Say Hello for Me
  2 Rainy Day Tin
  2 Steam Whistle
  1 Harbor Fog
  2 Full Broadside
  1 Last Bell
  2 Rivet Rain
`;
const DEEP_ROOTS = `
  1 Midnight Orchard
  5 Grandmother Plum
  4 Hedge Fencer
  3 Snail Postman
  3 Bark Nurse
  2 Wick Sprout
  2 Thornling Bodyguard
  3 Sexton Badger
  2 Briar Constable
  2 Root Cellar Giant
  2 The Old Pear Tree
  2 Bark Cloak
  1 Bramble Bracelet
  3 Home Before Dark
  2 Caught by the Breeze
  2 Frost on the Blossom
  2 Midnight Soup
  2 Grafting
  2 Seeds for Later
  2 A Best Friend's Share
  1 Ivy Curtain
  2 Not on My Lawn
  1 Bonfire of Letters
  1 Moonfall
  1 The Whole Swarm
`;
const NIGHT_FLIGHT = `
  1 Midnight Orchard
  5 Moonpetal Dancer
  4 Dust Moth
  3 Moth Courier
  3 Windfall Thief
  2 Paper Wasp
  2 Gossip Bat
  2 Orchard Cat
  3 Thimble Owl
  2 Lantern Magistrate
  2 Velvet Executor
  2 Queen Mothmantle
  1 Landlord Pippin
  2 Moonsilver Needle
  2 Hurry, Hurry
  2 Home Before Dark
  2 Caught by the Breeze
  2 Two Steps in the Dark
  2 Borrowed Ladder
  2 Windy Bookkeeping
  2 Together, Obviously
  2 Second Breakfast
  2 Night Harvest
  1 Dawn Chorus
  1 Long Evening
`;
const READY_DECKS = [
  ready("Full Steam", FULL_STEAM),
  ready("All Hands", ALL_HANDS),
  ready("Deep Roots", DEEP_ROOTS),
  ready("Night Flight", NIGHT_FLIGHT)
];
const AREA_WORDS = { "the left": "left", "the center": "center", "the right": "right" };
const namesIn = (faces) => [
  ...new Set(
    Object.values(faces).flatMap(
      ({ abilities: abilities2 }) => abilities2.flatMap(({ choose = [] }) => choose.map(({ name }) => name))
    )
  )
];
const MOST_ABILITIES = 4;
const givings = [
  { says: " giving up {gift} and {more}", id: " give={gift},{more}" },
  { says: " giving up {gift}, then {more}", id: " give={gift} give={more}" },
  { says: " giving up {gift}", id: " give={gift}" },
  { says: "", id: "" }
];
const namedBy = (names) => ({ says, id }) => {
  const aims = names.flatMap((name) => [
    { says: `${says} at {one} and {other}`, id: `${id} ${name}={one},{other}` },
    { says: `${says} at nobody`, id: `${id} ${name}=none` },
    { says: `${says} at the attack`, id: `${id} ${name}=attack` },
    { says: `${says} at {target}`, id: `${id} ${name}={target}` }
  ]);
  return [...aims, ...pairs(says, id), { says, id }].flatMap(
    (aimed) => givings.map((given) => ({ says: aimed.says + given.says, id: aimed.id + given.id }))
  );
};
const pairs = (says, id) => ["foe", "lost"].flatMap((name) => [
  { says: `${says} at {friend} and nobody`, id: `${id} friend={friend} ${name}=none` },
  { says: `${says} at {friend} and {other}`, id: `${id} friend={friend} ${name}={other}` }
]);
const calls = (says, id) => givings.map((given) => ({ says: says + given.says, id: id + given.id, words: AREA_WORDS }));
const abilities = (named2, says, verb) => Array.from({ length: MOST_ABILITIES }, (_, index) => index).flatMap(
  (index) => named2({ says, id: `${verb} {card} ${index}` })
);
const ATTACKS = [
  { says: "attacks the fighter {seat} with {card}", id: "attack {card} fighter-{seat}" },
  { says: "attacks the fighter {seat} with {a} and {b}", id: "attack {a},{b} fighter-{seat}" },
  { says: "attacks the fighter {seat} with {a} and {b}", id: "attack {b},{a} fighter-{seat}" },
  { says: "attacks {target} with {a} and {b} and {c}", id: "attack {a},{b},{c} {target}" },
  { says: "attacks {target} with {a} and {b}", id: "attack {a},{b} {target}" },
  { says: "attacks {target} with {a} and {b}", id: "attack {b},{a} {target}" },
  { says: "attacks {target} with {card}", id: "attack {card} {target}" }
];
function facesSaid(faces) {
  const words2 = Object.fromEntries(Object.values(faces).map(({ name, code }) => [name, code]));
  const when = ["choose-auto"];
  const first2 = ["", " (2)", " (3)", " (4)"].flatMap((text2, index) => [
    { says: `puts {face}${text2} first`, id: `{face} ${index}`, when, words: words2 },
    { says: `puts another {face}${text2} first`, id: `{face} ${index} 2`, when, words: words2 }
  ]);
  return [...first2, { says: "takes {face}", id: "take {face}", words: words2 }];
}
const saves = Array.from({ length: MOST_ABILITIES }, (_, index) => [
  { says: "saves it with {card} giving up {gift}", id: `save {card} ${index} give={gift}` },
  { says: "saves it with {card}", id: `save {card} ${index}` }
]);
const LISTS = [
  { says: "takes nothing", id: "nothing", when: ["search"] },
  { says: "pays with {cards...}", id: "{cards}", when: ["pay-gauge"] },
  { says: "discards {cards...}", id: "{cards}", when: ["discard"] },
  { says: "drops {card}", id: "{card}", when: ["drop-monster"] },
  { says: "strikes back at {card}", id: "{card}", when: ["counterattack"] },
  { says: "chooses {card}", id: "{card}", when: ["target"] },
  { says: "chooses {cards...}", id: "{cards}", when: ["target"] }
];
function phrasesFor(faces) {
  const named2 = namedBy(namesIn(faces));
  return [
    ...PLAIN,
    ...ATTACKS,
    ...calls("calls {card} to {area}", "call {card} {area}"),
    ...calls("Buddy Calls {card} to {area}", "call {card} {area} buddy"),
    { says: "calls {card}", id: "call {card}" },
    ...named2({ says: "equips {card}", id: "equip {card}" }),
    ...named2({ says: "Buddy Calls {card} as an item", id: "equip {card} buddy" }),
    ...named2({ says: "casts {card}", id: "cast {card}" }),
    ...named2({ says: "Buddy Calls {card} as a spell", id: "cast {card} buddy" }),
    ...abilities(named2, "uses {card}", "use"),
    ...abilities(named2, "lets {card} act", "auto"),
    ...saves.flat(),
    ...facesSaid(faces),
    ...LISTS
  ];
}
const PLAIN = [
  { says: "passes", id: "pass" },
  { says: "charges {card}", id: "charge {card}" },
  { says: "ends the attacks", id: "end-attacks" },
  { says: "stays", id: "stay" },
  { says: "moves {card} to {area}", id: "move {card} {area}", words: AREA_WORDS },
  { says: "shifts to {area}", id: "to {area}", words: AREA_WORDS },
  { says: "says no", id: "no" },
  { says: "saves it by {card}", id: "soulguard {card}" }
];
const $schema = "../cards/card-file.schema.json";
const set = "trial";
const title = "Trial cards";
const cards = /* @__PURE__ */ JSON.parse('[{"code":"try-01","name":"Open House","type":"flag","world":"Generic","allows":["Brass Harbor","Midnight Orchard"]},{"code":"try-02","name":"Narrow House","type":"flag","world":"Generic","allows":["Brass Harbor"],"begins":{"life":12,"hand":4,"gauge":3}},{"code":"try-03","name":"Dead Weight","type":"impact","world":"Generic","price":{"gauge":90},"abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-04","name":"Sparring Partner","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1},{"code":"try-05","name":"Second Partner","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1},{"code":"try-06","name":"Heavy Partner","type":"monster","world":"Generic","size":2,"power":5000,"defense":5000,"critical":2},{"code":"try-07","name":"Big Partner","type":"monster","world":"Generic","size":3,"power":6000,"defense":6000,"critical":3},{"code":"try-08","name":"Feather","type":"monster","world":"Generic","size":0,"power":1000,"defense":1000,"critical":1},{"code":"try-09","name":"Wall","type":"monster","world":"Generic","size":1,"power":1000,"defense":5000,"critical":1},{"code":"try-10","name":"Needle","type":"monster","world":"Generic","size":1,"power":5000,"defense":1000,"critical":2,"keywords":{"penetrate":1}},{"code":"try-11","name":"Second Needle","type":"monster","world":"Generic","size":1,"power":3000,"defense":1000,"critical":1,"keywords":{"penetrate":1}},{"code":"try-12","name":"Thorn","type":"monster","world":"Generic","size":1,"power":5000,"defense":5000,"critical":1,"keywords":{"counterattack":1}},{"code":"try-13","name":"Twice","type":"monster","world":"Generic","size":2,"power":4000,"defense":2000,"critical":1,"keywords":{"doubleAttack":1}},{"code":"try-14","name":"Drifter","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"keywords":{"move":1}},{"code":"try-15","name":"Second Drifter","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"keywords":{"move":1}},{"code":"try-16","name":"Padded","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"keywords":{"soulguard":1},"price":{"soul":1}},{"code":"try-17","name":"Debtor","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"keywords":{"lifelink":2}},{"code":"try-18","name":"Last Bet","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"keywords":{"lifelinkLose":1}},{"code":"try-19","name":"Toll Taker","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"gauge":2}},{"code":"try-20","name":"Blood Toll","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"life":3}},{"code":"try-21","name":"Deck Toll","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"deck":2}},{"code":"try-22","name":"Grave Caller","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"gauge":1,"gives":[{"from":{"zone":"drop","side":"yours","type":"monster"},"count":1,"to":"soul"}]}},{"code":"try-23","name":"Swap Caller","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"gives":[{"from":{"side":"yours","type":"monster"},"count":1,"to":"drop"}]}},{"code":"try-24","name":"Hand Toll","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"price":{"gives":[{"from":{"zone":"hand","side":"yours"},"count":1,"to":"drop"}]}},{"code":"try-25","name":"Door Bell","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"enters","does":[{"verb":"draw","amount":1}]}]},{"code":"try-26","name":"Polite Bell","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"enters","may":true,"does":[{"verb":"draw","amount":1}]}]},{"code":"try-27","name":"Loud Bell","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"enters","choose":[{"name":"foe","from":{"side":"theirs","type":"monster"},"min":1,"max":1}],"does":[{"verb":"destroy","to":"foe"}]}]},{"code":"try-28","name":"Dear Bell","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"enters","price":{"gauge":1},"does":[{"verb":"draw","amount":1}]}]},{"code":"try-29","name":"War Cry","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"abilities":[{"timing":"attacks","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-30","name":"Alarm","type":"monster","world":"Generic","size":1,"power":2000,"defense":5000,"critical":1,"abilities":[{"timing":"attacked","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-31","name":"Trophy Hunter","type":"monster","world":"Generic","size":1,"power":5000,"defense":2000,"critical":1,"abilities":[{"timing":"destroys","does":[{"verb":"gain-life","amount":1}]},{"timing":"deals-damage","does":[{"verb":"charge","amount":1}]}]},{"code":"try-32","name":"Veteran","type":"monster","world":"Generic","size":1,"power":3000,"defense":3000,"critical":1,"abilities":[{"timing":"battle-end","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-33","name":"Martyr","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"destroyed","does":[{"verb":"draw","amount":1}]},{"timing":"leaves","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-34","name":"Early Bird","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"turn-start","does":[{"verb":"gain-life","amount":1}]},{"timing":"attack-start","does":[{"verb":"charge","amount":1}]}]},{"code":"try-35","name":"Night Owl","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"turn-end","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-36","name":"Handyman","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"act","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-37","name":"Sentinel","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"counter-act","once":"card","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-38","name":"Foreman","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"act","once":"card","price":{"rest":true},"does":[{"verb":"draw","amount":1}]}]},{"code":"try-39","name":"Overseer","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"act","once":"fighter","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-40","name":"Bound","type":"monster","world":"Generic","size":1,"power":4000,"defense":4000,"critical":1,"abilities":[{"timing":"lasting","does":[],"lasting":[{"on":{"side":"yours","type":"monster"},"what":"cannotAttack","by":1}]}]},{"code":"try-41","name":"Softener","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"lasting","does":[],"lasting":[{"on":{"fighter":"you"},"what":"damageTaken","by":-1}]}]},{"code":"try-42","name":"Orchard Guest","type":"monster","world":"Midnight Orchard","size":1,"power":3000,"defense":3000,"critical":1},{"code":"try-43","name":"Club","type":"item","world":"Generic","power":3000,"critical":2},{"code":"try-44","name":"Second Club","type":"item","world":"Generic","power":2000,"critical":1},{"code":"try-45","name":"Buckler","type":"item","world":"Generic","power":2000,"critical":1,"defense":4000},{"code":"try-46","name":"Lucky Charm","type":"item","world":"Generic","power":2000,"critical":1,"keywords":{"buddy":1}},{"code":"try-47","name":"Lucky Song","type":"spell","world":"Generic","keywords":{"buddy":1},"abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-48","name":"Short Note","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-49","name":"Dear Note","type":"spell","world":"Generic","price":{"gauge":1},"abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-50","name":"Blast","type":"spell","world":"Generic","abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"destroy","to":"foe"}]}]},{"code":"try-51","name":"Wide Blast","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"destroy","to":{"type":"monster"}}]}]},{"code":"try-52","name":"Recall","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"return","to":"foe"}]}]},{"code":"try-53","name":"Quick Blast","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"destroy","to":"foe"}]}]},{"code":"try-54","name":"Quick Life","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","does":[{"verb":"gain-life","amount":1}]}]},{"code":"try-55","name":"No Entry","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"call","from":{},"things":"call","min":1,"max":1}],"does":[{"verb":"nullify","to":"call"}]}]},{"code":"try-56","name":"No Thanks","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"cast","from":{},"things":"cast","min":1,"max":1}],"does":[{"verb":"nullify","to":"cast"}]}]},{"code":"try-57","name":"Not Listening","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"ability","from":{},"things":"ability","min":1,"max":1}],"does":[{"verb":"nullify","to":"ability"}]}]},{"code":"try-58","name":"Return to Sender","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"equip","from":{},"things":"equip","min":1,"max":1}],"does":[{"verb":"nullify","to":"equip"}]}]},{"code":"try-59","name":"Halt","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"attack","from":{},"things":"attack","min":1,"max":1}],"does":[{"verb":"nullify","to":"attack"}]}]},{"code":"try-60","name":"Umbrella","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","does":[{"verb":"shield","amount":2}]}]},{"code":"try-61","name":"Ambush","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"guest","from":{"zone":"hand","side":"yours","type":"monster"},"min":1,"max":1,"hidden":true}],"does":[{"verb":"call","to":"guest"}]}]},{"code":"try-62","name":"Free Ambush","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"guest","from":{"zone":"hand","side":"yours","type":"monster"},"min":1,"max":1,"hidden":true}],"does":[{"verb":"call","to":"guest","free":true}]}]},{"code":"try-63","name":"Weaken","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"give","to":"foe","what":"power","by":-4000,"until":"turn"}]}]},{"code":"try-64","name":"Battle Song","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"give","to":"foe","what":"power","by":3000,"until":"battle"}]}]},{"code":"try-65","name":"Grow","type":"spell","world":"Generic","abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"give","to":"foe","what":"size","by":1,"until":"turn"}]}]},{"code":"try-66","name":"Sting","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","does":[{"verb":"damage","who":"opponent","amount":2}]}]},{"code":"try-67","name":"Doom","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"mill","who":"each","amount":99}]}]},{"code":"try-68","name":"Both Bleed","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"damage","who":"each","amount":10}]}]},{"code":"try-69","name":"Pruning","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"mill","amount":99},{"verb":"gain-life","amount":1}]}]},{"code":"try-70","name":"Deep Draw","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"draw","amount":99},{"verb":"gain-life","amount":1}]}]},{"code":"try-71","name":"Blood Note","type":"spell","world":"Generic","price":{"life":2},"abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-72","name":"Lone Note","type":"spell","world":"Generic","playWhen":{"count":{"side":"yours","type":"monster"},"atMost":0},"abilities":[{"timing":"cast","does":[{"verb":"draw","amount":1}]}]},{"code":"try-73","name":"Buddy Bonus","type":"spell","world":"Generic","playWhen":{"count":{"side":"yours","buddy":true},"atLeast":1},"abilities":[{"timing":"cast","does":[{"verb":"charge","amount":2}]}]},{"code":"try-74","name":"Stand-In Letter","type":"spell","world":"Generic","keywords":{"standIn":1}},{"code":"try-75","name":"House Rule","type":"spell","world":"Generic","keywords":{"set":1},"abilities":[{"timing":"lasting","does":[],"lasting":[{"on":{"side":"yours","type":"monster"},"what":"power","by":1000}]}]},{"code":"try-76","name":"Final Word","type":"impact","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"damage","who":"opponent","amount":3}]}]},{"code":"try-77","name":"Quick Final Word","type":"impact","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","does":[{"verb":"damage","who":"opponent","amount":3}]}]},{"code":"try-78","name":"Sleep Song","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"rest","to":"foe"}]}]},{"code":"try-79","name":"Wake Song","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"stand","to":"foe"}]}]},{"code":"try-80","name":"Shuffle Feet","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"shift","to":"foe"}]}]},{"code":"try-81","name":"Discard Day","type":"spell","world":"Generic","abilities":[{"timing":"cast","does":[{"verb":"discard","who":"each","amount":1}]}]},{"code":"try-82","name":"Under Cover","type":"spell","world":"Generic","abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"deck-to-soul","to":"foe","amount":1}]}]},{"code":"try-83","name":"Harsh Note","type":"spell","world":"Generic","keywords":{"counter":1},"abilities":[{"timing":"cast","choose":[{"name":"foe","from":{"type":"monster"},"min":1,"max":1}],"does":[{"verb":"put-into-drop","to":"foe"}]}]},{"code":"try-84","name":"Idler","type":"monster","world":"Generic","size":1,"power":2000,"defense":2000,"critical":1,"abilities":[{"timing":"act","does":[{"verb":"stand","to":"self"}]}]}]');
const trialCards = {
  $schema,
  set,
  title,
  cards
};
function withTrialCards() {
  const { file, problems } = readCardFile(trialCards);
  invariant(file, `a trial card is wrong: ${JSON.stringify(problems)}`);
  const trial = Object.fromEntries(file.cards.map((card2) => [card2.code, faceOf(card2)]));
  return { ...buddyfight, faces: { ...buddyfight.faces, ...trial } };
}
const rules = withTrialCards();
const codeOf = (name) => Object.values(rules.faces).find((face) => face.name === name)?.code ?? "";
({
  filler: codeOf("Dead Weight"),
  phrases: phrasesFor(rules.faces),
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards: cards2 }) => [name, cards2]))
});
function fieldOf({ table }, seat) {
  return table.seats[seat - 1]?.zones["field"]?.cards ?? [];
}
const AREA_SLOTS = Object.values(AREAS);
const monstersOn = (seen, seat) => fieldOf(seen, seat).filter(({ slot }) => AREA_SLOTS.includes(slot ?? 0));
const itemOn = (seen, seat) => fieldOf(seen, seat).find(({ slot }) => slot === ITEM);
const isTheirs = (seen, id) => fieldOf(seen, opponentOf(seen.seat)).some((card2) => card2.id === id);
const cardSeen = (seen, id) => [...fieldOf(seen, 1), ...fieldOf(seen, 2)].find((card2) => card2.id === id);
const valueSeen = (card2, what) => card2?.values?.[what] ?? 0;
function faceInHand({ seat, table }, id) {
  const inHand = table.seats[seat - 1]?.zones["hand"]?.cards ?? [];
  return FACES[inHand.find((card2) => card2.id === id)?.face ?? ""];
}
function timingSeen({ table }) {
  const frame = table.underway.findLast((each) => kindOf(each) === "play-timing");
  return String(frame?.name ?? "");
}
function isUnderAttack({ seat, table }) {
  const battle2 = table.underway.find((each) => kindOf(each) === "battle");
  return battle2?.target === `fighter-${seat}`;
}
const kindOf = (frame) => frame.kind;
const ON_FIGHTER = 100;
const ON_MONSTER = 50;
const ON_CENTER = 30;
const FOR_EACH = 8;
function worthOfAttack({ id }, seen) {
  const [, group = "", target2 = ""] = id.split(" ");
  const attackers = group.split(",").map((each) => cardSeen(seen, each));
  const sum = (what) => attackers.reduce((total, card2) => total + valueSeen(card2, what), 0);
  const spent = (attackers.length - 1) * FOR_EACH;
  if (fighterNamed(target2) !== void 0) {
    const shield2 = valueSeen(itemOn(seen, opponentOf(seen.seat)), "defense");
    return sum("power") < shield2 ? 0 : ON_FIGHTER + sum("critical") - spent;
  }
  const monster = cardSeen(seen, target2);
  if (sum("power") < valueSeen(monster, "defense")) return 0;
  const center = monster?.slot === CENTER ? ON_CENTER : 0;
  return ON_MONSTER + center + valueSeen(monster, "size") - spent;
}
const MOST_SIZE = 3;
const THOUSAND = 1e3;
const WORTH = { stop: 90, buddy: 80, impact: 70, call: 50, equip: 45, use: 30 };
const IN_THE_CENTER = 5;
function worthOfDeed(option, seen) {
  const [deed] = option.id.split(" ");
  if (deed === "call") return worthOfCall(option, seen);
  if (deed === "equip") return itemOn(seen, seen.seat) ? 0 : WORTH.equip;
  return worthOfEffect(option, seen);
}
function worthOfCall({ id, card: card2 }, seen) {
  const face = faceInHand(seen, card2);
  const area = id.split(" ").map(areaNamed).find(Boolean) ?? "center";
  const stays = monstersOn(seen, seen.seat).filter((each) => !id.includes(String(each.id)));
  if (stays.some(({ slot }) => slot === AREAS[area])) return 0;
  const size = stays.reduce((sum, each) => sum + valueSeen(each, "size"), 0);
  if (size + (face?.stats["size"] ?? 0) > MOST_SIZE) return 0;
  if (id.includes(" buddy")) return WORTH.buddy;
  const center = area === "center" ? IN_THE_CENTER : 0;
  return WORTH.call + center + (face?.stats["power"] ?? 0) / THOUSAND;
}
const STOPPED = / (call|spell|ability|item|attack)=/;
const AIMS = / (foe|gear|friend)=(\S+)/g;
function worthOfEffect({ id, card: card2 }, seen) {
  if (STOPPED.test(id)) return WORTH.stop;
  const face = faceInHand(seen, card2);
  const aims = [...id.matchAll(AIMS)];
  const isWellAimed = aims.every(
    ([, name, ids = ""]) => ids === "none" || ids.split(",").every((each) => isTheirs(seen, each) === (name !== "friend"))
  );
  if (!isWellAimed) return 0;
  if (face?.type === "impact") return WORTH.impact;
  const isCounter = (face?.keywords["counter"] ?? 0) > 0;
  if (!isCounter || aims.some(([, name]) => name === "foe")) return WORTH.use;
  return timingSeen(seen) === "battle" && isUnderAttack(seen) ? WORTH.use : 0;
}
const WAIT = 1;
const isWait = ({ id }) => ["pass", "no", "end-attacks", "stay"].includes(id);
const COUNSELS = {
  act: { says: "uses what helps now", worth: worthOfDeed },
  answer: { says: "stops what the other does", worth: worthOfDeed },
  auto: { says: "lets the ability work against the other", worth: worthOfDeed },
  attack: { says: "attacks what can be hit", worth: worthOfAttack },
  charge: { says: "charges, for there is another card for it", worth: () => WAIT + 1 },
  "may-replace": { says: "keeps the card on the field", worth: () => WAIT + 1 },
  "drop-monster": {
    says: "drops the weaker one",
    worth: ({ card: card2 = "" }, seen) => -valueSeen(cardSeen(seen, card2), "power")
  }
};
function advise(seen) {
  const own = seen.table.decisions.find(({ seat, options }) => seat === seen.seat && options);
  const counsel = COUNSELS[own?.kind ?? ""];
  if (!counsel || own?.options?.pick !== "one") return [];
  return best(own.options.from, counsel, seen);
}
function best(offered2, counsel, seen) {
  const worths = offered2.map((option) => isWait(option) ? WAIT : counsel.worth(option, seen));
  const most = Math.max(...worths);
  return offered2.filter((_, index) => worths[index] === most).map((option) => ({ choice: option.id, says: isWait(option) ? "waits" : counsel.says }));
}
const game = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  CARDS,
  CARD_SETS,
  READY_DECKS,
  advise,
  buddyfight,
  checkDeck,
  readCardFile,
  readDeckList
}, Symbol.toStringTag, { value: "Module" }));
const released = released$1("Buddyfight", buddyfight, game);
export {
  released
};
