function invariant(condition2, message) {
  if (condition2) return;
  const violation = new Error(typeof message === "string" ? message : message());
  violation.name = "InvariantViolation";
  throw violation;
}
const JUDGE = 0;
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
function place$1(zone, of) {
  let byHolder = named.get(zone);
  if (!byHolder) named.set(zone, byHolder = /* @__PURE__ */ new Map());
  let at = byHolder.get(of);
  if (at === void 0) byHolder.set(of, at = `${zone}@${of}`);
  return at;
}
const zoneOf = (at) => halvesOf(at).zone;
const holderOf = (at) => halvesOf(at).holder;
const named = /* @__PURE__ */ new Map();
const halves = /* @__PURE__ */ new Map();
function halvesOf(at) {
  let known2 = halves.get(at);
  if (!known2) {
    const middle = at.indexOf("@");
    const holder = at.slice(middle + 1);
    const seat = /^\d+$/.test(holder) ? Number(holder) : void 0;
    known2 = { zone: at.slice(0, middle), holder, seat };
    halves.set(at, known2);
  }
  return known2;
}
const NOTHING$2 = [];
const cardsIn = (state, at) => state.places[at] ?? NOTHING$2;
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
  return seesIds(rules, place$1(zone, holder), viewer);
}
function readingProblem(rules, name2, value) {
  const values = Object.hasOwn(rules.options, name2) ? rules.options[name2] ?? [] : [];
  if (values.includes(value)) return void 0;
  const words2 = values.map((each) => JSON.stringify(each)).join(", ");
  const reads = rules.freeOptions?.[name2];
  if (!reads) return `The option '${name2}' is one of ${words2}.`;
  const problem2 = reads(rules, value);
  return problem2 && `The option '${name2}' is one of ${words2}, or ${problem2}`;
}
const mostSeats$1 = (rules, options) => rules.mostSeats?.(options) ?? rules.maxSeats;
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309d-\u30ff\u4e00-\u9fef\uac00-\ud7a3]*$/;
const isPlainLine = (text2) => PLAIN.test(text2) && text2.trim() === text2;
const isListed = (options) => options.pick !== "number" && options.pick !== "words";
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
  const found = [];
  const search = (at) => {
    for (const id of cardsIn(state, at)) {
      if (fits(reading, cardOf(state, id), selector2, from)) found.push(id);
    }
  };
  for (let seat = 0; seat <= state.seats; seat += 1) search(place$1(zone, seat));
  if (zone === rules.tableZone) return found;
  for (let seat = 0; seat <= state.seats; seat += 1) {
    for (const id of cardsIn(state, place$1(rules.tableZone, seat))) search(place$1(zone, id));
  }
  return found;
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
  for (const name2 in selector2) {
    if (name2 === "zone") continue;
    const filter = reading.rules.filters[name2];
    invariant(filter, `${reading.rules.id} has no filter '${name2}'`);
    const wanted = selector2[name2];
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
function cardsNamed(reading, name2, effect) {
  const ids = name2 === "self" ? [effect.card] : namedByGame(reading, name2, effect) ?? chosen$1(effect, name2);
  return ids.filter((id) => reading.state.cards[id]);
}
function namedByGame(reading, name2, effect) {
  return reading.rules.named?.[name2]?.(reading, effect);
}
function chosen$1(effect, name2) {
  if (name2 === "it") return effect.it === void 0 ? [] : [effect.it];
  return effect.chosen[name2] ?? [];
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
  const found = reading.rules.faces[face]?.abilities[ability2];
  invariant(found, `no ability ${ability2} on '${face}'`);
  return found;
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
  if (choosing2 && isIdle$1(play, frame, choosing2)) {
    frame.chosen = { ...frame.chosen, [choosing2.name]: [] };
    frame.at += 1;
    return "on";
  }
  if (choosing2) return [{ seat: frame.controller, kind: "target" }];
  frame.stage = "carry-out";
  frame.at = 0;
  return "on";
}
const isIdle$1 = (play, frame, choosing2) => doesWhatItCan(play) && !choosing2.hidden && targets(play, choosing2, frame).length === 0;
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
  const known2 = /* @__PURE__ */ new WeakMap();
  return (from) => {
    let answer = known2.get(from);
    if (!answer) known2.set(from, answer = read(from));
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
  if (!printed || !rules.hasAbilities(reading, from)) return NOTHING$1;
  const controller = rules.controllerOf(reading, from);
  const standing = [];
  for (const { ability: ability2, when, changes: changes2 } of printed) {
    const effect = { card: from.id, face: from.face, ability: ability2, chosen: {}, controller };
    if (!holds(reading, when, effect)) continue;
    for (const change of changes2) standing.push({ change, effect });
  }
  return standing;
}
const NOTHING$1 = [];
const indexes = /* @__PURE__ */ new WeakMap();
function sourcesOf(reading, what) {
  const { rules, state } = reading;
  if (facesChanging(rules, what).size === 0) return NONE;
  let index = indexes.get(state);
  if (index?.faces !== rules.faces) indexes.set(state, index = indexOf(reading));
  return index.byValue.get(what) ?? NONE;
}
const NONE = [];
const NOTHING = [];
function indexOf(reading) {
  const { rules } = reading;
  const changed = valuesChanged(rules);
  const byValue = /* @__PURE__ */ new Map();
  for (const card2 of rules.lastingCards?.(reading) ?? NONE) {
    for (const what of changed.get(card2.face) ?? NOTHING) {
      const known2 = byValue.get(what);
      if (known2) known2.push(card2);
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
    const known2 = piles.get(ids) ?? sumOfPile(state, at, ids);
    sum[0] = sum[0] + known2[0] | 0;
    sum[1] = sum[1] + known2[1] | 0;
  }
}
const piles = /* @__PURE__ */ new WeakMap();
function forgetPile(ids) {
  if (ids) piles.delete(ids);
}
function sumOfPile(state, at, ids) {
  const sum = [0, 0];
  const name2 = renamed(state, at);
  let line2 = name2;
  ids.forEach((id, index) => {
    const { face, slot, marks } = cardOf(state, id);
    line2 += slot === 0 ? ` ${face}` : ` ${face}/${slot}`;
    for (const mark2 in marks) add(sum, `${name2}#${index} ${mark2}=${marks[mark2]}`);
  });
  add(sum, line2);
  if (name2 === at) piles.set(ids, sum);
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
  let line2 = "{";
  for (const field of Object.keys(fields).sort()) {
    line2 += `${field}:${words(wording, fields[field])};`;
  }
  return `${line2}}`;
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
  for (const name2 in counters) {
    if (name2 !== what) others2[name2] = counters[name2];
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
function moved(state, { card: id, as, from, to, slot, under: under2 }) {
  forgetSources(state);
  const card2 = cardOf(state, id);
  invariant(card2.place === from, () => `${id} is at ${card2.place}, not at ${from}`);
  leave$1(state, from, id);
  const ids = state.places[to] ??= [];
  if (state.watch) forgetPile(ids);
  if (under2) ids.unshift(as);
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
function paused(state, { keep: keep2, frames, pending = [], asked }) {
  state.stack = state.stack.slice(0, keep2);
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
    const known2 = byStory.get(timing.what);
    if (known2) known2.push(timing);
    else byStory.set(timing.what, [timing]);
  }
  return byStory;
});
const facesTimed = readOnce((faces) => {
  const byTiming = /* @__PURE__ */ new Map();
  for (const { code, abilities } of Object.values(faces)) {
    for (const { timing } of abilities) {
      const known2 = byTiming.get(timing);
      if (known2) known2.add(code);
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
  for (const name2 in fields) told[name2] = fields[name2];
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
function decideOption(play, option, value) {
  const known2 = play.rules.options[option]?.includes(value);
  invariant(known2, `${play.rules.id} knows no '${String(value)}' for '${option}'`);
  if (play.state.options[option] !== value) write(play, { kind: "ruled", option, value });
}
function end(play, outcome) {
  if (play.state.outcome === null) write(play, { kind: "ended", outcome });
}
function endAsLoop(play) {
  const { rules, state } = play;
  end(play, { places: rules.placesNow?.(state) ?? [seatsOf(state)], reason: "draw-by-loop" });
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
    const all2 = (happening && ruleOf(reading, happening).replacements?.(reading, happening)) ?? [];
    const fresh = all2.filter(({ id }) => !frame.used.includes(`${index} ${id}`));
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
  const instead2 = replacement.instead(play, happening);
  frame.now[index] = instead2 && isPossible(play, instead2) ? instead2 : null;
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
    take(play, frame);
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
    const own2 = frame.batch.filter(({ controller }) => controller === seat);
    return { pick: "order", from: own2.map((_2, index) => ({ id: nameIn(own2, index) })) };
  },
  answered(play, frame, { seat, kind, chosen: chosen2 }) {
    if (kind === GO_ON) return;
    const own2 = frame.batch.filter(({ controller }) => controller === seat);
    const ordered = chosen2.map(
      ({ id }) => own2.find((_, index) => nameIn(own2, index) === id)
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
function take(play, frame) {
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
    const own2 = frame.batch.filter(({ controller }) => controller === seat);
    if (own2.length > 1) return { seat, kind: "order-triggers" };
    frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
    enqueue(play, frame, own2);
  }
  return void 0;
}
function nameIn(own2, index) {
  const { card: card2, ability: ability2 } = own2[index];
  const isSame = (other) => other.card === card2 && other.ability === ability2;
  const earlier = own2.slice(0, index).filter(isSame).length;
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
    const next2 = item === void 0 ? rules.askedAfter?.(play, seat, option) : void 0;
    if (next2 === "same") return;
    startRound(rules, play, frame);
    if (next2 !== void 0) frame.priority = next2;
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
  const known2 = offered.get(asked);
  if (known2) return known2;
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
    const next2 = takeAgain(frame) ?? stepOf(play.rules, frame).proceed(play, frame);
    if (next2 === "done") remove(play, frame);
    else if (next2 !== "on") ask(play, frame, next2);
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
  const keep2 = Math.min(floor, state.stack.length);
  facts.push({
    kind: "paused",
    keep: keep2,
    frames: copy(state.stack.slice(keep2)),
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
  for (const [name2, values] of Object.entries(options)) {
    const value = named2[name2] ?? values[0];
    const isKnown = readingProblem(rules, name2, value) === void 0;
    invariant(isKnown, () => `${id} knows no '${String(value)}' for '${name2}'`);
    chosen2[name2] = value;
  }
  const unknown2 = Object.keys(named2).find((name2) => !(name2 in options));
  invariant(unknown2 === void 0, `${id} has no option '${unknown2}'`);
  return chosen2;
}
const MOST_SUGGESTED = 3;
const LEAST_ALIKE = 0.55;
function similarNames(typed, names) {
  return names.map((name2) => ({ name: name2, alike: likenessOf(typed, name2) })).filter(({ alike }) => alike >= LEAST_ALIKE).sort((a, b) => b.alike - a.alike).slice(0, MOST_SUGGESTED).map(({ name: name2 }) => name2);
}
const likenessOf = (typed, name2) => Math.max(...[name2, ...name2.split(" ")].map((part) => sharedPairs(typed, part)));
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
const oneOf$3 = (noun, words2) => (value, path) => typeof value === "string" && words2.includes(value) ? [] : problem$1(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words2)}`);
function advice(written, words2) {
  if (words2.length === 0) return "none is known here";
  const [near] = typeof written === "string" ? similarNames(written, words2) : [];
  const all2 = quoted(words2);
  return near === void 0 ? `known: ${all2}` : `did you mean '${near}'? Known: ${all2}`;
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
  const known2 = Object.keys(words2).map((key) => key.replace("?", ""));
  for (const word2 of Object.keys(value)) {
    if (known2.includes(word2)) continue;
    const says = `there is no word '${word2}' here; ${advice(word2, known2)}`;
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
  text: text$3
}, Symbol.toStringTag, { value: "Module" }));
function readCards(json, { card: card2, between }) {
  const cardFile = object$2({ "$schema?": text$3, set: text$3, title: text$3, cards: listOf$2(card2) });
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
function draw(play, from, to, count2) {
  for (let taken = 0; taken < count2; taken += 1) {
    const top2 = topOf(play.state, from);
    if (top2 === void 0) return taken;
    move(play, top2, to);
  }
  return count2;
}
function pickCards(play, from, count2, each) {
  for (let left2 = count2; left2 > 0; left2 -= 1) {
    const cards2 = cardsIn(play.state, from);
    if (cards2.length === 0) return;
    each(cards2[pickByChance(play, cards2.length)]);
  }
}
function mark(play, id, name2, to) {
  const card2 = cardOf(play.state, id);
  if (markOf(card2, name2) === to) return;
  write(play, { kind: "marked", card: id, place: card2.place, mark: name2, to });
}
function show(play, to, at, ids) {
  const faces = ids.map((id) => cardOf(play.state, id).face);
  write(play, { kind: "shown", seat: to, place: at, faces });
}
const MAX_LINES = 1e3;
function deckLists(listing) {
  const byWord = /* @__PURE__ */ new Map();
  for (const { code, name: name2 } of listing.cards) {
    byWord.set(code, code);
    byWord.set(name2.toLowerCase(), code);
  }
  const names = new Map(listing.cards.map(({ code, name: name2 }) => [code, name2]));
  const known2 = { ...listing, byWord };
  const writeDeckJson = (codes) => counted(codes).map(({ count: count2, card: card2 }) => ({ count: count2, card: names.get(card2) ?? card2 }));
  return {
    readDeckList(text2) {
      const lines = text2.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
      return readEntries(
        known2,
        lines.map((line2) => entryOfLine(line2, listing.example))
      );
    },
    readDeckJson(json) {
      if (!Array.isArray(json)) return problem('A deck in JSON is a list of { "count", "card" }.');
      return readEntries(
        known2,
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
function readEntries(known2, entries) {
  if (entries.length > MAX_LINES) return problem(`A deck list has at most ${MAX_LINES} lines.`);
  const cards2 = [];
  const problems = [];
  entries.forEach((entry, index) => {
    if (entry === void 0) return;
    const read = typeof entry === "string" ? entry : codesOf(known2, entry);
    if (typeof read === "string") problems.push({ line: index + 1, says: read });
    else cards2.push(...read);
  });
  return { cards: cards2, problems };
}
function entryOfLine(line2, example) {
  const words2 = line2.replace(/#.*/, "").trim();
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
    cards2.map(({ name: name2 }) => name2)
  );
  const hint = near === void 0 ? "" : ` Is '${near}' meant?`;
  return `There is no card '${shown(String(entry.card))}'.${hint}`;
}
const MAX_SHOWN = 60;
const shown = (words2) => words2.length > MAX_SHOWN ? `${words2.slice(0, MAX_SHOWN)}…` : words2;
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
  return { discard: verbFor(rules), discardStep: stepFor(rules) };
}
const verbFor = ({ kind, together, seats }) => (play, effect, instruction2) => {
  const count2 = amountMeant(play, instruction2, effect);
  const waiting = seats(play, effect, instruction2);
  const frame = { kind, count: count2, waiting, ...together ? { chosen: [] } : {} };
  if (count2 > 0) push(play, frame);
};
const stepFor = ({ from, together, discard: discard2 }) => ({
  open: ["count", "waiting"],
  proceed(play, frame) {
    const holds2 = (seat2) => cardsIn(play.state, place$1(from, seat2)).length > 0;
    if (!together) frame.waiting = frame.waiting.filter(holds2);
    const [seat] = frame.waiting;
    if (seat !== void 0) return [{ seat, kind: "discard" }];
    for (const each of frame.chosen ?? []) discard2(play, each.seat, each.cards);
    return "done";
  },
  options({ state }, { count: count2 }, { seat }) {
    const cards2 = cardsIn(state, place$1(from, seat));
    return exactly(Math.min(count2, cards2.length), cards2);
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
const order$2 = (text2) => ({ order: text2 });
const capital = (text2) => `${text2.charAt(0).toUpperCase()}${text2.slice(1)}`;
const cards$7 = ({ number: number2 }) => `${number2} ${number2 === "1" ? "card" : "cards"}`;
const cardsByChance$1 = (said) => `${cards$7(said)} chosen at random`;
const seatDoes$1 = (called) => (you, they, what) => (said) => {
  const { who } = said.instruction;
  if (typeof who !== "string" || who === "you") return order$2(`${you} ${what(said)}`);
  return { statement: `${called(who)} ${they} ${what(said)}` };
};
const gets$1 = ({ to, change }) => ({
  statement: `${to.subject} ${to.many ? "get" : "gets"} ${change}`
});
const ownersOf$1 = ({ many }, pile2, piles2 = `${pile2}s`) => many ? `their owners' ${piles2}` : `its owner's ${pile2}`;
const signed = (by) => by.startsWith("-") ? by : `+${by}`;
const stat$1 = (name2) => ({
  ...{ name: name2, change: (by) => `${signed(by)} ${name2}` }
});
const trait$1 = (name2) => ({ name: name2, change: () => name2 });
const side$1 = (theirs, enemy) => (wanted, { elsewhere }) => {
  if (wanted === "yours") return elsewhere ? { whose: "your" } : { yours: true };
  return elsewhere ? { whose: theirs } : { before: enemy };
};
const inPile$1 = (pile2) => (whose) => `in ${whose || "a"} ${pile2}`;
const phrases = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  capital,
  cards: cards$7,
  cardsByChance: cardsByChance$1,
  gets: gets$1,
  inPile: inPile$1,
  order: order$2,
  ownersOf: ownersOf$1,
  seatDoes: seatDoes$1,
  side: side$1,
  signed,
  stat: stat$1,
  trait: trait$1
}, Symbol.toStringTag, { value: "Module" }));
function wordsFor(table, kind, word2) {
  const found = Object.hasOwn(table, word2) ? table[word2] : void 0;
  invariant(found !== void 0, `there are no words for the ${kind} '${word2}'`);
  return found;
}
const SMALL_NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];
const inWords = (count2) => SMALL_NUMBERS[count2] ?? String(count2);
function groupOf(words2, selector2, face) {
  const pieces = piecesOf(words2, selector2, face);
  const all2 = (part) => pieces.flatMap((piece) => piece[part] ?? []);
  const before = all2("before");
  const having = all2("with").join(" and ");
  const where = [...all2("after"), ...placeOf(words2, selector2, pieces)];
  const [one, many] = pieces.find(({ noun }) => noun)?.noun ?? words2.card;
  const phrase = (noun) => [...before, noun, having && `with ${having}`, ...where].filter(Boolean).join(" ");
  const name2 = pieces.find(({ is: is2 }) => is2)?.is;
  const traits = [
    [...before, ...where].length > 0 && `is ${[...before, ...where].join(" and ")}`,
    having && `has ${having}`
  ].filter(Boolean);
  return {
    one: phrase(one),
    many: phrase(many),
    yours: pieces.some(({ yours }) => yours),
    other: pieces.some(({ other }) => other),
    ...name2 === void 0 ? {} : { is: { name: name2, traits: traits.join(" and ") } }
  };
}
function groupChosen(words2, { from, things: things2 }, face) {
  if (things2 === void 0) return groupOf(words2, from, face);
  return groupOf({ ...words2, card: wordsFor(words2.things ?? {}, "things", things2) }, from, face);
}
function piecesOf(words2, selector2, face) {
  const about2 = { face, elsewhere: selector2["zone"] !== void 0 };
  for (const filter in selector2) if (filter !== "zone") wordsFor(words2.filters, "filter", filter);
  return Object.keys(words2.filters).flatMap((filter) => {
    const wanted = selector2[filter];
    return wanted === void 0 ? [] : [wordsFor(words2.filters, "filter", filter)(wanted, about2)];
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
  return `${number2} ${others$1(group, max === 1 ? group.one : group.many)}`;
}
function eachOf(group) {
  if (group.is) return group.is.name;
  return group.yours ? `each of ${allYours(group)}` : `each ${others$1(group, group.one)}`;
}
function allOf(group) {
  if (group.is) return group.is.name;
  return group.yours ? allYours(group) : `all ${others$1(group, group.many)}`;
}
function chosenOf(group, many) {
  if (group.is) return group.is.name;
  return `${group.yours ? "your" : "the"} chosen ${many ? group.many : group.one}`;
}
const others$1 = ({ other }, noun) => other ? `other ${noun}` : noun;
const range = (min, max) => `${inWords(min)} to ${inWords(max)}`;
const withArticle = (noun) => `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
const allYours = (group) => `your ${others$1(group, group.many)}`;
const NOBODY = { subject: "", object: "", possessive: "", many: false };
const IT = { subject: "it", object: "it", possessive: "its", many: false };
const THEM = { subject: "they", object: "them", possessive: "their", many: true };
function referTo(to, speaking) {
  if (to === void 0) return NOBODY;
  if (typeof to === "string") return refer(to, speaking);
  return byName(eachOf(groupOf(speaking.words, to, speaking.face)), false);
}
function refer(name2, speaking) {
  const { words: words2, face, ability: ability2 } = speaking;
  if (Object.hasOwn(words2.named, name2)) return byName(wordsFor(words2.named, "card", name2)(face));
  if (name2 !== "it") return chosen(name2, speaking);
  const { it } = wordsFor(words2.timings, "timing", ability2.timing);
  invariant(it, `nothing else has a part in '${ability2.timing}', so 'it' means no card`);
  return byName(it);
}
function chosen(name2, { words: words2, face, ability: ability2, at }) {
  const choosing2 = ability2.choose?.find((each) => each.name === name2);
  invariant(choosing2, `nothing is chosen by the name '${name2}'`);
  const many = choosing2.max > 1;
  const clear = ability2.does.slice(0, at).every(({ to }) => to === name2);
  if (clear && ability2.choose?.length === 1) return many ? THEM : IT;
  return byName(chosenOf(groupChosen(words2, choosing2, face), many), many);
}
function byName(name2, many = false) {
  const possessive = many && name2.endsWith("s") ? `${name2}'` : `${name2}'s`;
  return { subject: name2, object: name2, possessive, many };
}
function sayAmount(amount2, speaking) {
  if (typeof amount2 === "number") return { number: String(amount2), each: "", where: "" };
  const { words: words2, face } = speaking;
  if ("count" in amount2) {
    const each = forEach(groupOf(words2, amount2.count, face));
    return { number: String(amount2.times ?? 1), each, where: "" };
  }
  const { name: name2 } = wordsFor(words2.values, "value", amount2.value);
  return {
    number: "X",
    each: "",
    where: `, where X is ${refer(amount2.of, speaking).possessive} ${name2}`
  };
}
const forEach = (group) => group.is ? ` if ${group.is.name} ${group.is.traits}` : ` for each ${countedEach(group)}`;
const countedEach = (group) => eachOf(group).replace(/^each /, "");
function sayCondition(condition2, { words: words2, face }) {
  const { count: count2, counter, of } = condition2;
  const parts = [];
  if (count2) parts.push(sayCount(groupOf(words2, count2, face), condition2));
  if (counter) {
    const name2 = wordsFor(words2.counters, "counter", counter);
    const who = of === "opponent" ? "your opponent has" : "you have";
    parts.push(`${who} ${sayBounds(condition2)} ${name2}`);
  }
  return parts.join(" and ");
}
function sayCount(group, condition2) {
  const { atLeast, atMost } = condition2;
  const none = atMost === 0;
  if (group.is) return none ? denied(group.is) : `${group.is.name} ${group.is.traits}`;
  const many = others$1(group, group.many);
  const [has, have] = group.yours ? ["you have", "you have"] : ["there is", "there are"];
  if (none) return `${have} no ${many}`;
  if (atLeast === 1 && atMost === void 0) return `${has} ${anyOf({ ...group, yours: false })}`;
  const onlyOne = (atMost ?? atLeast) === 1 && (atLeast ?? 1) === 1;
  const noun = onlyOne ? others$1(group, group.one) : many;
  return `${onlyOne ? has : have} ${sayBounds(condition2)} ${noun}`;
}
const denied = ({ name: name2, traits }) => traits.startsWith("is ") ? `${name2} is not ${traits.slice("is ".length)}` : `${name2} does not have ${traits.slice("has ".length)}`;
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
  const sought = typeof instruction2["for"] === "object" ? seek(instruction2, speaking) : "";
  const said = { instruction: instruction2, number: number2, to, change, sought };
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
  const lead2 = [label, paid && `(${paid})`].filter(Boolean).join(" ");
  return lead2 === "" ? [] : [`${lead2}:`];
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
    const keywords = changes(words2, face.keywords).map((keyword) => `${keyword}.`);
    return keywords.length > 0 ? [keywords.join(" ")] : [];
  }
  const given = changes(words2, { ...face.stats, ...face.keywords });
  return given.length > 0 ? [`${capital(bearer)} has ${listed(given)}.`] : [];
}
const changes = (words2, values) => Object.entries(values).map(
  ([what, by]) => wordsFor(words2.values, "value", what).change(String(by))
);
const listed = (items) => items.length > 2 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join(" and ");
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
  const { kind, card: card2, as, face, from, to, slot, under: under2 } = fact;
  const seesLeft = seesIds(rules, from, viewer);
  const seesCome = seesIds(rules, to, viewer);
  const seesFace = seesFaces(rules, from, viewer) || seesFaces(rules, to, viewer);
  if (seesLeft && seesCome && seesFace) return whole(fact);
  const fields = { kind, from, to, slot };
  if (under2) fields["under"] = true;
  if (seesLeft) fields["card"] = card2;
  if (seesCome) fields["as"] = as;
  if (seesFace) fields["face"] = face;
  return fields;
}
const TELLS = ["kind", "what"];
const seeHappened = (rules, fact, viewer) => only$1(rules, fact, [TELLS, rules.stories[fact.what] ?? []], viewer);
function seePaused(rules, fact, viewer) {
  const { kind, keep: keep2, frames, asked, pending } = fact;
  const seen = frames.map((frame) => seeFrame(rules, frame, viewer));
  const isWhole = pending === void 0 && frames.every((frame, index) => frame === seen[index]);
  return isWhole ? whole(fact) : { kind, keep: keep2, asked, frames: seen };
}
const SAYS = ["kind", "asks", "again"];
const seeFrame = (rules, frame, viewer) => only$1(rules, frame, [SAYS, stepOf(rules, frame).open], viewer);
const WRITTEN$1 = "words";
function only$1(rules, fields, [always, open2], viewer) {
  let isWhole = true;
  const seen = {};
  for (const name2 in fields) {
    const value = fields[name2];
    if (always.includes(name2)) {
      seen[name2] = value;
    } else if (open2.includes(name2)) {
      const shown2 = name2 === WRITTEN$1 ? value : withoutHiddenIds(rules, value, viewer);
      if (shown2 !== value) isWhole = false;
      seen[name2] = shown2;
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
  for (const name2 in fields) {
    const value = fields[name2];
    const item = shown2[name2] = withoutHiddenIds(rules, value, viewer);
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
  const open2 = {};
  for (const what in counters) {
    const isOpen = viewer === "house" || rules.openCounters.includes(what);
    if (isOpen) open2[what] = counters[what];
  }
  return open2;
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
  for (const name2 of pen.keys(state)) {
    pen.plain(before);
    pen.value(name2);
    pen.plain(":");
    if (name2 === "cards") pen.plain("{}");
    else if (name2 === "places") writePlaces(pen, state);
    else pen.value(state[name2]);
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
  for (const name2 of pen.keys(marks)) {
    writeWord(pen, name2);
    pen.plain("=");
    pen.integer(marks[name2]);
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
    mostSeats: (named2) => mostSeats$1(rules, named2),
    optionProblem: (name2, value) => readingProblem(rules, name2, value),
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
const POOLS = ["friends", "spells", "curses", "whatevers"];
const unseen = { faces: "nobody", ids: "nobody" };
const open = { faces: "all", ids: "all" };
const ZONES$1 = {
  friends: unseen,
  spells: unseen,
  curses: unseen,
  whatevers: unseen,
  drafted: unseen,
  deck: unseen,
  hand: { faces: "owner", ids: "owner" },
  board: open,
  under: open,
  faceDown: unseen,
  discard: open,
  foes: open,
  aside: open,
  defeated: open,
  outside: open,
  gone: unseen
};
const pool = (name2) => place$1(name2, 0);
const drafted = (seat) => place$1("drafted", seat);
const deck = (seat) => place$1("deck", seat);
const hand = (seat) => place$1("hand", seat);
const board = (seat) => place$1("board", seat);
const discard$1 = (seat) => place$1("discard", seat);
const under = (upper) => place$1("under", upper);
const faceDown = (upper) => place$1("faceDown", upper);
const below = (state, upper) => [
  ...cardsIn(state, under(upper)),
  ...cardsIn(state, faceDown(upper))
];
const defeated = (seat) => place$1("defeated", seat);
const outside = () => place$1("outside", 0);
const gone = (seat) => place$1("gone", seat);
const poolSize = (state, name2) => cardsIn(state, pool(name2)).length;
const deckSize = (state, seat) => cardsIn(state, deck(seat)).length;
const active = (state) => tableCounter(state, "active");
const isIn = (state, seat) => seatCounter(state, seat, "out") === 0;
function seatsIn(state) {
  const there = [];
  for (const seat of seatsOf(state)) {
    if (!isIn(state, seat)) continue;
    const next2 = there.findIndex((other) => turnPlace(state, other) > turnPlace(state, seat));
    there.splice(next2 < 0 ? there.length : next2, 0, seat);
  }
  return there;
}
const turnPlace = (state, seat) => seatCounter(state, seat, "turnPlace");
function roundFromActive(state) {
  const now = turnPlace(state, active(state));
  const all2 = seatsIn(state);
  const first2 = all2.findIndex((seat) => turnPlace(state, seat) >= now);
  return first2 > 0 ? [...all2.slice(first2), ...all2.slice(0, first2)] : all2;
}
const boardOf = (state, seat) => cardsIn(state, board(seat)).map((id) => cardOf(state, id));
const inPlay = (state) => roundFromActive(state).flatMap((seat) => boardOf(state, seat));
const isOnBoard = (card2) => zoneOf(card2.place) === "board";
const isUnder = ({ place: at }) => zoneOf(at) === "under" || zoneOf(at) === "faceDown";
function controllerOf(state, card2) {
  const holder = holderOf(card2.place);
  if (isUnder(card2)) return controllerOf(state, cardOf(state, holder));
  return isFaceUpFoe(card2) ? 0 : Number(holder);
}
const ownerOf = (state, card2) => markOf(card2, "owner") || controllerOf(state, card2);
const isFaceUpFoe = (card2) => zoneOf(card2.place) === "foes";
function spotBy(zone, pile2) {
  const slot = POOLS.indexOf(zoneOf(pile2)) + 1;
  return { at: place$1(zone, slot > 0 ? 0 : holderOf(pile2)), slot };
}
function foesOn(state, pile2) {
  const { at, slot } = spotBy("foes", pile2);
  return cardsIn(state, at).map((id) => cardOf(state, id)).filter((foe) => foe.slot === slot).reverse();
}
function faceUpFoes(state) {
  const found = [];
  for (let holder = 0; holder <= state.seats; holder += 1) {
    for (const id of cardsIn(state, place$1("foes", holder))) found.push(cardOf(state, id));
  }
  return found;
}
const playerWord = (seat) => `player-${seat}`;
function seatMeantBy(word2) {
  const [, seat] = /^player-(\d+)$/.exec(word2) ?? [];
  return seat === void 0 ? void 0 : Number(seat);
}
const DRAFT_STEPS = [
  "friends",
  "one-pool",
  "one-or-two-pools",
  "any-mix"
];
const PER_STEP = 6;
const splitId = (split) => ["take", ...split.map(([name2, count2]) => `${count2} ${name2}`)].join(" ");
function splitOf(id) {
  const [, ...words2] = id.split(" ");
  return words2.flatMap(
    (word2, index) => index % 2 === 0 ? [[words2[index + 1], Number(word2)]] : []
  );
}
function splitsFor(state, step) {
  const ways2 = WAYS[step].filter(
    (split) => split.every(([name2, count2]) => poolSize(state, name2) >= count2)
  );
  return ways2.length > 0 ? ways2 : instead(state, step);
}
function instead(state, step) {
  const friends2 = step === "friends" ? poolSize(state, "friends") : 0;
  const pools = POOLS.filter((name2) => step !== "friends" || name2 !== "friends");
  const there = pools.reduce((sum, name2) => sum + poolSize(state, name2), 0);
  const missing = Math.min(PER_STEP - friends2, there);
  const own2 = friends2 > 0 ? [["friends", friends2]] : [];
  return mixes(missing, pools).filter((split) => split.every(([name2, count2]) => poolSize(state, name2) >= count2)).map((split) => [...own2, ...split]);
}
function mixes(count2, [first2, ...rest]) {
  if (count2 === 0) return [[]];
  if (first2 === void 0) return [];
  if (rest.length === 0) return [[[first2, count2]]];
  return Array.from({ length: count2 + 1 }, (_, fewer) => count2 - fewer).flatMap(
    (taken) => mixes(count2 - taken, rest).map(
      (split) => taken === 0 ? split : [[first2, taken], ...split]
    )
  );
}
const single = POOLS.map((name2) => [[name2, PER_STEP]]);
const fourAndTwo = POOLS.flatMap(
  (most) => POOLS.filter((name2) => name2 !== most).map((name2) => [
    [most, 4],
    [name2, 2]
  ])
);
const threeAndThree = POOLS.flatMap(
  (one, index) => POOLS.slice(index + 1).map((other) => [
    [one, 3],
    [other, 3]
  ])
);
const WAYS = {
  friends: [[["friends", PER_STEP]]],
  "one-pool": single,
  "one-or-two-pools": [...single, ...fourAndTwo, ...threeAndThree],
  "any-mix": mixes(PER_STEP, POOLS)
};
const EVERY_SPLIT = [...new Set(Object.values(WAYS).flat().map(splitId))];
const TYPES$1 = ["friend", "spell", "curse", "whatever", "foe"];
const POOL_OF = {
  friend: "friends",
  spell: "spells",
  curse: "curses",
  whatever: "whatevers"
};
const TIMINGS$1 = [
  ...["play", "lasting", "loot", "loot-lasting", "turn-start", "turn-end"],
  ...["any-draw", "your-draw", "their-draw", "your-add", "your-play", "their-play"],
  ...["your-discard", "attacks", "attacked", "lost", "your-loss", "sacrificed"],
  ...["your-money-lost", "their-money-lost"],
  ...["your-money-gained", "their-money-gained", "your-defeat"]
];
const KEYWORDS = [
  ...["swift", "sturdy", "peaceful", "sparesPlayers", "safe", "warded"]
];
const MAX_TRIBES = 2;
const TRIBE_SEPARATOR = " / ";
function faceOf$1(entry) {
  const { code, name: name2, type, cost, power, tribes = [], keywords = [], abilities = [] } = entry;
  return {
    ...{ code, name: name2, type, cost },
    stats: power === void 0 ? {} : { power },
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, 1])),
    words: tribes.length > 0 ? { tribes: tribes.join(TRIBE_SEPARATOR) } : {},
    abilities: abilities.map(withFoes)
  };
}
function withFoes(ability2) {
  if (!ability2.choose) return ability2;
  const reach = (choosing2) => {
    const { type, side: side2, zone } = choosing2.from;
    const isOpen = type === "friend" && side2 !== "yours" && zone === void 0;
    return isOpen && !choosing2.things ? { ...choosing2, things: "friends-and-foes" } : choosing2;
  };
  return { ...ability2, choose: ability2.choose.map(reach) };
}
const $schema$5 = "../card-file.schema.json";
const set$5 = "first-acquaintance";
const title$5 = "First Acquaintance";
const cards$6 = [{ "code": "fa-cu01", "name": "Sticky Fingers", "type": "curse", "cost": 0, "abilities": [{ "timing": "your-draw", "when": { "counter": "money", "atMost": 10 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu02", "name": "Small Print", "type": "curse", "cost": 0, "abilities": [{ "timing": "their-play", "when": { "counter": "money", "atMost": 15 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu03", "name": "Dripping Tap", "type": "curse", "cost": 0, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "lose-money", "who": "each", "amount": 1 }] }] }, { "code": "fa-cu04", "name": "Bad Knees", "type": "curse", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "type": "friend", "costAtLeast": 3 }, "what": "power", "by": -1 }] }] }, { "code": "fa-cu05", "name": "Whispering Stairs", "type": "curse", "cost": 0, "abilities": [{ "timing": "their-money-gained", "does": [{ "verb": "discard-top", "amount": 1 }] }] }, { "code": "fa-cu06", "name": "Wet Socks", "type": "curse", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "theirs", "tribe": "Cat" }, "what": "power", "by": -1 }] }] }, { "code": "fa-cu07", "name": "Slow Letters", "type": "curse", "cost": 0, "abilities": [{ "timing": "turn-end", "does": [{ "verb": "discard-top", "who": "each", "amount": 1 }] }] }, { "code": "fa-cu08", "name": "Crumbs in the Bed", "type": "curse", "cost": 0, "abilities": [{ "timing": "turn-start", "when": { "count": { "side": "yours", "type": "friend" }, "atMost": 0 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu09", "name": "Broken Bell", "type": "curse", "cost": 0, "abilities": [{ "timing": "your-loss", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu10", "name": "Petty Grudge", "type": "curse", "cost": 0, "abilities": [{ "timing": "your-money-lost", "when": { "counter": "money", "atMost": 8 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu11", "name": "Penny for Every Draw", "type": "curse", "cost": 1, "abilities": [{ "timing": "any-draw", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu12", "name": "Rising Rent", "type": "curse", "cost": 1, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "lose-money", "who": "others", "amount": 1 }] }] }, { "code": "fa-cu13", "name": "Rusty Swords", "type": "curse", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "friend" }, "what": "power", "by": -1 }] }] }, { "code": "fa-cu14", "name": "Debt Collector", "type": "curse", "cost": 1, "abilities": [{ "timing": "their-money-lost", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu15", "name": "Narrow Door", "type": "curse", "cost": 1, "abilities": [{ "timing": "their-play", "does": [{ "verb": "lose-money", "amount": 1 }, { "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-cu16", "name": "Library Fine", "type": "curse", "cost": 1, "abilities": [{ "timing": "your-add", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-cu17", "name": "Moths in the Wallet", "type": "curse", "cost": 1, "abilities": [{ "timing": "turn-end", "when": { "count": { "side": "yours", "type": "curse" }, "atLeast": 2 }, "does": [{ "verb": "lose-money", "who": "others", "amount": 1 }] }] }, { "code": "fa-cu18", "name": "Haunted Ladder", "type": "curse", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "tribe": "Ghost" }, "what": "power", "by": 1 }] }] }, { "code": "fa-cu19", "name": "Long Shadow of Monday", "type": "curse", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "others" }, "what": "things", "by": -1 }] }] }, { "code": "fa-cu20", "name": "Mirror of Envy", "type": "curse", "cost": 2, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "theirs", "type": "friend" } } }] }] }, { "code": "fa-cu21", "name": "Poor Reception", "type": "curse", "cost": 2, "abilities": [{ "timing": "their-draw", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-cu22", "name": "Cracked Foundation", "type": "curse", "cost": 2, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "discard-top", "who": "others", "amount": 1 }] }] }, { "code": "fa-cu23", "name": "Heavy Coats", "type": "curse", "cost": 2, "abilities": [{ "timing": "lasting", "when": { "count": { "side": "yours", "type": "friend" }, "atMost": 1 }, "does": [], "lasting": [{ "on": { "type": "friend" }, "what": "sparesPlayers", "by": 1 }] }] }, { "code": "fa-cu24", "name": "Blood Sugar", "type": "curse", "cost": 2, "abilities": [{ "timing": "your-loss", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-cu25", "name": "The Landlord Knows", "type": "curse", "cost": 3, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "lose-money", "who": "others", "amount": 2 }] }] }, { "code": "fa-cu26", "name": "Everybody Shrinks", "type": "curse", "cost": 3, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "type": "friend", "other": true }, "what": "power", "by": -2 }] }] }, { "code": "fa-cu27", "name": "Closing Time", "type": "curse", "cost": 3, "abilities": [{ "timing": "turn-end", "does": [{ "verb": "discard-at-random", "who": "others", "amount": 1 }] }] }, { "code": "fa-cu28", "name": "Compound Interest", "type": "curse", "cost": 3, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours", "type": "curse" } } }] }] }, { "code": "fa-cu29", "name": "Midnight Auction", "type": "curse", "cost": 4, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": 2 }, { "verb": "lose-money", "who": "others", "amount": 2 }] }] }, { "code": "fa-cu30", "name": "Eviction", "type": "curse", "cost": 4, "abilities": [{ "timing": "turn-start", "choose": [{ "name": "enemy", "from": { "side": "theirs", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "remove", "to": "enemy" }] }] }];
const curses = {
  $schema: $schema$5,
  set: set$5,
  title: title$5,
  cards: cards$6
};
const $schema$4 = "../card-file.schema.json";
const set$4 = "first-acquaintance";
const title$4 = "First Acquaintance";
const cards$5 = [{ "code": "fa-fo01", "name": "Bridge Troll", "type": "foe", "cost": 1, "power": 3, "tribes": ["Troll"], "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 4 }] }] }, { "code": "fa-fo02", "name": "Dust Bunny King", "type": "foe", "cost": 0, "power": 2, "tribes": ["Royal"], "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 2 }, { "verb": "draw", "amount": 1 }] }] }, { "code": "fa-fo03", "name": "Basement Wyrm", "type": "foe", "cost": 2, "power": 5, "tribes": ["Dragon"], "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 7 }] }] }, { "code": "fa-fo04", "name": "Meter Maid of Doom", "type": "foe", "cost": 2, "power": 3, "tribes": ["Robot"], "abilities": [{ "timing": "loot", "does": [{ "verb": "lose-money", "who": "others", "amount": 3 }] }] }, { "code": "fa-fo05", "name": "Sewer Slime", "type": "foe", "cost": 1, "power": 4, "tribes": ["Slime"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "tribe": "Slime" }, "what": "power", "by": 1 }] }, { "timing": "loot", "does": [{ "verb": "gain-money", "amount": 5 }] }] }, { "code": "fa-fo06", "name": "Hollow Knight of Naps", "type": "foe", "cost": 3, "power": 6, "tribes": ["Ghost"], "abilities": [{ "timing": "loot", "does": [{ "verb": "extra-turn", "amount": 1 }] }] }, { "code": "fa-fo07", "name": "Goose", "type": "foe", "cost": 1, "power": 1, "tribes": ["Bird"], "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 1 }] }], "flavour": "There is always one." }, { "code": "fa-fo08", "name": "Vending Machine Mimic", "type": "foe", "cost": 2, "power": 4, "tribes": ["Robot"], "abilities": [{ "timing": "loot-lasting", "does": [], "lasting": [{ "on": { "player": "you" }, "what": "things", "by": 1 }] }] }, { "code": "fa-fo09", "name": "Landlord Eternal", "type": "foe", "cost": 4, "power": 7, "tribes": ["Royal"], "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 10 }] }] }, { "code": "fa-fo10", "name": "Queen of Wasps", "type": "foe", "cost": 3, "power": 4, "tribes": ["Bird", "Royal"], "abilities": [{ "timing": "loot-lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend" }, "what": "power", "by": 1 }] }] }];
const foes = {
  $schema: $schema$4,
  set: set$4,
  title: title$4,
  cards: cards$5
};
const $schema$3 = "../card-file.schema.json";
const set$3 = "first-acquaintance";
const title$3 = "First Acquaintance";
const cards$4 = [{ "code": "fa-fr01", "name": "Teaspoon Slime", "type": "friend", "cost": 0, "power": 1, "tribes": ["Slime"], "flavour": "It fits anywhere, and stays." }, { "code": "fa-fr02", "name": "Gutter Slime", "type": "friend", "cost": 0, "power": 1, "tribes": ["Slime"], "abilities": [{ "timing": "lost", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr03", "name": "Lamp Ghost", "type": "friend", "cost": 0, "power": 1, "tribes": ["Ghost"], "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr04", "name": "Doormat Cat", "type": "friend", "cost": 0, "power": 1, "tribes": ["Cat"], "keywords": ["peaceful"], "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr05", "name": "Paperboy", "type": "friend", "cost": 0, "power": 1, "tribes": ["Neighbor"], "keywords": ["swift"] }, { "code": "fa-fr06", "name": "Moth Apprentice", "type": "friend", "cost": 0, "power": 1, "tribes": ["Wizard"], "keywords": ["sparesPlayers"], "abilities": [{ "timing": "your-play", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr07", "name": "Crumb Golem", "type": "friend", "cost": 0, "power": 2, "tribes": ["Baker", "Golem"], "keywords": ["sparesPlayers"] }, { "code": "fa-fr08", "name": "Windup Penguin", "type": "friend", "cost": 0, "power": 1, "tribes": ["Robot"], "abilities": [{ "timing": "sacrificed", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "fa-fr09", "name": "Shy Cousin", "type": "friend", "cost": 0, "power": 0, "tribes": ["Neighbor"], "keywords": ["safe"] }, { "code": "fa-fr10", "name": "Pocket Drake", "type": "friend", "cost": 0, "power": 1, "tribes": ["Dragon"], "abilities": [{ "timing": "attacks", "does": [{ "verb": "give", "to": "self", "what": "power", "by": 1, "until": "turn" }] }] }, { "code": "fa-fr11", "name": "Puddle Slime", "type": "friend", "cost": 1, "power": 2, "tribes": ["Slime"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "tribe": "Slime", "other": true }, "what": "power", "by": 1 }] }] }, { "code": "fa-fr12", "name": "Hallway Ghost", "type": "friend", "cost": 1, "power": 2, "tribes": ["Ghost"], "keywords": ["warded"] }, { "code": "fa-fr13", "name": "Night Baker", "type": "friend", "cost": 1, "power": 1, "tribes": ["Baker"], "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-fr14", "name": "Grocery Wizard", "type": "friend", "cost": 1, "power": 2, "tribes": ["Wizard"], "abilities": [{ "timing": "play", "does": [{ "verb": "add", "from": "spells", "amount": 2 }] }] }, { "code": "fa-fr15", "name": "Laundry Robot", "type": "friend", "cost": 1, "power": 3, "tribes": ["Robot"] }, { "code": "fa-fr16", "name": "Balcony Cat", "type": "friend", "cost": 1, "power": 2, "tribes": ["Cat"], "abilities": [{ "timing": "attacked", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-fr17", "name": "Toll Neighbor", "type": "friend", "cost": 1, "power": 1, "tribes": ["Neighbor"], "keywords": ["peaceful"], "abilities": [{ "timing": "their-draw", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr18", "name": "Tram Inspector", "type": "friend", "cost": 1, "power": 2, "tribes": ["Royal", "Neighbor"], "abilities": [{ "timing": "attacks", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "fa-fr19", "name": "Elder Slime", "type": "friend", "cost": 2, "power": 3, "tribes": ["Slime"], "abilities": [{ "timing": "play", "does": [{ "verb": "give", "to": { "side": "yours", "tribe": "Slime" }, "what": "power", "by": 2, "until": "turn" }] }] }, { "code": "fa-fr20", "name": "Attic Ghost", "type": "friend", "cost": 2, "power": 3, "tribes": ["Ghost"], "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend", "other": true }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "friend" }] }] }, { "code": "fa-fr21", "name": "Court Baker", "type": "friend", "cost": 2, "power": 3, "tribes": ["Baker", "Royal"], "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours", "type": "friend" } } }] }] }, { "code": "fa-fr22", "name": "Umbrella Wizard", "type": "friend", "cost": 2, "power": 2, "tribes": ["Wizard"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "spell", "zone": "hand" }, "what": "cost", "by": -1 }] }] }, { "code": "fa-fr23", "name": "Bouncer Robot", "type": "friend", "cost": 2, "power": 4, "tribes": ["Robot"], "keywords": ["sturdy"] }, { "code": "fa-fr24", "name": "Stairwell Dragon", "type": "friend", "cost": 2, "power": 4, "tribes": ["Dragon"], "abilities": [{ "timing": "play", "does": [{ "verb": "lose-money", "amount": 1 }] }] }, { "code": "fa-fr25", "name": "Moving Van Golem", "type": "friend", "cost": 3, "power": 6, "tribes": ["Golem"], "keywords": ["sparesPlayers"] }, { "code": "fa-fr26", "name": "Opera Ghost", "type": "friend", "cost": 3, "power": 4, "tribes": ["Ghost"], "abilities": [{ "timing": "their-play", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-fr27", "name": "Alley Cat Queen", "type": "friend", "cost": 3, "power": 4, "tribes": ["Cat", "Royal"], "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "tribe": "Cat" }, "what": "moreAttacks", "by": 1 }] }] }, { "code": "fa-fr28", "name": "Chief Librarian", "type": "friend", "cost": 3, "power": 3, "tribes": ["Wizard", "Neighbor"], "abilities": [{ "timing": "your-draw", "does": [{ "verb": "gain-money", "amount": 1 }] }, { "timing": "play", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "fa-fr29", "name": "Cathedral Dragon", "type": "friend", "cost": 4, "power": 8, "tribes": ["Dragon"], "abilities": [{ "timing": "attacks", "does": [{ "verb": "lose-money", "who": "others", "amount": 1 }] }] }, { "code": "fa-fr30", "name": "Slime of All Slimes", "type": "friend", "cost": 4, "power": 5, "tribes": ["Slime", "Royal"], "abilities": [{ "timing": "play", "choose": [{ "name": "small", "from": { "side": "yours", "tribe": "Slime", "other": true }, "min": 0, "max": 3 }], "does": [{ "verb": "tuck", "to": "small", "under": "self" }] }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "other": false }, "what": "power", "by": { "count": { "zone": "under", "beneath": true }, "times": 2 } }] }] }];
const friends = {
  $schema: $schema$3,
  set: set$3,
  title: title$3,
  cards: cards$4
};
const $schema$2 = "../card-file.schema.json";
const set$2 = "first-acquaintance";
const title$2 = "First Acquaintance";
const cards$3 = [{ "code": "fa-sp01", "name": "Small Change", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": 1 }] }], "flavour": "Found between two cushions." }, { "code": "fa-sp02", "name": "Pick a Pocket", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "rival", "from": {}, "min": 1, "max": 1, "things": "other-players" }], "does": [{ "verb": "lose-money", "who": "rival", "amount": 1 }] }] }, { "code": "fa-sp03", "name": "Second Wind", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "refresh", "to": "own" }] }] }, { "code": "fa-sp04", "name": "Brave Face", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "own", "what": "power", "by": 2, "until": "turn" }] }] }, { "code": "fa-sp05", "name": "Glance Sideways", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 1 }, { "verb": "discard", "amount": 1 }] }] }, { "code": "fa-sp06", "name": "Thick Sauce", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "enemy", "from": { "side": "theirs", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "enemy", "what": "power", "by": -1, "until": "your-next-turn" }] }] }, { "code": "fa-sp07", "name": "Borrowed Minute", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-things", "amount": 1 }] }] }, { "code": "fa-sp08", "name": "Bake Sale", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours", "tribe": "Baker" } } }] }] }, { "code": "fa-sp09", "name": "Refill the Shelf", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "add", "from": "whatevers", "amount": 2 }] }] }, { "code": "fa-sp10", "name": "Shove", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend", "powerAtMost": 1 }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "friend" }] }] }, { "code": "fa-sp11", "name": "Rent Day", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours" } } }] }] }, { "code": "fa-sp12", "name": "Come Back Here", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "friend" }] }] }, { "code": "fa-sp13", "name": "Two Birds", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 2 }] }] }, { "code": "fa-sp14", "name": "Parking Ticket", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "lose-money", "who": "others", "amount": 2 }] }] }, { "code": "fa-sp15", "name": "Slime Parade", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "give", "to": { "side": "yours", "tribe": "Slime" }, "what": "power", "by": 2, "until": "turn" }] }] }, { "code": "fa-sp16", "name": "Hire a Friend", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "from": "friends", "amount": 1 }] }] }, { "code": "fa-sp17", "name": "Lost and Found", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "found", "from": { "side": "yours", "zone": "discard" }, "min": 1, "max": 1 }], "does": [{ "verb": "take", "to": "found" }] }] }, { "code": "fa-sp18", "name": "Wake the Street", "type": "spell", "cost": 1, "abilities": [{ "timing": "play", "does": [{ "verb": "give", "to": { "side": "yours", "type": "friend" }, "what": "swift", "by": 1, "until": "turn" }] }] }, { "code": "fa-sp19", "name": "Vanish", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend", "powerAtMost": 3 }, "min": 1, "max": 1 }], "does": [{ "verb": "remove", "to": "friend" }] }] }, { "code": "fa-sp20", "name": "Unhex", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "hex", "from": { "type": "curse" }, "min": 1, "max": 1 }], "does": [{ "verb": "remove", "to": "hex" }] }] }, { "code": "fa-sp21", "name": "Tidy Everything", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "mess", "from": { "type": "whatever" }, "min": 1, "max": 1 }], "does": [{ "verb": "remove", "to": "mess" }] }] }, { "code": "fa-sp22", "name": "Big Idea", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 3 }, { "verb": "discard", "amount": 1 }] }] }, { "code": "fa-sp23", "name": "Fortune Cookie", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": 4 }] }] }, { "code": "fa-sp24", "name": "Silver Dart", "type": "spell", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": {}, "min": 1, "max": 1, "things": "foes" }], "does": [{ "verb": "wear", "to": "foe", "amount": 3 }] }] }, { "code": "fa-sp25", "name": "Change of Heart", "type": "spell", "cost": 3, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "side": "theirs", "type": "friend", "powerAtMost": 4 }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "friend" }] }] }, { "code": "fa-sp26", "name": "House Fire", "type": "spell", "cost": 3, "abilities": [{ "timing": "play", "does": [{ "verb": "remove", "to": { "type": "friend", "powerAtMost": 2 } }] }] }, { "code": "fa-sp27", "name": "Tax Season", "type": "spell", "cost": 3, "abilities": [{ "timing": "play", "does": [{ "verb": "lose-money", "who": "others", "amount": 4 }, { "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-sp28", "name": "Old Acquaintance", "type": "spell", "cost": 3, "abilities": [{ "timing": "play", "choose": [{ "name": "old", "from": { "side": "yours", "type": "friend", "zone": "discard" }, "min": 1, "max": 1 }], "does": [{ "verb": "put-on-board", "to": "old" }] }] }, { "code": "fa-sp29", "name": "Time Off Work", "type": "spell", "cost": 4, "abilities": [{ "timing": "play", "does": [{ "verb": "extra-turn", "amount": 1 }] }] }, { "code": "fa-sp30", "name": "Grand Finale", "type": "spell", "cost": 4, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours" } } }, { "verb": "gain-money", "amount": { "count": { "side": "yours", "type": "friend" } } }] }] }];
const spells = {
  $schema: $schema$2,
  set: set$2,
  title: title$2,
  cards: cards$3
};
const $schema$1 = "../card-file.schema.json";
const set$1 = "first-acquaintance";
const title$1 = "First Acquaintance";
const cards$2 = [{ "code": "fa-wh01", "name": "Ham Sandwich", "type": "whatever", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh02", "name": "Odd Sock", "type": "whatever", "cost": 0, "abilities": [{ "timing": "sacrificed", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-wh03", "name": "Good Weather", "type": "whatever", "cost": 0, "abilities": [{ "timing": "lasting", "when": { "count": { "side": "yours", "type": "friend" }, "atMost": 2 }, "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend" }, "what": "power", "by": 1 }] }] }, { "code": "fa-wh04", "name": "Loose Change Jar", "type": "whatever", "cost": 0, "abilities": [{ "timing": "turn-start", "when": { "counter": "money", "atMost": 5 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh05", "name": "Borrowed Pen", "type": "whatever", "cost": 0, "abilities": [{ "timing": "your-play", "when": { "count": { "side": "yours" }, "atMost": 3 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh06", "name": "Sudden Nostalgia", "type": "whatever", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "draw", "amount": 1 }, { "verb": "discard", "amount": 1 }] }] }, { "code": "fa-wh07", "name": "Cardboard Crown", "type": "whatever", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "tuck", "to": "self", "under": "own" }] }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "above": true }, "what": "power", "by": 1 }] }] }, { "code": "fa-wh08", "name": "Bus Ticket", "type": "whatever", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "give", "to": "own", "what": "swift", "by": 1, "until": "turn" }] }] }, { "code": "fa-wh09", "name": "Second Helping", "type": "whatever", "cost": 0, "abilities": [{ "timing": "turn-end", "when": { "counter": "things", "atLeast": 1 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh10", "name": "Puddle on the Floor", "type": "whatever", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "theirs", "type": "friend", "costAtMost": 0 }, "what": "power", "by": -1 }] }] }, { "code": "fa-wh11", "name": "Lemonade Stand", "type": "whatever", "cost": 1, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh12", "name": "Garden Gnome", "type": "whatever", "cost": 1, "abilities": [{ "timing": "their-money-lost", "when": { "count": { "side": "yours", "type": "whatever" }, "atLeast": 2 }, "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh13", "name": "Trampoline", "type": "whatever", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "own" }, { "verb": "gain-things", "amount": 1 }] }] }, { "code": "fa-wh14", "name": "Neighborhood Watch", "type": "whatever", "cost": 1, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend", "powerAtMost": 1 }, "what": "safe", "by": 1 }] }] }, { "code": "fa-wh15", "name": "Bunk Bed", "type": "whatever", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "tuck", "to": "self", "under": "own" }] }, { "timing": "lasting", "does": [], "lasting": [{ "on": { "above": true }, "what": "moreAttacks", "by": 1 }] }] }, { "code": "fa-wh16", "name": "Warm Feeling", "type": "whatever", "cost": 1, "abilities": [{ "timing": "your-play", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "fa-wh17", "name": "Recycling Day", "type": "whatever", "cost": 1, "abilities": [{ "timing": "your-discard", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-wh18", "name": "Monster Repellent", "type": "whatever", "cost": 1, "abilities": [{ "timing": "play", "choose": [{ "name": "foe", "from": {}, "min": 1, "max": 1, "things": "foes" }], "does": [{ "verb": "wear", "to": "foe", "amount": 2 }] }, { "timing": "your-defeat", "does": [{ "verb": "gain-money", "amount": 3 }] }] }, { "code": "fa-wh19", "name": "Corner Shop", "type": "whatever", "cost": 2, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": 2 }] }] }, { "code": "fa-wh20", "name": "Dance Lessons", "type": "whatever", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend" }, "what": "power", "by": 1 }] }] }, { "code": "fa-wh21", "name": "Spare Room", "type": "whatever", "cost": 2, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "add", "from": "friends", "amount": 1 }] }] }, { "code": "fa-wh22", "name": "Coupon Book", "type": "whatever", "cost": 2, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "whatever", "zone": "hand" }, "what": "cost", "by": -1 }] }] }, { "code": "fa-wh23", "name": "Sharp Turn", "type": "whatever", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "rival", "from": {}, "min": 1, "max": 1, "things": "other-players" }], "does": [{ "verb": "skip-turn", "who": "rival", "amount": 1 }] }] }, { "code": "fa-wh24", "name": "Yard Sale", "type": "whatever", "cost": 2, "abilities": [{ "timing": "play", "choose": [{ "name": "junk", "from": { "side": "yours", "type": "whatever", "other": true }, "min": 1, "max": 1 }], "does": [{ "verb": "sacrifice", "to": "junk" }, { "verb": "gain-money", "amount": 5 }] }] }, { "code": "fa-wh25", "name": "Power Plant", "type": "whatever", "cost": 3, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "player": "you" }, "what": "things", "by": 1 }] }] }, { "code": "fa-wh26", "name": "Fish Market", "type": "whatever", "cost": 3, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours", "type": "whatever" } } }] }] }, { "code": "fa-wh27", "name": "Marching Band", "type": "whatever", "cost": 3, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend" }, "what": "power", "by": 2 }] }] }, { "code": "fa-wh28", "name": "Old Elevator", "type": "whatever", "cost": 3, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "draw", "amount": 1 }] }] }, { "code": "fa-wh29", "name": "The Whole Street", "type": "whatever", "cost": 4, "abilities": [{ "timing": "turn-start", "does": [{ "verb": "gain-money", "amount": { "count": { "side": "yours" } } }] }] }, { "code": "fa-wh30", "name": "Perfect Afternoon", "type": "whatever", "cost": 4, "abilities": [{ "timing": "play", "does": [{ "verb": "gain-money", "amount": 5 }, { "verb": "draw", "amount": 2 }] }] }];
const whatevers = {
  $schema: $schema$1,
  set: set$1,
  title: title$1,
  cards: cards$2
};
const pileOf = (play, seat) => isIn(play.state, seat) ? discard$1(seat) : gone(seat);
const moveOwned = (play, id, to) => moveAs(play, id, to, ownerOf(play.state, cardOf(play.state, id)));
function moveAs(play, id, to, owner) {
  const as = move(play, id, to);
  mark(play, as, "owner", Number(holderOf(to)) === owner ? 0 : owner);
  return as;
}
function discardOwned(play, id) {
  moveOwned(play, id, pileOf(play, ownerOf(play.state, cardOf(play.state, id))));
}
function leaveBoard(play, id, to) {
  const owner = ownerOf(play.state, cardOf(play.state, id));
  const lying = withTakers(play, below(play.state, id));
  const as = moveOwned(play, id, to);
  for (const [card2, taker] of lying) moveAs(play, card2, pileOf(play, owner), taker);
  return as;
}
const withTakers = ({ state }, ids) => ids.map((id) => [id, ownerOf(state, cardOf(state, id))]);
function loseCard(play, id) {
  const card2 = play.state.cards[id];
  if (!card2) return;
  if (isFaceUpFoe(card2)) return banish(play, card2);
  if (!isOnBoard(card2)) return;
  const seat = controllerOf(play.state, card2);
  tell(play, "card-lost", { seat, card: id, face: card2.face });
  leaveBoard(play, id, pileOf(play, ownerOf(play.state, card2)));
}
function returnCard(play, id) {
  const card2 = cardOf(play.state, id);
  if (isFaceUpFoe(card2)) return banish(play, card2);
  const seat = controllerOf(play.state, card2);
  tell(play, "card-returned", { seat, card: id, face: card2.face });
  leaveBoard(play, id, hand(seat));
}
function sacrificeCard(play, id) {
  const card2 = cardOf(play.state, id);
  const seat = controllerOf(play.state, card2);
  tell(play, "sacrificed", { seat, card: id, face: card2.face });
  leaveBoard(play, id, pileOf(play, seat));
}
function takeControl(play, id, seat) {
  const card2 = cardOf(play.state, id);
  if (isFaceUpFoe(card2)) return banish(play, card2);
  if (!isOnBoard(card2) || controllerOf(play.state, card2) === seat) return;
  const owner = ownerOf(play.state, card2);
  move(play, id, board(seat), { sameObject: true });
  mark(play, id, "owner", owner === seat ? 0 : owner);
  tell(play, "control-taken", { card: id, seat });
}
function putOnBoard(play, id, seat) {
  const as = moveOwned(play, id, board(seat));
  mark(play, as, "new", 1);
  return as;
}
function tuckUnder(play, id, upper, how = under) {
  const card2 = cardOf(play.state, id);
  if (isFaceUpFoe(card2)) return banish(play, card2);
  if (id === upper) return;
  const all2 = withTakers(play, [id, ...below(play.state, id)]);
  const [as] = all2.map(([each, taker]) => tuck(play, each, taker, how(upper)));
  tell(play, "card-tucked", { card: as ?? id, under: upper });
}
function tuck(play, id, owner, to) {
  const as = move(play, id, to);
  const holder = controllerOf(play.state, cardOf(play.state, as));
  mark(play, as, "owner", owner === holder ? 0 : owner);
  return as;
}
function banish(play, { id, face }) {
  tell(play, "foe-banished", { card: id, face });
  move(play, id, outside());
}
const faceOfCard = ({ rules }, card2) => rules.faces[card2.face];
function baseValue(card2, face, what) {
  if (what === "cost") return face.cost;
  if (what === "power") return (face.stats["power"] ?? 0) - markOf(card2, "worn");
  return face.keywords[what] ?? 0;
}
const hasAbilities = (_, card2) => ["board", "under", "foes", "defeated"].includes(zoneOf(card2.place));
function lasting(reading, card2, what) {
  const added = addedTo(reading, card2, standingOn(reading, what));
  return what === "cost" ? Math.max(added, -ownValueOf(reading, card2, what)) : added;
}
const standingOn = (reading, what) => sourcesOf(reading, what).flatMap((source) => lastingOf$1(reading, source, what));
function addedTo(reading, card2, standing) {
  const isFoe = isFaceUpFoe(card2);
  let sum = 0;
  for (const { change, effect } of standing) {
    if (isFoe && !isAboutItself(card2, change, effect)) continue;
    if (fits(reading, card2, change.on, effect)) sum += amountOf(reading, change.by, effect);
  }
  return sum;
}
const isAboutItself = ({ id }, { on }, { card: card2 }) => card2 === id && on["other"] === false;
function powerless(reading, cards2) {
  if (cards2.length === 0) return cards2;
  const standing = standingOn(reading, "power");
  return cards2.filter(
    (card2) => ownValueOf(reading, card2, "power") + addedTo(reading, card2, standing) <= 0
  );
}
function lastingCards(reading) {
  const { state } = reading;
  const found = [];
  const take2 = (card2) => {
    if (isAwake(card2, faceOfCard(reading, card2))) found.push(card2);
  };
  for (const seat of seatsOf(state)) {
    for (const card2 of boardOf(state, seat)) {
      take2(card2);
      for (const id of cardsIn(state, under(card2.id))) take2(cardOf(state, id));
    }
    for (const id of cardsIn(state, defeated(seat))) take2(cardOf(state, id));
  }
  faceUpFoes(state).forEach(take2);
  return found;
}
const isAwake = (card2, face) => face.type !== "foe" || zoneOf(card2.place) === "defeated" === face.abilities.some((a) => a.timing === "loot-lasting");
const RULE_VALUES = {
  things: 4
  // R-FRI-27
};
const ruleFor = (reading, seat, what) => Math.max(0, RULE_VALUES[what] + addedForSeat(reading, seat, { what, word: "player" }));
const costOf = (reading, id) => valueOf(reading, id, "cost");
const powerOf$1 = (reading, id) => valueOf(reading, id, "power");
const forceOf = (reading, id) => Math.max(0, powerOf$1(reading, id));
const is = (reading, id, what) => valueOf(reading, id, what) > 0;
const thingsOf = (state, seat) => seatCounter(state, seat, "things");
const canPlay = (reading, seat, id) => costOf(reading, id) <= thingsOf(reading.state, seat);
function playCard(play, seat, held) {
  setCounter(play, seat, "things", thingsOf(play.state, seat) - costOf(play, held));
  const card2 = moveOwned(play, held, board(seat));
  mark(play, card2, "new", 1);
  const { face } = cardOf(play.state, card2);
  tell(play, "card-played", { seat, card: card2, face });
  push(play, { kind: "play-card", seat, card: card2 });
  const { abilities } = faceOfCard(play, cardOf(play.state, card2));
  [...abilities.entries()].reverse().forEach(([ability2, { timing }]) => {
    if (timing === "play") push(play, effectFrame({ card: card2, face, ability: ability2, controller: seat }));
  });
}
const finishPlay = {
  open: ["seat", "card"],
  proceed(play, { card: id }) {
    const card2 = play.state.cards[id];
    const isSpell = card2 && faceOfCard(play, card2).type === "spell";
    if (isSpell && zoneOf(card2.place) === "board") {
      leaveBoard(play, id, pileOf(play, ownerOf(play.state, card2)));
    }
    return "done";
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
};
function wear(play, id, amount2) {
  if (amount2 <= 0) return;
  mark(play, id, "worn", markOf(cardOf(play.state, id), "worn") + amount2);
  tell(play, "foe-worn", { card: id, amount: amount2 });
}
function defeatFoes(play) {
  for (const foe of powerless(play, faceUpFoes(play.state))) {
    const seat = causer(play);
    if (seat === 0 || !isIn(play.state, seat)) banish(play, foe);
    else defeat(play, foe.id, seat);
  }
}
function defeat(play, id, seat) {
  const card2 = cardOf(play.state, id);
  tell(play, "foe-defeated", { card: id, seat, face: card2.face });
  const as = move(play, id, defeated(seat));
  const { abilities } = faceOfCard(play, card2);
  [...abilities.entries()].reverse().forEach(([ability2, { timing }]) => {
    if (timing !== "loot") return;
    push(play, effectFrame({ card: as, face: card2.face, ability: ability2, controller: seat }));
  });
}
function causer({ state }) {
  const at = state.stack.findLast(({ kind }) => kind === "effect" || kind === "attack");
  if (!at) return 0;
  return at.kind === "effect" ? at.controller : at.seat;
}
function placeFoes$1(play) {
  for (const holder of [0, ...seatsOf(play.state)]) {
    for (const id of [...cardsIn(play.state, place$1("aside", holder))]) {
      const { slot } = cardOf(play.state, id);
      const foe = move(play, id, place$1("foes", holder), { slot });
      tell(play, "foe-placed", { card: foe });
    }
  }
}
const FIRST_MONEY = 20;
const moneyOf$1 = (state, seat) => seatCounter(state, seat, "money");
function gainMoney(play, seat, amount2, by) {
  if (amount2 <= 0 || !isIn(play.state, seat)) return;
  setCounter(play, seat, "money", moneyOf$1(play.state, seat) + amount2);
  tell(play, "money-gained", { seat, amount: amount2, by });
}
function loseMoney(play, seat, amount2, by) {
  if (amount2 <= 0 || !isIn(play.state, seat)) return;
  setCounter(play, seat, "money", moneyOf$1(play.state, seat) - amount2);
  tell(play, "money-lost", { seat, amount: amount2, by });
}
function drawCards(play, seat, pile2, count2) {
  for (let drawn2 = 0; drawn2 < count2; drawn2 += 1) {
    const top2 = topOf(play.state, pile2);
    if (top2 === void 0) return drawn2;
    payFees(play, seat, pile2);
    reveal(play, top2, hand(seat));
    noteEmptied(play, pile2, "draw");
    tell(play, "card-drawn", { seat, from: zoneOf(pile2) });
  }
  return count2;
}
function addToDeck(play, seat, name2, count2) {
  const perCard = play.state.options["foeFee"] === "perCard";
  const there = Math.min(count2, cardsIn(play.state, pool(name2)).length);
  for (let acts = perCard ? there : Math.min(1, there); acts > 0; acts -= 1) {
    payFees(play, seat, pool(name2));
  }
  const added = draw(play, pool(name2), deck(seat), count2);
  shuffle(play, deck(seat));
  tell(play, "cards-added", { seat, from: name2, count: added });
}
function discardTop(play, seat, count2) {
  for (let gone2 = 0; gone2 < count2; gone2 += 1) {
    const top2 = topOf(play.state, deck(seat));
    if (top2 === void 0) return;
    const { face } = cardOf(play.state, top2);
    const isFoe = reveal(play, top2, discard$1(seat));
    noteEmptied(play, deck(seat), "move");
    if (!isFoe) tell(play, "card-discarded", { seat, face });
  }
}
function reveal(play, id, to) {
  const card2 = cardOf(play.state, id);
  if (faceOfCard(play, card2).type !== "foe") {
    move(play, id, to);
    return false;
  }
  const { at, slot } = spotBy("aside", card2.place);
  const foe = move(play, id, at, { slot });
  tell(play, "foe-found", { card: foe, face: card2.face });
  return true;
}
function payFees(play, seat, pile2) {
  for (const { id } of foesOn(play.state, pile2)) loseMoney(play, seat, costOf(play, id), id);
}
function noteEmptied(play, pile2, how) {
  const { state } = play;
  const round = tableCounter(state, "round");
  const isMeant = how === "draw" || state.options["endTrigger"] === "emptied";
  if (zoneOf(pile2) !== "deck" || cardsIn(state, pile2).length > 0 || !isMeant) return;
  if (round === 0 || tableCounter(state, "lastRound") > 0) return;
  setCounter(play, 0, "lastRound", round + 1);
  tell(play, "deck-emptied", { seat: Number(holderOf(pile2)) });
}
function seatsMeant(play, { controller, chosen: chosen2 }, { who }) {
  const all2 = roundFromActive(play.state);
  if (who === "each") return all2;
  if (who === "others") return all2.filter((seat) => seat !== controller);
  if (typeof who !== "string" || who === "you") return all2.filter((seat) => seat === controller);
  const named2 = (chosen2[who] ?? []).map(seatMeantBy);
  return named2.filter((seat) => seat !== void 0 && isIn(play.state, seat));
}
function inPlayMeant(play, effect, instruction2) {
  const meant = cardsMeant(play, instruction2, effect).filter((id) => {
    const card2 = play.state.cards[id];
    return card2 !== void 0 && (isOnBoard(card2) || isFaceUpFoe(card2));
  });
  return meant.length > 1 ? inOrder(play, meant) : meant;
}
function inOrder({ state }, ids) {
  const seats = roundFromActive(state);
  const turnsAway = (id) => {
    const seat = controllerOf(state, cardOf(state, id));
    return seat === 0 ? seats.length : seats.indexOf(seat);
  };
  return [...ids].sort((a, b) => turnsAway(a) - turnsAway(b));
}
const { discard, discardStep } = discarding({
  ...{ kind: "discard-choice", from: "hand", together: false },
  seats: seatsMeant,
  discard(play, seat, cards2) {
    for (const id of cards2) discardCard(play, seat, id);
  }
});
function discardCard(play, seat, id) {
  const { face } = cardOf(play.state, id);
  discardOwned(play, id);
  tell(play, "card-discarded", { seat, face });
}
const discardAtRandom = (play, effect, instruction2) => {
  for (const seat of seatsMeant(play, effect, instruction2)) {
    const count2 = amountOf(play, instruction2.amount, effect);
    pickCards(play, hand(seat), count2, (id) => discardCard(play, seat, id));
  }
};
function toCards(act) {
  return (play, effect, instruction2) => {
    for (const id of inPlayMeant(play, effect, instruction2)) {
      if (play.state.cards[id]) act(play, id, effect, instruction2);
    }
  };
}
function fromPile(act) {
  return (play, effect, instruction2) => {
    for (const id of cardsMeant(play, instruction2, effect)) act(play, id, effect, instruction2);
  };
}
const isOwn = (play, id, { controller }) => {
  const card2 = cardOf(play.state, id);
  return isOnBoard(card2) && controllerOf(play.state, card2) === controller;
};
function aboveMeant({ state }, effect, { under: under2 }) {
  const [upper] = under2 === "self" ? [effect.card] : effect.chosen[String(under2)] ?? [];
  const above = state.cards[upper ?? ""];
  return above && isOnBoard(above) ? above : void 0;
}
const MOVING_VERBS = {
  remove: toCards(loseCard),
  return: toCards(returnCard),
  /** Only what one controls can be sacrificed (R-FRI-68). */
  sacrifice: toCards((play, id, effect) => {
    if (isOwn(play, id, effect)) sacrificeCard(play, id);
  }),
  "take-control": toCards((play, id, { controller }) => takeControl(play, id, controller)),
  tuck: toCards((play, id, effect, instruction2) => {
    const above = aboveMeant(play, effect, instruction2);
    if (above) tuckUnder(play, id, above.id);
  }),
  /** As a text may state: face down (R-FRI-60). */
  hide: toCards((play, id, effect, instruction2) => {
    const above = aboveMeant(play, effect, instruction2);
    if (above) tuckUnder(play, id, above.id, faceDown);
  }),
  take: fromPile((play, id, { controller }) => void moveOwned(play, id, hand(controller))),
  "put-on-board": fromPile((play, id, { controller }) => void putOnBoard(play, id, controller)),
  "shuffle-back": fromPile((play, id) => {
    const seat = ownerOf(play.state, cardOf(play.state, id));
    move(play, id, deck(seat));
    shuffle(play, deck(seat));
  })
};
function toSeats(act) {
  return (play, effect, instruction2) => {
    const amount2 = amountMeant(play, instruction2, effect);
    for (const seat of seatsMeant(play, effect, instruction2)) act(play, seat, amount2, effect);
  };
}
const poolMeant = ({ from }) => String(from);
const drawVerb = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) {
    const pile2 = instruction2["from"] === void 0 ? deck(seat) : pool(poolMeant(instruction2));
    drawCards(play, seat, pile2, amount2);
  }
};
const addVerb = (play, effect, instruction2) => {
  const amount2 = amountMeant(play, instruction2, effect);
  for (const seat of seatsMeant(play, effect, instruction2)) {
    addToDeck(play, seat, poolMeant(instruction2), amount2);
  }
};
const give = (play, effect, instruction2) => {
  const change = changeMeant(play, instruction2, effect);
  if (change.by === 0) return;
  for (const id of inPlayMeant(play, effect, instruction2)) modify(play, id, change);
};
const refresh = (play, effect, instruction2) => {
  for (const id of inPlayMeant(play, effect, instruction2)) {
    const attacks = markOf(cardOf(play.state, id), "attacks");
    mark(play, id, "attacks", Math.max(0, attacks - 1));
  }
};
const wearVerb = (play, effect, instruction2) => {
  const amount2 = amountOf(play, instruction2.amount, effect);
  for (const id of inPlayMeant(play, effect, instruction2)) {
    if (isFaceUpFoe(cardOf(play.state, id))) wear(play, id, amount2);
  }
};
function addTo(counter) {
  return (play, seat, amount2) => {
    setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + amount2);
    if (counter === "extra") tell(play, "turn-gained", { seat });
  };
}
const VERBS = {
  "gain-money": toSeats((play, seat, amount2, { card: card2 }) => gainMoney(play, seat, amount2, card2)),
  "lose-money": toSeats((play, seat, amount2, { card: card2 }) => loseMoney(play, seat, amount2, card2)),
  "gain-things": toSeats(
    (play, seat, amount2) => setCounter(play, seat, "things", thingsOf(play.state, seat) + amount2)
  ),
  draw: drawVerb,
  add: addVerb,
  discard,
  "discard-at-random": discardAtRandom,
  "discard-top": toSeats(discardTop),
  give,
  refresh,
  wear: wearVerb,
  "extra-turn": toSeats(addTo("extra")),
  "skip-turn": toSeats(addTo("skips")),
  ...MOVING_VERBS
};
const FILTERS$1 = {
  side: ({ state }, card2, wanted, from) => controllerOf(state, card2) === from.controller === (wanted === "yours"),
  type: (reading, card2, wanted) => faceOfCard(reading, card2).type === wanted,
  tribe: (reading, card2, wanted) => (faceOfCard(reading, card2).words["tribes"] ?? "").split(TRIBE_SEPARATOR).includes(String(wanted)),
  name: (reading, card2, wanted) => faceOfCard(reading, card2).name === wanted,
  other: (_, card2, wanted, from) => card2.id !== from.card === wanted,
  costAtMost: (reading, card2, wanted) => costOf(reading, card2.id) <= Number(wanted),
  costAtLeast: (reading, card2, wanted) => costOf(reading, card2.id) >= Number(wanted),
  powerAtMost: (reading, card2, wanted) => powerOf$1(reading, card2.id) <= Number(wanted),
  powerAtLeast: (reading, card2, wanted) => powerOf$1(reading, card2.id) >= Number(wanted),
  /** Lies under the card that speaks. */
  beneath: (_, card2, wanted, from) => (zoneOf(card2.place) === "under" && holderOf(card2.place) === from.card) === wanted,
  /** Has the card that speaks under it. */
  above: ({ state }, card2, wanted, from) => {
    const speaker = state.cards[from.card];
    const isUnder2 = speaker !== void 0 && zoneOf(speaker.place) === "under";
    return (isUnder2 && holderOf(speaker.place) === card2.id) === wanted;
  },
  /** Of players, not of cards (`ruleFor`). */
  player: () => false
};
function mayTarget(reading, card2, by) {
  if (!isOnBoard(card2) || controllerOf(reading.state, card2) === by.controller) return true;
  return !is(reading, card2.id, "warded");
}
function friendsAndFoes(reading, { from }, by) {
  const traits = Object.fromEntries(Object.entries(from).filter(([word2]) => word2 !== "type"));
  const friends2 = select(reading, from, by).filter((id) => {
    const card2 = reading.state.cards[id];
    return card2 !== void 0 && mayTarget(reading, card2, by);
  });
  const foes2 = faceUpFoes(reading.state).filter((foe) => fits(reading, foe, traits, by));
  return [...friends2, ...foes2.map(({ id }) => id)];
}
const THINGS = {
  "friends-and-foes": friendsAndFoes,
  foes: (reading, { from }, by) => faceUpFoes(reading.state).filter((foe) => fits(reading, foe, from, by)).map(({ id }) => id),
  players: ({ state }) => seatsIn(state).map(playerWord),
  "other-players": ({ state }, _, { controller }) => seatsIn(state).filter((seat) => seat !== controller).map(playerWord)
};
const { bool, integer: integer$2, isRecord: isRecord$1, object: object$1, oneOf: oneOf$2, text: text$2 } = shapes;
const MOST = 99;
const SIDES = ["yours", "theirs"];
const PLAYERS$1 = ["each", "others", "you"];
const DURATIONS = ["turn", "your-next-turn", "leaves"];
const SEEN_ZONES = ["under", "hand", "discard", "defeated"];
const CARD_VALUES = ["power", "cost", "moreAttacks", ...KEYWORDS];
const VALUES = [...CARD_VALUES, ...Object.keys(RULE_VALUES)];
const FILTER_SHAPES = {
  side: oneOf$2("side", SIDES),
  type: oneOf$2("type", TYPES$1),
  tribe: text$2,
  name: text$2,
  costAtMost: integer$2(0, MOST),
  costAtLeast: integer$2(0, MOST),
  powerAtMost: integer$2(-MOST, MOST),
  powerAtLeast: integer$2(-MOST, MOST),
  player: oneOf$2("player", PLAYERS$1)
};
const selector = object$1({
  "zone?": oneOf$2("zone", SEEN_ZONES),
  ...Object.fromEntries(
    Object.keys(FILTERS$1).map((filter) => [`${filter}?`, FILTER_SHAPES[filter] ?? bool])
  )
});
const things = oneOf$2("thing", Object.keys(THINGS));
const bounds = object$1({
  "count?": selector,
  "counter?": oneOf$2("counter", ["money", "things"]),
  "atLeast?": integer$2(-999, 999),
  "atMost?": integer$2(-999, 999)
});
const condition = (value, path) => {
  const wrong = bounds(value, path);
  if (wrong.length > 0 || !isRecord$1(value) || "count" in value || "counter" in value) return wrong;
  return [{ path, says: "a condition needs a 'count' or a 'counter'" }];
};
const amount = (names) => (value, path) => {
  if (!isRecord$1(value)) return integer$2(-MOST, MOST)(value, path);
  return "count" in value ? object$1({ count: selector, "times?": integer$2(-MOST, MOST) })(value, path) : object$1({ value: oneOf$2("value", CARD_VALUES), of: oneOf$2("name", names) })(value, path);
};
const { integer: integer$1, isRecord, listOf: listOf$1, object, oneOf: oneOf$1, only, text: text$1 } = shapes;
const WHO$1 = ["you", "others", "each"];
const WITH_IT = ["your-play", "their-play", "attacked"];
const choosing = object({
  name: text$1,
  from: selector,
  min: integer$1(0, MOST),
  max: integer$1(1, MOST),
  "things?": things,
  "hidden?": only(true)
});
const cardsOf$1 = (names) => (value, path) => isRecord(value) ? selector(value, path) : oneOf$1("name", names)(value, path);
function wordsOfVerbs(names) {
  const to = cardsOf$1(names);
  const who = oneOf$1("player", [...WHO$1, ...names]);
  const whoAmount = { "who?": who, amount: amount(names) };
  const from = oneOf$1("Pool", POOLS);
  const until = oneOf$1("duration", DURATIONS);
  return {
    "gain-money": whoAmount,
    "lose-money": whoAmount,
    "gain-things": whoAmount,
    draw: { ...whoAmount, "from?": from },
    add: { ...whoAmount, from },
    discard: whoAmount,
    "discard-at-random": whoAmount,
    "discard-top": whoAmount,
    give: { to, what: oneOf$1("value", VALUES), "by?": amount(names), "until?": until },
    refresh: { to },
    wear: { to, amount: amount(names) },
    "extra-turn": whoAmount,
    "skip-turn": whoAmount,
    remove: { to },
    return: { to },
    sacrifice: { to },
    "take-control": { to },
    tuck: { to, under: oneOf$1("name", names) },
    hide: { to, under: oneOf$1("name", names) },
    take: { to },
    "put-on-board": { to },
    "shuffle-back": { to }
  };
}
const instruction = (names) => (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const known2 = oneOf$1("verb", Object.keys(VERBS));
  const unknown2 = known2(value["verb"], `${path}.verb`);
  if (unknown2.length > 0) return unknown2;
  const words2 = wordsOfVerbs(names)[String(value["verb"])];
  return words2 ? object({ verb: known2, ...words2 })(value, path) : [];
};
const lastingOf = (names) => (value, path) => {
  const words2 = { on: selector, what: oneOf$1("value", VALUES), by: amount(names) };
  const wrong = object(words2)(value, path);
  return wrong.length > 0 ? wrong : circles(value, path);
};
function circles({ on, what }, path) {
  const asked = Object.keys(on).find((word2) => /^(power|cost)At/.test(word2));
  const isCircle = asked !== void 0 && (asked.startsWith(what) || what === "cost");
  return isCircle ? [{ path: `${path}.on.${asked}`, says: `this would depend on itself` }] : [];
}
const emptyList = (value, path) => Array.isArray(value) && value.length === 0 ? [] : [{ path, says: "what lasts does nothing at once; it says so in `lasting`" }];
function wordsOfTiming(timing, names) {
  if (timing === "lasting" || timing === "loot-lasting") {
    return { "when?": condition, does: emptyList, lasting: listOf$1(lastingOf(names)) };
  }
  const choose = { "choose?": listOf$1(choosing) };
  return { "may?": only(true), "when?": condition, ...choose, does: listOf$1(instruction(names)) };
}
const ability = (value, path) => {
  if (!isRecord(value)) return [{ path, says: "this has to be an object" }];
  const timing = oneOf$1("timing", TIMINGS$1);
  const unknown2 = timing(value["timing"], `${path}.timing`);
  if (unknown2.length > 0) return unknown2;
  const chosen2 = namesChosen(value["choose"]);
  const hasIt = WITH_IT.includes(value["timing"]);
  const names = ["self", ...hasIt ? ["it"] : [], ...chosen2];
  const words2 = wordsOfTiming(value["timing"], names);
  return [...object({ timing, ...words2 })(value, path), ...idleNames(value, chosen2, path)];
};
function namesChosen(choose) {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => isRecord(entry) ? [String(entry["name"])] : []);
}
function idleNames({ does }, chosen2, path) {
  const used = JSON.stringify(does ?? []);
  return chosen2.map((name2, index) => ({ name: name2, path: `${path}.choose[${index}].name` })).filter(({ name: name2 }) => !used.includes(`:${JSON.stringify(name2)}`)).map(({ name: name2, path: at }) => ({ path: at, says: `nothing is done to '${name2}'` }));
}
const { integer, listOf, oneOf, text } = shapes;
const MAX_COST = 4;
const MAX_POWER = 99;
const readCardFile = (json) => readCards(json, { card: card$1, between: doubles });
const FIGHTS = { power: integer(-MAX_POWER, MAX_POWER), "tribes?": listOf(text) };
function partsThatFit(entry, path) {
  const { type, power = 0, tribes = [], abilities = [] } = entry;
  const isLoot = (timing) => timing.startsWith("loot");
  const wrong = [
    ...new Set(tribes).size < tribes.length || tribes.length > MAX_TRIBES ? [`a card has up to ${MAX_TRIBES} different Tribes`] : [],
    ...type === "foe" && power < 1 ? ["a Foe without Power would be Defeated by nobody"] : [],
    ...type === "foe" && !abilities.some(({ timing }) => isLoot(timing)) ? ["a Foe has Loot"] : [],
    ...type !== "foe" && abilities.some(({ timing }) => isLoot(timing)) ? ["only a Foe has Loot"] : [],
    ...type !== "friend" && abilities.some(({ timing }) => timing === "attacks") ? ["only a Friend attacks"] : [],
    ...type !== "friend" && type !== "foe" && abilities.some(({ timing }) => timing === "attacked") ? ["only Friends and Foes are attacked"] : [],
    ...type === "spell" && abilities.some(({ timing }) => timing !== "play") ? ["a Magic Spell does what it does when it is played: its timing is 'play'"] : []
  ];
  return wrong.map((says) => ({ path, says }));
}
const card$1 = typedCard({
  types: TYPES$1,
  words: (type) => ({
    cost: integer(0, MAX_COST),
    ...type === "friend" || type === "foe" ? FIGHTS : {},
    "keywords?": listOf(oneOf("keyword", KEYWORDS)),
    "abilities?": listOf(ability)
  }),
  fits: partsThatFit
});
const doubles = (cards2) => foundTwice(cards2, ({ code, name: name2 }) => [`code ${code}`, `name ${name2}`]);
const FILES = { friends, spells, curses, whatevers, foes };
const files = Object.entries(FILES).map(
  ([type, json]) => ownFile(`${type}.cards.json`, json)
);
const CARD_SETS = [
  {
    set: "first-acquaintance",
    title: "First Acquaintance",
    cards: files.flatMap(({ cards: cards2 }) => cards2)
  }
];
const CARDS = CARD_SETS.flatMap(({ cards: cards2 }) => cards2);
const FACES = byCode(CARDS);
function ownFile(name2, json) {
  const { file, problems } = readCardFile(json);
  const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
  invariant(file, `the card file ${name2} is wrong:
${mistakes.join("\n")}`);
  return file;
}
function byCode(cards2) {
  const faces = {};
  for (const card2 of cards2) {
    invariant(!faces[card2.code], `two cards share the code ${card2.code}`);
    faces[card2.code] = faceOf$1(card2);
  }
  return faces;
}
const faceOf = ({ face }) => FACES[face ?? ""];
const powerOf = ({ values }) => values?.["power"] ?? 0;
const moneyOf = ({ table }, seat) => table.seats[seat - 1]?.counters["money"] ?? 0;
const cardsOf = ({ table }, seat, zone) => table.seats[seat - 1]?.zones[zone]?.cards ?? [];
const handOf = (seen) => cardsOf(seen, seen.seat, "hand");
const ownOnBoard = (seen, id) => cardsOf(seen, seen.seat, "board").find((card2) => card2.id === id);
const foeSeen = ({ table }, id) => [table.shared, ...table.seats.map(({ zones }) => zones)].flatMap((zones) => zones["foes"]?.cards ?? []).find((card2) => card2.id === id);
const enemiesOnBoard = (seen) => seen.table.seats.filter(({ seat }) => seat !== seen.seat).flatMap(({ zones }) => zones["board"]?.cards ?? []);
function feeOf({ seat, table }, pile2) {
  const slot = POOLS.indexOf(pile2) + 1;
  const foes2 = slot > 0 ? table.shared["foes"] : table.seats[seat - 1]?.zones["foes"];
  return (foes2?.cards ?? []).filter((foe) => (foe.slot ?? 0) === slot).reduce((sum, { values }) => sum + (values?.["cost"] ?? 0), 0);
}
function richest(seen, options) {
  const worth = ({ to }) => {
    const player = seatMeantBy(to ?? "");
    return player === void 0 || player === seen.seat ? -Infinity : moneyOf(seen, player);
  };
  return best(options, worth);
}
function best(all2, worth) {
  const most = Math.max(-Infinity, ...all2.map(worth));
  return most === -Infinity ? [] : all2.filter((one) => worth(one) === most);
}
const HARMFUL = ["remove", "return", "take-control", "wear", "lose-money", "skip-turn"];
const isHarmful = ({ does }) => does.some(({ verb, by }) => HARMFUL.includes(verb) || typeof by === "number" && by < 0);
const hurtsEnemies = ({ abilities }) => abilities.some(
  (ability2) => ability2.timing === "play" && isHarmful(ability2) && (ability2.choose ?? []).some(
    ({ from }) => from["type"] !== void 0 && from["side"] !== "yours"
  )
);
const wantsOwn = ({ abilities, type }) => type !== "friend" && abilities.some(
  ({ timing, choose = [] }) => timing === "play" && choose.some(
    ({ from, min }) => min > 0 && from["side"] === "yours" && from["zone"] === void 0
  )
);
function adviseMain(seen, offered2) {
  return WISHES.map(({ says, of }) => ({ says, options: of(seen, offered2) })).find(
    ({ options }) => options.length > 0
  );
}
const WISHES = [
  { says: "plays the dearest card that has something to work on", of: plays },
  { says: "Defeats a Foe", of: (seen, offered2) => fights(seen, offered2, foeSeen) },
  { says: "wins a fight", of: (seen, offered2) => fights(seen, offered2, enemySeen) },
  { says: "takes Money from whoever has the most", of: takesMoney },
  { says: "ends the step", of: (_, offered2) => offered2.filter(({ id }) => id === "end") }
];
function plays(seen, offered2) {
  const held = new Map(handOf(seen).map((card2) => [card2.id, card2]));
  const useful = offered2.filter(({ id, card: card2 }) => {
    const face = faceOf(held.get(card2) ?? {});
    return id.startsWith("play ") && face !== void 0 && !isIdle(seen, face);
  });
  return best(useful, ({ card: card2 }) => faceOf(held.get(card2) ?? {})?.cost ?? 0);
}
function isIdle(seen, face) {
  if (hurtsEnemies(face)) return enemiesOnBoard(seen).length === 0;
  return wantsOwn(face) && ownFriends(seen) === 0;
}
const ownFriends = ({ seat, table }) => (table.seats[seat - 1]?.zones["board"]?.cards ?? []).filter(
  (card2) => faceOf(card2)?.type === "friend"
).length;
const enemySeen = (seen, id) => enemiesOnBoard(seen).find((card2) => card2.id === id);
function fights(seen, offered2, targetSeen) {
  const worth = ({ card: card2, to }) => {
    const attacker = ownOnBoard(seen, card2 ?? "");
    const target2 = targetSeen(seen, to ?? "");
    if (!attacker || !target2 || powerOf(attacker) <= powerOf(target2)) return -Infinity;
    return powerOf(target2);
  };
  return best(offered2, worth);
}
function takesMoney(seen, offered2) {
  const attacks = offered2.filter(({ id, card: card2, to }) => {
    const attacker = ownOnBoard(seen, card2 ?? "");
    const isAtPlayer = id.startsWith("attack ") && to?.startsWith("player-");
    return isAtPlayer === true && attacker !== void 0 && powerOf(attacker) > 0;
  });
  return richest(seen, attacks);
}
function adviseTarget(seen, offered2) {
  const players = richest(seen, offered2);
  if (players.length > 0) return { says: "means whoever has the most", options: players };
  if (isHarm(seen)) {
    const options2 = best(offered2, ({ id }) => harmDone(seen, id));
    return { says: "harms the strongest of others", options: options2 };
  }
  const options = best(offered2, ({ id }) => {
    const own2 = ownOnBoard(seen, id);
    return own2 ? powerOf(own2) : 0;
  });
  return { says: "helps the strongest of the own side", options };
}
function isHarm({ table }) {
  const { face, ability: ability2 } = table.underway.at(-1) ?? {};
  const said = FACES[face ?? ""]?.abilities[ability2 ?? -1];
  return said !== void 0 && isHarmful(said);
}
function harmDone(seen, id) {
  const enemy = enemiesOnBoard(seen).find((card2) => card2.id === id);
  if (enemy) return 100 + powerOf(enemy);
  const foe = foeSeen(seen, id);
  if (foe) return 50 - powerOf(foe);
  const own2 = ownOnBoard(seen, id);
  return own2 ? -powerOf(own2) : 0;
}
function advise(seen) {
  const own2 = seen.table.decisions.find(
    ({ seat, options, optional }) => seat === seen.seat && options && !optional
  );
  if (!own2?.options || !isListed(own2.options)) return [];
  const wish = ADVISERS[own2.kind]?.(seen, own2.options.from);
  if (!wish) return [];
  return choicesOf(own2.options, wish.options).map((choice) => ({ choice, says: wish.says }));
}
function choicesOf(offered2, wanted) {
  const ids = wanted.map(({ id }) => id);
  if (offered2.pick === "one") return ids;
  if (offered2.pick !== "some") return [];
  const most = Math.min(offered2.max, ids.length);
  return most < offered2.min ? [] : [ids.slice(0, most)];
}
const WORTH = { friends: 3, whatevers: 3, curses: 3, spells: 1 };
const adviseDraft = (_, offered2) => {
  const worth = ({ id }) => {
    const split = splitOf(id);
    const cards2 = split.reduce((sum, [name2, count2]) => sum + count2 * (WORTH[name2] ?? 0), 0);
    return cards2 + split.length / 10;
  };
  return { says: "drafts cards that stay on the Board", options: best(offered2, worth) };
};
const adviseDraw = (seen, offered2) => {
  const draws = offered2.filter(({ id }) => id.startsWith("draw "));
  const pileOf2 = ({ id }) => id.split(" ")[1] ?? "";
  const cheapest = best(draws, (option) => -feeOf(seen, pileOf2(option)));
  return { says: "draws where it costs the least", options: cheapest };
};
const adviseDiscard = (seen, offered2) => {
  const cost = ({ card: card2 }) => {
    const held = handOf(seen).find(({ id }) => id === card2);
    return (held && faceOf(held)?.cost) ?? 0;
  };
  const sorted = [...offered2].sort((a, b) => cost(a) - cost(b));
  return { says: "discards what costs the least", options: sorted };
};
const keep = (_, offered2) => ({
  ...{ says: "keeps the hand", options: offered2.filter(({ id }) => id === "keep") }
});
const goOn = (_, offered2) => ({ says: "lets it go on", options: offered2 });
const ADVISERS = {
  draft: adviseDraft,
  "draw-step": adviseDraw,
  main: adviseMain,
  target: adviseTarget,
  discard: adviseDiscard,
  "end-step": keep,
  "go-on": goOn
};
function placesNow(state) {
  const left2 = seatsIn(state);
  const gone2 = seatsOf(state).filter((seat) => !left2.includes(seat));
  const out = (seat) => seatCounter(state, seat, "out");
  return [...grouped(left2, (seat) => moneyOf$1(state, seat)), ...grouped(gone2, out)];
}
function grouped(seats, worth) {
  const levels = [...new Set(seats.map(worth))].sort((a, b) => b - a);
  return levels.map((level) => seats.filter((seat) => worth(seat) === level).sort());
}
function endByMoney(play) {
  for (const seat of seatsIn(play.state)) setCounter(play, seat, "figure", lead(play.state, seat));
  end(play, { places: placesNow(play.state), reason: "most-money" });
}
function lead(state, seat) {
  const others2 = seatsIn(state).filter((other) => other !== seat);
  return moneyOf$1(state, seat) - Math.max(...others2.map((other) => moneyOf$1(state, other)));
}
function noteFigures(play, leaver) {
  const { state } = play;
  setCounter(play, leaver, "figure", Math.min(0, lead(state, leaver)));
  const [other, another] = seatsIn(state).filter((seat) => seat !== leaver);
  if (other === void 0 || another !== void 0) return;
  const ahead = moneyOf$1(state, other) - moneyOf$1(state, leaver);
  setCounter(play, other, "figure", Math.max(0, ahead));
}
const check = (play) => defeatFoes(play);
function left(play, seat) {
  tell(play, "left", { seat });
  if (seat === JUDGE) return setCounter(play, 0, "judgeGone", 1);
  noteFigures(play, seat);
  setCounter(play, 0, "lastOut", tableCounter(play.state, "lastOut") + 1);
  setCounter(play, seat, "out", tableCounter(play.state, "lastOut"));
  const [last, other] = seatsIn(play.state);
  if (last !== void 0 && other === void 0) {
    end(play, { places: placesNow(play.state), reason: "last-left" });
    return;
  }
  takeAway(play, seat);
}
function takeAway(play, seat) {
  for (const id of [...cardsIn(play.state, board(seat))]) {
    leaveBoard(play, id, pileOf(play, ownerOf(play.state, cardOf(play.state, id))));
  }
  for (const at of privatePlaces(seat)) moveAll(play, at, gone(seat));
  endModifiersOf(play, seat);
}
const privatePlaces = (seat) => [
  ...[hand(seat), deck(seat), drafted(seat), discard$1(seat), defeated(seat)],
  ...[place$1("foes", seat), place$1("aside", seat)]
];
function mayAttack(reading, id) {
  const card2 = cardOf(reading.state, id);
  if (!isOnBoard(card2) || faceOfCard(reading, card2).type !== "friend") return false;
  if (markOf(card2, "new") > 0 && !is(reading, id, "swift")) return false;
  return markOf(card2, "attacks") < attacksOf(reading, id) && !is(reading, id, "peaceful");
}
const attacksOf = (reading, id) => Number(reading.state.options["attacksPerFriend"]) + valueOf(reading, id, "moreAttacks");
function mayBeAttacked(reading, attacker, target2) {
  const { state } = reading;
  const seat = controllerOf(state, cardOf(state, attacker));
  if (typeof target2 === "number") {
    return target2 !== seat && isIn(state, target2) && !is(reading, attacker, "sparesPlayers");
  }
  const card2 = state.cards[target2];
  return !!card2 && mayBeFought(reading, card2) && controllerOf(state, card2) !== seat;
}
function targetsOf(reading, seat) {
  const { state } = reading;
  const others2 = seatsIn(state).filter((other) => other !== seat);
  const cards2 = [
    ...others2.flatMap((other) => boardOf(state, other)),
    ...faceUpFoes(state)
  ];
  return {
    players: others2.map(playerWord),
    cards: cards2.filter((card2) => mayBeFought(reading, card2)).map(({ id }) => id)
  };
}
const mayBeFought = (reading, card2) => (isFaceUpFoe(card2) || isOnBoard(card2) && faceOfCard(reading, card2).type === "friend") && !is(reading, card2.id, "safe");
function waysToAttack(reading, id, all2) {
  if (!mayAttack(reading, id)) return [];
  return [...is(reading, id, "sparesPlayers") ? [] : all2.players, ...all2.cards];
}
function attack(play, seat, card2, target2) {
  mark(play, card2, "attacks", markOf(cardOf(play.state, card2), "attacks") + 1);
  const word2 = typeof target2 === "number" ? playerWord(target2) : target2;
  tell(play, "attack-declared", { card: card2, target: word2 });
  push(play, { kind: "attack", seat, card: card2, target: target2, stage: "declared" });
}
const attackStep = {
  open: ["seat", "card", "target", "stage"],
  proceed(play, frame) {
    switch (frame.stage) {
      case "declared":
        frame.stage = "strike";
        resolveTriggers(play);
        return "on";
      case "strike":
        frame.stage = "over";
        if (isStillLegal(play, frame)) strike(play, frame);
        else tell(play, "attack-failed", { card: frame.card });
        check(play);
        return "on";
      case "over":
        return "done";
    }
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
};
function isStillLegal(reading, { card: id, seat, target: target2 }) {
  const card2 = reading.state.cards[id];
  if (!card2 || !isOnBoard(card2) || controllerOf(reading.state, card2) !== seat) return false;
  return !is(reading, id, "peaceful") && mayBeAttacked(reading, id, target2);
}
function strike(play, { card: card2, target: target2 }) {
  if (typeof target2 === "number") return loseMoney(play, target2, forceOf(play, card2), card2);
  tell(play, "fought", { card: card2, target: target2 });
  if (isFaceUpFoe(cardOf(play.state, target2))) fightFoe(play, card2, target2);
  else fightFriend(play, card2, target2);
}
function fightFriend(play, attacker, defender) {
  const [ours, theirs] = [powerOf$1(play, attacker), powerOf$1(play, defender)];
  const isLost = (id, own2, other) => own2 < other || own2 === other && !is(play, id, "sturdy");
  const lost = [
    ...isLost(attacker, ours, theirs) ? [attacker] : [],
    ...isLost(defender, theirs, ours) ? [defender] : []
  ];
  for (const id of lost) loseCard(play, id);
}
function fightFoe(play, attacker, foe) {
  const [ours, theirs] = [powerOf$1(play, attacker), powerOf$1(play, foe)];
  const isLost = ours < theirs || ours === theirs && !is(play, attacker, "sturdy");
  wear(play, foe, forceOf(play, attacker));
  if (isLost) loseCard(play, attacker);
}
const judgeSits = (options) => options["judge"] === "sits";
const hasJudge = (state) => judgeSits(state.options) && tableCounter(state, "judgeGone") === 0;
const ROWS = ["endTrigger", "attacksPerFriend", "foeFee", "sacrificeAtWill"];
const IN_WORDS = "inWords";
const QUESTIONS_PER_SEAT = 3;
const CRITERIA = ["fun", "clear", "funny", "consistentAndFair"];
const spokenDispute = (row) => ({
  ...{ kind: "dispute", row, reading: row === IN_WORDS ? IN_WORDS : "" }
});
const spokenDisputeStep = {
  open: ["row", "reading"],
  openChoices: ["reading", "criteria"],
  /** A JUDGE who leaves without an answer leaves the reading as it was (A-FRI-67). */
  proceed(play, { reading }) {
    if (!hasJudge(play.state)) return "done";
    return [{ seat: JUDGE, kind: reading === "" ? "reading" : "criteria" }];
  },
  options({ rules }, { row }, { kind }) {
    if (kind === "criteria") {
      return { pick: "some", from: CRITERIA.map((id) => ({ id })), min: 1, max: CRITERIA.length };
    }
    return oneOf$4(...(rules.options[row] ?? []).map(String));
  },
  answered(play, frame, { kind, chosen: chosen2 }) {
    const words2 = chosen2.map(({ id }) => id);
    if (kind === "reading") {
      frame.reading = words2[0] ?? "";
      return;
    }
    const { row, reading } = frame;
    const value = (play.rules.options[row] ?? []).find((each) => String(each) === reading);
    if (value !== void 0) decideOption(play, row, value);
    tell(play, "dispute-settled", { row, reading, criteria: words2 });
    return "done";
  }
};
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 300;
const LONGEST_REASON = 200;
const writtenDispute = (row, { seat, last }) => ({
  ...{ kind: "written-dispute", seat, row, last, about: 0, words: "", criteria: [] },
  ...row === IN_WORDS ? { next: "about", reading: IN_WORDS } : { next: "reading", reading: "" }
});
const isAskedOfRaiser = ({ next: next2 }) => next2 === "about" || next2 === "question";
const line = (max, min = 1) => ({ pick: "words", min, max });
const writtenDisputeStep = {
  open: ["seat", "row", "next", "about", "words", "reading", "criteria"],
  openChoices: ["about", "question", "reading", "answer", "criteria", "reason"],
  /** A JUDGE who leaves without an answer leaves everything as it was (A-FRI-67). */
  proceed(play, frame) {
    if (!hasJudge(play.state)) return "done";
    const asked = { seat: isAskedOfRaiser(frame) ? frame.seat : JUDGE, kind: frame.next };
    return [asked];
  },
  options({ rules }, { row, last }, { kind }) {
    switch (kind) {
      case "about":
        return { pick: "number", min: 0, max: last };
      case "question":
        return line(LONGEST_QUESTION);
      case "reading":
        return oneOf$4(...(rules.options[row] ?? []).map(String));
      case "answer":
        return line(LONGEST_ANSWER);
      case "criteria":
        return { pick: "some", from: CRITERIA.map((id) => ({ id })), min: 1, max: CRITERIA.length };
      case "reason":
        return line(LONGEST_REASON, 0);
    }
  },
  answered(play, frame, { kind, chosen: chosen2, number: number2, words: words2 }) {
    switch (kind) {
      case "about":
        Object.assign(frame, { about: number2, next: "question" });
        return;
      case "question":
        tellQuestion(play, Object.assign(frame, { words: words2, next: "answer" }));
        return;
      case "reading":
        Object.assign(frame, { reading: chosen2[0]?.id ?? "", next: "criteria" });
        return;
      case "answer":
        tell(play, "dispute-answered", { row: frame.row, words: words2 });
        frame.next = "criteria";
        return;
      case "criteria":
        Object.assign(frame, { criteria: chosen2.map(({ id }) => id), next: "reason" });
        return;
      case "reason":
        settle(play, frame, words2);
        return "done";
    }
  },
  /** Who leaves with the question half written has asked nothing; an answer may still be wanted. */
  left: (_, frame, seat) => isAskedOfRaiser(frame) && frame.seat === seat ? "done" : void 0
};
const tellQuestion = (play, { seat, row, about: about2, words: words2 }) => tell(play, "dispute-raised", { seat, row, readings: [], about: about2, words: words2 });
function settle(play, frame, words2) {
  const { row, reading, criteria } = frame;
  const value = (play.rules.options[row] ?? []).find((each) => String(each) === reading);
  if (value !== void 0) decideOption(play, row, value);
  const reason = words2 === "" ? {} : { words: words2 };
  tell(play, "dispute-settled", { row, reading, criteria, ...reason });
}
const areWordsWritten = ({ options }) => options["disputes"] === "written";
const isSettled = ({ state }, row) => tableCounter(state, `settled-${row}`) > 0;
function isDisputed({ state }) {
  const kind = state.stack.at(-1)?.kind;
  return kind === "dispute" || kind === "written-dispute";
}
function disputesOf(reading, seat) {
  if (!hasJudge(reading.state)) return [];
  const asked = seatCounter(reading.state, seat, "questions");
  const rows = ROWS.filter((row) => !isSettled(reading, row));
  return [...rows, ...asked < QUESTIONS_PER_SEAT ? [IN_WORDS] : []].map((row) => ({
    id: `dispute ${row}`
  }));
}
function disputers(reading) {
  const { state } = reading;
  if (!hasJudge(state) || isDisputed(reading)) return [];
  return seatsIn(state).filter((seat) => disputesOf(reading, seat).length > 0);
}
const disputing = {
  kind: "dispute",
  seats: disputers,
  options: (reading, seat) => ({ pick: "one", from: disputesOf(reading, seat) }),
  answered: (play, { seat, chosen: [choice] }) => raiseDispute(play, seat, choice?.id.split(" ")[1] ?? IN_WORDS)
};
function raiseDispute(play, seat, row) {
  const isWritten2 = areWordsWritten(play.state);
  const readings = [...play.rules.options[row] ?? []];
  if (!isWritten2 || row !== IN_WORDS) tell(play, "dispute-raised", { seat, row, readings });
  if (row === IN_WORDS) {
    setCounter(play, seat, "questions", seatCounter(play.state, seat, "questions") + 1);
  } else {
    setCounter(play, 0, `settled-${row}`, 1);
  }
  const last = play.state.asked;
  push(play, isWritten2 ? writtenDispute(row, { seat, last }) : spokenDispute(row));
}
const { cards: cards$1, cardsByChance, gets, order: order$1, ownersOf, seatDoes } = phrases;
const WHO = { each: "each player", others: "each other player" };
const playerDoes = seatDoes((who) => WHO[who] ?? "that player");
const POOL_NAMES = {
  friends: "the Friend Pool",
  spells: "the Magic Pool",
  curses: "the Curse Pool",
  whatevers: "the Whatever Pool"
};
const poolNamed = ({ instruction: instruction2 }) => POOL_NAMES[String(instruction2["from"])] ?? "";
const drawn = (said) => said.instruction["from"] === void 0 ? cards$1(said) : `${cards$1(said)} from ${poolNamed(said)}`;
const turns = ({ number: number2 }) => number2 === "1" ? "turn" : `${number2} turns`;
const VERB_WORDS = {
  "gain-money": playerDoes("gain", "gains", ({ number: number2 }) => `${number2} Money`),
  "lose-money": playerDoes("lose", "loses", ({ number: number2 }) => `${number2} Money`),
  "gain-things": playerDoes("gain", "gains", ({ number: number2 }) => `${number2} Things`),
  draw: playerDoes("draw", "draws", drawn),
  add: playerDoes(
    "shuffle",
    "shuffles",
    (said) => `${cards$1(said)} from ${poolNamed(said)} into the deck`
  ),
  discard: playerDoes("discard", "discards", cards$1),
  "discard-at-random": playerDoes("discard", "discards", cardsByChance),
  "discard-top": playerDoes(
    "discard",
    "discards",
    (said) => `${cards$1(said)} off the top of the deck`
  ),
  give: gets,
  refresh: ({ to }) => ({ statement: `${to.subject} may attack once more this turn` }),
  wear: ({ to, number: number2 }) => ({
    statement: `${to.subject} ${to.many ? "lose" : "loses"} ${number2} Power for good`
  }),
  "extra-turn": playerDoes("take", "takes", (said) => `another ${turns(said)} after this one`),
  "skip-turn": playerDoes("skip", "skips", (said) => `the next ${turns(said)}`),
  remove: ({ to }) => order$1(`put ${to.object} into ${ownersOf(to, "Discard Pile")}`),
  return: ({ to }) => order$1(
    `return ${to.object} to ${to.many ? "their controllers' hands" : "its controller's hand"}`
  ),
  sacrifice: ({ to }) => order$1(`sacrifice ${to.object}`),
  "take-control": ({ to }) => order$1(`take control of ${to.object}`),
  tuck: ({ to, instruction: { under: under2 } }) => order$1(`put ${to.object} under ${under2 === "self" ? "this card" : "the other"}`),
  hide: ({ to, instruction: { under: under2 } }) => order$1(`put ${to.object} face down under ${under2 === "self" ? "this card" : "the other"}`),
  take: ({ to }) => order$1(`take ${to.object} into your hand`),
  "put-on-board": ({ to }) => order$1(`put ${to.object} on the Board on your side`),
  "shuffle-back": ({ to }) => order$1(`shuffle ${to.object} into ${ownersOf(to, "deck")}`)
};
const { inPile, side, stat, trait } = phrases;
const TYPES = {
  friend: ["Friend", "Friends"],
  spell: ["Magic Spell", "Magic Spells"],
  curse: ["Curse", "Curses"],
  whatever: ["Whatever", "Whatevers"],
  foe: ["Foe", "Foes"]
};
const TIMINGS = {
  play: {},
  lasting: {},
  loot: { label: "Loot" },
  "loot-lasting": { label: "Loot" },
  "turn-start": { label: "When your turn begins" },
  "turn-end": { label: "When your turn ends" },
  "any-draw": { label: "Whenever any player draws a card" },
  "your-draw": { label: "Whenever you draw a card" },
  "their-draw": { label: "Whenever another player draws a card" },
  "your-add": { label: "Whenever you shuffle cards from a Pool into your deck" },
  "your-play": { label: "Whenever you play another card", it: "the played card" },
  "their-play": { label: "Whenever another player plays a card", it: "the played card" },
  "your-discard": { label: "Whenever you discard a card" },
  attacks: { label: "When this attacks" },
  attacked: { label: "When this is attacked", it: "the attacker" },
  lost: { label: "When this goes to the Discard Pile" },
  "your-loss": { label: "Whenever another card of yours on the Board goes to the Discard Pile" },
  sacrificed: { label: "When this is sacrificed" },
  "your-money-lost": { label: "Whenever you lose Money" },
  "their-money-lost": { label: "Whenever another player loses Money" },
  "your-money-gained": { label: "Whenever you gain Money" },
  "their-money-gained": { label: "Whenever another player gains Money" },
  "your-defeat": { label: "Whenever you Defeat a Foe" }
};
const thisCard = ({ type }) => `this ${TYPES[type][0]}`;
const PLAYERS = {
  each: "each player",
  others: "each other player",
  you: "your side"
};
const FILTERS = {
  player: (wanted) => ({ is: PLAYERS[String(wanted)] ?? "" }),
  other: (wanted, { face }) => wanted === true ? { other: true } : { is: thisCard(face) },
  above: () => ({ is: "the card above this one" }),
  side: side("another player's", "enemy"),
  tribe: (wanted) => ({ before: String(wanted) }),
  type: (wanted) => ({ noun: TYPES[wanted] }),
  name: (wanted) => ({ with: `the name ${String(wanted)}` }),
  costAtMost: (wanted) => ({ with: `a cost of at most ${Number(wanted)}` }),
  costAtLeast: (wanted) => ({ with: `a cost of at least ${Number(wanted)}` }),
  powerAtMost: (wanted) => ({ with: `at most ${Number(wanted)} Power` }),
  powerAtLeast: (wanted) => ({ with: `at least ${Number(wanted)} Power` }),
  beneath: () => ({ after: "under this one" })
};
const ZONES = {
  under: () => "",
  hand: inPile("hand"),
  discard: inPile("Discard Pile"),
  defeated: (whose) => `beside ${whose || "a"} deck`
};
const CARD_WORDS = {
  card: ["card", "cards"],
  things: {
    "friends-and-foes": TYPES.friend,
    foes: TYPES.foe,
    players: ["player", "players"],
    "other-players": ["other player", "other players"]
  },
  timings: TIMINGS,
  costs: {},
  filters: FILTERS,
  zones: ZONES,
  named: { self: thisCard },
  values: {
    power: stat("Power"),
    cost: stat("cost"),
    moreAttacks: stat("attacks each turn"),
    things: stat("Things each turn"),
    swift: trait("Swift: may attack in the turn in which it is played"),
    sturdy: trait("Sturdy: is not lost in a tie"),
    peaceful: trait("Peaceful: cannot attack"),
    sparesPlayers: trait("Gentle: cannot attack players"),
    safe: trait("Safe: cannot be attacked"),
    warded: trait("Warded: cannot be chosen by effects of other players")
  },
  counters: { money: "Money", things: "Things" },
  verbs: VERB_WORDS,
  durations: {
    turn: "until the turn ends",
    "your-next-turn": "until your next turn begins",
    leaves: "while it stays on the Board"
  }
};
const MAX_TRIGGERS = [1e3, 50];
const PAUSE = {
  afterFacts: 250,
  seat: (state) => roundFromActive(state)[0]
};
const TRIGGER_RULES = {
  ...{ order: "queue", chosenBy: "rank", pause: PAUSE },
  limit: ({ options }) => Number(options["triggersPerAct"]),
  lapse: (play, limit) => tell(play, "triggers-lapsed", { limit })
};
const LAST = 1e4;
function rank({ state }, card2, controller) {
  const turnsAway = roundFromActive(state).indexOf(controller);
  const age = cardsIn(state, board(controller)).indexOf(card2.id);
  return turnsAway < 0 || age < 0 ? LAST * state.seats : turnsAway * LAST + age;
}
const own = ({ state }, { seat }) => cardsIn(state, board(seat));
const others = ({ state }, { seat }) => onBoards(state, (other) => other !== seat);
const all = ({ state }) => onBoards(state, () => true);
function onBoards(state, wanted) {
  const ids = [];
  for (const seat of roundFromActive(state)) {
    if (wanted(seat)) ids.push(...cardsIn(state, board(seat)));
  }
  return ids;
}
const itself = (_, { card: card2 }) => [card2];
const ownButItself = (reading, fact) => own(reading, fact).filter((id) => id !== fact["card"]);
const target = ({ state }, fact) => [String(fact["target"])].filter((id) => state.cards[id]);
const card = (fact) => fact["card"];
const TIMING_RULES = [
  { timing: "turn-start", what: "turn-begun", whose: own, rank },
  { timing: "turn-end", what: "turn-ending", whose: own, rank },
  { timing: "any-draw", what: "card-drawn", whose: all, rank },
  { timing: "your-draw", what: "card-drawn", whose: own, rank },
  { timing: "their-draw", what: "card-drawn", whose: others, rank },
  { timing: "your-add", what: "cards-added", whose: own, rank },
  { timing: "your-play", what: "card-played", whose: ownButItself, it: card, rank },
  { timing: "their-play", what: "card-played", whose: others, it: card, rank },
  { timing: "your-discard", what: "card-discarded", whose: own, rank },
  { timing: "attacks", what: "attack-declared", whose: itself, rank },
  { timing: "attacked", what: "attack-declared", whose: target, it: card, rank },
  { timing: "lost", what: "card-lost", whose: itself, rank },
  { timing: "your-loss", what: "card-lost", whose: ownButItself, rank },
  { timing: "sacrificed", what: "sacrificed", whose: itself, rank },
  { timing: "your-money-lost", what: "money-lost", whose: own, rank },
  { timing: "their-money-lost", what: "money-lost", whose: others, rank },
  { timing: "your-money-gained", what: "money-gained", whose: own, rank },
  { timing: "their-money-gained", what: "money-gained", whose: others, rank },
  { timing: "your-defeat", what: "foe-defeated", whose: own, rank }
];
const FOE_CHOICES = ["none", "oneOfEach", "threeOfEach", "tenOfEach"];
const COPIES$1 = {
  ...{ none: 0, oneOfEach: 1, threeOfEach: 3, tenOfEach: 10 }
};
const MAX_FOES = 100;
const FORM = `a list such as "3 Bridge Troll, 1 Goose" of at most ${MAX_FOES} copies in all`;
function foeList(rules, choice) {
  const said = String(choice);
  const copies = Object.hasOwn(COPIES$1, said) ? COPIES$1[said] : void 0;
  if (copies === void 0) return readList(rules, said).foes.slice(0, MAX_FOES);
  return foesOf(rules).flatMap(({ code }) => Array(copies).fill(code)).slice(0, MAX_FOES);
}
function foeListProblem(rules, choice) {
  if (typeof choice !== "string") return `${FORM}.`;
  const { foes: foes2, problem: problem2 } = readList(rules, choice);
  if (problem2 !== void 0) return `${FORM}: ${problem2}`;
  return foes2.length > MAX_FOES ? `${FORM}: these are ${foes2.length}.` : void 0;
}
function readList(rules, list) {
  const foes2 = [];
  for (const line2 of list.split(",")) {
    const [, count2, named2 = ""] = /^ ?([1-9]\d{0,2}) (.+)$/.exec(line2) ?? [];
    if (count2 === void 0) return { foes: foes2, problem: `"${line2.trim()}" is no number and Foe.` };
    const foe = foesOf(rules).find(({ code, name: name2 }) => code === named2 || name2 === named2);
    if (!foe) return { foes: foes2, problem: `there is no Foe "${named2}".` };
    if (foes2.includes(foe.code)) return { foes: foes2, problem: `${foe.name} is listed twice.` };
    foes2.push(...Array(Number(count2)).fill(foe.code));
  }
  return { foes: foes2 };
}
const foesOf = ({ faces }) => Object.values(faces).filter(({ type }) => type === "foe");
const FIRST_OPTIONS = {
  judge: ["none", "sits"],
  // A-FRI-01
  format: ["a", "b", "c"],
  // R-FRI-35, A-FRI-01
  draftOrder: ["asked", "asSeated"],
  // A-FRI-01, A-FRI-47
  turnOrder: ["asked", "asSeated"],
  // A-FRI-01, A-FRI-47
  foes: FOE_CHOICES,
  // A-FRI-44
  endTrigger: ["emptied", "onlyByDraw"],
  // A-FRI-07
  attacksPerFriend: [1, 2, 3],
  // A-FRI-16
  foeFee: ["perAct", "perCard"],
  // A-FRI-25
  sacrificeAtWill: ["no", "yes"],
  // A-FRI-31
  draftLook: ["atEnd", "asDrawn"],
  // A-FRI-46
  triggersPerAct: MAX_TRIGGERS,
  // A-FRI-64
  actsPerStep: [200, 20],
  // A-FRI-64
  extraTurns: [10, 1],
  // A-FRI-64
  maxRounds: [300, 30]
  // A-FRI-64
};
const LEFT_TO_JUDGE = "asked";
const OPTIONS = {
  ...FIRST_OPTIONS,
  format: ["a", "b", "c", LEFT_TO_JUDGE],
  // A-FRI-01, A-FRI-40
  maxSeats: [5, 8],
  // A-FRI-41
  disputes: ["written", "spoken"]
  // A-FRI-66 to 68
};
const mostSeats = (options) => Number(options["maxSeats"] ?? USUAL_MOST_SEATS);
const USUAL_MOST_SEATS = 5;
const no = (rule, says) => ({ rule, says });
const END = "end";
const mainStep = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (resolveTriggers(play)) return "on";
    if (frame.stage === "after") return "done";
    return [{ seat: frame.seat, kind: "main" }];
  },
  options: (reading, { seat }) => ({
    pick: "one",
    from: [...actsOf(reading, seat), { id: END }]
  }),
  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first2 = "", second = ""] = choice?.id.split(" ") ?? [];
    if (verb === END) {
      frame.stage = "after";
      return;
    }
    count(play, seat);
    if (verb === "play") playCard(play, seat, first2);
    else if (verb === "attack") attack(play, seat, first2, seatMeantBy(second) ?? second);
    else sacrificeCard(play, first2);
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
};
function count(play, seat) {
  const acts = tableCounter(play.state, "acts") + 1;
  setCounter(play, 0, "acts", acts);
  if (isSpent(play)) tell(play, "actions-cut", { seat, limit: acts });
}
const isSpent = ({ state }) => tableCounter(state, "acts") >= Number(state.options["actsPerStep"]);
function actsOf(reading, seat) {
  const { state } = reading;
  if (isSpent(reading)) return [];
  const plays2 = cardsIn(state, hand(seat)).filter((id) => canPlay(reading, seat, id));
  const targets2 = targetsOf(reading, seat);
  const attacks = boardOf(state, seat).flatMap(
    ({ id }) => waysToAttack(reading, id, targets2).map((to) => ({ id: `attack ${id} ${to}`, card: id, to }))
  );
  const atWill = state.options["sacrificeAtWill"] === "yes";
  const sacrifices = atWill ? boardOf(state, seat) : [];
  return [
    ...plays2.map((id) => ({ id: `play ${id}`, card: id })),
    ...attacks,
    ...sacrifices.map(({ id }) => ({ id: `sacrifice ${id}`, card: id }))
  ];
}
function refuseAct(reading, seat, words2) {
  const [verb, first2 = "", second = ""] = words2;
  if (isSpent(reading)) return no("A-FRI-64", "So many acts are enough: the Main Step has to end.");
  switch (verb) {
    case "play":
      return refusePlay(reading, seat, first2);
    case "attack":
      return refuseAttack(reading, seat, first2, second);
    case "sacrifice":
      return refuseSacrifice(reading, seat, first2);
    default:
      return no("R-FRI-51", "In your Main Step play cards, attack, or end it.");
  }
}
const NOBODY_HOLDS = "There is no such card in your hand.";
function known({ rules, state }, seat, id) {
  return mayKnowId(rules, id, seat) ? state.cards[id] : void 0;
}
function refusePlay(reading, seat, id) {
  const card2 = known(reading, seat, id);
  if (!card2 || zoneOf(card2.place) !== "hand") return no("R-FRI-55", NOBODY_HOLDS);
  const things2 = thingsOf(reading.state, seat);
  const cost = costOf(reading, id);
  if (cost > things2) return no("R-FRI-27", `It costs ${cost} Things, and you have ${things2}.`);
  return no("R-FRI-62", "To play a card name it alone.");
}
function refuseAttack(reading, seat, id, target2) {
  const card2 = known(reading, seat, id);
  const isOwn2 = card2 && isOnBoard(card2) && controllerOf(reading.state, card2) === seat;
  if (!card2 || !isOwn2) return no("R-FRI-65", "You attack with a Friend of your own on the Board.");
  if (faceOfCard(reading, card2).type !== "friend") return no("R-FRI-06", "Only Friends attack.");
  if (is(reading, id, "peaceful")) return no("R-FRI-06", "Its text forbids it to attack.");
  if (markOf(card2, "new") > 0 && !is(reading, id, "swift")) {
    return no("R-FRI-66", "It came this turn, and may attack from your next one on.");
  }
  if (markOf(card2, "attacks") >= attacksOf(reading, id)) {
    return no("A-FRI-16", "It has made its attacks of this turn.");
  }
  return refuseTarget(reading, seat, id, target2);
}
function refuseTarget(reading, seat, id, target2) {
  const { state } = reading;
  const player = seatMeantBy(target2);
  if (player !== void 0) {
    if (player === seat) return no("R-FRI-63", "You do not attack yourself.");
    const isThere2 = player <= state.seats && isIn(state, player);
    if (isThere2 && is(reading, id, "sparesPlayers")) {
      return no("R-FRI-06", "Its text forbids it to attack players.");
    }
    return no("R-FRI-65", "That player is not in the game.");
  }
  const card2 = known(reading, seat, target2);
  const isThere = card2 && (isOnBoard(card2) || isFaceUpFoe(card2));
  if (!card2 || !isThere) return no("R-FRI-65", "There is no such card to attack.");
  if (isOnBoard(card2) && controllerOf(state, card2) === seat) {
    return no("A-FRI-18", "You do not attack your own cards.");
  }
  if (is(reading, target2, "safe")) return no("R-FRI-06", "Its text says that it is not attacked.");
  return no("R-FRI-65", "Only players, Friends and Foes are attacked.");
}
function refuseSacrifice(reading, seat, id) {
  const card2 = known(reading, seat, id);
  const isOwn2 = card2 && isOnBoard(card2) && controllerOf(reading.state, card2) === seat;
  if (card2 && !isOwn2) return no("R-FRI-68", "Only a card that you control can be sacrificed.");
  return no("A-FRI-31", "Cards are sacrificed when a card says so.");
}
function refuseDispute({ state }) {
  if (state.options["judge"] !== "sits") return no("A-FRI-67", "Nobody sits here to decide it.");
  return no("A-FRI-66", "Nothing can be asked about this, or it was asked before.");
}
const BY_STEP = {
  friends: ["R-FRI-41", "First you draft six Friends."],
  "one-pool": ["R-FRI-42", "Now you draft six cards of one Pool."],
  "one-or-two-pools": [
    "R-FRI-43",
    "Now you draft six of one Pool, four and two, or three and three of two Pools."
  ],
  "any-mix": ["R-FRI-44", "Now you draft six cards in any mix that the Pools can give."]
};
function refuseDraft({ state }, [verb]) {
  const frame = state.stack.at(-1);
  const [rule, says] = BY_STEP[DRAFT_STEPS[frame.step] ?? "any-mix"];
  return no(rule, verb === "take" ? says : `${says} Say so as "take 6 friends".`);
}
function refuseDraw([verb, first2]) {
  if (verb === "draw") return no("A-FRI-24", "There is no face-down card to draw there.");
  if (verb !== "add") return no("R-FRI-50", "Draw from your deck or a Pool, or add from a Pool.");
  const count2 = Number(first2);
  if (count2 === 0) return no("A-FRI-12", "At least one card goes into the deck.");
  if (count2 > 3) return no("R-FRI-50", "At most three cards go into the deck.");
  return no("A-FRI-24", "The Pool does not hold so many cards.");
}
const lineOf = (longest, what) => `${what} in one line of plain text, of at most ${longest} characters.`;
const ABOUT = {
  "draft-order": ["A-FRI-47", "Name every player once, in the order in which they draft."],
  "turn-order": ["A-FRI-47", "Name every player once, in the order of their turns."],
  "place-foe": ["R-FRI-18", "Give the Foe one of the four Pools."],
  "end-step": ["R-FRI-52", "Keep your hand, or discard one card of it."],
  discard: ["R-FRI-58", "Name exactly as many cards of your hand as have to go."],
  may: ["A-FRI-59", 'Answer "yes" or "no".'],
  "go-on": ["A-FRI-64", 'Effects set each other off: say "go-on".'],
  target: ["A-FRI-59", "Choose among what is offered, as many as the text says."],
  dispute: ["A-FRI-66", "A rule is disputed once in a match, and three questions are yours."],
  about: ["A-FRI-66", "Name a decision by its number, the latest at most, or 0 for none."],
  question: ["A-FRI-66", lineOf(LONGEST_QUESTION, "Write your question")],
  answer: ["A-FRI-67", lineOf(LONGEST_ANSWER, "Write your answer")],
  reason: ["A-FRI-67", lineOf(LONGEST_REASON, "Write your reason, or nothing,")],
  reading: ["A-FRI-67", "Name one of the readings of this rule."],
  criteria: ["A-FRI-67", "Name one or more of Fun, Clear, Funny, Consistent and Fair."]
};
const WRITTEN = /* @__PURE__ */ new Set(["question", "answer", "reason"]);
const MAIN_STEP_ONLY = "Cards are played and attacks made in your own Main Step.";
function refuse(reading, seat, asked, choice) {
  if (reading.state.outcome) return no("R-FRI-02", "The game is over.");
  if (asked && WRITTEN.has(asked.kind)) return about(asked);
  const words2 = typeof choice === "string" ? choice.split(" ") : [];
  if (words2[0] === "dispute") return refuseDispute(reading);
  const isAct = words2[0] === "play" || words2[0] === "attack";
  if (isAct && asked?.kind !== "main") return no("A-FRI-50", MAIN_STEP_ONLY);
  if (!asked && isDisputed(reading)) return no("A-FRI-66", "Play waits for the JUDGE.");
  if (!asked) return no("A-FRI-32", "You are asked nothing now: wait for your turn.");
  switch (asked.kind) {
    case "draft":
      return refuseDraft(reading, words2);
    case "draw-step":
      return refuseDraw(words2);
    case "main":
      return refuseAct(reading, seat, words2);
    default:
      return about(asked);
  }
}
function about({ kind }) {
  const [rule, says] = ABOUT[kind] ?? ["A-FRI-32", "This is not what you are asked."];
  return no(rule, says);
}
function draftFrame(state) {
  const place2 = (seat) => seatCounter(state, seat, "draftPlace");
  const waiting = [...seatsIn(state)].sort((a, b) => place2(a) - place2(b));
  return { kind: "draft", waiting, step: 0 };
}
const draft = {
  open: ["waiting", "step"],
  openChoices: ["draft"],
  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === void 0) return "done";
    if (DRAFT_STEPS[frame.step]) return [{ seat, kind: "draft" }];
    makeDeck(play, seat);
    next(frame);
    return "on";
  },
  options: ({ state }, frame) => ({
    pick: "one",
    from: splitsFor(state, DRAFT_STEPS[frame.step] ?? "any-mix").map((split) => ({
      id: splitId(split)
    }))
  }),
  answered(play, frame, { seat, chosen: [choice] }) {
    for (const [name2, count2] of splitOf(choice?.id ?? "")) {
      draw(play, pool(name2), drafted(seat), count2);
    }
    tell(play, "cards-drafted", { seat, split: choice?.id ?? "" });
    frame.step += 1;
    if (play.state.options["draftLook"] === "asDrawn") look(play, seat);
  },
  left(_, frame, seat) {
    if (frame.waiting[0] === seat) next(frame);
    else frame.waiting = frame.waiting.filter((other) => other !== seat);
  }
};
function next(frame) {
  frame.waiting = frame.waiting.slice(1);
  frame.step = 0;
}
const look = (play, seat) => show(play, seat, drafted(seat), cardsIn(play.state, drafted(seat)));
function makeDeck(play, seat) {
  if (play.state.options["draftLook"] === "atEnd") look(play, seat);
  moveAll(play, drafted(seat), deck(seat));
  shuffle(play, deck(seat));
  tell(play, "deck-made", { seat });
}
const orderFrame = (of) => ({ kind: "order", of });
const order = {
  open: ["of"],
  openChoices: ["draft-order", "turn-order"],
  proceed(play, { of }) {
    const seats = seatsOf(play.state).filter((seat) => isIn(play.state, seat));
    if (play.state.options[OPTION_OF[of]] === "asSeated") name(play, of, seats);
    else if (hasJudge(play.state)) return [{ seat: JUDGE, kind: DECISION_OF[of] }];
    else name(play, of, byChance(play, seats));
    return "done";
  },
  options: ({ state }) => ({
    pick: "order",
    from: seatsOf(state).filter((seat) => isIn(state, seat)).map((seat) => ({ id: playerWord(seat), to: String(seat) }))
  }),
  answered(play, { of }, { chosen: chosen2 }) {
    name(
      play,
      of,
      chosen2.map(({ id }) => seatMeantBy(id))
    );
    return "done";
  }
};
const DECISION_OF = { draftPlace: "draft-order", turnPlace: "turn-order" };
const OPTION_OF = { draftPlace: "draftOrder", turnPlace: "turnOrder" };
function byChance(play, seats) {
  const left2 = [...seats];
  return seats.map(() => {
    const index = left2.length > 1 ? pickByChance(play, left2.length) : 0;
    return left2.splice(index, 1)[0];
  });
}
function name(play, of, seats) {
  seats.forEach((seat, index) => setCounter(play, seat, of, index + 1));
  tell(play, "order-named", { of: DECISION_OF[of], seats: [...seats] });
}
const placeFoesFrame = ({ rules, state }) => ({
  ...{ kind: "place-foes", waiting: foeList(rules, state.options["foes"]), placed: [] }
});
const placeFoes = {
  open: ["waiting"],
  proceed(play, frame) {
    if (frame.waiting.length > 0 && hasJudge(play.state)) {
      return [{ seat: JUDGE, kind: "place-foe" }];
    }
    while (frame.waiting.length > 0) {
      place(frame, POOLS[pickByChance(play, POOLS.length)]);
    }
    putIn(play, frame);
    return "done";
  },
  options: () => oneOf$4(...POOLS),
  answered(_, frame, { chosen: [choice] }) {
    place(frame, choice?.id);
  }
};
function place(frame, name2) {
  const [face, ...rest] = frame.waiting;
  if (face === void 0) return;
  frame.waiting = rest;
  frame.placed = [...frame.placed, { face, pool: name2 }];
}
function putIn(play, { placed }) {
  if (placed.length === 0) return;
  for (const name2 of POOLS) {
    const faces = placed.filter((each) => each.pool === name2).map(({ face }) => face);
    if (faces.length > 0) stock(play, pool(name2), JUDGE, faces);
    shuffle(play, pool(name2));
  }
  tell(play, "foes-placed", { count: placed.length });
}
const STAGES$1 = ["begin", "draw-step", "main-step", "end-step", "ending", "over"];
const STEPS = ["draw-step", "main-step", "end-step"];
const turnFrame = (seat, stage = "begin") => ({
  ...{ kind: "turn", seat, stage }
});
const stepFrame = (kind, seat) => ({ kind, seat, stage: "ask" });
function beginRound(play) {
  const round = tableCounter(play.state, "round") + 1;
  setCounter(play, 0, "round", round);
  setCounter(play, 0, "extraTurns", 0);
  tell(play, "round-begun", { round });
  giveTurn(play, seatsIn(play.state));
}
function afterTurn(play, seat) {
  const { state } = play;
  if (isIn(state, seat) && seatCounter(state, seat, "extra") > 0 && takesExtra(play, seat)) return;
  const now = turnPlace(state, seat);
  giveTurn(
    play,
    seatsIn(state).filter((other) => turnPlace(state, other) > now)
  );
}
function takesExtra(play, seat) {
  const { state } = play;
  const given = tableCounter(state, "extraTurns");
  const limit = Number(state.options["extraTurns"]);
  if (given >= limit) {
    setCounter(play, seat, "extra", 0);
    tell(play, "extra-turns-cut", { seat, limit });
    return false;
  }
  setCounter(play, seat, "extra", seatCounter(state, seat, "extra") - 1);
  setCounter(play, 0, "extraTurns", given + 1);
  push(play, turnFrame(seat));
  return true;
}
function giveTurn(play, waiting) {
  for (const seat of waiting) {
    const skips = seatCounter(play.state, seat, "skips");
    if (skips === 0) return push(play, turnFrame(seat));
    setCounter(play, seat, "skips", skips - 1);
    tell(play, "turn-skipped", { seat });
  }
  endRound(play);
}
function endRound(play) {
  const round = tableCounter(play.state, "round");
  const last = tableCounter(play.state, "lastRound") || Infinity;
  const limit = Number(play.state.options["maxRounds"]);
  if (round >= last) return endByMoney(play);
  if (round < limit) return beginRound(play);
  tell(play, "rounds-cut", { limit });
  endByMoney(play);
}
const FIRST_HAND = 4;
function setup(play, { decks }) {
  for (const seat of seatsOf(play.state)) {
    setCounter(play, seat, "money", FIRST_MONEY);
    for (const name2 of POOLS) {
      const faces = (decks[seat] ?? []).filter((code) => POOL_OF[typeOf(play, code)] === name2);
      if (faces.length > 0) stock(play, pool(name2), seat, faces);
    }
  }
  for (const name2 of POOLS) shuffle(play, pool(name2));
  push(play, openingFrame("draft-order"));
}
const typeOf = ({ rules }, code) => rules.faces[code]?.type ?? "";
const STAGES = ["draft-order", "draft", "foes", "hands", "turn-order", "turns"];
const openingFrame = (stage) => ({ kind: "opening", stage });
const opening = {
  open: ["stage"],
  proceed(play, frame) {
    const now = frame.stage;
    if (now === "turns") {
      beginRound(play);
      return "done";
    }
    frame.stage = STAGES[STAGES.indexOf(now) + 1];
    switch (now) {
      case "draft-order":
        push(play, orderFrame("draftPlace"));
        return "on";
      case "draft":
        push(play, draftFrame(play.state));
        return "on";
      case "foes":
        push(play, placeFoesFrame(play));
        return "on";
      case "hands":
        for (const seat of seatsIn(play.state)) drawCards(play, seat, deck(seat), FIRST_HAND);
        return "on";
      case "turn-order":
        push(play, orderFrame("turnPlace"));
        return "on";
    }
  }
};
const STORIES = {
  "order-named": ["of", "seats"],
  "cards-drafted": ["seat", "split"],
  "deck-made": ["seat"],
  "foes-placed": ["count"],
  "round-begun": ["round"],
  "turn-begun": ["seat"],
  "turn-ending": ["seat"],
  "turn-skipped": ["seat"],
  "turn-gained": ["seat"],
  "card-drawn": ["seat", "from"],
  "cards-added": ["seat", "from", "count"],
  "card-played": ["seat", "card", "face"],
  "card-discarded": ["seat", "face"],
  "card-lost": ["seat", "card", "face"],
  "card-returned": ["seat", "card", "face"],
  "card-tucked": ["card", "under"],
  "control-taken": ["card", "seat"],
  sacrificed: ["seat", "card", "face"],
  "attack-declared": ["card", "target"],
  "attack-failed": ["card"],
  fought: ["card", "target"],
  "money-gained": ["seat", "amount", "by"],
  "money-lost": ["seat", "amount", "by"],
  "foe-found": ["card", "face"],
  "foe-placed": ["card"],
  "foe-worn": ["card", "amount"],
  "foe-defeated": ["card", "seat", "face"],
  "foe-banished": ["card", "face"],
  "deck-emptied": ["seat"],
  "triggers-lapsed": ["limit"],
  "actions-cut": ["seat", "limit"],
  "extra-turns-cut": ["seat", "limit"],
  "rounds-cut": ["limit"],
  "dispute-raised": ["seat", "row", "readings", "about", "words"],
  "dispute-answered": ["row", "words"],
  "dispute-settled": ["row", "reading", "criteria", "words"],
  left: ["seat"]
};
const MOST_ADDED = 3;
const drawStep = {
  open: ["seat", "stage"],
  openChoices: ["draw-step"],
  proceed(play, frame) {
    const isOver = frame.stage === "after" || ways(play, frame.seat).length === 0;
    if (!isOver) return [{ seat: frame.seat, kind: "draw-step" }];
    return resolveTriggers(play) ? "on" : "done";
  },
  options: (reading, { seat }) => ({ pick: "one", from: ways(reading, seat) }),
  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first2 = "", second = ""] = choice?.id.split(" ") ?? [];
    frame.stage = "after";
    if (verb === "add") addToDeck(play, seat, second, Number(first2));
    else drawCards(play, seat, first2 === "deck" ? deck(seat) : pool(first2), 1);
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
};
function ways({ state }, seat) {
  const filled = POOLS.filter((name2) => poolSize(state, name2) > 0);
  const ids = [
    ...deckSize(state, seat) > 0 ? ["draw deck"] : [],
    ...filled.map((name2) => `draw ${name2}`),
    ...filled.flatMap(
      (name2) => Array.from(
        { length: Math.min(MOST_ADDED, poolSize(state, name2)) },
        (_, fewer) => `add ${fewer + 1} ${name2}`
      )
    )
  ];
  return ids.map((id) => ({ id }));
}
const endStep = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    if (frame.stage === "ask") return [{ seat: frame.seat, kind: "end-step" }];
    return resolveTriggers(play) ? "on" : "done";
  },
  options: ({ state }, { seat }) => ({
    pick: "one",
    from: [
      { id: "keep" },
      ...cardsIn(state, hand(seat)).map((id) => ({ id: `discard ${id}`, card: id }))
    ]
  }),
  answered(play, frame, { seat, chosen: [choice] }) {
    frame.stage = "after";
    if (choice?.card === void 0) return;
    discardCard(play, seat, choice.card);
    drawCards(play, seat, deck(seat), 1);
  },
  left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
};
const turn = {
  open: ["seat", "stage"],
  proceed(play, frame) {
    const now = isIn(play.state, frame.seat) ? frame.stage : "over";
    if (now === "over") {
      cleanUp(play);
      afterTurn(play, frame.seat);
      return "done";
    }
    frame.stage = STAGES$1[STAGES$1.indexOf(now) + 1];
    if (now === "begin") begin(play, frame.seat);
    else if (now === "ending") tell(play, "turn-ending", { seat: frame.seat });
    else beginStep$1(play, now, frame.seat);
    if (now === "begin" || now === "ending") resolveTriggers(play);
    return "on";
  }
};
function begin(play, seat) {
  setCounter(play, 0, "turn", tableCounter(play.state, "turn") + 1);
  setCounter(play, 0, "active", seat);
  setCounter(play, 0, "step", 0);
  setCounter(play, 0, "acts", 0);
  endModifiers(play, untilTurnOf(seat));
  setCounter(play, seat, "things", ruleFor(play, seat, "things"));
  check(play);
  tell(play, "turn-begun", { seat });
}
function beginStep$1(play, step, seat) {
  setCounter(play, 0, "step", STEPS.indexOf(step) + 1);
  push(play, stepFrame(step, seat));
}
function cleanUp(play) {
  const { state } = play;
  for (const { id } of inPlay(state)) {
    mark(play, id, "attacks", 0);
    mark(play, id, "new", 0);
  }
  for (const [seat] of state.players.entries()) if (seat > 0) setCounter(play, seat, "things", 0);
  endModifiers(play, "turn");
  placeFoes$1(play);
  check(play);
}
const friendomancy = {
  id: "friendomancy/2",
  minSeats: 2,
  maxSeats: USUAL_MOST_SEATS,
  mostSeats,
  options: OPTIONS,
  freeOptions: { foes: foeListProblem },
  // A-FRI-44
  zones: ZONES$1,
  tableZone: "board",
  openCounters: [
    ...[
      "money",
      "things",
      "out",
      "draftPlace",
      "turnPlace",
      "extra",
      "skips",
      "questions",
      "figure"
    ],
    ...["turn", "round", "lastRound", "active", "step", "extraTurns", "judgeGone"]
  ],
  shownValues: ["power", "cost"],
  stories: STORIES,
  setup,
  steps: {
    opening,
    order,
    draft,
    "place-foes": placeFoes,
    turn,
    "draw-step": drawStep,
    "main-step": mainStep,
    "end-step": endStep,
    "play-card": finishPlay,
    attack: attackStep,
    "discard-choice": discardStep,
    dispute: spokenDisputeStep,
    "written-dispute": writtenDisputeStep
  },
  faces: FACES,
  cardWords: CARD_WORDS,
  verbs: VERBS,
  filters: FILTERS$1,
  things: THINGS,
  mayTarget,
  shortOfTargets: "what-it-can",
  // A-FRI-59
  controllerOf: ({ state }, card2) => controllerOf(state, card2),
  baseValue,
  lasting,
  lastingCards,
  hasAbilities,
  happenings: {},
  checkAfter: "effect",
  check,
  left,
  judgeSits,
  leftToJudge: { format: LEFT_TO_JUDGE },
  // A-FRI-40
  meanwhile: disputing,
  timings: TIMING_RULES,
  triggers: TRIGGER_RULES,
  refuse
};
({
  ...friendomancy
});
const CARDS_BROUGHT = 100;
const BY_COST = [9, 7, 5, 3, 1];
const BY_TYPE = 25;
const COPIES = { a: 9, b: 5, c: 10 };
const RULE = { a: "R-FRI-36", b: "R-FRI-37", c: "R-FRI-38" };
const checkDeck = (codes, options = {}) => checkDeckOf(FACES, codes, formatOf(options["format"]));
const formatOf = (format) => format === "b" || format === "c" ? format : "a";
function checkDeckOf(faces, codes, format) {
  const cards2 = codes.flatMap((code) => faces[code] ?? []);
  return [
    ...unknownCards(codes, faces),
    ...wrongSize(codes),
    ...foesAmong(cards2),
    ...tooManyCopies(cards2, format),
    ...format === "a" ? wrongCosts(cards2) : [],
    ...format === "b" ? wrongTypes(cards2) : []
  ];
}
function unknownCards(codes, faces) {
  return [...new Set(codes)].filter((code) => !faces[code]).map((code) => ({ rule: "R-FRI-35", says: `There is no card '${code}' in the library.` }));
}
function wrongSize({ length }) {
  if (length === CARDS_BROUGHT) return [];
  return [{ rule: "R-FRI-35", says: `You bring ${CARDS_BROUGHT} cards; these are ${length}.` }];
}
function foesAmong(cards2) {
  const foes2 = new Set(cards2.filter(({ type }) => !POOL_OF[type]).map(({ name: name2 }) => name2));
  return [...foes2].map((name2) => ({ rule: "A-FRI-04", says: `${name2} is a Foe, not yours.` }));
}
function tooManyCopies(cards2, format) {
  const copies = /* @__PURE__ */ new Map();
  for (const { name: name2 } of cards2) copies.set(name2, (copies.get(name2) ?? 0) + 1);
  const allowed = COPIES[format];
  return [...copies].filter(([, count2]) => count2 > allowed).map(([name2, count2]) => ({
    rule: RULE[format],
    says: `${name2}: ${count2} copies, ${allowed} allowed.`
  }));
}
const typesOf = () => Object.keys(POOL_OF);
function wrongCosts(cards2) {
  return typesOf().flatMap(
    (type) => BY_COST.flatMap((wanted, cost) => {
      const count2 = cards2.filter((card2) => card2.type === type && card2.cost === cost).length;
      const says = `Of type ${type} and cost ${cost} you bring ${wanted}; these are ${count2}.`;
      return count2 === wanted ? [] : [{ rule: RULE.a, says }];
    })
  );
}
function wrongTypes(cards2) {
  return typesOf().flatMap((type) => {
    const count2 = cards2.filter((card2) => card2.type === type).length;
    const says = `Of type ${type} you bring ${BY_TYPE}; these are ${count2}.`;
    return count2 === BY_TYPE ? [] : [{ rule: RULE.b, says }];
  });
}
const MAX_COUNT = 10;
const lists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: "Ham Sandwich" });
const { readDeckList } = lists;
const BAD_NEIGHBORS = `
  3 Paperboy
  3 Pocket Drake
  1 Teaspoon Slime
  1 Gutter Slime
  1 Lamp Ghost
  3 Toll Neighbor
  3 Tram Inspector
  1 Puddle Slime
  3 Stairwell Dragon
  1 Elder Slime
  1 Attic Ghost
  3 Opera Ghost
  1 Cathedral Dragon
  3 Pick a Pocket
  1 Small Change
  1 Second Wind
  1 Brave Face
  1 Glance Sideways
  1 Thick Sauce
  1 Borrowed Minute
  3 Parking Ticket
  1 Rent Day
  1 Come Back Here
  1 Two Birds
  1 Slime Parade
  3 Vanish
  1 Unhex
  1 Tidy Everything
  3 House Fire
  1 Time Off Work
  3 Small Print
  1 Sticky Fingers
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  1 Slow Letters
  3 Rising Rent
  3 Debt Collector
  1 Penny for Every Draw
  3 Long Shadow of Monday
  1 Mirror of Envy
  1 Poor Reception
  3 The Landlord Knows
  1 Eviction
  1 Ham Sandwich
  1 Odd Sock
  1 Good Weather
  1 Loose Change Jar
  1 Borrowed Pen
  1 Sudden Nostalgia
  1 Cardboard Crown
  1 Bus Ticket
  1 Second Helping
  3 Neighborhood Watch
  3 Monster Repellent
  1 Lemonade Stand
  3 Sharp Turn
  1 Corner Shop
  1 Dance Lessons
  3 Power Plant
  1 The Whole Street
`;
const QUIET_INCOME = `
  3 Doormat Cat
  3 Shy Cousin
  1 Teaspoon Slime
  1 Gutter Slime
  1 Lamp Ghost
  3 Night Baker
  1 Puddle Slime
  1 Hallway Ghost
  1 Grocery Wizard
  1 Laundry Robot
  3 Court Baker
  1 Elder Slime
  1 Attic Ghost
  3 Chief Librarian
  1 Cathedral Dragon
  3 Small Change
  3 Bake Sale
  1 Pick a Pocket
  1 Second Wind
  1 Brave Face
  3 Rent Day
  1 Come Back Here
  1 Two Birds
  1 Parking Ticket
  1 Slime Parade
  3 Fortune Cookie
  1 Vanish
  1 Unhex
  3 Tax Season
  1 Grand Finale
  3 Sticky Fingers
  1 Small Print
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  1 Slow Letters
  3 Penny for Every Draw
  1 Rising Rent
  1 Rusty Swords
  1 Debt Collector
  1 Narrow Door
  3 Mirror of Envy
  1 Long Shadow of Monday
  1 Poor Reception
  3 Compound Interest
  1 Midnight Auction
  1 Ham Sandwich
  1 Odd Sock
  1 Good Weather
  1 Loose Change Jar
  1 Borrowed Pen
  1 Sudden Nostalgia
  1 Cardboard Crown
  1 Bus Ticket
  1 Second Helping
  3 Lemonade Stand
  1 Garden Gnome
  1 Trampoline
  1 Neighborhood Watch
  1 Bunk Bed
  3 Corner Shop
  1 Dance Lessons
  1 Spare Room
  3 Fish Market
  1 The Whole Street
`;
const SLIME_SEASON = `
  3 Teaspoon Slime
  3 Gutter Slime
  1 Lamp Ghost
  1 Doormat Cat
  1 Paperboy
  3 Puddle Slime
  1 Hallway Ghost
  1 Night Baker
  1 Grocery Wizard
  1 Laundry Robot
  3 Elder Slime
  1 Attic Ghost
  1 Court Baker
  3 Moving Van Golem
  1 Slime of All Slimes
  3 Brave Face
  1 Small Change
  1 Pick a Pocket
  1 Second Wind
  1 Glance Sideways
  1 Thick Sauce
  1 Borrowed Minute
  3 Slime Parade
  3 Wake the Street
  1 Rent Day
  1 Vanish
  1 Unhex
  1 Tidy Everything
  1 Big Idea
  1 Fortune Cookie
  1 Change of Heart
  1 House Fire
  1 Tax Season
  1 Time Off Work
  3 Broken Bell
  1 Sticky Fingers
  1 Small Print
  1 Dripping Tap
  1 Bad Knees
  1 Whispering Stairs
  1 Wet Socks
  3 Haunted Ladder
  1 Penny for Every Draw
  1 Rising Rent
  1 Rusty Swords
  1 Debt Collector
  3 Blood Sugar
  1 Long Shadow of Monday
  1 Mirror of Envy
  1 The Landlord Knows
  1 Everybody Shrinks
  1 Closing Time
  1 Midnight Auction
  3 Good Weather
  3 Cardboard Crown
  1 Ham Sandwich
  1 Odd Sock
  1 Loose Change Jar
  1 Lemonade Stand
  1 Garden Gnome
  1 Trampoline
  1 Neighborhood Watch
  1 Bunk Bed
  1 Warm Feeling
  1 Recycling Day
  3 Dance Lessons
  1 Corner Shop
  1 Spare Room
  3 Marching Band
  1 The Whole Street
`;
function ready(name2, list) {
  const { cards: cards2, problems } = readDeckList(list);
  const [problem2] = [...problems, ...checkDeck(cards2)];
  invariant(!problem2, `the ready hundred '${name2}' is wrong: ${problem2?.says}`);
  return { name: name2, cards: cards2 };
}
const READY_DECKS = [
  ready("Slime Season", SLIME_SEASON),
  ready("Quiet Income", QUIET_INCOME),
  ready("Bad Neighbors", BAD_NEIGHBORS)
];
const $schema = "../cards/card-file.schema.json";
const set = "trial";
const title = "Trial cards";
const cards = [{ "code": "trial-01", "name": "Trial Two", "type": "friend", "cost": 1, "power": 2 }, { "code": "trial-02", "name": "Trial Three", "type": "friend", "cost": 1, "power": 3 }, { "code": "trial-03", "name": "Trial Four", "type": "friend", "cost": 2, "power": 4 }, { "code": "trial-04", "name": "Trial Six", "type": "friend", "cost": 3, "power": 6 }, { "code": "trial-05", "name": "Trial Minus", "type": "friend", "cost": 1, "power": -1 }, { "code": "trial-06", "name": "Trial Foe Three", "type": "foe", "cost": 1, "power": 3, "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 5 }] }] }, { "code": "trial-07", "name": "Trial Foe Five", "type": "foe", "cost": 2, "power": 5, "abilities": [{ "timing": "loot", "does": [{ "verb": "gain-money", "amount": 7 }] }] }, { "code": "trial-08", "name": "Trial Discount", "type": "whatever", "cost": 0, "abilities": [{ "timing": "lasting", "does": [], "lasting": [{ "on": { "side": "yours", "type": "friend", "zone": "hand" }, "what": "cost", "by": -2 }] }] }, { "code": "trial-09", "name": "Trial Zero", "type": "whatever", "cost": 0 }, { "code": "trial-10", "name": "Trial One", "type": "whatever", "cost": 1 }, { "code": "trial-11", "name": "Trial Pair", "type": "whatever", "cost": 2 }, { "code": "trial-12", "name": "Trial Triple", "type": "whatever", "cost": 3 }, { "code": "trial-13", "name": "Trial Quad", "type": "whatever", "cost": 4 }, { "code": "trial-14", "name": "Trial Milling", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "discard-top", "who": "others", "amount": 1 }] }] }, { "code": "trial-15", "name": "Trial Echo", "type": "curse", "cost": 0, "abilities": [{ "timing": "your-money-gained", "does": [{ "verb": "gain-money", "amount": 1 }] }] }, { "code": "trial-16", "name": "Trial Altar", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "sacrifice", "to": "own" }] }] }, { "code": "trial-17", "name": "Trial Tuck", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend", "side": "theirs" }, "min": 1, "max": 1 }, { "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "tuck", "to": "friend", "under": "own" }] }] }, { "code": "trial-18", "name": "Trial Purge", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "discard", "who": "each", "amount": 1 }] }] }, { "code": "trial-19", "name": "Trial Turns", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "does": [{ "verb": "extra-turn", "amount": 2 }] }] }, { "code": "trial-20", "name": "Trial Rescue", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "return", "to": "own" }] }] }, { "code": "trial-21", "name": "Trial Recall", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "old", "from": { "side": "yours", "zone": "discard" }, "min": 1, "max": 1 }], "does": [{ "verb": "shuffle-back", "to": "old" }] }] }, { "code": "trial-22", "name": "Trial Coward", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacked", "does": [{ "verb": "return", "to": "self" }] }] }, { "code": "trial-23", "name": "Trial Trap", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacked", "does": [{ "verb": "remove", "to": "it" }] }] }, { "code": "trial-24", "name": "Trial Charm", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacked", "does": [{ "verb": "take-control", "to": "it" }] }] }, { "code": "trial-25", "name": "Trial Calm", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacked", "does": [{ "verb": "give", "to": "it", "what": "peaceful", "until": "turn" }] }] }, { "code": "trial-26", "name": "Trial Shield", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacked", "does": [{ "verb": "give", "to": "self", "what": "safe", "until": "turn" }] }] }, { "code": "trial-27", "name": "Trial Thief", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacks", "choose": [{ "name": "booty", "from": { "side": "theirs", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "take-control", "to": "booty" }] }] }, { "code": "trial-28", "name": "Trial Meek", "type": "friend", "cost": 1, "power": 2, "abilities": [{ "timing": "attacks", "does": [{ "verb": "give", "to": "self", "what": "sparesPlayers", "until": "turn" }] }] }, { "code": "trial-29", "name": "Trial Hide", "type": "spell", "cost": 0, "abilities": [{ "timing": "play", "choose": [{ "name": "friend", "from": { "type": "friend", "side": "theirs" }, "min": 1, "max": 1 }, { "name": "own", "from": { "side": "yours", "type": "friend" }, "min": 1, "max": 1 }], "does": [{ "verb": "hide", "to": "friend", "under": "own" }] }] }];
const trialCards = {
  $schema,
  set,
  title,
  cards
};
function withTrialCards() {
  const { file, problems } = readCardFile(trialCards);
  invariant(file, `a trial card is wrong: ${JSON.stringify(problems)}`);
  const trial = Object.fromEntries(file.cards.map((card2) => [card2.code, faceOf$1(card2)]));
  return { ...friendomancy, faces: { ...friendomancy.faces, ...trial } };
}
({
  rules: withTrialCards(),
  places: Object.fromEntries(
    ["Friend", "Magic", "Curse", "Whatever"].flatMap((word2, index) => [
      [`on the ${word2} Pool`, { zone: "foes", slot: index + 1 }],
      [`aside the ${word2} Pool`, { zone: "aside", slot: index + 1 }]
    ])
  ),
  situations: {
    ...Object.fromEntries(
      STEPS.map((step) => [
        step.replace("-", " "),
        (play, seat) => beginStep(play, seat, step)
      ])
    )
  },
  phrases: [
    { says: "plays {card}", id: "play {card}" },
    { says: "attacks the player {seat} with {card}", id: "attack {card} player-{seat}" },
    { says: "attacks {target} with {card}", id: "attack {card} {target}" },
    { says: "sacrifices {card}", id: "sacrifice {card}" },
    { says: "ends the step", id: "end" },
    { says: "keeps the hand", id: "keep" },
    { says: "swaps {card}", id: "discard {card}" },
    { says: "draws from the deck", id: "draw deck" },
    { says: "draws from the {pool}", id: "draw {pool}", words: poolWords() },
    { says: "adds {count} from the {pool}", id: "add {count} {pool}", words: countWords() },
    ...EVERY_SPLIT.map((id) => ({ says: id.replace("take", "takes"), id })),
    { says: "takes 3 spells 3 spells", id: "take 3 spells 3 spells" },
    { says: "disputes {row}", id: "dispute {row}", words: rowWords() },
    { says: "reads it as {reading}", id: "{reading}", words: readingWords(), when: ["reading"] },
    { says: "gives it to the {pool}", id: "{pool}", words: poolWords(), when: ["place-foe"] },
    { says: "gives no reason", id: "", when: ["reason"] },
    { says: "means decision {number}", id: "{number}", when: ["about"] },
    { says: "writes {words}", id: "{words}", when: ["question", "answer", "reason"] },
    { says: "decides for {criteria...}", id: "{criteria}", words: criteriaWords() },
    { says: "names {seats...}", id: "player-{seats}", when: ["draft-order", "turn-order"] },
    { says: "goes on", id: "go-on" },
    { says: "says yes", id: "yes" },
    { says: "says no", id: "no" },
    { says: "discards {cards...}", id: "{cards}", when: ["discard"] },
    { says: "chooses the player {seat}", id: "player-{seat}", when: ["target"] },
    { says: "chooses {card}", id: "{card}", when: ["target"] },
    { says: "chooses {cards...}", id: "{cards}", when: ["target"] }
  ],
  decks: Object.fromEntries(READY_DECKS.map(({ name: name2, cards: cards2 }) => [name2, cards2]))
});
function poolWords() {
  return {
    "Friend Pool": "friends",
    "Magic Pool": "spells",
    "Curse Pool": "curses",
    "Whatever Pool": "whatevers"
  };
}
function countWords() {
  const numbers = ["0", "1", "2", "3", "4"].map((words2) => [words2, words2]);
  return { ...poolWords(), ...Object.fromEntries(numbers) };
}
function rowWords() {
  return { "the attacks of a Friend": "attacksPerFriend", "something in words": "inWords" };
}
function readingWords() {
  return { one: "1", two: "2", three: "3" };
}
function criteriaWords() {
  return { Fun: "fun", Clear: "clear", Funny: "funny", Fairness: "consistentAndFair" };
}
function takeSeats(play) {
  for (const seat of seatsOf(play.state)) {
    if (turnPlace(play.state, seat) === 0) setCounter(play, seat, "turnPlace", seat);
  }
}
function beginStep(play, seat, step) {
  const next2 = {
    "draw-step": "main-step",
    "main-step": "end-step",
    "end-step": "ending"
  };
  takeSeats(play);
  setCounter(play, 0, "active", seat);
  setCounter(play, 0, "step", STEPS.indexOf(step) + 1);
  if (step === "main-step" && !play.state.players[seat]?.["things"]) {
    setCounter(play, seat, "things", 4);
  }
  push(play, turnFrame(seat, next2[step]));
  push(play, stepFrame(step, seat));
}
const game = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.defineProperty({
  __proto__: null,
  CARDS,
  CARD_SETS,
  READY_DECKS,
  advise,
  checkDeck,
  friendomancy,
  readCardFile,
  readDeckList
}, Symbol.toStringTag, { value: "Module" }));
const released = released$1("Friendomancy", friendomancy, game);
export {
  released
};
