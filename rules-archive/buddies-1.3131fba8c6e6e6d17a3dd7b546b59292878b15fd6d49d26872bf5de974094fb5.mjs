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
const halves$1 = /* @__PURE__ */ new Map();
function halvesOf(at) {
  let known = halves$1.get(at);
  if (!known) {
    const middle = at.indexOf("@");
    const holder = at.slice(middle + 1);
    const seat = /^\d+$/.test(holder) ? Number(holder) : void 0;
    known = { zone: at.slice(0, middle), holder, seat };
    halves$1.set(at, known);
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
  const { from, things: things2 } = choosing2;
  if (things2 !== void 0) {
    const named2 = rules.things?.[things2];
    invariant(named2, `${rules.id} has no things called '${things2}'`);
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
const amountMeant = (reading, { amount: amount2 }, effect) => Math.max(0, amountOf(reading, amount2, effect));
function holds(reading, condition2, from) {
  if (!condition2) return true;
  const { count, counter, of, atLeast, atMost } = condition2;
  const numbers = [];
  if (count) numbers.push(select(reading, count, from).length);
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
function breakOff(play, effect) {
  effect.at = abilityOf(play, effect).does.length;
}
const effectStep = {
  open: ["card", "face", "ability", "controller", "it", "stage", "at", "chosen"],
  proceed(play, frame) {
    const ability2 = abilityOf(play, frame);
    switch (frame.stage) {
      case "begin":
        return begin$3(play, frame, ability2);
      case "choose":
        return chooseNext(play, frame, ability2);
      case "carry-out":
        return carryOut(play, frame, ability2);
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
function carryOut(play, frame, ability2) {
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
  for (const { code, abilities } of Object.values(faces)) {
    for (const what of valuesNamed(abilities)) {
      const byCode2 = byValue.get(what) ?? /* @__PURE__ */ new Map();
      byValue.set(what, byCode2.set(code, changesOf$1(abilities, what)));
    }
  }
  return byValue;
});
const valuesNamed = (abilities) => new Set(abilities.flatMap(({ lasting = [] }) => lasting.map(({ what }) => what)));
const changesOf$1 = (abilities, what) => abilities.flatMap(({ when, lasting = [] }, ability2) => {
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
    add(sum, words(wording, ["change", index, card2, what, by, sets ?? false, until, giver]));
  });
  add(sum, `underway ${words(wording, state.stack)}`);
  if (state.pending.length > 0) add(sum, `pending ${words(wording, state.pending)}`);
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
function addCounters(sum, whose, counters, apart) {
  for (const what in counters) {
    if (!isApart(what, apart)) add(sum, `${whose} ${what}=${counters[what]}`);
  }
}
const isApart = (what, apart) => apart.some((word2) => what === word2 || word2.endsWith(" ") && what.startsWith(word2));
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
  for (const field of Object.keys(fields).sort()) {
    line += `${field}:${words(wording, fields[field])};`;
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
function acted(state, { seat, act: act2 }) {
  const { watch } = state;
  const visits = watch?.visits[watch.now];
  if (!watch || !visits) return;
  watch.acts += 1;
  watch.visits[watch.now] = { ...visits, acts: [...visits.acts, `${seat} ${act2}`] };
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
function rework(play, frame) {
  const index = play.state.stack.indexOf(frame);
  invariant(index >= 0, `the frame '${frame.kind}' is not on the stack`);
  play.floor = Math.min(play.floor, index);
  return frame;
}
function roll(play, sides) {
  const shown2 = play.chance.roll(sides, play.state.draws);
  invariant(isWithin(shown2, 1, sides), `chance shows ${shown2} on a die of ${sides}`);
  write(play, { kind: "rolled", sides, shown: shown2 });
  return shown2;
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
        resolve$2(play, frame);
        return "done";
    }
  },
  options(play, frame, { kind }) {
    const { waiting: waiting2 } = nextReplacements(play, frame);
    const from = waiting2.map(({ id }) => ({ id }));
    return { pick: "one", from: kind === "may-replace" ? [...from, { id: "no" }] : from };
  },
  answered(play, frame, { chosen: chosen2 }) {
    const { index, waiting: waiting2 } = nextReplacements(play, frame);
    const taken = waiting2.find(({ id }) => id === chosen2[0]?.id);
    if (taken) apply(play, frame, index, taken);
    else waiting2.forEach(({ id }) => frame.used.push(`${index} ${id}`));
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
    const { index, seat, waiting: waiting2 } = nextReplacements(play, frame);
    const [first2, second] = waiting2;
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
    const waiting2 = fresh.filter(({ seat, may }) => seat === first2.seat && may === first2.may);
    return { index, seat: first2.seat, waiting: waiting2 };
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
    begin$2(play, first2);
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
const stackWindow = (first2, items = []) => ({
  kind: "stack-window",
  items: [...items],
  priority: first2,
  passes: 0
});
function layOnStack(play, frame, item) {
  rework(play, frame).items.push(item);
  startRound(windowRulesOf(play), play, frame);
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
  let count = 1;
  for (let seat = rules.after(state, first2); seat !== first2; seat = rules.after(state, seat)) {
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
function begin$1(rules, seating, chance) {
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
function advice(written2, words2) {
  if (words2.length === 0) return "none is known here";
  const [near] = typeof written2 === "string" ? similarNames(written2, words2) : [];
  const all = quoted(words2);
  return near === void 0 ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}
const only$2 = (wanted) => (value, path) => value === wanted ? [] : problem$1(path, `this can only be ${wanted}`);
const bool$1 = (value, path) => typeof value === "boolean" ? [] : problem$1(path, "this has to be true or false");
const listOf$2 = (shape) => (value, path) => Array.isArray(value) ? value.flatMap((item, index) => shape(item, `${path}[${index}]`)) : problem$1(path, "this has to be a list");
const object$2 = (words2) => (value, path) => {
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
  object: object$2,
  oneOf: oneOf$3,
  only: only$2,
  text: text$2
}, Symbol.toStringTag, { value: "Module" }));
function readCards(json, { card: card2, between }) {
  const cardFile = object$2({ "$schema?": text$2, set: text$2, title: text$2, cards: listOf$2(card2) });
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
    const shape = object$2({
      ...{ code: text$2, name: text$2, type },
      ...words2(String(value["type"])),
      "flavour?": text$2
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
const modifierFamily = (rules, at) => zoneAt(rules, at).ids === "all" ? "m" : `m-${idFamily(rules, at)}`;
function endModifiers(play, until) {
  endThose(play, (modifier) => modifier.until === until);
}
function endModifiersOn(play, card2) {
  if (play.state.modifiers.length > 0) endThose(play, (modifier) => modifier.card === card2);
}
function endModifiersOf(play, giver) {
  endThose(play, (modifier) => modifier.giver === giver);
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
function draw(play, from, to, count) {
  for (let taken = 0; taken < count; taken += 1) {
    const top2 = topOf(play.state, from);
    if (top2 === void 0) return taken;
    move(play, top2, to);
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
function mark(play, id, name, to) {
  const card2 = cardOf(play.state, id);
  if (markOf(card2, name) === to) return;
  write(play, { kind: "marked", card: id, place: card2.place, mark: name, to });
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
function discarding(rules) {
  return { discard: verbFor(rules), discardStep: stepFor$1(rules) };
}
const verbFor = ({ kind, together, seats }) => (play, effect, instruction2) => {
  const count = amountMeant(play, instruction2, effect);
  const waiting2 = seats(play, effect, instruction2);
  const frame = { kind, count, waiting: waiting2, ...together ? { chosen: [] } : {} };
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
const capital$2 = (text2) => `${text2.charAt(0).toUpperCase()}${text2.slice(1)}`;
const cards$9 = ({ number: number2 }) => `${number2} ${number2 === "1" ? "card" : "cards"}`;
const cardsByChance$1 = (said) => `${cards$9(said)} chosen at random`;
const seatDoes$1 = (called) => (you, they, what) => (said) => {
  const { who } = said.instruction;
  if (typeof who !== "string" || who === "you") return order$1(`${you} ${what(said)}`);
  return { statement: `${called(who)} ${they} ${what(said)}` };
};
const gets$1 = ({ to, change }) => ({
  statement: `${to.subject} ${to.many ? "get" : "gets"} ${change}`
});
const ownersOf$1 = ({ many }, pile2, piles2 = `${pile2}s`) => many ? `their owners' ${piles2}` : `its owner's ${pile2}`;
const signed = (by) => by.startsWith("-") ? by : `+${by}`;
const stat$2 = (name) => ({
  ...{ name, change: (by) => `${signed(by)} ${name}` }
});
const trait$2 = (name) => ({ name, change: () => name });
const side$1 = (theirs, enemy) => (wanted, { elsewhere }) => {
  if (wanted === "yours") return elsewhere ? { whose: "your" } : { yours: true };
  return elsewhere ? { whose: theirs } : { before: enemy };
};
const inPile$1 = (pile2) => (whose) => `in ${whose || "a"} ${pile2}`;
const phrases = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  capital: capital$2,
  cards: cards$9,
  cardsByChance: cardsByChance$1,
  gets: gets$1,
  inPile: inPile$1,
  order: order$1,
  ownersOf: ownersOf$1,
  seatDoes: seatDoes$1,
  side: side$1,
  signed,
  stat: stat$2,
  trait: trait$2
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
  const name = pieces.find(({ is: is2 }) => is2)?.is;
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
  const whose = pieces.find((piece) => piece.whose !== void 0)?.whose ?? "";
  return [wordsFor(words2.zones, "zone", String(zone))(whose)];
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
const asSentence = (text2) => `${capital$2(text2)}${text2.endsWith(":") ? "" : "."}`;
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
    const keywords = changes(words2, face.keywords).map((keyword) => `${keyword}.`);
    return keywords.length > 0 ? [keywords.join(" ")] : [];
  }
  const given = changes(words2, { ...face.stats, ...face.keywords });
  return given.length > 0 ? [`${capital$2(bearer2)} has ${listed(given)}.`] : [];
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
      const isMeant = concerns(change.on[word2], effect.controller, seat);
      if (isMeant) sum += amountOf(reading, change.by, effect);
    }
  }
  return sum;
}
function concerns(whose, controller, seat) {
  if (whose === void 0 || whose === "each") return whose === "each";
  return whose === "you" === (seat === controller);
}
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
  answered(play, frame, { chosen: [choice] }) {
    const { seat } = frame;
    const card2 = cardAsPrinted(play, found(play, rules, frame), choice);
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
  begin: (seating, chance) => begin$1(rules, seating, chance),
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
const TYPES$1 = ["buddy", "item", "skill", "power", "event"];
const TIMINGS$1 = [
  "use",
  "play",
  "prepare",
  "turn-end",
  "enter",
  "equipped",
  "knocked-out",
  "struck",
  "hits-deck",
  "lasting"
];
const KEYWORDS = ["unique", "generic", "equip", "breakable", "halves"];
function faceOf(entry) {
  const { code, name, type, cost, element: element2, weakness, keywords = [], abilities = [] } = entry;
  const stats = {};
  for (const stat2 of ["hp", "df"]) {
    const value = entry[stat2];
    if (value !== void 0) stats[stat2] = value;
  }
  return {
    ...{ code, name, type, cost, stats },
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, 1])),
    words: { element: element2, ...weakness === void 0 ? {} : { weakness, wk: `WK ${weakness}` } },
    abilities: abilities.map((ability2) => faceUp(written(ability2)))
  };
}
const isAttackEntry = (entry) => "attack" in entry;
function written(entry) {
  if (!isAttackEntry(entry)) return entry;
  const { attack: attack2, element: element2, roll: roll2, only: only2, does = [], choose = [], ...rest } = entry;
  const things2 = only2 === "buddies" ? "attackable-buddies" : "attackable";
  const from = { other: true, down: false };
  const victim = { name: "victim", from, min: 1, max: 1, things: things2, unsaid: true };
  const strike2 = {
    ...{ verb: "attack", to: "victim", amount: attack2 },
    ...element2 === void 0 ? {} : { element: element2 },
    ...only2 === void 0 ? {} : { only: only2 }
  };
  const rolled = roll2 === void 0 ? [] : [{ verb: "roll", amount: roll2 }];
  return {
    timing: "use",
    ...rest,
    choose: [victim, ...choose],
    does: [...rolled, strike2, ...does]
  };
}
const SELECTORS = ["from", "to", "on", "count"];
function faceUp(value, word2 = "") {
  if (Array.isArray(value)) return value.map((item) => faceUp(item));
  if (typeof value !== "object" || value === null) return value;
  const isOfThings = "things" in value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, faceUp(each, isOfThings ? "" : key)])
  );
  const isOfBuddies = SELECTORS.includes(word2) && !("zone" in fields) && !("player" in fields);
  return isOfBuddies && !("down" in fields) ? { ...fields, down: false } : fields;
}
const $schema$7 = "../card-file.schema.json";
const set$7 = "first-friends";
const title$7 = "First Friends";
const cards$8 = [{ "code": "ff-062", "name": "Static Kitten", "type": "buddy", "element": "electricity", "cost": 0, "hp": 20, "df": 0, "weakness": "metal", "keywords": ["generic"], "abilities": [{ "attack": 20, "element": "electricity", "roll": 4 }], "flavour": "Rub gently." }, { "code": "ff-063", "name": "Fuse Goblin", "type": "buddy", "element": "electricity", "cost": 1, "hp": 20, "df": 10, "weakness": "metal", "abilities": [{ "attack": 10, "element": "electricity" }, { "attack": 30, "element": "electricity", "roll": 3 }] }, { "code": "ff-064", "name": "Doorbell Prankster", "type": "buddy", "element": "electricity", "cost": 1, "hp": 20, "df": 10, "weakness": "metal", "abilities": [{ "attack": 10, "element": "electricity" }, { "timing": "struck", "does": [{ "verb": "roll", "amount": 3 }, { "verb": "lose-hp", "to": "it", "amount": 10 }] }] }, { "code": "ff-065", "name": "Jukebox Ghost", "type": "buddy", "element": "electricity", "cost": 2, "hp": 30, "df": 10, "weakness": "metal", "abilities": [{ "attack": 20, "element": "electricity", "cost": { "energy": 1 } }, { "timing": "prepare", "does": [{ "verb": "gain-energy", "amount": 1 }] }] }, { "code": "ff-066", "name": "Storm Accountant", "type": "buddy", "element": "electricity", "cost": 3, "hp": 40, "df": 20, "weakness": "metal", "abilities": [{ "attack": 30, "element": "electricity", "cost": { "energy": 2 } }, { "timing": "use", "does": [{ "verb": "roll", "amount": 5 }, { "verb": "draw", "amount": 2 }] }] }, { "code": "ff-067", "name": "Professor Zap", "type": "buddy", "element": "electricity", "cost": 4, "hp": 40, "df": 20, "weakness": "metal", "keywords": ["unique"], "abilities": [{ "attack": 50, "element": "electricity", "roll": 4, "cost": { "energy": 2 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "you" }, "what": "luck", "by": 1 }] }], "flavour": "The experiment went off as planned, and so did the roof." }, { "code": "ff-068", "name": "Spare Battery", "type": "item", "element": "electricity", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-energy", "amount": 2 }] }] }, { "code": "ff-069", "name": "Lucky Plug", "type": "item", "element": "electricity", "cost": 1, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "you" }, "what": "luck", "by": 1 }] }] }, { "code": "ff-070", "name": "Chain of Sparks", "type": "skill", "element": "electricity", "cost": 3, "abilities": [{ "timing": "play", "choose": [{ "name": "foes", "from": { "side": "theirs" }, "min": 1, "max": 3 }], "does": [{ "verb": "damage", "to": "foes", "amount": 20, "element": "electricity" }] }] }, { "code": "ff-071", "name": "Fork in the Socket", "type": "skill", "element": "electricity", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "roll", "amount": 3 }, { "verb": "lose-cards", "who": "others", "amount": 3 }] }] }, { "code": "ff-072", "name": "Wake-Up Jolt", "type": "skill", "element": "electricity", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs", "defending": true }, "min": 1, "max": 1 }], "does": [{ "verb": "stop-defending", "to": "foe" }, { "verb": "lose-hp", "to": "foe", "amount": 10 }] }] }, { "code": "ff-073", "name": "Breaker Switch", "type": "power", "element": "electricity", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "skill-cards" }], "does": [{ "verb": "cancel", "to": "skill" }] }] }, { "code": "ff-074", "name": "Power Surge", "type": "power", "element": "electricity", "cost": 0, "abilities": [{ "timing": "play", "cost": { "discard": 1 }, "does": [{ "verb": "gain-energy", "amount": 2 }] }] }, { "code": "ff-075", "name": "Thunder Season", "type": "event", "element": "electricity", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "luck", "by": 1 }] }] }, { "code": "ff-076", "name": "Power Cut", "type": "event", "element": "electricity", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "others" }, "what": "noBurning", "by": 1 }] }] }];
const electricity = {
  $schema: $schema$7,
  set: set$7,
  title: title$7,
  cards: cards$8
};
const $schema$6 = "../card-file.schema.json";
const set$6 = "first-friends";
const title$6 = "First Friends";
const cards$7 = [{ "code": "ff-091", "name": "Match Imp", "type": "buddy", "element": "fire", "cost": 0, "hp": 20, "df": 0, "weakness": "water", "keywords": ["generic"], "abilities": [{ "attack": 20, "element": "fire", "cost": { "energy": 1 } }], "flavour": "A box holds forty." }, { "code": "ff-092", "name": "Toast Dragonling", "type": "buddy", "element": "fire", "cost": 1, "hp": 30, "df": 10, "weakness": "water", "abilities": [{ "attack": 20, "element": "fire", "cost": { "energy": 1 } }] }, { "code": "ff-093", "name": "Campfire Bard", "type": "buddy", "element": "fire", "cost": 2, "hp": 30, "df": 10, "weakness": "water", "abilities": [{ "attack": 20, "element": "fire", "cost": { "energy": 1 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "other": true, "element": "fire" }, "what": "deals", "by": 10 }] }] }, { "code": "ff-094", "name": "Chimney Runner", "type": "buddy", "element": "fire", "cost": 2, "hp": 30, "df": 10, "weakness": "water", "abilities": [{ "attack": 30, "element": "fire", "cost": { "energy": 2 } }, { "timing": "knocked-out", "does": [{ "verb": "lose-cards", "who": "others", "amount": 1 }] }] }, { "code": "ff-095", "name": "Pepper Chef", "type": "buddy", "element": "fire", "cost": 3, "hp": 40, "df": 10, "weakness": "water", "abilities": [{ "attack": 30, "element": "fire", "cost": { "energy": 1 } }, { "timing": "enter", "does": [{ "verb": "damage", "to": { "side": "theirs" }, "amount": 10, "element": "fire" }] }] }, { "code": "ff-096", "name": "Grandpa Volcano", "type": "buddy", "element": "fire", "cost": 4, "hp": 60, "df": 10, "weakness": "water", "keywords": ["unique"], "abilities": [{ "attack": 20, "element": "fire" }, { "attack": 50, "element": "fire", "cost": { "energy": 2, "hp": 10 } }], "flavour": "He only gets up for birthdays." }, { "code": "ff-097", "name": "Pocket Rocket", "type": "item", "element": "fire", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 10 }] }] }, { "code": "ff-098", "name": "Oven Gloves", "type": "item", "element": "fire", "cost": 1, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "deals", "by": 10 }] }] }, { "code": "ff-099", "name": "Thrown Stove", "type": "skill", "element": "fire", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 40, "element": "fire" }] }] }, { "code": "ff-100", "name": "Book Burning", "type": "skill", "element": "fire", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "rival", "from": {}, "min": 1, "max": 1, "things": "other-players" }], "does": [{ "verb": "lose-cards", "who": "rival", "amount": 2 }] }] }, { "code": "ff-101", "name": "House Warming", "type": "skill", "element": "fire", "cost": 3, "abilities": [{ "timing": "play", "does": [{ "verb": "damage", "to": {}, "amount": 20, "element": "fire" }] }] }, { "code": "ff-102", "name": "Spite", "type": "power", "element": "fire", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "buddy", "from": {}, "min": 1, "max": 1 }], "does": [{ "verb": "lose-hp", "to": "buddy", "amount": 10 }] }] }, { "code": "ff-103", "name": "Backdraft", "type": "power", "element": "fire", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "skill-cards" }], "does": [{ "verb": "cancel", "to": "skill" }, { "verb": "lose-cards", "who": "others", "amount": 1 }] }] }, { "code": "ff-104", "name": "Heat Wave", "type": "event", "element": "fire", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "burnEnergy", "by": 1 }] }] }];
const fire = {
  $schema: $schema$6,
  set: set$6,
  title: title$6,
  cards: cards$7
};
const $schema$5 = "../card-file.schema.json";
const set$5 = "first-friends";
const title$5 = "First Friends";
const cards$6 = [{ "code": "ff-001", "name": "Candle Kin", "type": "buddy", "element": "light", "cost": 0, "hp": 20, "df": 10, "weakness": "fire", "keywords": ["generic"], "abilities": [{ "attack": 10, "element": "light" }], "flavour": "One of them is always awake." }, { "code": "ff-002", "name": "Sunday Gardener", "type": "buddy", "element": "light", "cost": 1, "hp": 30, "df": 10, "weakness": "fire", "abilities": [{ "attack": 10, "element": "light" }, { "timing": "use", "choose": [{ "name": "friend", "from": { "side": "yours", "other": true }, "min": 1, "max": 1 }], "does": [{ "verb": "heal", "to": "friend", "amount": 20 }] }] }, { "code": "ff-003", "name": "Lighthouse Aunt", "type": "buddy", "element": "light", "cost": 2, "hp": 40, "df": 20, "weakness": "fire", "abilities": [{ "attack": 20, "element": "light", "cost": { "energy": 1 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "other": true }, "what": "df", "by": 10 }] }] }, { "code": "ff-004", "name": "Window Saint", "type": "buddy", "element": "light", "cost": 3, "hp": 50, "df": 20, "weakness": "fire", "abilities": [{ "attack": 30, "element": "light", "cost": { "energy": 2 } }, { "timing": "enter", "may": true, "choose": [{ "name": "friend", "from": { "side": "yours", "down": true }, "min": 1, "max": 1 }], "does": [{ "verb": "revive", "to": "friend", "amount": 20 }] }] }, { "code": "ff-005", "name": "Morning Parade", "type": "buddy", "element": "light", "cost": 2, "hp": 30, "df": 10, "weakness": "fire", "abilities": [{ "attack": 20, "element": "light", "cost": { "energy": 1 } }, { "timing": "prepare", "does": [{ "verb": "heal", "to": { "side": "yours" }, "amount": 10 }] }] }, { "code": "ff-006", "name": "Auntie Noon", "type": "buddy", "element": "light", "cost": 4, "hp": 60, "df": 20, "weakness": "fire", "keywords": ["unique"], "abilities": [{ "attack": 40, "element": "light", "cost": { "energy": 2 } }, { "timing": "turn-end", "does": [{ "verb": "heal", "to": { "side": "yours" }, "amount": 10 }] }], "flavour": "She has never cast a shadow on anybody." }, { "code": "ff-007", "name": "Pocket Sunrise", "type": "item", "element": "light", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours", "down": true }, "min": 1, "max": 1 }], "does": [{ "verb": "revive", "to": "friend", "amount": 20 }] }] }, { "code": "ff-008", "name": "Halo on Loan", "type": "item", "element": "light", "cost": 1, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "hp", "by": 20 }, { "on": { "bearer": true }, "what": "warded", "by": 1 }] }] }, { "code": "ff-009", "name": "Group Hug", "type": "skill", "element": "light", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "heal", "to": { "side": "yours" }, "amount": 20 }] }] }, { "code": "ff-010", "name": "Blinding Grin", "type": "skill", "element": "light", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "foe", "what": "cannotAct", "until": "your-next-turn" }] }] }, { "code": "ff-011", "name": "Spring Cleaning", "type": "skill", "element": "light", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours" }, "min": 1, "max": 2 }], "does": [{ "verb": "shuffle-back", "to": "lost" }] }] }, { "code": "ff-012", "name": "Not Today", "type": "power", "element": "light", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "skills" }], "does": [{ "verb": "cancel", "to": "skill" }] }] }, { "code": "ff-013", "name": "Borrowed Glow", "type": "power", "element": "light", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "buddy", "from": {}, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "buddy", "what": "df", "by": 20, "until": "turn" }] }] }, { "code": "ff-014", "name": "Weather Report", "type": "power", "element": "light", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "look-at-deck", "amount": 2 }] }] }, { "code": "ff-015", "name": "Festival of Lamps", "type": "event", "element": "light", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "noWeakness", "by": 1 }] }] }, { "code": "ff-016", "name": "Open House", "type": "event", "element": "light", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "buddiesPerTurn", "by": 1 }] }] }];
const light = {
  $schema: $schema$5,
  set: set$5,
  title: title$5,
  cards: cards$6
};
const $schema$4 = "../card-file.schema.json";
const set$4 = "first-friends";
const title$4 = "First Friends";
const cards$5 = [{ "code": "ff-047", "name": "Bolt Brothers", "type": "buddy", "element": "metal", "cost": 0, "hp": 20, "df": 20, "weakness": "wind", "keywords": ["generic"], "abilities": [{ "attack": 10, "element": "metal", "cost": { "energy": 1 } }], "flavour": "Sold by the dozen." }, { "code": "ff-048", "name": "Tin Doorman", "type": "buddy", "element": "metal", "cost": 1, "hp": 20, "df": 30, "weakness": "wind", "abilities": [{ "attack": 10, "element": "metal" }] }, { "code": "ff-049", "name": "Anvil Granny", "type": "buddy", "element": "metal", "cost": 2, "hp": 40, "df": 30, "weakness": "wind", "abilities": [{ "attack": 20, "element": "metal", "cost": { "energy": 1 } }, { "timing": "use", "does": [{ "verb": "restore-df", "to": { "side": "yours" } }] }] }, { "code": "ff-050", "name": "Kettle Sentinel", "type": "buddy", "element": "metal", "cost": 2, "hp": 30, "df": 20, "weakness": "wind", "abilities": [{ "attack": 10, "element": "metal" }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false }, "what": "takes", "by": -10 }] }] }, { "code": "ff-051", "name": "Toolbox Prodigy", "type": "buddy", "element": "metal", "cost": 2, "hp": 30, "df": 10, "weakness": "wind", "abilities": [{ "attack": 20, "element": "metal", "cost": { "energy": 1 } }, { "timing": "enter", "does": [{ "verb": "search", "for": { "type": "item" } }] }] }, { "code": "ff-052", "name": "Old Ironsides Mel", "type": "buddy", "element": "metal", "cost": 4, "hp": 70, "df": 20, "weakness": "wind", "keywords": ["unique"], "abilities": [{ "attack": 30, "element": "metal", "cost": { "energy": 2 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "other": true, "element": "metal" }, "what": "df", "by": 10 }] }], "flavour": "The dents are older than the door." }, { "code": "ff-053", "name": "Spare Parts", "type": "item", "element": "metal", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "restore-df", "to": "friend" }, { "verb": "heal", "to": "friend", "amount": 10 }] }] }, { "code": "ff-054", "name": "Dented Shield", "type": "item", "element": "metal", "cost": 1, "keywords": ["equip", "breakable"] }, { "code": "ff-055", "name": "Bucket Helmet", "type": "item", "element": "metal", "cost": 0, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "df", "by": 20 }] }] }, { "code": "ff-056", "name": "Scrap Drive", "type": "skill", "element": "metal", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "scrap", "from": { "zone": "item", "side": "theirs", "type": "item" }, "min": 1, "max": 2 }], "does": [{ "verb": "trash", "to": "scrap" }] }] }, { "code": "ff-057", "name": "Dropped Anvil", "type": "skill", "element": "metal", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 40, "element": "metal" }] }] }, { "code": "ff-058", "name": "Quick Rivet", "type": "power", "element": "metal", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "takes", "by": -20, "until": "turn" }] }] }, { "code": "ff-059", "name": "Rust", "type": "power", "element": "metal", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "buddy", "from": {}, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "buddy", "what": "df", "by": -20, "until": "turn" }] }] }, { "code": "ff-060", "name": "Scaffolding", "type": "event", "element": "metal", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "partyLimit", "by": 1 }] }] }, { "code": "ff-061", "name": "Flea Market", "type": "event", "element": "metal", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "itemsPerTurn", "by": 1 }] }] }];
const metal = {
  $schema: $schema$4,
  set: set$4,
  title: title$4,
  cards: cards$5
};
const $schema$3 = "../card-file.schema.json";
const set$3 = "first-friends";
const title$3 = "First Friends";
const cards$4 = [{ "code": "ff-017", "name": "Alley Whisker", "type": "buddy", "element": "shadow", "cost": 0, "hp": 20, "df": 10, "weakness": "light", "keywords": ["generic"], "abilities": [{ "attack": 10, "element": "shadow" }], "flavour": "There are more of them than there are alleys." }, { "code": "ff-018", "name": "Pickpocket Moth", "type": "buddy", "element": "shadow", "cost": 1, "hp": 20, "df": 20, "weakness": "light", "abilities": [{ "attack": 10, "element": "shadow" }, { "timing": "hits-deck", "does": [{ "verb": "discard-at-random", "who": "others", "amount": 1 }] }] }, { "code": "ff-019", "name": "Curtain Dweller", "type": "buddy", "element": "shadow", "cost": 2, "hp": 30, "df": 20, "weakness": "light", "abilities": [{ "attack": 20, "element": "shadow", "cost": { "energy": 1 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false }, "what": "warded", "by": 1 }] }] }, { "code": "ff-020", "name": "Grudge Collector", "type": "buddy", "element": "shadow", "cost": 2, "hp": 40, "df": 10, "weakness": "light", "abilities": [{ "attack": 20, "element": "shadow", "cost": { "energy": 1 } }, { "timing": "knocked-out", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "lose-hp", "to": "foe", "amount": 20 }] }] }, { "code": "ff-021", "name": "Sleepless Landlord", "type": "buddy", "element": "shadow", "cost": 3, "hp": 50, "df": 20, "weakness": "light", "abilities": [{ "attack": 30, "element": "shadow", "cost": { "energy": 2 } }, { "timing": "use", "cost": { "energy": 1 }, "choose": [{ "name": "foe", "from": { "side": "theirs", "equipped": true }, "min": 1, "max": 1 }], "does": [{ "verb": "trash-item", "to": "foe" }] }] }, { "code": "ff-022", "name": "Madame Umbra", "type": "buddy", "element": "shadow", "cost": 4, "hp": 50, "df": 20, "weakness": "light", "keywords": ["unique"], "abilities": [{ "attack": 40, "element": "shadow", "cost": { "energy": 2 } }, { "timing": "use", "cost": { "energy": 2, "discard": 1 }, "choose": [{ "name": "foe", "from": { "side": "theirs", "hpAtMost": 20 }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "foe" }] }], "flavour": "Everybody leaves her parties with somebody else." }, { "code": "ff-023", "name": "Smoke Pellet", "type": "item", "element": "shadow", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "foes", "from": { "side": "theirs" }, "min": 0, "max": 2 }], "does": [{ "verb": "give", "to": "foes", "what": "cannotAttack", "until": "your-next-turn" }] }] }, { "code": "ff-024", "name": "Mask of Nobody", "type": "item", "element": "shadow", "cost": 1, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "deals", "by": 10 }, { "on": { "bearer": true }, "what": "warded", "by": 1 }] }] }, { "code": "ff-025", "name": "Bad Dreams", "type": "skill", "element": "shadow", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "discard", "who": "others", "amount": 1 }] }] }, { "code": "ff-026", "name": "Long Shadow", "type": "skill", "element": "shadow", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 30, "element": "shadow" }] }] }, { "code": "ff-027", "name": "Unfair Trade", "type": "skill", "element": "shadow", "cost": 0, "abilities": [{ "timing": "play", "cost": { "discard": 1 }, "does": [{ "verb": "draw", "amount": 2 }] }] }, { "code": "ff-028", "name": "Read Over a Shoulder", "type": "skill", "element": "shadow", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "rival", "from": {}, "min": 1, "max": 1, "things": "other-players" }], "does": [{ "verb": "look-at-hand", "who": "rival" }] }] }, { "code": "ff-029", "name": "Hush", "type": "power", "element": "shadow", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "abilities" }], "does": [{ "verb": "cancel", "to": "skill" }] }] }, { "code": "ff-030", "name": "Second Thoughts", "type": "power", "element": "shadow", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "powers" }], "does": [{ "verb": "cancel", "to": "skill" }] }] }, { "code": "ff-031", "name": "Lights Out", "type": "event", "element": "shadow", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "others" }, "what": "handLimit", "by": -2 }] }] }, { "code": "ff-032", "name": "Curfew", "type": "event", "element": "shadow", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "noDefending", "by": 1 }] }] }];
const shadow = {
  $schema: $schema$3,
  set: set$3,
  title: title$3,
  cards: cards$4
};
const $schema$2 = "../card-file.schema.json";
const set$2 = "first-friends";
const title$2 = "First Friends";
const cards$3 = [{ "code": "ff-077", "name": "Puddle Duck", "type": "buddy", "element": "water", "cost": 0, "hp": 20, "df": 10, "weakness": "electricity", "keywords": ["generic"], "abilities": [{ "attack": 10, "element": "water" }], "flavour": "Its pond is wherever it stands." }, { "code": "ff-078", "name": "Bath Pirate", "type": "buddy", "element": "water", "cost": 1, "hp": 30, "df": 10, "weakness": "electricity", "abilities": [{ "attack": 20, "element": "water", "cost": { "energy": 1 } }] }, { "code": "ff-079", "name": "Tidepool Librarian", "type": "buddy", "element": "water", "cost": 2, "hp": 30, "df": 20, "weakness": "electricity", "abilities": [{ "attack": 10, "element": "water" }, { "timing": "use", "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "shuffle-back", "to": "lost" }] }] }, { "code": "ff-080", "name": "Fountain Monk", "type": "buddy", "element": "water", "cost": 2, "hp": 40, "df": 20, "weakness": "electricity", "abilities": [{ "attack": 20, "element": "water", "cost": { "energy": 1 } }, { "timing": "prepare", "does": [{ "verb": "heal", "to": "self", "amount": 20 }] }] }, { "code": "ff-081", "name": "Ferry Oldtimer", "type": "buddy", "element": "water", "cost": 3, "hp": 50, "df": 20, "weakness": "electricity", "abilities": [{ "attack": 30, "element": "water", "cost": { "energy": 2 } }, { "timing": "enter", "may": true, "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours", "type": "buddy", "costAtMost": 1 }, "min": 1, "max": 1 }], "does": [{ "verb": "put-into-play", "to": "lost" }] }] }, { "code": "ff-082", "name": "Queen of Mondays", "type": "buddy", "element": "water", "cost": 4, "hp": 60, "df": 20, "weakness": "electricity", "keywords": ["unique"], "abilities": [{ "attack": 40, "element": "water", "cost": { "energy": 2 } }, { "timing": "turn-end", "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours" }, "min": 0, "max": 1 }], "does": [{ "verb": "shuffle-back", "to": "lost" }] }], "flavour": "Her week has seven of them." }, { "code": "ff-083", "name": "Bottled Rain", "type": "item", "element": "water", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours" }, "min": 1, "max": 3 }], "does": [{ "verb": "shuffle-back", "to": "lost" }] }] }, { "code": "ff-084", "name": "Rubber Ring", "type": "item", "element": "water", "cost": 1, "keywords": ["equip"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "bearer": true }, "what": "hp", "by": 20 }] }] }, { "code": "ff-085", "name": "High Tide", "type": "skill", "element": "water", "cost": 3, "abilities": [{ "timing": "play", "does": [{ "verb": "shuffle-trash", "who": "each" }] }] }, { "code": "ff-086", "name": "Splash", "type": "skill", "element": "water", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "foe", "amount": 20, "element": "water" }] }] }, { "code": "ff-087", "name": "Undertow", "type": "skill", "element": "water", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs", "costAtMost": 2 }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }] }] }, { "code": "ff-088", "name": "Cold Shower", "type": "power", "element": "water", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "buddy", "from": {}, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "buddy", "what": "deals", "by": -20, "until": "turn" }] }] }, { "code": "ff-089", "name": "Message in a Bottle", "type": "power", "element": "water", "cost": 1, "abilities": [{ "timing": "play", "when": { "count": { "side": "yours" }, "atLeast": 2 }, "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ff-090", "name": "Long Bath", "type": "event", "element": "water", "cost": 3, "keywords": ["halves"] }];
const water = {
  $schema: $schema$2,
  set: set$2,
  title: title$2,
  cards: cards$3
};
const $schema$1 = "../card-file.schema.json";
const set$1 = "first-friends";
const title$1 = "First Friends";
const cards$2 = [{ "code": "ff-033", "name": "Kite Sprout", "type": "buddy", "element": "wind", "cost": 0, "hp": 10, "df": 10, "weakness": "shadow", "keywords": ["generic"], "abilities": [{ "attack": 10, "element": "wind" }], "flavour": "Let go, and there is another." }, { "code": "ff-034", "name": "Mail Gull", "type": "buddy", "element": "wind", "cost": 1, "hp": 20, "df": 10, "weakness": "shadow", "abilities": [{ "attack": 10, "element": "wind" }, { "timing": "enter", "may": true, "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ff-035", "name": "Gale Juggler", "type": "buddy", "element": "wind", "cost": 2, "hp": 30, "df": 10, "weakness": "shadow", "abilities": [{ "attack": 20, "element": "wind", "cost": { "energy": 1 } }, { "timing": "use", "cost": { "energy": 2 }, "choose": [{ "name": "buddy", "from": { "other": true }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "buddy" }] }] }, { "code": "ff-036", "name": "Weathercock Bram", "type": "buddy", "element": "wind", "cost": 2, "hp": 40, "df": 10, "weakness": "shadow", "abilities": [{ "attack": 20, "element": "wind", "cost": { "energy": 1 } }, { "timing": "struck", "does": [{ "verb": "give", "to": "it", "what": "deals", "by": -10, "until": "leaves" }] }] }, { "code": "ff-037", "name": "Balloon Captain", "type": "buddy", "element": "wind", "cost": 3, "hp": 40, "df": 20, "weakness": "shadow", "abilities": [{ "attack": 30, "element": "wind", "cost": { "energy": 1 } }, { "timing": "prepare", "may": true, "cost": { "energy": 1 }, "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "ff-038", "name": "Zephyrine the Late", "type": "buddy", "element": "wind", "cost": 3, "hp": 50, "df": 10, "weakness": "shadow", "keywords": ["unique"], "abilities": [{ "attack": 30, "element": "wind", "cost": { "energy": 1 } }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "you" }, "what": "swift", "by": 1 }] }], "flavour": "She left before she came." }, { "code": "ff-039", "name": "Paper Wings", "type": "item", "element": "wind", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "refresh", "to": "friend" }, { "verb": "give", "to": "friend", "what": "df", "by": 10, "until": "turn" }] }] }, { "code": "ff-040", "name": "Feathered Boots", "type": "item", "element": "wind", "cost": 1, "keywords": ["equip"], "abilities": [{ "attack": 20, "element": "wind" }] }, { "code": "ff-041", "name": "Change of Weather", "type": "skill", "element": "wind", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "change-weakness", "to": "foe", "element": "wind", "until": "turn" }] }] }, { "code": "ff-042", "name": "Clean Sweep", "type": "skill", "element": "wind", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "fair", "from": { "zone": "event", "side": "theirs", "type": "event" }, "min": 1, "max": 1 }], "does": [{ "verb": "trash", "to": "fair" }] }] }, { "code": "ff-043", "name": "Tailwind", "type": "skill", "element": "wind", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "give", "to": { "side": "yours" }, "what": "deals", "by": 10, "until": "turn" }] }] }, { "code": "ff-044", "name": "Detour", "type": "power", "element": "wind", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "skill", "from": {}, "min": 1, "max": 1, "things": "skills" }, { "name": "buddy", "from": {}, "min": 1, "max": 1 }], "does": [{ "verb": "redirect", "to": "skill", "onto": "buddy" }] }] }, { "code": "ff-045", "name": "Up and Away", "type": "power", "element": "wind", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "friend" }] }] }, { "code": "ff-046", "name": "Open Windows", "type": "event", "element": "wind", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "each" }, "what": "turnDraw", "by": 1 }] }] }];
const wind = {
  $schema: $schema$1,
  set: set$1,
  title: title$1,
  cards: cards$2
};
const ZONES$1 = {
  deck: { faces: "nobody", ids: "nobody" },
  hand: { faces: "owner", ids: "owner" },
  party: { faces: "all", ids: "all" },
  item: { faces: "all", ids: "all" },
  event: { faces: "all", ids: "all" },
  stack: { faces: "all", ids: "all" },
  trash: { faces: "all", ids: "all" },
  gone: { faces: "all", ids: "all" }
};
const deck = (seat) => place("deck", seat);
const hand = (seat) => place("hand", seat);
const party = (seat) => place("party", seat);
const event = (seat) => place("event", seat);
const announced = (seat) => place("stack", seat);
const trash = (seat) => place("trash", seat);
const gone = (seat) => place("gone", seat);
const itemOn = (buddy) => place("item", buddy);
const deckSize = (state, seat) => cardsIn(state, deck(seat)).length;
const active = (state) => tableCounter(state, "active");
const isIn = (state, seat) => seatCounter(state, seat, "out") === 0;
const seatsIn = (state) => seatsOf(state).filter((seat) => isIn(state, seat));
function leftOf(state, seat) {
  let next = seat;
  do
    next = next % state.seats + 1;
  while (!isIn(state, next) && next !== seat);
  return next;
}
const firstAsked = (state) => isIn(state, active(state)) ? active(state) : leftOf(state, active(state));
function roundFrom(state, first2) {
  const others2 = seatsIn(state).filter((seat) => seat !== first2);
  const after = others2.filter((seat) => seat > first2);
  const round = [...after, ...others2.filter((seat) => seat < first2)];
  return isIn(state, first2) ? [first2, ...round] : round;
}
const distance = (state, seat) => (seat - active(state) + state.seats) % state.seats;
const isInParty = (card2) => zoneOf(card2.place) === "party";
const isDown = (card2) => markOf(card2, "down") > 0;
const partyOf = (state, seat) => cardsIn(state, party(seat)).map((id) => cardOf(state, id));
function cardsInPlay(state, seat) {
  const ids = cardsIn(state, party(seat)).flatMap((id) => [id, ...cardsIn(state, itemOn(id))]);
  return [...ids, ...cardsIn(state, event(seat))].map((id) => cardOf(state, id));
}
const deckWord = (seat) => `deck-${seat}`;
const playerWord = (seat) => `player-${seat}`;
function seatMeantBy(word2, kind) {
  const [, what, seat] = /^([a-z]+)-(\d+)$/.exec(word2) ?? [];
  return what === kind ? Number(seat) : void 0;
}
const PHASES = ["draw", "prepare", "player", "buddies", "end"];
const PHASE_NUMBER = {
  draw: 1,
  prepare: 2,
  player: 3,
  buddies: 4,
  end: 5
};
const ELEMENTS = [
  "light",
  "shadow",
  "wind",
  "metal",
  "electricity",
  "water",
  "fire"
];
const elementNumber = (element2) => ELEMENTS.indexOf(element2) + 1;
const faceOfCard = ({ rules }, card2) => rules.faces[card2.face];
function baseValue(_, face, what) {
  if (what === "weakness") return elementNumber(face.words["weakness"]);
  return face.stats[what] ?? face.keywords[what] ?? 0;
}
function hasAbilities(reading, card2) {
  const zone = zoneOf(card2.place);
  if (zone === "event") return true;
  const bearer2 = reading.state.cards[bearerOf(reading, card2.id) ?? ""];
  return bearer2 !== void 0 && zoneOf(bearer2.place) === "party" && !isDown(bearer2);
}
function lastingCards({ state }) {
  const found2 = [];
  const take2 = (id) => void found2.push(cardOf(state, id));
  for (const seat of seatsOf(state)) {
    for (const id of cardsIn(state, party(seat))) {
      take2(id);
      cardsIn(state, itemOn(id)).forEach(take2);
    }
    cardsIn(state, event(seat)).forEach(take2);
  }
  return found2;
}
const RULE_VALUES = {
  handLimit: 7,
  // R-BUD-72
  partyLimit: 4,
  // R-BUD-17
  buddiesPerTurn: 1,
  // R-BUD-48
  itemsPerTurn: 1,
  // R-BUD-27
  turnDraw: 1,
  // R-BUD-45
  burnEnergy: 1,
  // R-BUD-75
  noDefending: 0,
  noBurning: 0,
  noWeakness: 0,
  luck: 0,
  // what is added to the number of a Roll
  swift: 0
  // whether Buddies act in the turn in which they came in
};
function ruleFor(reading, seat, what) {
  const value = RULE_VALUES[what] + addedForSeat(reading, seat, { what, word: "player" });
  return what === "luck" ? value : Math.max(0, value);
}
function hpLeft(reading, id) {
  const card2 = cardOf(reading.state, id);
  return isDown(card2) ? 0 : Math.max(0, valueOf(reading, id, "hp") - markOf(card2, "damage"));
}
function dfLeft(reading, id) {
  const card2 = cardOf(reading.state, id);
  return isDown(card2) ? 0 : Math.max(0, valueOf(reading, id, "df") - markOf(card2, "absorbed"));
}
function deckDefence(reading, seat) {
  const lent = partyOf(reading.state, seat).filter((buddy) => isDefending(buddy)).reduce((sum, { id }) => sum + dfLeft(reading, id), 0);
  return Math.max(0, lent - seatCounter(reading.state, seat, "deckAbsorbed"));
}
const isDefending = (card2) => markOf(card2, "defending") > 0;
const costOf = (reading, card2) => Math.max(0, faceOfCard(reading, card2).cost + addedToCard(reading, card2, "cost"));
const hasKeyword = (face, keyword) => (face.keywords[keyword] ?? 0) > 0;
const is = (reading, id, what) => valueOf(reading, id, what) > 0;
const energyOf = (state, seat) => seatCounter(state, seat, "energy");
function mayBurn(reading, seat) {
  const phase = tableCounter(reading.state, "phase");
  if (phase === PHASE_NUMBER.draw || phase === PHASE_NUMBER.end) return false;
  return ruleFor(reading, seat, "noBurning") === 0 && deckSize(reading.state, seat) > 0;
}
function burn(play, seat) {
  const top2 = topOf(play.state, deck(seat));
  if (top2 === void 0) return;
  tell(play, "burned", { seat });
  move(play, top2, trash(seat));
  setCounter(play, seat, "energy", energyOf(play.state, seat) + ruleFor(play, seat, "burnEnergy"));
}
function canPayEnergy(reading, seat, energy) {
  const cards2 = mayBurn(reading, seat) ? deckSize(reading.state, seat) : 0;
  const all = energyOf(reading.state, seat) + cards2 * ruleFor(reading, seat, "burnEnergy");
  return energy <= all;
}
function canPay(reading, seat, cost, card2) {
  const { energy = 0, hp = 0, discard: discard2 = 0 } = cost;
  if (!canPayEnergy(reading, seat, energy)) return false;
  if (hp > 0 && (!reading.state.cards[card2] || hpLeft(reading, card2) < hp)) return false;
  return discard2 <= cardsIn(reading.state, hand(seat)).filter((id) => id !== card2).length;
}
function pay(play, seat, cost, { source, cards: cards2 = [] }) {
  payEnergy(play, seat, cost["energy"] ?? 0);
  for (const id of cards2) move(play, id, trash(seat));
  const hp = cost["hp"] ?? 0;
  if (hp > 0) mark(play, source, "damage", markOf(cardOf(play.state, source), "damage") + hp);
}
function payEnergy(play, seat, energy) {
  let burnt = 0;
  while (energyOf(play.state, seat) < energy) {
    burn(play, seat);
    burnt += 1;
  }
  setCounter(play, seat, "energy", energyOf(play.state, seat) - energy);
  if (energy > 0) tell(play, "paid", { seat, energy, burnt });
}
const DIE = 6;
const firstPlayerFrame = () => ({ kind: "first-player", rolling: [] });
const firstPlayer = {
  open: ["rolling"],
  openChoices: ["first-player"],
  proceed(play, frame) {
    const rolling = frame.rolling.filter((seat) => isIn(play.state, seat));
    frame.rolling = highest(play, rolling.length > 0 ? rolling : seatsIn(play.state));
    const [winner, other] = frame.rolling;
    if (winner === void 0 || other !== void 0) return "on";
    return [{ seat: winner, kind: "first-player" }];
  },
  options: (play) => oneOf$4(...seatsIn(play.state).map((seat) => `seat ${seat}`)),
  answered(play, _, { chosen: [choice] }) {
    setCounter(play, 0, "first", Number(choice?.id.split(" ")[1]));
    return "done";
  }
};
function highest(play, seats) {
  if (seats.length === 1) return seats;
  const shown2 = seats.map((seat) => {
    const die = roll(play, DIE);
    tell(play, "die-rolled", { seat, die });
    return die;
  });
  const most = Math.max(...shown2);
  return seats.filter((_, index) => shown2[index] === most);
}
function placesNow(state) {
  const moments = [...new Set(seatsOf(state).map((seat) => seatCounter(state, seat, "out")))];
  const latestFirst = moments.sort((a, b) => rank$1(b) - rank$1(a));
  return latestFirst.map(
    (moment) => seatsOf(state).filter((seat) => seatCounter(state, seat, "out") === moment)
  );
}
const rank$1 = (moment) => moment === 0 ? Infinity : moment;
const hasRoom = (reading, seat) => partyOf(reading.state, seat).length < ruleFor(reading, seat, "partyLimit");
function isNameFree(reading, face) {
  if (hasKeyword(face, "generic")) return true;
  return seatsOf(reading.state).every(
    (seat) => partyOf(reading.state, seat).every((card2) => faceOfCard(reading, card2).name !== face.name)
  );
}
function enter(play, card2, seat) {
  const id = move(play, card2, party(seat));
  mark(play, id, "entered", 1);
  tell(play, "entered", { card: id, seat });
  return id;
}
function leaveParty(play, id, to) {
  const items = [...cardsIn(play.state, itemOn(id))];
  rememberSource(play, id);
  const as = move(play, id, to);
  for (const item of items) move(play, item, trash(cardOf(play.state, item).owner));
  return as;
}
function rememberSource(play, id) {
  const deals = valueOf(play, id, "deals");
  const withSource = (item) => item.card === id && item.deals === void 0 ? { ...item, deals } : item;
  for (const frame of play.state.stack) {
    if (isResolving(frame)) rework(play, frame).item = withSource(frame.item);
    if (!isWindow(frame)) continue;
    const items = frame.items;
    rework(play, frame).items = items.map(withSource);
  }
}
const isWindow = (frame) => frame.kind === "stack-window";
const isResolving = (frame) => frame.kind === "resolve";
function check(play) {
  while (play.state.outcome === null) {
    const fallen = seatsOf(play.state).flatMap((seat) => fallenOf(play, seat));
    const lost = seatsIn(play.state).filter((seat) => hasLost(play.state, seat));
    if (fallen.length === 0 && lost.length === 0) return;
    knockOut(play, fallen);
    eliminate(play, lost);
  }
}
const fallenOf = (reading, seat) => partyOf(reading.state, seat).filter((card2) => !isDown(card2) && hpLeft(reading, card2.id) === 0);
function hasLost(state, seat) {
  if (state.options["elimination"] === "failedDraw") {
    return seatCounter(state, seat, "drawFailed") > 0;
  }
  return deckSize(state, seat) === 0;
}
function knockOut(play, fallen) {
  for (const { id, face } of fallen) tell(play, "knocked-out", { card: id, face });
  for (const { id } of fallen) {
    rememberSource(play, id);
    mark(play, id, "down", 1);
    mark(play, id, "defending", 0);
  }
}
function eliminate(play, lost) {
  if (lost.length === 0) return;
  const moment = tableCounter(play.state, "lastOut") + 1;
  setCounter(play, 0, "lastOut", moment);
  for (const seat of lost) setCounter(play, seat, "out", moment);
  for (const seat of lost) if (play.state.outcome === null) dropOut(play, seat);
}
function left(play, seat) {
  if (isIn(play.state, seat)) {
    setCounter(play, 0, "lastOut", tableCounter(play.state, "lastOut") + 1);
    setCounter(play, seat, "out", tableCounter(play.state, "lastOut"));
  }
  tell(play, "eliminated", { seat });
  for (const side2 of seatsOf(play.state)) takeAway(play, side2, seat);
  endModifiersOf(play, seat);
  for (const { id, owner } of partyOf(play.state, seat)) giveBack(play, id, owner);
  setCounter(play, seat, "energy", 0);
  finishIfOver(play);
}
function takeAway(play, side2, seat) {
  for (const { id, owner } of partyOf(play.state, side2)) {
    for (const item of [...cardsIn(play.state, itemOn(id))]) {
      const itsOwner = cardOf(play.state, item).owner;
      if (itsOwner === seat) move(play, item, gone(seat));
      else if (owner === seat) move(play, item, trash(itsOwner));
    }
    if (owner !== seat) continue;
    rememberSource(play, id);
    move(play, id, gone(seat));
  }
  for (const at of [event(side2), announced(side2)]) {
    for (const id of [...cardsIn(play.state, at)]) {
      if (cardOf(play.state, id).owner === seat) move(play, id, gone(seat));
    }
  }
}
function giveBack(play, id, owner) {
  if (sideOf(play.state, cardOf(play.state, id)) === owner) return;
  const places = ruleFor(play, owner, "partyLimit");
  if (partyOf(play.state, owner).length >= places) leaveParty(play, id, trash(owner));
  else {
    mark(play, id, "defending", 0);
    move(play, id, party(owner), { sameObject: true });
  }
}
function finishIfOver(play) {
  const [last, other] = seatsIn(play.state);
  if (other !== void 0) return;
  end(play, {
    places: placesNow(play.state),
    reason: last === void 0 ? "all-out" : "last-left"
  });
}
const drawPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    drawCards(play, frame.seat, ruleFor(play, frame.seat, "turnDraw"));
    check(play);
    push(play, stackWindow(firstAsked(play.state)));
    return "on";
  }
};
function drawCards(play, seat, count) {
  if (draw(play, deck(seat), hand(seat), count) < count) setCounter(play, seat, "drawFailed", 1);
}
function seatsMeant(play, { controller, chosen: chosen2 }, { who }) {
  const all = roundFrom(play.state, active(play.state));
  if (who === "each") return all;
  if (who === "others") return all.filter((seat) => seat !== controller);
  if (typeof who !== "string" || who === "you") return all.filter((seat) => seat === controller);
  const named2 = (chosen2[who] ?? []).map((word2) => seatMeantBy(word2, "player"));
  return named2.filter((seat) => seat !== void 0 && isIn(play.state, seat));
}
const wordsMeant = ({ chosen: chosen2 }, { to }) => typeof to === "string" ? chosen2[to] ?? [] : [];
const buddiesMeant = (play, effect, instruction2) => inPartyMeant(play, effect, instruction2).filter((id) => !isDown(cardOf(play.state, id)));
const inPartyMeant = (play, effect, instruction2) => cardsMeant(play, instruction2, effect).filter((id) => isInParty(cardOf(play.state, id)));
const { discard, discardStep } = discarding({
  ...{ kind: "discard-choice", from: "hand", together: true },
  seats: seatsMeant,
  discard(play, seat, cards2) {
    if (!isIn(play.state, seat)) return;
    for (const id of cards2) move(play, id, trash(seat));
    tell(play, "hand-trimmed", { seat, count: cards2.length });
  }
});
const lookAtDeck = (play, effect, instruction2) => {
  const at = deck(effect.controller);
  const count = amountMeant(play, instruction2, effect);
  const seen = count === 0 ? [] : cardsIn(play.state, at).slice(-count);
  show(play, effect.controller, at, seen);
};
const lookAtHand = (play, effect, instruction2) => {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    show(play, effect.controller, hand(seat), cardsIn(play.state, hand(seat)));
  }
};
const LOOKING_VERBS = {
  "look-at-deck": lookAtDeck,
  "look-at-hand": lookAtHand
};
const trashVerb = (play, effect, instruction2) => {
  for (const id of cardsMeant(play, instruction2, effect)) {
    const card2 = play.state.cards[id];
    if (!card2) continue;
    tell(play, "trashed", { card: id, face: card2.face });
    if (zoneOf(card2.place) === "party") leaveParty(play, id, trash(card2.owner));
    else move(play, id, trash(card2.owner));
  }
};
const trashItem = (play, effect, instruction2) => {
  for (const buddy of inPartyMeant(play, effect, instruction2)) {
    for (const id of [...cardsIn(play.state, itemOn(buddy))]) {
      const { owner, face } = cardOf(play.state, id);
      tell(play, "trashed", { card: id, face });
      move(play, id, trash(owner));
    }
  }
};
const returnToHand = (play, effect, instruction2) => {
  for (const id of cardsMeant(play, instruction2, effect)) {
    const { owner, place: place2 } = cardOf(play.state, id);
    tell(play, "returned", { card: id, seat: owner });
    if (zoneOf(place2) === "party") leaveParty(play, id, hand(owner));
    else move(play, id, hand(owner));
  }
};
const putIntoPlay = (play, effect, instruction2) => {
  for (const id of cardsMeant(play, instruction2, effect)) {
    const face = faceOfCard(play, cardOf(play.state, id));
    const fits2 = hasRoom(play, effect.controller) && isNameFree(play, face);
    if (face.type === "buddy" && fits2) enter(play, id, effect.controller);
  }
};
const takeControl = (play, effect, instruction2) => {
  for (const id of inPartyMeant(play, effect, instruction2))
    changeSides(play, id, effect.controller);
};
function changeSides(play, id, seat) {
  const isOwn = sideOf(play.state, cardOf(play.state, id)) === seat;
  if (isOwn || !hasRoom(play, seat)) return;
  mark(play, id, "defending", 0);
  move(play, id, party(seat), { sameObject: true });
  tell(play, "control-taken", { card: id, seat });
}
const revive = (play, effect, instruction2) => {
  for (const id of inPartyMeant(play, effect, instruction2)) {
    if (!isDown(cardOf(play.state, id))) continue;
    mark(play, id, "down", 0);
    const whole2 = valueOf(play, id, "hp");
    const hp = Math.min(Number(instruction2.amount ?? whole2), whole2);
    mark(play, id, "damage", Math.max(0, whole2 - hp));
    tell(play, "revived", { card: id, hp });
  }
};
const stopDefending = (play, effect, instruction2) => {
  for (const id of inPartyMeant(play, effect, instruction2)) mark(play, id, "defending", 0);
};
const refresh = (play, effect, instruction2) => {
  for (const id of inPartyMeant(play, effect, instruction2)) {
    if (markOf(cardOf(play.state, id), "defending") === 0) mark(play, id, "acted", 0);
  }
};
const shuffleBack = (play, effect, instruction2) => {
  const owners = /* @__PURE__ */ new Set();
  for (const id of cardsMeant(play, instruction2, effect)) {
    const { owner } = cardOf(play.state, id);
    move(play, id, deck(owner));
    owners.add(owner);
  }
  for (const owner of owners) shuffle(play, deck(owner));
};
const shuffleTrash = (play, effect, instruction2) => {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    moveAll(play, trash(seat), deck(seat));
    shuffle(play, deck(seat));
  }
};
const MOVING_VERBS = {
  trash: trashVerb,
  "trash-item": trashItem,
  return: returnToHand,
  "put-into-play": putIntoPlay,
  "take-control": takeControl,
  revive,
  "stop-defending": stopDefending,
  refresh,
  "shuffle-back": shuffleBack,
  "shuffle-trash": shuffleTrash
};
const { search, searchStep } = searching({
  ...{ from: "deck", to: "hand", story: "deck-searched", shows: "where-restricted" }
});
const windowOf = ({ stack }) => stack.findLast((frame) => frame.kind === "stack-window");
const itemsOf = (window) => window.items;
function replaceItems(play, window, items) {
  rework(play, window).items = items;
}
const cancel = (play, effect, instruction2) => {
  const window = windowOf(play.state);
  const names = wordsMeant(effect, instruction2);
  if (!window) return;
  const cancelled = itemsOf(window).filter(({ id }) => names.includes(id));
  replaceItems(
    play,
    window,
    itemsOf(window).filter(({ id }) => !names.includes(id))
  );
  for (const item of cancelled) {
    tell(play, "cancelled", { item: item.id, face: item.face, by: effect.card });
    const card2 = play.state.cards[item.card];
    if (card2 && zoneOf(card2.place) === "stack") {
      move(play, card2.id, trash(cardOf(play.state, card2.id).owner));
    }
  }
};
const redirect = (play, effect, instruction2) => {
  const window = windowOf(play.state);
  const [name] = wordsMeant(effect, instruction2);
  const [onto] = effect.chosen[String(instruction2["onto"])] ?? [];
  if (!window || onto === void 0) return;
  replaceItems(
    play,
    window,
    itemsOf(window).map((item) => item.id === name ? aimedAt(play, item, onto) : item)
  );
};
function aimedAt(play, item, onto) {
  const [choosing2, second] = abilityOf(play, item).choose ?? [];
  const isOne = choosing2?.max === 1 && second === void 0;
  if (!isOne || !targets(play, choosing2, item).includes(onto)) return item;
  tell(play, "redirected", { item: item.id, onto });
  return { ...item, chosen: { [choosing2.name]: [onto] } };
}
const STACK_VERBS = { cancel, redirect };
const isDeck = (word2) => word2.startsWith("deck-");
function strike(play, effect, instruction2, add2) {
  const { bonus = 0, source = null } = add2;
  const amount2 = Math.max(0, amountOf(play, instruction2.amount, effect) + bonus);
  const element2 = instruction2["element"] ?? null;
  const decks2 = wordsMeant(effect, instruction2).filter(isDeck);
  const struck = [...buddiesMeant(play, effect, instruction2), ...decks2];
  happen(play, ...struck.map((to) => ({ kind: "damage", to, amount: amount2, element: element2, source })));
}
const attack = (play, effect, instruction2) => strike(play, effect, instruction2, { source: effect.card, bonus: attackBonus(play, effect.card) });
function attackBonus(play, id) {
  const frame = play.state.stack.findLast(({ kind }) => kind === "resolve");
  const { deals } = frame?.item ?? {};
  const card2 = play.state.cards[id];
  if (deals !== void 0) return deals;
  return card2 && isInParty(card2) && !isDown(card2) ? valueOf(play, id, "deals") : 0;
}
const damage = (play, effect, instruction2) => strike(play, effect, instruction2, {});
const loseHp = (play, effect, instruction2) => {
  const amount2 = amountOf(play, instruction2.amount, effect);
  for (const id of buddiesMeant(play, effect, instruction2)) {
    const lost = Math.min(hpLeft(play, id), amount2);
    mark(play, id, "damage", markOf(cardOf(play.state, id), "damage") + lost);
    tell(play, "hp-lost", { card: id, amount: lost });
  }
};
const heal = (play, effect, instruction2) => {
  const amount2 = amountOf(play, instruction2.amount, effect);
  for (const id of buddiesMeant(play, effect, instruction2)) {
    const before = markOf(cardOf(play.state, id), "damage");
    const healed = Math.min(amount2, before);
    mark(play, id, "damage", before - healed);
    if (healed > 0) tell(play, "healed", { card: id, amount: healed });
  }
};
const restoreDf = (play, effect, instruction2) => {
  for (const id of buddiesMeant(play, effect, instruction2)) mark(play, id, "absorbed", 0);
};
const loseCards = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) {
    tell(play, "cards-lost", { seat, count: draw(play, deck(seat), trash(seat), amount2) });
  }
};
const drawVerb = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) drawCards(play, seat, amount2);
};
const discardAtRandom = (play, effect, instruction2) => {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    const count = amountOf(play, instruction2.amount, effect);
    pickCards(play, hand(seat), count, (id) => move(play, id, trash(seat)));
  }
};
const give = (play, effect, instruction2) => {
  const change = changeMeant(play, instruction2, effect);
  if (change.by === 0) return;
  for (const id of buddiesMeant(play, effect, instruction2)) modify(play, id, change);
};
const changeWeakness = (play, effect, instruction2) => {
  const by = elementNumber(instruction2["element"]);
  const until = untilMeant(instruction2, effect);
  const change = { what: "weakness", by, sets: true, until, giver: effect.controller };
  for (const id of buddiesMeant(play, effect, instruction2)) modify(play, id, change);
};
const gainEnergy = (play, effect, instruction2) => {
  const amount2 = amountOf(play, instruction2.amount, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) {
    setCounter(play, seat, "energy", Math.max(0, energyOf(play.state, seat) + amount2));
  }
};
const rollFor = (play, effect, instruction2) => {
  const needed = amountOf(play, instruction2.amount, effect) + ruleFor(play, effect.controller, "luck");
  const die = roll(play, DIE);
  const succeeds = die <= needed;
  tell(play, "rolled-for", { card: effect.card, die, needed, succeeds });
  if (!succeeds) breakOff(play, effect);
};
const VERBS = {
  attack,
  damage,
  "lose-hp": loseHp,
  heal,
  "restore-df": restoreDf,
  "lose-cards": loseCards,
  draw: drawVerb,
  discard,
  "discard-at-random": discardAtRandom,
  give,
  "change-weakness": changeWeakness,
  "gain-energy": gainEnergy,
  roll: rollFor,
  search,
  ...LOOKING_VERBS,
  ...MOVING_VERBS,
  ...STACK_VERBS
};
function mayTarget(reading, card2, by) {
  if (!isInParty(card2) || sideOf(reading.state, card2) === by.controller) return true;
  return !is(reading, card2.id, "warded");
}
function buddies$1(reading, { from }, by) {
  const cards2 = select(reading, from, by).map((id) => cardOf(reading.state, id));
  return cards2.filter((card2) => !isDefending(card2) && mayTarget(reading, card2, by)).map(({ id }) => id);
}
const decks = ({ state }) => seatsIn(state).map(deckWord);
function waiting(...kinds) {
  return ({ state }) => {
    const items = windowOf(state)?.items ?? [];
    return items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  };
}
const THINGS = {
  attackable: (reading, choosing2, by) => [...buddies$1(reading, choosing2, by), ...decks(reading)],
  "attackable-buddies": buddies$1,
  decks,
  "other-players": ({ state }, _, { controller }) => seatsIn(state).filter((seat) => seat !== controller).map(playerWord),
  players: ({ state }) => seatsIn(state).map(playerWord),
  skills: waiting("skill", "power", "ability"),
  "skill-cards": waiting("skill", "power"),
  powers: waiting("power"),
  abilities: waiting("ability")
};
function isYours({ state }, card2, from) {
  return sideOf(state, card2) === from.controller;
}
const FILTERS$1 = {
  side(reading, card2, wanted, from) {
    const seat = sideOf(reading.state, card2);
    return isIn(reading.state, seat) && isYours(reading, card2, from) === (wanted === "yours");
  },
  type: (reading, card2, wanted) => faceOfCard(reading, card2).type === wanted,
  element: (reading, card2, wanted) => faceOfCard(reading, card2).words["element"] === wanted,
  name: (reading, card2, wanted) => faceOfCard(reading, card2).name === wanted,
  generic: (reading, card2, wanted) => hasKeyword(faceOfCard(reading, card2), "generic") === wanted,
  other: (reading, card2, wanted, from) => card2.id !== bearerOf(reading, from.card) === wanted,
  bearer: (reading, card2, wanted, from) => card2.id === bearerOf(reading, from.card) === wanted,
  down: (_, card2, wanted) => isDown(card2) === wanted,
  damaged: (_, card2, wanted) => markOf(card2, "damage") > 0 === wanted,
  defending: (_, card2, wanted) => isDefending(card2) === wanted,
  equipped: ({ state }, card2, wanted) => state.places[`item@${card2.id}`] !== void 0 === wanted,
  hpAtMost: (reading, card2, wanted) => hpLeft(reading, card2.id) <= Number(wanted),
  costAtMost: (reading, card2, wanted) => costOf(reading, card2) <= Number(wanted),
  /** Of players, not of cards (`ruleFor`). */
  player: () => false
};
const { bool, integer: integer$2, isRecord: isRecord$1, object: object$1, oneOf: oneOf$2, text: text$1 } = shapes;
const MOST = 99;
const SIDES = ["yours", "theirs"];
const PLAYERS$1 = ["each", "others", "you"];
const DURATIONS = ["turn", "your-next-turn", "leaves"];
const SEEN_ZONES = ["item", "event", "hand", "trash"];
const CARD_VALUES = [
  ...["hp", "df", "cost", "deals", "takes", "cannotAct", "cannotAttack", "warded"]
];
const VALUES = [...CARD_VALUES, ...Object.keys(RULE_VALUES)];
const FILTER_SHAPES = {
  side: oneOf$2("side", SIDES),
  type: oneOf$2("type", TYPES$1),
  element: oneOf$2("element", ELEMENTS),
  name: text$1,
  hpAtMost: integer$2(0, 999),
  costAtMost: integer$2(0, MOST),
  player: oneOf$2("player", PLAYERS$1)
};
const selector = object$1({
  "zone?": oneOf$2("zone", SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS$1).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool])
  )
});
const sought = object$1(
  Object.fromEntries(
    ["type", "element", "name", "generic", "costAtMost"].map((word2) => [
      `${word2}?`,
      FILTER_SHAPES[word2] ?? bool
    ])
  )
);
const things = oneOf$2("thing", Object.keys(THINGS));
const bounds = object$1({
  "count?": selector,
  "counter?": oneOf$2("counter", ["energy"]),
  "atLeast?": integer$2(0, 999),
  "atMost?": integer$2(0, 999)
});
const condition = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord$1(value) || "count" in value || "counter" in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};
const amount = (names) => (value, path) => {
  if (!isRecord$1(value)) return integer$2(-999, 999)(value, path);
  return "count" in value ? object$1({ count: selector, "times?": integer$2(-MOST, MOST) })(value, path) : object$1({ value: oneOf$2("value", CARD_VALUES), of: oneOf$2("name", names) })(value, path);
};
const { integer: integer$1, isRecord, listOf: listOf$1, object, oneOf: oneOf$1, only, text } = shapes;
const WHO$1 = ["you", "others", "each"];
const OWN_NAMES = ["self", "bearer"];
const choosing = object({
  name: text,
  from: selector,
  min: integer$1(0, MOST),
  max: integer$1(1, MOST),
  "things?": things,
  "hidden?": only(true)
});
const cardsOf = (names) => (value, path) => isRecord(value) ? selector(value, path) : oneOf$1("name", names)(value, path);
function wordsOfVerbs(names) {
  const to = cardsOf(names);
  const named2 = oneOf$1("name", names);
  const element2 = oneOf$1("element", ELEMENTS);
  const toAmount = { to, amount: amount(names) };
  const who = oneOf$1("player", [...WHO$1, ...names]);
  const whoAmount = { "who?": who, amount: amount(names) };
  const until = oneOf$1("duration", DURATIONS);
  return {
    attack: { ...toAmount, "element?": element2 },
    damage: { ...toAmount, "element?": element2 },
    "lose-hp": toAmount,
    heal: toAmount,
    "restore-df": { to },
    "lose-cards": whoAmount,
    draw: whoAmount,
    discard: whoAmount,
    "discard-at-random": whoAmount,
    give: { to, what: oneOf$1("value", VALUES), "by?": integer$1(-999, 999), "until?": until },
    "change-weakness": { to, element: element2, "until?": until },
    "gain-energy": whoAmount,
    roll: { amount: integer$1(1, MOST) },
    search: { "for?": sought },
    "look-at-deck": { amount: amount(names) },
    "look-at-hand": { who },
    trash: { to },
    "trash-item": { to },
    return: { to },
    "put-into-play": { to },
    "take-control": { to },
    revive: { to, "amount?": integer$1(1, 999) },
    "stop-defending": { to },
    refresh: { to },
    "shuffle-back": { to },
    "shuffle-trash": { "who?": who },
    cancel: { to: named2 },
    redirect: { to: named2, onto: named2 }
  };
}
const instruction = (names) => (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const known = oneOf$1("verb", Object.keys(VERBS));
  const unknown2 = known(value["verb"], `${path}.verb`);
  if (unknown2.length > 0) return unknown2;
  const words2 = wordsOfVerbs(names)[String(value["verb"])];
  return words2 ? object({ verb: known, ...words2 })(value, path) : [];
};
const PRICES = {
  use: object({ "energy?": integer$1(1, 20), "hp?": integer$1(1, 999), "discard?": integer$1(1, 3) }),
  play: object({ "discard?": integer$1(1, 3) }),
  "set-off": object({ "energy?": integer$1(1, 20) })
};
function wordsOfTiming(timing, names) {
  const does = listOf$1(instruction(names));
  const choose = { "choose?": listOf$1(choosing) };
  const price = (kind) => ({ "cost?": PRICES[kind] });
  if (timing === "lasting") {
    return { "when?": condition, does: emptyList, lasting: listOf$1(lastingOf(names)) };
  }
  if (timing === "play" || timing === "use") {
    return { "when?": condition, ...price(timing), ...choose, does };
  }
  return { "may?": only(true), "when?": condition, ...price("set-off"), ...choose, does };
}
const lastingOf = (names) => object({ on: selector, what: oneOf$1("value", VALUES), by: amount(names) });
const emptyList = (value, path) => Array.isArray(value) && value.length === 0 ? [] : [{ path, says: "what lasts does nothing at once; it says so in `lasting`" }];
const attackEntry = (names) => object({
  attack: integer$1(0, 999),
  "element?": oneOf$1("element", ELEMENTS),
  "roll?": integer$1(1, 6),
  "only?": oneOf$1("target", ["buddies"]),
  "when?": condition,
  "cost?": PRICES["use"],
  "choose?": listOf$1(choosing),
  "does?": listOf$1(instruction([...names, "victim"]))
});
const ability = (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const chosen2 = namesChosen(value["choose"]);
  const names = [...OWN_NAMES, ...value["timing"] === "struck" ? ["it"] : [], ...chosen2];
  if ("attack" in value) return attackEntry(names)(value, path);
  const timing = oneOf$1("timing", TIMINGS$1);
  const unknown2 = timing(value["timing"], `${path}.timing`);
  if (unknown2.length > 0) return unknown2;
  const words2 = wordsOfTiming(value["timing"], names);
  return [...object({ timing, ...words2 })(value, path), ...idleNames(value, chosen2, path)];
};
function namesChosen(choose) {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => isRecord(entry) ? [String(entry["name"])] : []);
}
function idleNames({ does }, chosen2, path) {
  const used = JSON.stringify(does ?? []);
  return chosen2.map((name, index) => ({ name, path: `${path}.choose[${index}].name` })).filter(({ name }) => !used.includes(`:${JSON.stringify(name)}`)).map(({ name, path: at }) => ({ path: at, says: `nothing is done to '${name}'` }));
}
const { integer, listOf, oneOf } = shapes;
const MAX_STAT = 990;
const MAX_COST = 20;
const readCardFile = (json) => readCards(json, { card, between: doubles });
const element = oneOf("element", ELEMENTS);
const STATS = { hp: integer(1, MAX_STAT), df: integer(0, MAX_STAT), weakness: element };
function partsThatFit(entry, path) {
  const { type, keywords = [], abilities = [] } = entry;
  const isEquipment2 = keywords.includes("equip");
  const played = abilities.filter((one) => "timing" in one && one.timing === "play").length;
  const isSpent = type === "skill" || type === "power" || type === "item" && !isEquipment2;
  const says = (what) => [{ path, says: what }];
  if (isEquipment2 && type !== "item") return says("only an Item says 'equip'");
  if (keywords.includes("unique") && keywords.includes("generic")) {
    return says("no card is both unique and generic");
  }
  if (isSpent) {
    const isOne = played === 1 && abilities.length === 1;
    return isOne ? [] : says("it does one thing, timed 'play', and is spent");
  }
  return played === 0 ? [] : says("only what is spent is timed 'play'");
}
const card = typedCard({
  types: TYPES$1,
  words: (type) => ({
    ...{ element, cost: integer(0, MAX_COST) },
    ...type === "buddy" ? STATS : {},
    "keywords?": listOf(oneOf("keyword", KEYWORDS)),
    "abilities?": listOf(ability)
  }),
  fits: partsThatFit
});
const doubles = (cards2) => foundTwice(cards2, ({ code, name, type }) => [`code ${code}`, `name and type ${name}, ${type}`]);
const FILES = { light, shadow, wind, metal, electricity, water, fire };
const files = Object.entries(FILES).map(
  ([element2, json]) => ownFile(`${element2}.cards.json`, json)
);
const CARD_SETS = [
  { set: "first-friends", title: "First Friends", cards: files.flatMap(({ cards: cards2 }) => cards2) }
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
function advise(seen) {
  const own = seen.table.decisions.find(({ seat, options }) => seat === seen.seat && options);
  if (own?.kind !== "respond" || own.options?.pick !== "one") return [];
  const offered2 = own.options.from;
  for (const wish of WISHES) {
    const fitting = offered2.filter((option) => wish.fits(option, seen));
    if (fitting.length > 0) return fitting.map(({ id }) => ({ choice: id, says: wish.says }));
  }
  return [];
}
const WISHES = [
  {
    says: "acts against somebody else",
    fits: ({ id }, seen) => id.startsWith("use ") && isAgainstOthers(id, seen)
  },
  {
    says: "Defends the deck with a Buddy that has nothing better to do",
    fits: ({ id }) => id.startsWith("defend ")
  },
  {
    says: "answers what somebody else has on the stack",
    fits: ({ id }, seen) => id.includes(" skill=") && isTheirsOnStack(id, seen)
  },
  {
    says: "plays what stays in play",
    fits: ({ id, card: card2 }, seen) => id.startsWith("play ") && stays(card2, seen)
  },
  { says: "passes", fits: ({ id }) => id === "pass" }
];
const STAYING = ["buddy", "item"];
function stays(card2, { seat, table }) {
  const inHand = table.seats[seat - 1]?.zones["hand"]?.cards ?? [];
  const face = FACES[inHand.find(({ id }) => id === card2)?.face ?? ""];
  return face !== void 0 && STAYING.includes(face.type);
}
function isAgainstOthers(id, { seat, table }) {
  const [, victim] = / victim=(\S+)/.exec(id) ?? [];
  const [, deck2] = /^deck-(\d+)$/.exec(victim ?? "") ?? [];
  if (deck2 !== void 0) return Number(deck2) !== seat;
  return table.seats.filter((side2) => side2.seat !== seat).some(({ zones }) => zones["party"]?.cards?.some((card2) => card2.id === victim));
}
function isTheirsOnStack(id, { seat, table }) {
  const [, name] = / skill=(\S+)/.exec(id) ?? [];
  const waiting2 = table.underway.flatMap((frame) => {
    const { items } = frame;
    return items ?? [];
  });
  return waiting2.some((item) => item.id === name && item.controller !== seat);
}
const HALF = 2;
function replacementsOf(reading, damage2) {
  const { state } = reading;
  const buddy = state.cards[damage2.to];
  const seat = buddy ? sideOf(state, buddy) : seatMeantBy(damage2.to, "deck");
  if (seat === void 0 || damage2.amount <= 0) return [];
  return seatsOf(state).flatMap((side2) => cardsInPlay(state, side2)).filter((card2) => hasAbilities(reading, card2)).flatMap((card2) => shields(reading, card2, seat, damage2.to));
}
function shields(reading, card2, seat, struck) {
  const face = faceOfCard(reading, card2);
  const guards = bearerOf(reading, card2.id) === struck && card2.id !== struck;
  const isSeats = sideOf(reading.state, card2) === seat;
  return [
    ...guards && hasKeyword(face, "breakable") ? [breaks(card2.id, seat)] : [],
    ...isSeats && hasKeyword(face, "halves") ? [halves(card2.id, seat)] : []
  ];
}
const breaks = (item, seat) => ({
  id: `break ${item}`,
  seat,
  may: false,
  instead(play, damage2) {
    tell(play, "item-broken", { card: item, amount: damage2.amount });
    move(play, item, trash(cardOf(play.state, item).owner));
    return null;
  }
});
const halves = (card2, seat) => ({
  id: `halve ${card2}`,
  seat,
  may: false,
  instead: (_, damage2) => {
    const { amount: amount2 } = damage2;
    return { ...damage2, amount: Math.floor(amount2 / HALF / 10) * 10 };
  }
});
const DAMAGE_PER_CARD = 10;
const damageRule = {
  replacements: (reading, happening) => replacementsOf(reading, happening),
  resolve: (play, happening) => deal(play, happening)
};
function deal(play, damage2) {
  const seat = seatMeantBy(damage2.to, "deck");
  if (seat !== void 0) return strikeDeck(play, seat, damage2);
  const card2 = play.state.cards[damage2.to];
  if (card2 && isInParty(card2) && !isDown(card2)) strikeBuddy(play, card2.id, damage2);
}
function strikeBuddy(play, id, damage2) {
  const { element: element2, source } = damage2;
  const amount2 = Math.max(0, damage2.amount + valueOf(play, id, "takes"));
  const absorbed = isWeakTo(play, id, element2) ? 0 : Math.min(dfLeft(play, id), amount2);
  const lost = Math.min(hpLeft(play, id), amount2 - absorbed);
  const card2 = cardOf(play.state, id);
  mark(play, id, "absorbed", markOf(card2, "absorbed") + absorbed);
  mark(play, id, "damage", markOf(card2, "damage") + lost);
  tell(play, "buddy-struck", { card: id, source, amount: amount2, absorbed, lost });
}
function isWeakTo(reading, id, element2) {
  const controller = sideOf(reading.state, cardOf(reading.state, id));
  if (element2 === null || ruleFor(reading, controller, "noWeakness") > 0) return false;
  return valueOf(reading, id, "weakness") === elementNumber(element2);
}
function strikeDeck(play, seat, { amount: amount2, source }) {
  if (!isIn(play.state, seat)) return;
  const absorbed = Math.min(deckDefence(play, seat), amount2);
  const through = seatCounter(play.state, seat, "deckAbsorbed") + absorbed;
  setCounter(play, seat, "deckAbsorbed", through);
  const cards2 = Math.floor((amount2 - absorbed) / DAMAGE_PER_CARD);
  const lost = draw(play, deck(seat), trash(seat), cards2);
  tell(play, "deck-struck", { seat, source, amount: amount2, absorbed, lost });
}
const { stat: stat$1, trait: trait$1 } = phrases;
const RULE_WORDS = {
  handLimit: stat$1("to the hand limit"),
  partyLimit: stat$1("to the places in the party"),
  buddiesPerTurn: stat$1("to the Buddies to play in a turn"),
  itemsPerTurn: stat$1("to the Items to play in a turn"),
  turnDraw: stat$1("to the cards drawn in the Draw phase"),
  burnEnergy: stat$1("to the Energy of each Burn"),
  luck: stat$1("to the number of each Roll"),
  noDefending: trait$1("no right to Defend"),
  noBurning: trait$1("no right to Burn"),
  noWeakness: trait$1("Buddies without weakness"),
  swift: trait$1("Buddies that act in the turn in which they come into play")
};
const { capital: capital$1, cards: cards$1, cardsByChance, gets, order, ownersOf, seatDoes } = phrases;
const WHO = { each: "each player", others: "each other player" };
const playerDoes = seatDoes((who) => WHO[who] ?? "that player");
const harm = ({ number: number2, instruction: { element: element2 } }) => element2 === void 0 ? number2 : `${number2} ${capital$1(String(element2))}`;
const plural = ({ many }, one, more) => many ? more : one;
const VERB_WORDS = {
  attack: (said) => order(`attack for ${harm(said)}${said.instruction["only"] ? ", Buddies only" : ""}`),
  damage: (said) => order(`deal ${harm(said)} damage to ${said.to.object}`),
  "lose-hp": ({ to, number: number2 }) => ({
    statement: `${to.subject} ${plural(to, "loses", "lose")} ${number2} HP`
  }),
  heal: ({ to, number: number2 }) => order(`restore ${number2} HP to ${to.object}`),
  "restore-df": ({ to }) => order(`restore all DF to ${to.object}`),
  "lose-cards": playerDoes("lose", "loses", (said) => `${cards$1(said)} off the top of the deck`),
  draw: playerDoes("draw", "draws", cards$1),
  discard: playerDoes("discard", "discards", cards$1),
  "discard-at-random": playerDoes("discard", "discards", cardsByChance),
  give: gets,
  "change-weakness": ({ to, instruction: { element: element2 } }) => ({
    statement: `${to.subject} ${plural(to, "has", "have")} the weakness ${capital$1(String(element2))}`
  }),
  "gain-energy": playerDoes("gain", "gains", ({ number: number2 }) => `${number2} Energy`),
  roll: ({ number: number2 }) => ({ lead: `Roll of ${number2}` }),
  search: ({ sought: sought2 }) => order(`search your deck for ${sought2 || "a card"}, take it to your hand and shuffle`),
  "look-at-deck": ({ number: number2 }) => order(`look at the top ${cards$1({ number: number2 })} of your deck`),
  "look-at-hand": ({ instruction: { who } }) => order(`look at the hand of ${WHO[String(who)] ?? "that player"}`),
  trash: ({ to }) => order(`put ${to.object} into ${ownersOf(to, "Trash", "Trash")}`),
  "trash-item": ({ to }) => order(`put ${to.possessive} Item into the Trash`),
  return: ({ to }) => order(`return ${to.object} to ${ownersOf(to, "hand")}`),
  "put-into-play": ({ to }) => order(`put ${to.object} into play on your side`),
  "take-control": ({ to }) => order(`take control of ${to.object}`),
  revive: ({ to, number: number2 }) => order(`turn ${to.object} face up${number2 === "0" ? "" : ` with ${number2} HP`}`),
  "stop-defending": ({ to }) => ({
    statement: `${to.subject} ${plural(to, "stops", "stop")} Defending`
  }),
  refresh: ({ to }) => ({ statement: `${to.subject} may act once more this turn` }),
  "shuffle-back": ({ to }) => order(`shuffle ${to.object} into ${ownersOf(to, "deck")}`),
  "shuffle-trash": playerDoes("shuffle", "shuffles", () => "the whole Trash into the deck"),
  cancel: ({ to }) => order(`cancel ${to.object}`),
  redirect: () => order("the first becomes aimed at the second, if it may be")
};
const { capital, inPile, side, stat, trait } = phrases;
const TYPES = {
  buddy: ["Buddy", "Buddies"],
  item: ["Item", "Items"],
  skill: ["Skill", "Skills"],
  power: ["Power", "Powers"],
  event: ["Event", "Events"]
};
const TIMINGS = {
  use: { label: "Act" },
  play: {},
  prepare: { label: "Prepare" },
  "turn-end": { label: "End" },
  enter: { label: "On coming into play" },
  equipped: { label: "On being equipped" },
  "knocked-out": { label: "On being knocked out" },
  struck: { label: "On being struck", it: "the attacker" },
  "hits-deck": { label: "On striking a deck" },
  lasting: {}
};
const thisCard = ({ type }) => `this ${capital(type)}`;
const bearer = (face) => face.type === "item" ? "its Buddy" : thisCard(face);
const PLAYERS = {
  each: "each player",
  others: "each other player",
  you: "your side"
};
const FILTERS = {
  player: (wanted) => ({ is: PLAYERS[String(wanted)] ?? "" }),
  bearer: (wanted, { face }) => wanted === true ? { is: bearer(face) } : { other: true },
  other: (wanted, { face }) => wanted === true ? { other: true } : { is: bearer(face) },
  generic: (wanted) => ({ before: wanted === true ? "generic" : "non-generic" }),
  damaged: (wanted) => ({ before: wanted === true ? "damaged" : "undamaged" }),
  defending: (wanted) => ({ before: wanted === true ? "Defending" : "upright" }),
  equipped: (wanted) => ({ before: wanted === true ? "equipped" : "unequipped" }),
  side: side("another player's", "enemy"),
  element: (wanted) => ({ before: capital(String(wanted)) }),
  type: (wanted) => ({ noun: TYPES[wanted] }),
  down: (wanted) => ({ ...wanted === true ? { before: "knocked-out" } : {}, noun: TYPES.buddy }),
  name: (wanted) => ({ with: `the name ${String(wanted)}` }),
  hpAtMost: (wanted) => ({ with: `at most ${Number(wanted)} HP left` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` })
};
const ZONES = {
  party: inPile("party"),
  item: (whose) => whose ? `on ${whose} Buddies` : "on a Buddy",
  event: (whose) => whose === "your" ? "of your own" : `of ${whose ? "another" : "a"} player`,
  hand: inPile("hand"),
  trash: inPile("Trash")
};
const CARD_WORDS = {
  card: ["card", "cards"],
  choose: "target",
  things: {
    attackable: ["Buddy or deck", "Buddies or decks"],
    "attackable-buddies": TYPES.buddy,
    decks: ["deck", "decks"],
    "other-players": ["opponent", "opponents"],
    players: ["player", "players"],
    skills: ["Skill, Power or ability", "Skills, Powers or abilities"],
    "skill-cards": ["Skill or Power", "Skills or Powers"],
    powers: TYPES.power,
    abilities: ["ability", "abilities"]
  },
  timings: TIMINGS,
  costs: {
    energy: (paid) => `${paid} Energy`,
    hp: (paid) => `${paid} HP of its own`,
    discard: (paid) => `discard ${paid === 1 ? "a card" : `${paid} cards`}`
  },
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard, bearer },
  values: {
    hp: stat("HP"),
    df: stat("DF"),
    cost: stat("cost"),
    deals: stat("damage with attacks"),
    takes: stat("damage from each hit"),
    cannotAct: trait("no leave to act"),
    cannotAttack: trait("no leave to attack"),
    warded: trait("no fear of targeting by other players"),
    unique: trait("Unique"),
    generic: trait("Generic"),
    equip: trait("Equip"),
    breakable: trait("If its Buddy would be damaged, this goes to the Trash instead"),
    halves: trait("Damage to you and your Buddies is halved, down to whole tens"),
    ...RULE_WORDS
  },
  counters: { energy: "Energy" },
  verbs: VERB_WORDS,
  durations: {
    turn: "until the turn ends",
    "your-next-turn": "until your next turn begins",
    leaves: "while it stays in play"
  }
};
const no = (rule, says) => ({ rule, says });
function nameItem(play, item) {
  const number2 = tableCounter(play.state, "stacked") + 1;
  setCounter(play, 0, "stacked", number2);
  if (number2 > Number(play.state.options["loopLimit"])) endAsLoop(play);
  const { card: card2, face, ability: ability2, controller, it, chosen: chosen2, kind } = item;
  const source = it === void 0 ? { card: card2, face, ability: ability2 } : { card: card2, face, ability: ability2, it };
  return { id: `s${number2}`, kind, ...source, controller, chosen: chosen2 };
}
const resolveFrame = (item) => ({
  kind: "resolve",
  item,
  stage: "begin"
});
const GIVE = "give";
function waysToAnnounce(reading, ability2, effect, energy) {
  const { cost = {} } = ability2;
  const whole2 = { ...cost, energy: energy + (cost["energy"] ?? 0) };
  if (!canPay(reading, effect.controller, whole2, effect.card)) return [];
  const gifts = giftsOf(reading, effect, cost["discard"] ?? 0);
  return targetings(reading, ability2, effect).flatMap((way) => gifts.map((gift) => way + gift));
}
function giftsOf({ state }, { card: card2, controller }, count) {
  if (count === 0) return [""];
  const others2 = cardsIn(state, hand(controller)).filter((id) => id !== card2);
  return combinations(others2, count).map((ids) => ` ${GIVE}=${ids.join(",")}`);
}
function combinations(ids, count) {
  if (count === 0) return [[]];
  return ids.flatMap(
    (id, index) => combinations(ids.slice(index + 1), count - 1).map((rest) => [id, ...rest])
  );
}
function readWay(words2) {
  const { [GIVE]: given = [], ...chosen2 } = targetsNamed(words2);
  return { chosen: chosen2, given };
}
function abilitiesListed(reading, buddy) {
  const items = cardsIn(reading.state, itemOn(buddy.id)).map((id) => cardOf(reading.state, id));
  return [buddy, ...items].flatMap((card2) => {
    const face = faceOfCard(reading, card2);
    return face.abilities.map((ability2, index) => ({ ability: ability2, face, index })).filter(({ ability: ability2 }) => ability2.timing === "use");
  });
}
function mayAct(reading, seat, buddy) {
  if (isDown(buddy) || markOf(buddy, "acted") > 0 || is(reading, buddy.id, "cannotAct")) {
    return false;
  }
  return markOf(buddy, "entered") === 0 || ruleFor(reading, seat, "swift") > 0;
}
const isAttack = ({ does }) => does.some(({ verb }) => verb === "attack");
function waysToUse(reading, seat) {
  return partyOf(reading.state, seat).filter((buddy) => mayAct(reading, seat, buddy)).flatMap((buddy) => waysOf(reading, seat, buddy));
}
function waysOf(reading, seat, buddy) {
  return abilitiesListed(reading, buddy).flatMap(({ ability: ability2, face, index }, number2) => {
    if (isAttack(ability2) && is(reading, buddy.id, "cannotAttack")) return [];
    const effect = {
      card: buddy.id,
      face: face.code,
      ability: index,
      controller: seat,
      chosen: {}
    };
    return waysToAnnounce(reading, ability2, effect, 0).map((words2) => ({
      id: `use ${buddy.id} ${number2}${words2}`,
      card: buddy.id,
      ...words2 === "" ? {} : { to: words2.trim() }
    }));
  });
}
function useAbility(play, seat, id, [number2, ...words2]) {
  const buddy = cardOf(play.state, id);
  const { ability: ability2, face, index } = abilitiesListed(play, buddy)[Number(number2)];
  const { chosen: chosen2, given } = readWay(words2);
  const deals = valueOf(play, id, "deals");
  mark(play, id, "acted", 1);
  tell(play, "ability-used", { seat, card: id, face: face.code, ability: index });
  pay(play, seat, ability2.cost ?? {}, { source: id, cards: given });
  check(play);
  if (!isIn(play.state, seat) || play.state.outcome) return void 0;
  const source = { card: id, face: face.code, ability: index, controller: seat };
  const item = nameItem(play, { ...source, chosen: chosen2, kind: "ability" });
  const now = play.state.cards[id];
  return now && isInParty(now) && !isDown(now) ? item : { ...item, deals };
}
function refuseTargets(reading, ability2, effect, words2) {
  const named2 = words2.filter((word2) => !word2.startsWith(`${GIVE}=`));
  const asked = named2.map((word2) => ` ${word2}`).join("");
  if (targetings(reading, ability2, effect).includes(asked)) return void 0;
  const ids = named2.flatMap((word2) => (word2.split("=")[1] ?? "").split(","));
  if (isAttack(ability2) && ids.some((id) => isDefendingBuddy(reading, id))) {
    return no("R-BUD-60", "A Defending Buddy may not be attacked.");
  }
  if (ids.includes(effect.card)) return no("R-BUD-62", "It is aimed at another than itself.");
  return no("R-BUD-63", "Name every target that the text asks for; only legal ones are offered.");
}
function isDefendingBuddy({ state }, id) {
  const card2 = state.cards[id];
  return card2 !== void 0 && isInParty(card2) && isDefending(card2);
}
function refuseTime({ state }, seat, phase, rule) {
  if (active(state) !== seat) return no(rule, "That is done in your own turn only.");
  if (tableCounter(state, "phase") !== PHASE_NUMBER[phase]) {
    return no(rule, `That is done in the ${phase === "player" ? "Player" : "Buddies"} phase only.`);
  }
  const waits = (windowOf(state)?.items ?? []).length > 0;
  return waits ? no("A-BUD-37", "First what waits on the stack has to take effect.") : void 0;
}
function refuseUse(reading, seat, words2) {
  const [id, number2, ...named2] = words2;
  return refuseTime(reading, seat, "buddies", "R-BUD-23") ?? refuseActor(reading, seat, id) ?? refuseAbility(reading, seat, reading.state.cards[id ?? ""], [number2 ?? "", ...named2]);
}
function refuseDefend(reading, seat, [id]) {
  return refuseTime(reading, seat, "buddies", "R-BUD-59") ?? refuseActor(reading, seat, id) ?? no("R-BUD-33", "An Event keeps everybody from Defending.");
}
function refuseActor(reading, seat, id = "") {
  const card2 = reading.state.cards[id];
  if (!card2 || !isInParty(card2)) return no("R-BUD-56", "You have no such Buddy in play.");
  if (markOf(card2, "acted") > 0) return no("R-BUD-56", "Each Buddy acts once in a turn.");
  if (markOf(card2, "entered") > 0 && ruleFor(reading, seat, "swift") === 0) {
    return no("R-BUD-50", "It came into play this turn, and acts from your next turn on.");
  }
  if (isDown(card2)) return no("R-BUD-20", "A knocked-out Buddy does not act.");
  if (sideOf(reading.state, card2) !== seat) {
    return no("R-BUD-56", "Only Buddies that you control act in your turn.");
  }
  return is(reading, id, "cannotAct") ? no("R-BUD-70", "Something keeps it from acting.") : void 0;
}
function refuseAbility(reading, seat, buddy, words2) {
  const [number2, ...named2] = words2;
  const listed2 = abilitiesListed(reading, buddy)[Number(number2)];
  if (!listed2) return no("R-BUD-58", "No such ability is listed on it.");
  const { ability: ability2, face, index } = listed2;
  if (isAttack(ability2) && is(reading, buddy.id, "cannotAttack")) {
    return no("R-BUD-70", "Something keeps it from attacking.");
  }
  const source = { card: buddy.id, face: face.code, ability: index };
  const effect = { ...source, controller: seat, chosen: {} };
  return refuseTargets(reading, ability2, effect, named2) ?? no("R-BUD-12", "What it costs cannot be given in full.");
}
function refuseWithdraw(reading, seat) {
  return refuseTime(reading, seat, "player", "R-BUD-51") ?? no("R-BUD-51", "You withdraw Buddies of your own party only.");
}
function refuseBurn(reading, seat) {
  if (deckSize(reading.state, seat) === 0) return no("R-BUD-75", "Your deck holds no card.");
  return ruleFor(reading, seat, "noBurning") > 0 ? no("R-BUD-33", "An Event keeps you from burning.") : no("R-BUD-76", "Cards are burnt in the Prepare, Player and Buddies phases.");
}
const hasPlayedBuddy = (reading, seat) => seatCounter(reading.state, seat, "buddiesPlayed") >= ruleFor(reading, seat, "buddiesPerTurn");
function waysToPlayBuddy(reading, seat, card2) {
  const may = !hasPlayedBuddy(reading, seat) && hasRoom(reading, seat) && isNameFree(reading, faceOfCard(reading, card2)) && canPayEnergy(reading, seat, costOf(reading, card2));
  return may ? [""] : [];
}
function playBuddy(play, seat, card2) {
  const { id, face } = card2;
  setCounter(play, seat, "buddiesPlayed", seatCounter(play.state, seat, "buddiesPlayed") + 1);
  tell(play, "card-played", { seat, face });
  if (!payFor(play, seat, card2)) return;
  enter(play, id, seat);
  check(play);
}
function payFor(play, seat, card2, given = []) {
  const faceCost = costOf(play, card2);
  pay(play, seat, { energy: faceCost }, { source: card2.id, cards: given });
  check(play);
  return isIn(play.state, seat) && play.state.outcome === null;
}
function playEffect(reading, seat, card2) {
  const { abilities } = faceOfCard(reading, card2);
  const index = abilities.findIndex(({ timing }) => timing === "play");
  const ability2 = abilities[index];
  invariant(ability2, () => `'${card2.face}' does nothing when it is played`);
  const source = { card: card2.id, face: card2.face, ability: index };
  return { ability: ability2, effect: { ...source, controller: seat, chosen: {} } };
}
function waysToPlaySkill(reading, seat, card2) {
  const { ability: ability2, effect } = playEffect(reading, seat, card2);
  return waysToAnnounce(reading, ability2, effect, costOf(reading, card2));
}
function playSkill(play, seat, card2, words2) {
  const { effect } = playEffect(play, seat, card2);
  const kind = faceOfCard(play, card2).type;
  const { chosen: chosen2, given } = readWay(words2);
  tell(play, "card-played", { seat, face: card2.face });
  if (!payFor(play, seat, card2, given)) return void 0;
  const id = move(play, card2.id, announced(seat));
  return nameItem(play, { ...effect, card: id, chosen: chosen2, kind });
}
const hasPlayedItem = (reading, seat) => seatCounter(reading.state, seat, "itemsPlayed") >= ruleFor(reading, seat, "itemsPerTurn");
const isEquipment = (face) => hasKeyword(face, "equip");
function waysToPlayItem(reading, seat, card2) {
  if (hasPlayedItem(reading, seat)) return [];
  const face = faceOfCard(reading, card2);
  if (!isEquipment(face)) {
    const { ability: ability2, effect } = playEffect(reading, seat, card2);
    return waysToAnnounce(reading, ability2, effect, costOf(reading, card2));
  }
  if (!canPayEnergy(reading, seat, costOf(reading, card2))) return [];
  return partyOf(reading.state, seat).filter((buddy) => !isDown(buddy)).map(({ id }) => ` ${id}`);
}
function playItem(play, seat, card2, words2) {
  setCounter(play, seat, "itemsPlayed", seatCounter(play.state, seat, "itemsPlayed") + 1);
  tell(play, "card-played", { seat, face: card2.face });
  if (isEquipment(faceOfCard(play, card2))) equip(play, seat, card2, words2[0]);
  else useItem(play, seat, card2, words2);
}
function useItem(play, seat, card2, words2) {
  const { effect } = playEffect(play, seat, card2);
  const { chosen: chosen2, given } = readWay(words2);
  if (!payFor(play, seat, card2, given)) return;
  const id = move(play, card2.id, announced(seat));
  push(play, resolveFrame(nameItem(play, { ...effect, card: id, chosen: chosen2, kind: "item" })));
}
function equip(play, seat, card2, buddy) {
  if (!payFor(play, seat, card2)) return;
  const bearer2 = play.state.cards[buddy];
  if (!bearer2 || isDown(bearer2) || bearer2.place !== party(seat)) {
    move(play, card2.id, trash(seat));
    return;
  }
  for (const old of [...cardsIn(play.state, itemOn(buddy))]) {
    move(play, old, trash(cardOf(play.state, old).owner));
  }
  const id = move(play, card2.id, itemOn(buddy));
  tell(play, "equipped", { card: id, on: buddy });
  check(play);
}
const TIME_OF = {
  buddy: "R-BUD-48",
  item: "R-BUD-27",
  skill: "R-BUD-29",
  event: "A-BUD-20"
};
const COST_OF = {
  buddy: "R-BUD-49",
  item: "R-BUD-10",
  event: "R-BUD-10"
};
function refusePlay(reading, seat, [id = "", ...words2]) {
  const isHeld = cardsIn(reading.state, hand(seat)).includes(id);
  const card2 = isHeld ? reading.state.cards[id] : void 0;
  if (!card2) return no("R-BUD-40", "You hold no such card.");
  const face = faceOfCard(reading, card2);
  const time = TIME_OF[face.type];
  const tooEarly = time === void 0 ? void 0 : refuseTime(reading, seat, "player", time);
  return tooEarly ?? refuseNow(reading, seat, card2, words2) ?? refuseCost(reading, seat, card2);
}
function refuseNow(reading, seat, card2, words2) {
  const face = faceOfCard(reading, card2);
  switch (face.type) {
    case "buddy":
      return refuseBuddy(reading, seat, face);
    case "event":
      return void 0;
    case "item":
      if (hasPlayedItem(reading, seat)) return no("R-BUD-27", "One Item is played in a turn.");
      if (isEquipment(face)) return refuseBearer(reading, seat, words2[0]);
      break;
  }
  const { ability: ability2, effect } = playEffect(reading, seat, card2);
  return refuseTargets(reading, ability2, effect, words2);
}
function refuseBuddy(reading, seat, face) {
  if (hasPlayedBuddy(reading, seat)) return no("R-BUD-48", "One Buddy is played in a turn.");
  if (!hasRoom(reading, seat)) return no("R-BUD-17", "Your party is full; withdraw somebody.");
  return isNameFree(reading, face) ? void 0 : no("R-BUD-15", `${face.name} is in play already, and there is only one.`);
}
function refuseBearer(reading, seat, id = "") {
  const buddy = reading.state.cards[id];
  if (!buddy || !isInParty(buddy)) return no("R-BUD-63", "Name a Buddy to put it on.");
  if (isDown(buddy)) return no("R-BUD-20", "A knocked-out Buddy carries nothing new.");
  return sideOf(reading.state, buddy) === seat ? void 0 : no("R-BUD-28", "Only your own Buddies may be equipped.");
}
function refuseCost(reading, seat, card2) {
  const { name, type } = faceOfCard(reading, card2);
  const rule = COST_OF[type] ?? "R-BUD-12";
  const cost = costOf(reading, card2);
  return canPayEnergy(reading, seat, cost) ? no(rule, `Name what is given up for ${name}, as its text says.`) : no(rule, `${name} costs ${cost} Energy, which you cannot pay now.`);
}
const DECISIONS_OF = {
  ...{ keep: ["redraw"], redraw: ["redraw"] },
  ...{ draw: ["extra-card"], decline: ["extra-card"] },
  ...{ seat: ["first-player"], start: ["starting-buddy"] },
  ...{ play: ["respond"], use: ["respond"], defend: ["respond"], withdraw: ["respond"] },
  ...{ burn: ["respond"], pass: ["respond"] },
  ...{ yes: ["may"], take: ["search"] }
};
const ABOUT = {
  redraw: ["R-BUD-36", 'You are asked whether to shuffle your hand back: "keep" or "redraw".'],
  "extra-card": ["R-BUD-37", 'You are asked whether to take a card: "draw" or "decline".'],
  "first-player": ["R-BUD-38", 'You are asked who goes first, as "seat 2".'],
  "starting-buddy": ["R-BUD-39", "Put one Buddy out of your hand into play, with a free name."],
  respond: ["A-BUD-07", "You have the priority: act, or pass."],
  discard: ["R-BUD-72", "Name exactly as many cards of your hand as have to go."],
  may: ["A-BUD-49", 'Answer "yes" or "no".'],
  target: ["R-BUD-63", "Choose among the targets that are offered, as many as the text says."],
  search: ["A-BUD-62", "Take one of the cards that fit and that your deck holds, or nothing."],
  "order-triggers": ["A-BUD-49", "Put all of them in an order."],
  replace: ["A-BUD-70", "Choose which of them counts first."]
};
function refuse(reading, seat, asked, choice) {
  const [verb = "", ...words2] = typeof choice === "string" ? choice.split(" ") : [];
  const kinds = DECISIONS_OF[verb];
  if (reading.state.outcome) return no("R-BUD-14", "The game is over.");
  if (!asked) return no("A-BUD-07", "It is not your turn to answer; wait until you are asked.");
  if (isRepeated(reading, seat, String(choice))) {
    return no("A-BUD-64", "You did just this in the same situation before; pass, or do another.");
  }
  if (asked.kind === "respond" && kinds?.includes("respond")) {
    return refuseAct(reading, seat, verb, words2);
  }
  if (kinds?.includes("redraw") && asked.kind !== "redraw") {
    return no("R-BUD-36", "A hand is redrawn before the game, when it holds no Buddy.");
  }
  const [rule, says] = ABOUT[asked.kind] ?? ["A-BUD-07", "This is not what you are asked."];
  return no(rule, says);
}
function refuseAct(reading, seat, verb, words2) {
  switch (verb) {
    case "use":
      return refuseUse(reading, seat, words2);
    case "defend":
      return refuseDefend(reading, seat, words2);
    case "withdraw":
      return refuseWithdraw(reading, seat);
    case "burn":
      return refuseBurn(reading, seat);
    case "play":
      return refusePlay(reading, seat, words2);
    default:
      return no("A-BUD-07", 'To pass, answer "pass" and nothing else.');
  }
}
const openingHandFrame = (seat) => ({
  ...{ kind: "opening-hand", seat, kept: false, offered: [] }
});
const openingHand = {
  open: ["seat", "kept", "offered"],
  openChoices: ["redraw", "extra-card"],
  proceed(play, frame) {
    const { seat } = frame;
    const [taker] = frame.offered;
    if (taker !== void 0) return [{ seat: taker, kind: "extra-card" }];
    if (frame.kept || hasBuddy(play, cardsIn(play.state, hand(seat)))) return "done";
    show(play, 0, hand(seat), cardsIn(play.state, hand(seat)));
    return [{ seat, kind: "redraw" }];
  },
  /** A whole deck without a Buddy would be redrawn for ever; the others cannot tell (A-BUD-24). */
  options(play, { seat }, { kind }) {
    if (kind === "extra-card") return oneOf$4("draw", "decline");
    const isFree2 = hasBuddy(play, cardsIn(play.state, deck(seat)));
    return isFree2 ? oneOf$4("keep", "redraw") : oneOf$4("keep");
  },
  answered(play, frame, { seat, kind, chosen: [choice] }) {
    if (kind === "extra-card") {
      frame.offered = frame.offered.slice(1);
      if (choice?.id === "draw") draw(play, deck(seat), hand(seat), 1);
    } else if (choice?.id === "redraw") redraw(play, frame);
    else frame.kept = true;
  },
  left(_, frame, seat) {
    frame.offered = frame.offered.filter((each) => each !== seat);
    if (frame.seat === seat) frame.kept = true;
  }
};
const hasBuddy = (reading, cards2) => cards2.some((id) => faceOfCard(reading, cardOf(reading.state, id)).type === "buddy");
function redraw(play, frame) {
  const { seat } = frame;
  const size = cardsIn(play.state, hand(seat)).length;
  tell(play, "hand-redrawn", { seat });
  moveAll(play, hand(seat), deck(seat));
  shuffle(play, deck(seat));
  draw(play, deck(seat), hand(seat), size);
  frame.offered = roundFrom(play.state, seat).filter((each) => each !== seat).filter((each) => deckSize(play.state, each) > 1);
}
const turnFrame = (seat, next = 0) => ({ kind: "turn", seat, next });
const turn = {
  open: ["seat", "next"],
  proceed(play, frame) {
    if (frame.next === 0) beginTurn(play, frame.seat);
    const isOut = !isIn(play.state, frame.seat);
    if (isOut && frame.next < PHASE_NUMBER.end - 1) frame.next = PHASE_NUMBER.end - 1;
    const phase = PHASES[frame.next];
    if (phase === void 0) {
      frame.seat = leftOf(play.state, frame.seat);
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
    end(play, { places: placesNow(play.state), reason: "draw-by-turn-limit" });
    return;
  }
  setCounter(play, 0, "turn", number2);
  setCounter(play, 0, "active", seat);
  setCounter(play, 0, "stacked", 0);
  endModifiers(play, untilTurnOf(seat));
  check(play);
}
const startingBuddiesFrame = (waiting2) => ({
  kind: "starting-buddies",
  waiting: waiting2
});
const startingBuddies = {
  open: ["waiting"],
  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === void 0) return "done";
    if (starters(play, seat).length > 0) return [{ seat, kind: "starting-buddy" }];
    frame.waiting = frame.waiting.slice(1);
    return "on";
  },
  options: (play, _, { seat }) => ({ pick: "one", from: starters(play, seat) }),
  answered(play, frame, { seat, chosen: [choice] }) {
    frame.waiting = frame.waiting.slice(1);
    const id = move(play, choice?.card, party(seat));
    tell(play, "started", { seat, card: id });
  },
  left(_, frame, seat) {
    frame.waiting = frame.waiting.filter((each) => each !== seat);
  }
};
function starters(reading, seat) {
  return cardsIn(reading.state, hand(seat)).filter((id) => {
    const face = faceOfCard(reading, cardOf(reading.state, id));
    return face.type === "buddy" && isNameFree(reading, face);
  }).map((id) => ({ id: `start ${id}`, card: id }));
}
const FIRST_HAND = 7;
function setup(play, { decks: decks2 }) {
  for (const seat of seatsOf(play.state)) {
    stock(play, deck(seat), seat, decks2[seat] ?? []);
    shuffle(play, deck(seat));
    draw(play, deck(seat), hand(seat), FIRST_HAND);
  }
  push(play, openingFrame());
}
const openingFrame = () => ({
  ...{ kind: "opening", stage: "hands", hands: 0, first: 0 }
});
const opening = {
  open: ["stage", "hands", "first"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "hands":
        frame.hands += 1;
        if (frame.hands > play.state.seats) frame.stage = "dice";
        else if (isIn(play.state, frame.hands)) push(play, openingHandFrame(frame.hands));
        return "on";
      case "dice":
        frame.stage = "buddies";
        push(play, firstPlayerFrame());
        return "on";
      case "buddies":
        frame.stage = "turns";
        frame.first = play.state.table["first"] ?? 1;
        push(play, startingBuddiesFrame(roundFrom(play.state, frame.first)));
        return "on";
      case "turns":
        push(play, turnFrame(roundFrom(play.state, frame.first)[0]));
        return "done";
    }
  }
};
const resolve = {
  open: ["item", "stage"],
  openChoices: ["may"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "begin":
        return begin(play, frame);
      case "pay":
        return payNow(play, frame);
      case "carry-out":
        frame.stage = "after";
        push(play, effectFrame(frame.item, frame.item.chosen));
        return "on";
      case "after":
        tidyUp(play, frame);
        return "done";
    }
  },
  options: () => oneOf$4("yes", "no"),
  answered(_, frame, { chosen: [choice] }) {
    frame.stage = choice?.id === "yes" ? "pay" : "after";
  },
  /** Whoever was asked whether it is done has not answered: it is asked of the table as it is now. */
  left(_, frame, seat) {
    if (frame.item.controller === seat) return "done";
    if (frame.stage === "pay") frame.stage = "begin";
    return void 0;
  }
};
function begin(play, frame) {
  const { item } = frame;
  const ability2 = abilityOf(play, item);
  const chosen2 = stillLegal(play, item);
  frame.stage = "after";
  if (!chosen2) {
    tell(play, "came-to-nothing", { card: item.card, item: item.id });
    return "on";
  }
  frame.item = { ...item, chosen: chosen2 };
  if (!holds(play, ability2.when, frame.item)) return "on";
  frame.stage = item.kind === "trigger" ? "pay" : "carry-out";
  return ability2.may ? [{ seat: item.controller, kind: "may" }] : "on";
}
function stillLegal(reading, item) {
  const chosen2 = {};
  for (const choosing2 of abilityOf(reading, item).choose ?? []) {
    const named2 = item.chosen[choosing2.name] ?? [];
    const legal = legalOf(reading, choosing2, item, named2);
    if (legal.length === 0 && named2.length > 0) return void 0;
    chosen2[choosing2.name] = legal;
  }
  return chosen2;
}
function legalOf(reading, choosing2, item, named2) {
  const legal = targets(reading, choosing2, item);
  return named2.filter((id) => legal.includes(id));
}
function payNow(play, frame) {
  const { item } = frame;
  const { cost = {} } = abilityOf(play, item);
  const isPayable = canPay(play, item.controller, cost, item.card);
  frame.stage = isPayable ? "carry-out" : "after";
  if (!isPayable || Object.keys(cost).length === 0) return "on";
  pay(play, item.controller, cost, { source: item.card });
  check(play);
  return "on";
}
function tidyUp(play, { item }) {
  const card2 = play.state.cards[item.card];
  const isSpent = card2 && zoneOf(card2.place) === "stack";
  if (!isSpent || !isIn(play.state, item.controller)) return;
  move(play, item.card, trash(cardOf(play.state, item.card).owner));
  check(play);
}
function beginTrigger(play, trigger) {
  push(play, { ...effectFrame(trigger), kind: "announce-trigger" });
}
const announceTrigger = {
  ...effectStep,
  proceed(play, frame) {
    const ability2 = abilityOf(play, frame);
    if (frame.stage === "begin" && !canChoose(play, frame, ability2)) return "done";
    frame.stage = "choose";
    if (ability2.choose?.[frame.at]) return [{ seat: frame.controller, kind: "target" }];
    const window = windowOf(play.state);
    if (window) {
      layOnStack(play, window, nameItem(play, { ...frame, kind: "trigger" }));
    }
    return "done";
  }
};
const rank = ({ state }, _, controller) => distance(state, controller);
const cardOfFact = (_, fact) => [fact["card"]];
const cardsOfSeat = ({ state }, fact) => cardsInPlay(state, fact["seat"]).map(({ id }) => id);
const TIMING_RULES = [
  { timing: "prepare", what: "prepare-begun", whose: cardsOfSeat, rank },
  { timing: "turn-end", what: "end-begun", whose: cardsOfSeat, rank },
  { timing: "enter", what: "entered", whose: cardOfFact, rank },
  { timing: "equipped", what: "equipped", whose: cardOfFact, rank },
  { timing: "knocked-out", what: "knocked-out", whose: cardOfFact, rank },
  {
    timing: "struck",
    what: "buddy-struck",
    whose: cardOfFact,
    it: (fact) => fact["source"] ?? void 0,
    rank
  },
  {
    timing: "hits-deck",
    what: "deck-struck",
    whose: ({ state }, fact) => [fact["source"]].filter((id) => state.cards[id]),
    rank
  }
];
function waysToDefend(reading, seat) {
  if (ruleFor(reading, seat, "noDefending") > 0) return [];
  return partyOf(reading.state, seat).filter((buddy) => mayAct(reading, seat, buddy)).map(({ id }) => ({ id: `defend ${id}`, card: id }));
}
function defend(play, seat, id) {
  mark(play, id, "acted", 1);
  mark(play, id, "defending", 1);
  tell(play, "defended", { seat, card: id });
}
const waysToPlayEvent = (reading, seat, card2) => canPayEnergy(reading, seat, costOf(reading, card2)) ? [""] : [];
function playEvent(play, seat, card2) {
  tell(play, "card-played", { seat, face: card2.face });
  if (!payFor(play, seat, card2)) return;
  for (const old of [...cardsIn(play.state, event(seat))]) {
    move(play, old, trash(cardOf(play.state, old).owner));
  }
  const id = move(play, card2.id, event(seat));
  tell(play, "entered", { card: id, seat });
  check(play);
}
const waysToWithdraw = ({ state }, seat) => partyOf(state, seat).map(({ id }) => ({ id: `withdraw ${id}`, card: id }));
function withdraw(play, seat, id) {
  const { face, owner } = cardOf(play.state, id);
  tell(play, "withdrawn", { seat, face });
  leaveParty(play, id, trash(owner));
  check(play);
}
const WAYS = {
  buddy: waysToPlayBuddy,
  item: waysToPlayItem,
  skill: waysToPlaySkill,
  power: waysToPlaySkill,
  event: waysToPlayEvent
};
const isFree = (reading, seat, { items }) => active(reading.state) === seat && items.length === 0;
const WINDOW = {
  first: firstAsked,
  after: leftOf,
  responses(reading, seat, frame) {
    const phase = tableCounter(reading.state, "phase");
    const free = isFree(reading, seat, frame);
    const main = free && phase === PHASE_NUMBER.player;
    const burning = mayBurn(reading, seat) ? [{ id: "burn" }] : [];
    return [
      ...waysToPlay(reading, seat, main),
      ...main ? waysToWithdraw(reading, seat) : [],
      ...free && phase === PHASE_NUMBER.buddies ? waysOfBuddies(reading, seat) : [],
      ...burning
    ];
  },
  announce(play, seat, option) {
    const [verb, card2, ...words2] = option.id.split(" ");
    return act(play, seat, { verb, card: card2, words: words2 });
  },
  askedAfter({ state }, seat, { id }) {
    if (!isIn(state, seat)) return void 0;
    return id === "burn" ? "same" : leftOf(state, seat);
  },
  resolve(play, item) {
    push(play, resolveFrame(item));
  },
  closes: (state) => !isIn(state, active(state)),
  belongsTo: (item, seat) => item.controller === seat
};
const waysOfBuddies = (reading, seat) => [
  ...waysToUse(reading, seat),
  ...waysToDefend(reading, seat)
];
function waysToPlay(reading, seat, main) {
  return cardsIn(reading.state, hand(seat)).flatMap((id) => {
    const card2 = cardOf(reading.state, id);
    const { type } = faceOfCard(reading, card2);
    if (!main && type !== "power") return [];
    const ways = WAYS[type]?.(reading, seat, card2) ?? [];
    return ways.map((words2) => ({
      id: `play ${id}${words2}`,
      card: id,
      ...words2 === "" ? {} : { to: words2.trim() }
    }));
  });
}
function act(play, seat, { verb, card: card2, words: words2 }) {
  switch (verb) {
    case "burn":
      burn(play, seat);
      return void check(play);
    case "withdraw":
      return void withdraw(play, seat, card2);
    case "defend":
      return void defend(play, seat, card2);
    case "use":
      return useAbility(play, seat, card2, words2);
    default:
      return playCard(play, seat, cardOf(play.state, card2), words2);
  }
}
function playCard(play, seat, card2, words2) {
  switch (faceOfCard(play, card2).type) {
    case "buddy":
      return void playBuddy(play, seat, card2);
    case "item":
      return void playItem(play, seat, card2, words2);
    case "event":
      return void playEvent(play, seat, card2);
    default:
      return playSkill(play, seat, card2, words2);
  }
}
const STORIES = {
  "hand-redrawn": ["seat"],
  "die-rolled": ["seat", "die"],
  started: ["seat", "card"],
  "prepare-begun": ["seat"],
  "end-begun": ["seat"],
  burned: ["seat"],
  paid: ["seat", "energy", "burnt"],
  "card-played": ["seat", "face"],
  entered: ["card", "seat"],
  equipped: ["card", "on"],
  "ability-used": ["seat", "card", "face", "ability"],
  defended: ["seat", "card"],
  withdrawn: ["seat", "face"],
  "came-to-nothing": ["card", "item"],
  cancelled: ["item", "face", "by"],
  redirected: ["item", "onto"],
  "rolled-for": ["card", "die", "needed", "succeeds"],
  "buddy-struck": ["card", "source", "amount", "absorbed", "lost"],
  "deck-struck": ["seat", "source", "amount", "absorbed", "lost"],
  "item-broken": ["card", "amount"],
  "hp-lost": ["card", "amount"],
  healed: ["card", "amount"],
  "cards-lost": ["seat", "count"],
  "knocked-out": ["card", "face"],
  revived: ["card", "hp"],
  trashed: ["card", "face"],
  returned: ["card", "seat"],
  "control-taken": ["card", "seat"],
  "deck-searched": ["seat", "taken"],
  "hand-trimmed": ["seat", "count"],
  eliminated: ["seat"]
};
const buddiesPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    for (const { id } of partyOf(play.state, frame.seat)) mark(play, id, "defending", 0);
    push(play, stackWindow(firstAsked(play.state)));
    return "on";
  }
};
const endPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "begin":
        frame.stage = "end-effects";
        tell(play, "end-begun", { seat: frame.seat });
        push(play, stackWindow(firstAsked(play.state)));
        return "on";
      case "end-effects":
        frame.stage = "discard";
        endModifiers(play, "turn");
        check(play);
        return "on";
      case "discard":
        frame.stage = "restore";
        return surplus(play, frame.seat) > 0 ? [{ seat: frame.seat, kind: "discard" }] : "on";
      default:
        return restore(play, frame);
    }
  },
  options: (reading, { seat }) => exactly(surplus(reading, seat), cardsIn(reading.state, hand(seat))),
  answered(play, { seat }, { chosen: chosen2 }) {
    for (const { id } of chosen2) move(play, id, trash(seat));
    tell(play, "hand-trimmed", { seat, count: chosen2.length });
    check(play);
  },
  /** A hand that is too big is so still when somebody else leaves. */
  left(_, frame) {
    if (frame.stage === "restore") frame.stage = "discard";
  }
};
function surplus(reading, seat) {
  if (!isIn(reading.state, seat)) return 0;
  return cardsIn(reading.state, hand(seat)).length - ruleFor(reading, seat, "handLimit");
}
function restore(play, frame) {
  for (const seat of seatsOf(play.state)) {
    for (const { id } of partyOf(play.state, seat)) forgetTurn(play, id);
    for (const counter of ["deckAbsorbed", "energy", "buddiesPlayed", "itemsPlayed"]) {
      setCounter(play, seat, counter, 0);
    }
  }
  check(play);
  if (play.state.pending.length === 0) return "done";
  frame.stage = "end-effects";
  push(play, stackWindow(firstAsked(play.state)));
  return "on";
}
function forgetTurn(play, id) {
  for (const name of ["absorbed", "entered", "acted"]) mark(play, id, name, 0);
}
const playerPhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    push(play, stackWindow(firstAsked(play.state)));
    return "on";
  }
};
const preparePhase = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "over") return "done";
    frame.stage = "over";
    tell(play, "prepare-begun", { seat: frame.seat });
    push(play, stackWindow(firstAsked(play.state)));
    return "on";
  }
};
const REPETITION = {
  within: "turn",
  apart: ["stacked"],
  // which number something has on the stack makes no other situation
  passing: { respond: "pass", may: "no", "may-replace": "no" },
  begins({ rules, state }, choice) {
    const [verb = "", id = ""] = typeof choice === "string" ? choice.split(" ") : [];
    if (!(verb in TIMINGS_OF) || !state.cards[id]) return false;
    const faces = facesBringingBack(rules.faces);
    const isOneOf = (codes, { face }) => codes?.has(face) ?? false;
    return [id, ...cardsIn(state, itemOn(id))].some((one) => isOneOf(faces[verb], cardOf(state, one))) || seatsOf(state).some(
      (seat) => cardsInPlay(state, seat).some((card2) => isOneOf(faces["lie"], card2))
    );
  }
};
const SET_OFF = ["prepare", "turn-end", "knocked-out", "struck", "hits-deck"];
const TIMINGS_OF = {
  play: ["play", "enter", "equipped", ...SET_OFF],
  use: ["use", ...SET_OFF],
  lie: SET_OFF
};
const facesBringingBack = readOnce((faces) => {
  const codesOf2 = (timings) => {
    const isMeant = (one) => timings.includes(one.timing) && bringsBack(one);
    const meant = Object.values(faces).filter(({ abilities }) => abilities.some(isMeant));
    return new Set(meant.map(({ code }) => code));
  };
  const entries = Object.entries(TIMINGS_OF).map(([word2, timings]) => [word2, codesOf2(timings)]);
  return Object.fromEntries(entries);
});
const BACK = ["shuffle-back", "shuffle-trash", "refresh", "revive"];
const bringsBack = ({ does, choose = [] }) => does.some(({ verb, to }) => BACK.includes(verb) || isTrash(to)) || choose.some(({ from }) => isTrash(from));
const isTrash = (from) => typeof from === "object" && from !== null && "zone" in from && from.zone === "trash";
const buddies = {
  id: "buddies/1",
  minSeats: 2,
  maxSeats: 10,
  options: {
    elimination: ["empty", "failedDraw"],
    // A-BUD-01, A-BUD-67
    loopLimit: [1e3, 100],
    // A-BUD-64
    maxTurns: [500, 50]
    // A-BUD-64
  },
  zones: ZONES$1,
  tableZone: "party",
  openCounters: [
    ...["turn", "active", "first", "phase", "energy", "out", "deckAbsorbed", "drawFailed"],
    ...["buddiesPlayed", "itemsPlayed"]
  ],
  shownValues: ["hp", "df"],
  stories: STORIES,
  setup,
  steps: {
    opening,
    "opening-hand": openingHand,
    "first-player": firstPlayer,
    "starting-buddies": startingBuddies,
    turn,
    draw: drawPhase,
    prepare: preparePhase,
    player: playerPhase,
    buddies: buddiesPhase,
    end: endPhase,
    resolve,
    "announce-trigger": announceTrigger,
    "discard-choice": discardStep,
    search: searchStep
  },
  window: WINDOW,
  repetition: REPETITION,
  placesNow,
  faces: FACES,
  cardWords: CARD_WORDS,
  verbs: VERBS,
  filters: FILTERS$1,
  things: THINGS,
  named: { bearer: (reading, { card: card2 }) => [bearerOf(reading, card2) ?? []].flat() },
  mayTarget,
  controllerOf: ({ state }, card2) => sideOf(state, card2),
  baseValue,
  lasting: addedToCard,
  lastingCards,
  hasAbilities,
  happenings: { damage: damageRule },
  checkAfter: "effect",
  check,
  left,
  timings: TIMING_RULES,
  triggers: { order: "queue", chosenBy: "seat", begin: beginTrigger },
  refuse
};
const MIN_CARDS = 40;
const MAX_CARDS = 60;
const MAX_COPIES = 4;
const MAX_UNIQUE = 1;
const checkDeck = (codes) => checkDeckOf(FACES, codes);
function checkDeckOf(faces, codes) {
  return [...unknownCards(codes, faces), ...wrongSize(codes), ...tooManyCopies(codes, faces)];
}
function unknownCards(codes, faces) {
  return [...new Set(codes)].filter((code) => !faces[code]).map((code) => ({ rule: "R-BUD-01", says: `There is no card '${code}' in this ruleset.` }));
}
function wrongSize({ length }) {
  if (length >= MIN_CARDS && length <= MAX_CARDS) return [];
  const says = `A deck has ${MIN_CARDS} to ${MAX_CARDS} cards; this one has ${length}.`;
  return [{ rule: "R-BUD-01", says }];
}
function tooManyCopies(codes, faces) {
  const copies = /* @__PURE__ */ new Map();
  for (const code of codes) {
    const face = faces[code];
    if (!face || hasKeyword(face, "generic")) continue;
    const same = `${face.name}, ${face.type}`;
    copies.set(same, [...copies.get(same) ?? [], code]);
  }
  return [...copies.values()].flatMap((of) => problemOf(of, faces));
}
function problemOf(of, faces) {
  const [face] = of.flatMap((code) => faces[code] ?? []);
  if (!face) return [];
  const isUnique = hasKeyword(face, "unique");
  const allowed = isUnique ? MAX_UNIQUE : MAX_COPIES;
  if (of.length <= allowed) return [];
  const rule = isUnique ? "R-BUD-03" : "R-BUD-02";
  return [{ rule, says: `${face.name}: ${of.length} copies, ${allowed} allowed.` }];
}
const MAX_COUNT = 60;
const lists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: "Mail Gull" });
const { readDeckList } = lists;
function ready(name, list) {
  const { cards: cards2, problems } = readDeckList(list);
  const [problem2] = [...problems, ...checkDeck(cards2)];
  invariant(!problem2, `the ready deck '${name}' is wrong: ${problem2?.says}`);
  return { name, cards: cards2 };
}
const CHIMNEY_SWEEP = `
  6 Match Imp
  4 Toast Dragonling
  3 Campfire Bard
  2 Chimney Runner
  2 Pepper Chef
  1 Grandpa Volcano
  3 Static Kitten
  2 Fuse Goblin
  2 Pocket Rocket
  2 Oven Gloves
  1 Spare Battery
  3 Thrown Stove
  2 Book Burning
  1 House Warming
  2 Spite
  2 Breaker Switch
  2 Power Surge
  1 Heat Wave
  1 Thunder Season
`;
const FRONT_PORCH = `
  4 Bolt Brothers
  3 Tin Doorman
  2 Anvil Granny
  2 Kettle Sentinel
  1 Old Ironsides Mel
  4 Candle Kin
  3 Sunday Gardener
  2 Lighthouse Aunt
  1 Window Saint
  2 Morning Parade
  1 Auntie Noon
  2 Bucket Helmet
  2 Dented Shield
  1 Pocket Sunrise
  2 Spare Parts
  3 Group Hug
  2 Blinding Grin
  2 Dropped Anvil
  3 Not Today
  2 Quick Rivet
  1 Borrowed Glow
  1 Scaffolding
`;
const WASHING_DAY = `
  4 Puddle Duck
  4 Bath Pirate
  2 Tidepool Librarian
  2 Fountain Monk
  2 Ferry Oldtimer
  1 Queen of Mondays
  4 Kite Sprout
  3 Mail Gull
  2 Gale Juggler
  1 Balloon Captain
  1 Zephyrine the Late
  2 Bottled Rain
  2 Rubber Ring
  2 Paper Wings
  1 High Tide
  3 Splash
  2 Undertow
  2 Tailwind
  2 Cold Shower
  2 Detour
  2 Message in a Bottle
  1 Open Windows
  1 Long Bath
`;
const NIGHT_SHIFT = `
  6 Alley Whisker
  4 Pickpocket Moth
  3 Curtain Dweller
  3 Grudge Collector
  2 Sleepless Landlord
  1 Madame Umbra
  3 Doorbell Prankster
  2 Jukebox Ghost
  1 Storm Accountant
  2 Smoke Pellet
  2 Mask of Nobody
  1 Lucky Plug
  3 Bad Dreams
  3 Long Shadow
  2 Unfair Trade
  2 Hush
  2 Second Thoughts
  1 Breaker Switch
  1 Lights Out
  1 Curfew
`;
const READY_DECKS = [
  ready("Chimney Sweep", CHIMNEY_SWEEP),
  ready("Front Porch", FRONT_PORCH),
  ready("Washing Day", WASHING_DAY),
  ready("Night Shift", NIGHT_SHIFT)
];
const $schema = "../cards/card-file.schema.json";
const set = "trial";
const title = "Trial cards";
const cards = [{ "code": "try-01", "name": "Plain Flood", "type": "skill", "element": "water", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "lose-cards", "who": "each", "amount": 1 }] }] }, { "code": "try-02", "name": "Heavy Post", "type": "buddy", "element": "metal", "cost": 0, "hp": 40, "df": 20, "weakness": "wind", "keywords": ["generic"], "abilities": [{ "attack": 45, "element": "metal" }, { "attack": 30 }] }, { "code": "try-03", "name": "Quiet Word", "type": "power", "element": "wind", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "try-04", "name": "Sticky Note", "type": "skill", "element": "wind", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "yours" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "friend", "what": "df", "by": 10 }] }] }, { "code": "try-05", "name": "Wet Paint", "type": "skill", "element": "water", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "deck", "from": {}, "things": "decks", "min": 1, "max": 1 }], "does": [{ "verb": "damage", "to": "deck", "amount": 25, "element": "water" }] }] }, { "code": "try-06", "name": "Twin Bells", "type": "buddy", "element": "light", "cost": 0, "hp": 20, "df": 10, "weakness": "fire", "abilities": [{ "timing": "enter", "does": [{ "verb": "draw", "amount": 1 }] }, { "timing": "prepare", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "try-07", "name": "Second Bell", "type": "buddy", "element": "light", "cost": 0, "hp": 20, "df": 10, "weakness": "fire", "abilities": [{ "timing": "use", "does": [{ "verb": "draw", "amount": 1 }] }, { "timing": "prepare", "does": [{ "verb": "gain-energy", "amount": 1 }] }] }, { "code": "try-08", "name": "Steady Hand", "type": "skill", "element": "metal", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "roll", "amount": 6 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "try-09", "name": "Borrowed Hat", "type": "item", "element": "shadow", "cost": 0, "keywords": ["equip"], "abilities": [{ "timing": "equipped", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "try-10", "name": "Empty Pockets", "type": "skill", "element": "shadow", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "discard", "who": "each", "amount": 1 }] }] }, { "code": "try-11", "name": "Plain Letter", "type": "skill", "element": "fire", "cost": 4, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "try-12", "name": "Old Friends", "type": "skill", "element": "light", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "lost", "from": { "zone": "trash", "side": "yours", "type": "buddy" }, "min": 1, "max": 2 }], "does": [{ "verb": "put-into-play", "to": "lost" }] }] }, { "code": "try-13", "name": "Change of Company", "type": "skill", "element": "shadow", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "foe" }] }] }, { "code": "try-14", "name": "Nothing Doing", "type": "event", "element": "light", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "element": "fire" }, "what": "cannotAct", "by": 1 }] }] }, { "code": "try-15", "name": "Short Fuse", "type": "skill", "element": "fire", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "foes", "from": {}, "min": 1, "max": 2 }], "does": [{ "verb": "lose-hp", "to": "foes", "amount": 20 }] }] }, { "code": "try-16", "name": "Loose End", "type": "buddy", "element": "wind", "cost": 0, "hp": 20, "df": 0, "weakness": "shadow", "abilities": [{ "timing": "turn-end", "does": [{ "verb": "draw", "amount": 1 }] }, { "timing": "knocked-out", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "try-17", "name": "Old Echo", "type": "power", "element": "wind", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "return", "to": { "zone": "trash", "side": "yours", "name": "Old Echo" } }] }] }, { "code": "try-18", "name": "Stubborn Wisp", "type": "buddy", "element": "shadow", "cost": 0, "hp": 30, "df": 0, "weakness": "light", "abilities": [{ "timing": "knocked-out", "does": [{ "verb": "revive", "to": "self", "amount": 10 }] }] }, { "code": "try-19", "name": "Heavy Air", "type": "event", "element": "metal", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": {}, "what": "hp", "by": -50 }] }] }, { "code": "try-20", "name": "Show the Door", "type": "skill", "element": "wind", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": { "side": "theirs" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "foe" }, { "verb": "damage", "to": "foe", "amount": 10 }] }] }, { "code": "try-21", "name": "Padded Coat", "type": "item", "element": "metal", "cost": 0, "keywords": ["equip", "halves"] }, { "code": "try-22", "name": "Round of Letters", "type": "skill", "element": "light", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "rival", "from": {}, "things": "players", "min": 1, "max": 1 }], "does": [{ "verb": "draw", "who": "rival", "amount": 1 }] }] }];
const trialCards = {
  $schema,
  set,
  title,
  cards
};
const PLACES_ON_STACK = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
Object.fromEntries(PLACES_ON_STACK.map((word2, index) => [word2, `s${index + 1}`]));
function withTrialCards() {
  const { file, problems } = readCardFile(trialCards);
  invariant(file, `a trial card is wrong: ${JSON.stringify(problems)}`);
  const trial = Object.fromEntries(file.cards.map((card2) => [card2.code, faceOf(card2)]));
  return { ...buddies, faces: { ...buddies.faces, ...trial } };
}
const CODES = Object.fromEntries(
  Object.values(buddies.faces).map(({ name, code }) => [name, code])
);
({
  rules: withTrialCards(),
  filler: CODES["Puddle Duck"],
  situations: {
    ...Object.fromEntries(
      PHASES.map((phase) => [
        `${phase} phase`,
        (play, seat) => beginPhase(play, seat, phase)
      ])
    )
  },
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards: cards2 }) => [name, cards2]))
});
function beginPhase(play, seat, phase) {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, "active", seat);
  setCounter(play, 0, "phase", index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, { kind: phase, seat, stage: "begin" });
}
const game = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  CARDS,
  CARD_SETS,
  READY_DECKS,
  advise,
  buddies,
  checkDeck,
  readCardFile,
  readDeckList
}, Symbol.toStringTag, { value: "Module" }));
const released = released$1("Buddies", buddies, game);
export {
  released
};
