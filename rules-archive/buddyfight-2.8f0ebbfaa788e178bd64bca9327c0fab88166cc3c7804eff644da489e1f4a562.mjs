// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// libs/rules/engine/src/base/invariant.ts
/**
* Stops the match when what must be true is not: a bug, never a player's mistake. The caller
* suspends the match and keeps the record.
*
* Where the rules pass all the time the message is a function: to put it together takes longer
* than the check.
*/
function invariant(condition, message) {
	if (condition) return;
	const violation = new Error(typeof message === "string" ? message : message());
	violation.name = "InvariantViolation";
	throw violation;
}
// libs/rules/engine/src/base/looked-up.ts
/**
* What is made of a key each time the same way, made once and then looked up: several times faster
* than a text put together or taken apart anew at every move. A game has some hundred keys; a forged
* record may name any number of others, and those beyond the limit are made each time and not kept.
*/
function lookedUp(limit, make) {
	const kept = /* @__PURE__ */ new Map();
	return (key) => {
		const found = kept.get(key);
		if (found !== void 0) return found;
		const made = make(key);
		if (kept.size < limit) kept.set(key, made);
		return made;
	};
}
// libs/rules/engine/src/state/state.ts
/**
* The whole situation of a game as plain data: cards in places, counters, modifiers, and the
* stack of frames that says what the rules are doing and waiting for. A paused game is this value.
*/
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
var ZONES$1 = 64;
var PLACES$1 = 4096;
/** Places of one zone by whose they are: asked for many times, a zone is looked up once. */
var placesIn = lookedUp(ZONES$1, (zone) => lookedUp(PLACES$1, (of) => `${zone}@${of}`));
var place = (zone, of) => placesIn(zone)(of);
var zoneOf = (at) => halvesOf(at).zone;
/** The seat or the card that a place belongs to, as it stands behind the `@`. */
var holderOf = (at) => halvesOf(at).holder;
/** Ids of cards in a place that not everybody sees begin with it: `hand1-`. */
var hiddenFamilyAt = (at) => halvesOf(at).family;
/** The seat that a place belongs to, or 0 for a shared one; undefined where it is a card's. */
var seatAt = (at) => halvesOf(at).seat;
var halvesOf = lookedUp(PLACES$1, (at) => {
	const middle = at.indexOf("@");
	const holder = at.slice(middle + 1);
	const seat = /^\d+$/.test(holder) ? Number(holder) : void 0;
	const zone = at.slice(0, middle);
	return {
		zone,
		holder,
		seat,
		family: `${zone}${holder}-`
	};
});
var NOTHING$5 = [];
/** Ids in a place, bottom first: the top of a pile is the last. */
var cardsIn = (state, at) => state.places[at] ?? NOTHING$5;
function cardOf$1(state, id) {
	const card = state.cards[id];
	invariant(card, () => `no card ${id} at the table`);
	return card;
}
var markOf = (card, mark) => card.marks[mark] ?? 0;
var tableCounter = (state, what) => state.table[what] ?? 0;
function seatCounter(state, seat, what) {
	return state.players[seat]?.[what] ?? 0;
}
/** 1 to n. */
function seatsOf({ seats }) {
	return numbered[seats] ??= Array.from({ length: seats }, (_, index) => index + 1);
}
var numbered = [];
// libs/rules/engine/src/visibility/audience.ts
/** Who looks, and what they may know of a place. */
function zoneAt(rules, at) {
	const zone = rules.zones[zoneOf(at)];
	invariant(zone, () => `${rules.id} has no zone '${zoneOf(at)}'`);
	return zone;
}
function isAmong(knowers, at, viewer) {
	if (viewer === "house" || knowers === "all") return true;
	return knowers === "owner" && holderOf(at) === String(viewer);
}
var seesFaces = (rules, at, viewer) => isAmong(zoneAt(rules, at).faces, at, viewer);
/** Whether the viewer knew the card before it was laid face down. */
var isKnownTo = (knownTo, viewer) => knownTo !== void 0 && (knownTo === "all" || knownTo === viewer);
/** Who knows the card's face once it has come to a place; undefined where its zone says that. */
function knownThere(rules, card, to) {
	if (zoneAt(rules, to).faces !== "who-knew") return void 0;
	switch (zoneAt(rules, card.place).faces) {
		case "all": return "all";
		case "owner": return Number(holderOf(card.place));
		case "who-knew": return card.knownTo;
		case "nobody": return;
	}
}
var seesIds = (rules, at, viewer) => isAmong(zoneAt(rules, at).ids, at, viewer);
/**
* Ids of places that not everybody sees begin with their place (`hand1-12`), those of open places
* never do (`c12`): so an id tells by itself who may know it.
*/
var idFamily = (rules, at) => zoneAt(rules, at).ids === "all" ? "c" : hiddenFamilyAt(at);
var HIDDEN_ID = /^(.+?)(c?\d+)-\d+$/;
/** Whether a viewer may know an id: not that of a card which it cannot tell from its neighbours. */
function mayKnowId(rules, word, viewer) {
	const [, zone, holder] = HIDDEN_ID.exec(word) ?? [];
	if (zone === void 0 || holder === void 0 || !rules.zones[zone]) return true;
	return seesIds(rules, place(zone, holder), viewer);
}
// libs/rules/engine/src/acts/chance.ts
/** What chance says is checked: a forged record must not make cards vanish. */
var isPermutation = (order, length) => order.length === length && new Set(order).size === length && order.every((index) => isWithin(index, 0, length - 1));
var isWithin = (n, least, most) => Number.isSafeInteger(n) && n >= least && n <= most;
// libs/rules/engine/src/state/ids.ts
/** Ids are a family and a number (`c12`); a state remembers the highest number given in each family. */
var FAMILIES = 64;
var IDS = 4096;
var nextId = (state, family) => idOf(family, (state.ids[family] ?? 0) + 1);
/** `number` counts from 1. */
var idOf = (family, number) => idsOf(family)(number);
var idsOf = lookedUp(FAMILIES, (family) => lookedUp(IDS, (number) => `${family}${number}`));
var partsOfId = lookedUp(IDS, (id) => {
	let digits = id.length;
	while (isDigit$1(id.charCodeAt(digits - 1))) digits -= 1;
	return {
		family: id.slice(0, digits),
		number: Number(id.slice(digits))
	};
});
var isDigit$1 = (code) => code >= 48 && code <= 57;
// libs/rules/engine/src/base/read-once.ts
/** What follows from printed cards, or from the rules themselves, is read out of them once. */
/**
* `read`, whose answer is kept as long as what it was read from. Only for what never changes
* during a game: printed cards and the tables of a game.
*/
function readOnce(read) {
	const known = /* @__PURE__ */ new WeakMap();
	return (from) => {
		let answer = known.get(from);
		if (!answer) known.set(from, answer = read(from));
		return answer;
	};
}
// libs/rules/engine/src/state/faces.ts
/** The printed card of which this is a copy. */
function faceOfCard$1({ rules }, { face: code }) {
	const face = rules.faces[code];
	invariant(face, () => `no printed card '${code}' in ${rules.id}`);
	return face;
}
/** Numbers of the abilities on a printed card that have this timing, in the order of its text. */
var abilitiesTimed = (face, timing) => byTiming(face).get(timing) ?? NONE$4;
var NONE$4 = [];
var byTiming = readOnce(({ abilities }) => {
	const found = /* @__PURE__ */ new Map();
	abilities.forEach(({ timing }, number) => found.set(timing, [...found.get(timing) ?? [], number]));
	return found;
});
// libs/rules/engine/src/triggers/notice.ts
/**
* Notices the abilities that a happening sets off, by an index on what is told: no card is
* searched that nobody's timing names. They wait in `State.pending` until the effect or step that
* set them off is done (`triggers.ts`).
*/
/** By the story that they listen to, the timings that an ability of a printed card has. */
var awaitedIn = readOnce(({ timings, faces }) => {
	const byStory = /* @__PURE__ */ new Map();
	for (const timing of timings) {
		const byCode = codesTimed(faces, timing.timing);
		if (byCode.size === 0) continue;
		byStory.set(timing.what, [...byStory.get(timing.what) ?? [], {
			timing,
			byCode
		}]);
	}
	return byStory;
});
function codesTimed(faces, timing) {
	const byCode = /* @__PURE__ */ new Map();
	for (const face of Object.values(faces)) {
		const numbers = abilitiesTimed(face, timing);
		if (numbers.length > 0) byCode.set(face.code, numbers);
	}
	return byCode;
}
/** Puts the abilities that `fact` sets off among those that wait. */
function notice$1(play, fact) {
	const awaited = awaitedIn(play.rules).get(fact.what);
	if (!awaited) return;
	for (const { timing, byCode } of awaited) for (const id of timing.whose(play, fact)) {
		const card = cardOf$1(play.state, id);
		for (const ability of byCode.get(card.face) ?? NONE$3) noticeOn(play, {
			timing,
			fact
		}, card, ability);
	}
}
var NONE$3 = [];
function noticeOn(play, { timing, fact }, card, ability) {
	if (!play.rules.hasAbilities(play, card)) return;
	const controller = play.rules.controllerOf(play, card);
	const it = timing.it?.(fact);
	const trigger = {
		timing: timing.timing,
		face: card.face,
		ability,
		card: card.id,
		controller,
		rank: timing.rank(play, card, controller)
	};
	if (it !== void 0) trigger.it = it;
	play.state.pending.push(trigger);
}
// libs/rules/engine/src/base/json.ts
/** A deep copy; faster than `structuredClone` on the small plain values of a state. */
function copy(value) {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(copy);
	const result = {};
	for (const key in value) result[key] = copy(value[key]);
	return result;
}
// libs/rules/engine/src/base/components.ts
/** Circles of what depends on each other. */
/**
* All that `from` leads to, itself included, in groups: what leads to each other is one group, and
* what a group leads to comes before it (Tarjan's strongly connected components).
*/
function components(from, keyOf, next) {
	const found = [];
	const open = [];
	const visits = /* @__PURE__ */ new Map();
	const visit = (node) => {
		const number = visits.size;
		const made = {
			node,
			number,
			lowest: number,
			isOpen: true
		};
		visits.set(keyOf(node), made);
		open.push(made);
		for (const other of next(node)) {
			const known = visits.get(keyOf(other));
			if (!known) made.lowest = Math.min(made.lowest, visit(other).lowest);
			else if (known.isOpen) made.lowest = Math.min(made.lowest, known.number);
		}
		if (made.lowest === number) found.push(closed(open, made));
		return made;
	};
	visit(from);
	return found;
}
function closed(open, first) {
	const group = open.splice(open.indexOf(first));
	for (const visit of group) visit.isOpen = false;
	return group.map(({ node }) => node);
}
// libs/rules/engine/src/effects/askings.ts
/**
* Lasting texts that ask for one value while they change another: a text changes the HP of those who
* have few HP, or one changes the cost by the power while another changes the power by the cost.
*/
var askingsOf = (asks, { when, lasting = [] }) => lasting.flatMap(({ on, what, by }, number) => {
	const path = `lasting[${number}]`;
	return [
		...askedBy(asks, "when.count", when?.count),
		...askedBy(asks, `${path}.on`, on),
		...askedFor(asks, `${path}.by`, by)
	].map((one) => ({
		...one,
		what
	}));
});
var askedBy = (asks, path, selector = {}) => Object.entries(selector).flatMap(([filter, wanted]) => {
	const asked = asks?.[filter]?.(wanted);
	return asked === void 0 ? [] : [{
		path: `${path}.${filter}`,
		asked
	}];
});
function askedFor(asks, path, by) {
	if (typeof by === "number") return [];
	if ("count" in by) return askedBy(asks, `${path}.count`, by.count);
	return [{
		path: `${path}.value`,
		asked: by.value
	}];
}
/** Values that these texts could make depend on themselves, each with a name for its whole circle. */
function circlesOf(askings) {
	const next = (name) => askings.filter(({ what }) => what === name).map(({ asked }) => asked);
	const named = (name) => name;
	const circles = /* @__PURE__ */ new Map();
	for (const what of new Set(askings.map(({ what: changed }) => changed))) {
		const [first = what, second] = [...components(what, named, next).at(-1) ?? []].sort();
		if (second !== void 0 || next(what).includes(what)) circles.set(what, first);
	}
	return circles;
}
// libs/rules/engine/src/effects/compiled/once.ts
/** What `compile` makes of a piece of data for these rules, kept as long as both are there. */
function compiledOnce(compile) {
	const ofRules = readOnce((rules) => readOnce((data) => compile(rules, data)));
	return (rules, data) => ofRules(rules)(data);
}
// libs/rules/engine/src/state/modifiers.ts
/**
* The value of a card now: printed, or as the latest change sets it; then what is added for a
* time; then what lasts. Below 0 where the sum is: a game floors what it does not allow.
*/
function valueOf(reading, id, what) {
	const card = cardOf$1(reading.state, id);
	return ownValueOf(reading, card, what) + (reading.rules.lasting?.(reading, card, what) ?? 0);
}
/** A value without what lasts, for games that look that up once for many cards. */
function ownValueOf(reading, card, what) {
	const { rules, state } = reading;
	let value = rules.baseValue(card, faceOfCard$1(reading, card), what);
	let added = 0;
	for (const modifier of state.modifiers) {
		if (modifier.card !== card.id || modifier.what !== what) continue;
		if (modifier.sets) value = modifier.by;
		else added += modifier.by;
	}
	return value + added;
}
// libs/rules/engine/src/effects/named.ts
/** The source itself, what the game calls so, what was chosen by that name: as far as still there. */
function cardsNamed(reading, name, effect) {
	return (name === "self" ? [effect.card] : namedByGame(reading, name, effect) ?? chosen$1(effect, name)).filter((id) => reading.state.cards[id]);
}
function namedByGame(reading, name, effect) {
	return reading.rules.named?.[name]?.(reading, effect);
}
function chosen$1(effect, name) {
	if (name === "it") return effect.it === void 0 ? [] : [effect.it];
	return effect.chosen[name] ?? [];
}
// libs/rules/engine/src/effects/compiled/selector.ts
/** Selectors as closures: every filter is looked up once, and not for each card again. */
/**
* For a selector that is made for one question only; what is printed is compiled once. Filters that
* ask for values come last, so that they are not asked of cards that another filter refuses.
*/
function compileSelector(rules, selector) {
	const { zone = rules.tableZone, ...filters } = selector;
	const wanted = Object.entries(filters).filter(([, value]) => value !== void 0);
	const askFor = ([name, value]) => rules.asks?.[name]?.(value) ?? [];
	const [asking, others] = [true, false].map((asks) => wanted.filter((one) => askFor(one).length > 0 === asks));
	const test = ([name, value]) => fitsOne(rules, name, value);
	const mayFit = fitsAll((others ?? []).map(test));
	const fits = fitsAll([...others ?? [], ...asking ?? []].map(test));
	return {
		fits,
		mayFit,
		asks: wanted.flatMap(askFor),
		select: (reading, from) => searched(reading, String(zone), fits, from),
		maySelect: (reading, from) => searched(reading, String(zone), mayFit, from)
	};
}
/** The compiled selector that these rules have of what is printed. */
var compiledSelector = compiledOnce(compileSelector);
/** A word that no game knows is a bug once a card is held against it, and none before. */
function fitsOne(rules, name, wanted) {
	const filter = rules.filters[name];
	const unknown = () => `${rules.id} has no filter '${name}'`;
	return (reading, card, from) => {
		invariant(filter, unknown);
		return filter(reading, card, wanted, from);
	};
}
function fitsAll(tests) {
	const [only = () => true, ...more] = tests;
	if (more.length === 0) return only;
	return (reading, card, from) => {
		for (const test of tests) if (!test(reading, card, from)) return false;
		return true;
	};
}
function searched(reading, zone, fits, from) {
	const { state, rules } = reading;
	const found = [];
	const search = (at) => {
		for (const id of cardsIn(state, at)) if (fits(reading, cardOf$1(state, id), from)) found.push(id);
	};
	for (let seat = 0; seat <= state.seats; seat += 1) search(place(zone, seat));
	if (zone === rules.tableZone) return found;
	for (let seat = 0; seat <= state.seats; seat += 1) for (const id of cardsIn(state, place(rules.tableZone, seat))) search(place(zone, id));
	return found;
}
// libs/rules/engine/src/effects/compiled/amount.ts
var compiledAmount = (rules, amount) => typeof amount === "number" ? () => amount : compiledCount(rules, amount);
var compiledCount = compiledOnce((rules, amount) => {
	if ("count" in amount) {
		const { times = 1 } = amount;
		const { select } = compiledSelector(rules, amount.count);
		return (reading, effect) => select(reading, effect).length * times;
	}
	const { of, value } = amount;
	return (reading, effect) => {
		const was = effect.was?.[of];
		if (was) return was[value] ?? 0;
		const [card] = cardsNamed(reading, of, effect);
		return card === void 0 ? 0 : valueOf(reading, card, value);
	};
});
// libs/rules/engine/src/effects/compiled/condition.ts
/** Conditions as closures. */
var ALWAYS = () => true;
var compiledCondition = (rules, condition) => condition ? compiledLimits(rules, condition) : ALWAYS;
var compiledLimits = compiledOnce((rules, condition) => {
	const { count, counter, of, atLeast = -Infinity, atMost = Infinity } = condition;
	const isWithin = (number) => number >= atLeast && number <= atMost;
	const numbers = [];
	if (count) {
		const { select } = compiledSelector(rules, count);
		numbers.push((reading, from) => select(reading, from).length);
	}
	if (counter) numbers.push(({ state }, from) => seatCounter(state, seatMeant(state, of, from), counter));
	return (reading, from) => numbers.every((number) => isWithin(number(reading, from)));
});
/** The opponent at a table of two. */
function seatMeant({ seats }, of, from) {
	if (of !== "opponent") return from.controller;
	invariant(seats === 2, "there is one opponent only at a table of two");
	return 3 - from.controller;
}
// libs/rules/engine/src/effects/compiled/ability.ts
/**
* Abilities as closures, by face and number. Frames keep the face and the number, so that a game
* that waits is data, and what they stand for is compiled once for the rules.
*/
function compiledAbility({ rules }, { face, ability }) {
	const printed = rules.faces[face];
	const found = printed && compiledFace(rules, printed)[ability];
	invariant(found, () => `no ability ${ability} on '${face}'`);
	return found;
}
/** A face whose abilities change is another face. */
var compiledFace = compiledOnce((rules, { abilities }) => abilities.map((ability) => compileAbility(rules, ability)));
var compileAbility = (rules, { when, does, lasting = [] }) => ({
	holds: compiledCondition(rules, when),
	does: does.map((instruction) => boundToVerb(rules, instruction)),
	lasting: lasting.map((change) => ({
		change,
		means: compiledSelector(rules, change.on).fits,
		by: compiledAmount(rules, change.by)
	}))
});
/** A verb that no game knows is a bug once it is to be done, and none before. */
function boundToVerb(rules, instruction) {
	const verb = rules.verbs[instruction.verb];
	return (play, effect) => {
		invariant(verb, () => `${rules.id} has no verb '${instruction.verb}'`);
		verb(play, effect, instruction);
	};
}
// libs/rules/engine/src/effects/lasting.ts
/** What lasting abilities add to a value while their cards stand. */
/** Cards by the value that they change: looked up for every value of every card. */
var printedChanges = readOnce((faces) => {
	const byValue = /* @__PURE__ */ new Map();
	for (const { code, abilities } of Object.values(faces)) for (const what of valuesNamed(abilities)) {
		const byCode = byValue.get(what) ?? /* @__PURE__ */ new Map();
		byValue.set(what, byCode.set(code, changesOf$2(abilities, what)));
	}
	return byValue;
});
var valuesNamed = (abilities) => new Set(abilities.flatMap(({ lasting = [] }) => lasting.map(({ what }) => what)));
var changesOf$2 = (abilities, what) => abilities.flatMap(({ lasting = [] }, number) => lasting.some((change) => change.what === what) ? [number] : []);
var NO_CARDS = /* @__PURE__ */ new Map();
/** Cards, by code, that change this value as long as they stand: for most values none. */
var facesChanging = ({ faces }, what) => printedChanges(faces).get(what) ?? NO_CARDS;
var changedByCode = readOnce((faces) => {
	const byCode = /* @__PURE__ */ new Map();
	for (const [what, changing] of printedChanges(faces)) for (const code of changing.keys()) byCode.set(code, [...byCode.get(code) ?? [], what]);
	return byCode;
});
/** Values, by code, that a card changes as long as it stands; most cards change none. */
var valuesChanged = ({ faces }) => changedByCode(faces);
/** Changes that a card may make to this value, whether or not the condition of its text holds. */
function possibleChanges(reading, from, what) {
	const { rules } = reading;
	const printed = facesChanging(rules, what).get(from.face);
	if (!printed || !rules.hasAbilities(reading, from)) return NOTHING$4;
	const controller = rules.controllerOf(reading, from);
	const possible = [];
	for (const ability of printed) {
		const effect = {
			card: from.id,
			face: from.face,
			ability,
			chosen: {},
			controller
		};
		const { holds, lasting } = compiledAbility(reading, effect);
		lasting.forEach(({ change, means, by }, number) => {
			if (change.what === what) possible.push({
				change,
				means,
				by,
				effect,
				holds,
				number
			});
		});
	}
	return possible;
}
var NOTHING$4 = [];
/** What a card changes of this value now: not where its abilities or its condition do not hold. */
var lastingOf = (reading, from, what) => possibleChanges(reading, from, what).filter(({ holds, effect }) => holds(reading, effect));
// libs/rules/engine/src/effects/sources.ts
var indexes = /* @__PURE__ */ new WeakMap();
/** Cards that change this value where they lie, in the order of the game's `lastingCards`. */
function sourcesOf(reading, what) {
	if (facesChanging(reading.rules, what).size === 0) return NONE$2;
	return indexNow(reading).byValue.get(what) ?? NONE$2;
}
/** A name for the values that texts on cards here could make depend on each other and on this one. */
var circleOfValue = (reading, what) => indexNow(reading).circular.get(what);
function indexNow(reading) {
	const { rules, state } = reading;
	let index = indexes.get(state);
	if (index?.faces !== rules.faces) indexes.set(state, index = indexOf(reading));
	return index;
}
var NONE$2 = [];
var NOTHING$3 = [];
function indexOf(reading) {
	const { rules } = reading;
	const changed = valuesChanged(rules);
	const byValue = /* @__PURE__ */ new Map();
	const faces = /* @__PURE__ */ new Set();
	for (const card of rules.lastingCards?.(reading) ?? NONE$2) {
		faces.add(card.face);
		for (const what of changed.get(card.face) ?? NOTHING$3) {
			const known = byValue.get(what);
			if (known) known.push(card);
			else byValue.set(what, [card]);
		}
	}
	return {
		faces: rules.faces,
		byValue,
		circular: circlesNow(rules, faces)
	};
}
/** Most games at most moments have no text that asks for a value. */
function circlesNow(rules, codes) {
	const askings = [...codes].flatMap((code) => {
		const face = rules.faces[code];
		return face ? askingsOfFace(rules, face) : [];
	});
	return askings.length === 0 ? NO_CIRCLES : circlesOf(askings);
}
var NO_CIRCLES = /* @__PURE__ */ new Map();
var askingsOfFace = compiledOnce((rules, { abilities }) => abilities.flatMap((ability) => askingsOf(rules.asks, ability)));
/** A card came, went or changed its place. */
var forgetSources = (state) => void indexes.delete(state);
// libs/rules/engine/src/visibility/open-fields.ts
/**
* The fields of frames that everybody may know. The engine's own steps take theirs from here: so
* frames are shown and compared without the steps, which are what writes the facts that change them.
*/
/** Open in every frame. */
var SAYS = [
	"kind",
	"asks",
	"again"
];
/** Open fields by kind, of the frames that the engine has for all games. */
var OPEN_FIELDS = {
	effect: [
		"card",
		"face",
		"ability",
		"controller",
		"it",
		"was",
		"stage",
		"at",
		"chosen",
		"offered"
	],
	happening: [
		"stage",
		"now",
		"used"
	],
	triggers: [],
	"stack-window": [
		"items",
		"priority",
		"passes"
	],
	"answer-window": [
		"actor",
		"stage",
		"act",
		"answer",
		"passed"
	]
};
var openByKind = readOnce((steps) => {
	const fields = new Map(Object.entries(OPEN_FIELDS));
	for (const [kind, { open }] of Object.entries(steps)) fields.set(kind, open);
	return fields;
});
/** What everybody may know of a frame besides `SAYS`. */
function openFieldsOf(rules, { kind }) {
	const open = openByKind(rules.steps).get(kind);
	invariant(open, () => `${rules.id} has no step '${kind}'`);
	return open;
}
// libs/rules/engine/src/repetition/sums.ts
/**
* Numbers that stand for texts and for pieces of a situation. They are of 32 bits: a turn has some
* dozens of situations, so two that differ share a number once in millions of turns.
*/
var PRIME = 16777619;
var START = 2166136261;
function sumOfText(text, start = START) {
	let sum = start;
	for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
	return sum;
}
var [SPACE, COMMA$1, EQUALS] = [
	32,
	44,
	61
];
/** Sum of a single word that ends as no id does, as most words do; undefined for any other. */
function sumOfName(word) {
	let sum = START;
	let code = 0;
	for (let at = 0; at < word.length; at += 1) {
		code = word.charCodeAt(at);
		if (code === SPACE || code === COMMA$1 || code === EQUALS) return void 0;
		sum = Math.imul(sum ^ code, PRIME);
	}
	return isDigit(code) ? void 0 : sum;
}
var isDigit = (code) => code >= 48 && code <= 57;
/** One number of two, which says as well which of them came first. */
function joined(one, other) {
	let sum = Math.imul(one ^ one >>> 15, 2246822507) + other;
	sum = Math.imul(sum ^ sum >>> 13, 3266489909);
	return sum ^ sum >>> 16 | 0;
}
// libs/rules/engine/src/repetition/words.ts
function sumOfCard(state, { face, place, slot, marks }) {
	const name = joined(sumOfText(face, sumOfPlace(state, place)), slot);
	let sum = name;
	for (const mark in marks) sum += joined(sumOfText(mark, name), marks[mark]);
	return sum | 0;
}
/** A place of a card's own (`item@c12`) is called after that card. */
function sumOfPlace(state, at) {
	if (seatAt(at) !== void 0) return sumOfText(at);
	const holder = state.cards[holderOf(at)];
	return sumOfText(zoneOf(at), holder ? sumOfCard(state, holder) : void 0);
}
/**
* What a line says (`use c7 0 foe=c9,c12`), each word as `sumOf` has it. Its named parts count in
* whatever order they stand, and so does what one of them lists (`any-order.ts`).
*/
function sumOfLine(line, sumOf) {
	if (!line.includes(" ")) return sumOfWord(line, sumOf);
	let [said, named] = [0, 0];
	for (const word of line.split(" ")) if (word.includes("=")) named += sumOfWord(word, sumOf);
	else said = joined(said, sumOfWord(word, sumOf));
	return joined(said, named);
}
function sumOfWord(word, sumOf) {
	const start = word.indexOf("=") + 1;
	if (start === 0 && !word.includes(",")) return sumOf(word);
	let listed = 0;
	for (const each of word.slice(start).split(",")) listed += joined(start, sumOf(each));
	return joined(sumOfText(word.slice(0, start)), listed);
}
/**
* What somebody does, whatever the ids of the cards with which it is done. One of which not even
* that seat sees the printed side is called after its place.
*/
function actAs({ rules, state }, choice) {
	let isOpen = true;
	return {
		sum: sumOfLine(choice, (word) => {
			const card = state.cards[word];
			if (!card) return sumOfText(word);
			const { faces } = zoneAt(rules, card.place);
			if (faces === "owner") isOpen = false;
			return faces === "nobody" || faces === "who-knew" ? sumOfPlace(state, card.place) : sumOfCard(state, card);
		}),
		isOpen
	};
}
// libs/rules/engine/src/repetition/frames.ts
/** What the rules are half done with, as numbers: all of it, and what one seat may know of it. */
var NOTHING$2 = {
	seen: 0,
	whole: 0
};
function sumsOfFrames({ rules, state }, known, seat) {
	const walk = {
		rules,
		state,
		seat,
		isLasting: true,
		hides: false,
		as: "house"
	};
	const { stack, pending } = state;
	let sums = known.at(-1) ?? NOTHING$2;
	for (let depth = known.length; depth < stack.length; depth += 1) {
		sums = withFrame(walk, sums, stack[depth]);
		if (walk.isLasting) known.push(sums);
	}
	if (pending.length === 0) return sums;
	return {
		seen: sums.seen,
		whole: joined(sums.whole, sumOf$1(walk, pending))
	};
}
/** The fields count whatever their order: read back from a record, they stand in another one. */
function withFrame(walk, below, frame) {
	const shown = shownOf(openFieldsOf(walk.rules, frame));
	const fields = frame;
	let seen = 0;
	let whole = 0;
	for (const field in fields) {
		const held = fields[field];
		walk.hides = false;
		const sum = sumOfField(walk, field, held);
		whole += sum;
		if (shown.has(field)) seen += walk.hides ? shownToSeat(walk, field, held) : sum;
	}
	return {
		seen: joined(below.seen, seen),
		whole: joined(below.whole, whole)
	};
}
var shownOf = readOnce((open) => /* @__PURE__ */ new Set([...SAYS, ...open]));
function shownToSeat(walk, field, held) {
	walk.as = "seat";
	const sum = sumOfField(walk, field, held);
	walk.as = "house";
	return sum;
}
function sumOfFields(walk, fields) {
	if (typeof fields["id"] === "string") walk.isLasting = false;
	let sum = 0;
	for (const field in fields) sum += sumOfField(walk, field, fields[field]);
	return sum | 0;
}
function sumOfField(walk, field, held) {
	if (held === void 0) return 0;
	if (field === "asks") return sumOfAsks(held);
	return joined(sumOfText(field), sumOf$1(walk, held));
}
/** A question by who is asked what: the next one has another id. */
function sumOfAsks(asks) {
	let sum = asks.length;
	for (const { seat, kind } of asks) sum = joined(sum, sumOfText(kind, seat));
	return sum;
}
function sumOf$1(walk, value) {
	switch (typeof value) {
		case "string": return sumOfWords(walk, value);
		case "number": return joined(1, value);
		case "boolean": return value ? 2 : 3;
		default:
			if (value === null) return 4;
			return Array.isArray(value) ? sumOfItems(walk, value) : sumOfFields(walk, value);
	}
}
function sumOfItems(walk, items) {
	let sum = items.length;
	for (const item of items) sum = joined(sum, sumOf$1(walk, item));
	return sum;
}
var sumOfWords = (walk, words) => sumOfName(words) ?? (SEVERAL.test(words) ? sumOfSeveral(walk, words) : sumOfId(walk, words));
var SEVERAL = /[ ,=]/;
var sumOfSeveral = (walk, words) => sumOfLine(words, (word) => sumOfName(word) ?? sumOfId(walk, word));
/** A card by what may be known of it, what has a number by how many have a lower one. */
function sumOfId(walk, word) {
	const { rules, state, seat } = walk;
	const card = state.cards[word];
	if (!card && !isIdOfGone(word)) return sumOfNumbered(walk, word);
	walk.isLasting = false;
	if (card && (walk.as === "house" || seesFaces(rules, card.place, seat))) {
		walk.hides ||= !seesFaces(rules, card.place, seat);
		return sumOfCard(state, card);
	}
	if (walk.as === "seat" && !mayKnowId(rules, word, seat)) return 0;
	return card ? sumOfPlace(state, card.place) : GONE;
}
var GONE = 5;
/** `s3` of what waits on a stack; a word with a dash in it (`ho-024`) is none. */
function sumOfNumbered(walk, word) {
	if (word.includes("-")) return sumOfText(word);
	walk.numbered ??= numberedIn(walk.state);
	const before = walk.numbered.indexOf(word);
	if (before < 0) return sumOfText(word);
	walk.isLasting = false;
	return before;
}
function numberedIn({ stack, cards }) {
	const ids = [];
	collectIds(stack, ids);
	return ids.filter((id) => !cards[id] && !isIdOfGone(id)).sort(byNumber);
}
function collectIds(value, ids) {
	if (Array.isArray(value)) return value.forEach((item) => collectIds(item, ids));
	if (typeof value !== "object" || value === null) return;
	const fields = value;
	if (typeof fields["id"] === "string") ids.push(fields["id"]);
	for (const field in fields) if (field !== "asks") collectIds(fields[field], ids);
}
var byNumber = (one, other) => one.length - other.length || (one < other ? -1 : 1);
/** The id of a card that lies there no more (`c7`, `hand1-3`): the next one that is gone has another. */
function isIdOfGone(word) {
	const dash = word.lastIndexOf("-");
	if (dash > 0) return isDigit(word.charCodeAt(dash - 1));
	return word.startsWith("c") && isDigit(word.charCodeAt(1));
}
// libs/rules/engine/src/repetition/situation.ts
function noChanges({ seats, places, watch }) {
	const attached = (watch?.changes.attached ?? Object.keys(places)).filter((at) => places[at] && seatAt(at) === void 0);
	return {
		open: 0,
		own: Array.from({ length: seats + 1 }, () => 0),
		hidden: 0,
		attached,
		piles: null
	};
}
/** Equal numbers for equal situations: as the seat sees them, and as they are. */
function situationFor(reading, { changes, frames }, seat) {
	const { open, own, hidden } = changes;
	const lying = sumsOfPlaces(reading, changes, seat);
	const done = sumsOfFrames(reading, frames, seat);
	let whole = open + hidden + lying.whole;
	for (const sum of own) whole += sum;
	return {
		seen: joined(open + (own[seat] ?? 0) + lying.seen, done.seen),
		whole: joined(whole, done.whole)
	};
}
/** Adds what a card is where it lies now, or takes it out before something about it changes. */
function weigh({ rules, state }, changes, id, sign) {
	const card = cardOf$1(state, id);
	const seat = seatAt(card.place);
	if (seat === void 0) {
		if (!changes.attached.includes(card.place)) changes.attached.push(card.place);
		return;
	}
	const { faces, ids } = zoneAt(rules, card.place);
	changes.open = changes.open + sign * sumOfText(card.place) | 0;
	if (ids === "nobody") {
		changes.piles = null;
		return;
	}
	const knower = faces === "who-knew" ? card.knownTo ?? "nobody" : faces;
	add(changes, knower === "owner" ? seat : knower, sign * sumOfCard(state, card));
}
/** A counter of a seat, or of the table for seat 0, becomes another number. */
function weighCounter({ rules }, changes, { seat, what, from = 0, to }) {
	if (isApart$1(what, rules.repetition?.apart ?? [])) return;
	const name = joined(sumOfText(what), seat);
	const sum = joined(name, to) - joined(name, from);
	add(changes, rules.openCounters.includes(what) ? "all" : "nobody", sum);
}
var isApart$1 = (what, apart) => apart.some((word) => what === word || word.endsWith(" ") && what.startsWith(word));
function add(changes, knower, sum) {
	if (knower === "all") changes.open = changes.open + sum | 0;
	else if (typeof knower === "number") changes.own[knower] = (changes.own[knower] ?? 0) + sum | 0;
	else changes.hidden = changes.hidden + sum | 0;
}
/** What is reckoned anew each time: order, what lies with cards, changes for a time. */
function sumsOfPlaces(reading, changes, seat) {
	const { state } = reading;
	changes.piles ??= sumOfPiles(reading);
	const sums = {
		seen: 0,
		whole: changes.piles
	};
	for (const at of changes.attached) addAttached(reading, at, seat, sums);
	let order = 0;
	for (const modifier of state.modifiers) {
		const card = cardOf$1(state, modifier.card);
		const sum = joined(sumOfModifier(modifier), sumOfCard(state, card));
		sums.whole += joined(sum, order += 1);
		if (seesFaces(reading.rules, card.place, seat)) sums.seen += sum;
	}
	return sums;
}
/** What lies with a card is called after that card, wherever it goes. */
function addAttached({ rules, state }, at, seat, sums) {
	const ids = cardsIn(state, at);
	if (ids.length === 0) return;
	const number = joined(sumOfPlace(state, at), ids.length);
	let inside = 0;
	for (const id of ids) inside += sumOfCard(state, cardOf$1(state, id));
	sums.whole += number + inside;
	const holder = state.cards[holderOf(at)];
	if (holder && !seesFaces(rules, holder.place, seat)) return;
	sums.seen += seesFaces(rules, at, seat) ? number + inside : number;
}
function sumOfPiles({ rules, state }) {
	let sum = 0;
	for (const zone in rules.zones) {
		if (rules.zones[zone]?.ids !== "nobody") continue;
		for (let seat = 0; seat <= state.seats; seat += 1) {
			const ids = state.places[place(zone, seat)];
			if (ids) sum += sumOfPile(state, place(zone, seat), ids);
		}
	}
	return sum;
}
/** Sums of a pile up to each of its cards, the lowest first: most piles change at their top. */
var piles = /* @__PURE__ */ new WeakMap();
/** The pile is about to be another one from a card on. */
function forgetPile(ids, from) {
	const known = ids && piles.get(ids);
	if (known && known.length > from) known.length = from;
}
function sumOfPile(state, at, ids) {
	let known = piles.get(ids);
	if (!known) piles.set(ids, known = []);
	let sum = known.at(-1) ?? sumOfText(at);
	for (let index = known.length; index < ids.length; index += 1) {
		sum = joined(sum, sumOfCard(state, cardOf$1(state, ids[index])));
		known.push(sum);
	}
	return sum;
}
var sumOfModifier = ({ what, by, sets, until, giver }) => joined(joined(sumOfText(what), sumOfText(until)), joined(giver, sets ? ~by : by));
// libs/rules/engine/src/decisions/any-order.ts
/** The line with its sets in one fixed order: equal for lines that say the same, and only then. */
function inOneOrder(line, anyOrder = {}) {
	const [verb = "", ...words] = line.split(" ");
	const together = Object.hasOwn(anyOrder, verb) ? anyOrder[verb] : void 0;
	if (together !== void 0) return [verb, ...parts(words, together).sort()].join(" ");
	const named = words.filter(isNamed).toSorted((a, b) => compare(nameOf$3(a), nameOf$3(b)));
	return [
		verb,
		...words.filter((word) => !isNamed(word)),
		...named
	].map(listInOrder).join(" ");
}
var isNamed = (word) => word.includes("=");
var nameOf$3 = (word) => word.slice(0, word.indexOf("="));
var compare = (a, b) => a === b ? 0 : a < b ? -1 : 1;
/** `foes=c9,c4` as `foes=c4,c9`; a word that is no list stays as it is. */
function listInOrder(word) {
	if (!word.includes(",")) return word;
	const start = word.indexOf("=") + 1;
	return word.slice(0, start) + word.slice(start).split(",").sort().join(",");
}
var parts = (words, size) => Array.from({ length: Math.ceil(words.length / size) }, (_, index) => words.slice(index * size, (index + 1) * size).join(" "));
// libs/rules/engine/src/decisions/plain-line.ts
/**
* What people write at the table: a line of plain text. It stands on the record for ever and is
* shown on terminals and pages, so only characters are taken that cannot steer either: letters,
* marks of writing, and spaces. The list names code points and no classes of characters, whose
* members differ from one version of Unicode to the next.
*/
/** ASCII, Latin, Greek, Cyrillic; dashes, quotes, ellipsis; currencies; kana, Han, Hangul. */
var PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309d-\u30ff\u4e00-\u9fef\uac00-\ud7a3]*$/;
/**
* Whether somebody may write this: no control characters, no line breaks, nothing that turns the
* direction of writing or hides, no space at either end. An empty line is one.
*/
var isPlainLine = (text) => PLAIN.test(text) && text.trim() === text;
// libs/rules/engine/src/decisions/decision.ts
/** The options that are listed; none for a number or for words. */
var listed$1 = (options) => options === void 0 || !isListed(options) ? [] : options.from;
var isListed = (options) => options.pick !== "number" && options.pick !== "words";
/** The answer that `choice` means, or undefined where it was not offered. */
function match(decision, choice) {
	const { options, seat, kind } = decision;
	if (options.pick === "number") return Number.isSafeInteger(choice) && choice >= options.min && choice <= options.max ? {
		seat,
		kind,
		chosen: [],
		number: choice,
		words: ""
	} : void 0;
	if (options.pick === "words") return isWritten(options, choice) ? {
		seat,
		kind,
		chosen: [],
		number: 0,
		words: choice
	} : void 0;
	const ids = typeof choice === "string" ? [choice] : choice;
	if (!Array.isArray(ids) || new Set(ids).size !== ids.length) return void 0;
	if (!fitsInNumber(options, ids.length, typeof choice === "string")) return void 0;
	const chosen = options.pick === "one" ? offeredAs(options, choice) : named$4(options, ids);
	return chosen && {
		seat,
		kind,
		chosen,
		number: 0,
		words: ""
	};
}
/** The option that says what the line says, whatever the order of its sets. */
function offeredAs({ from, anyOrder }, line) {
	const exact = from.find(({ id }) => id === line);
	if (exact) return [exact];
	const alike = from.filter(({ id }) => id.length === line.length);
	if (alike.length === 0) return void 0;
	const wanted = inOneOrder(line, anyOrder);
	const same = alike.find(({ id }) => inOneOrder(id, anyOrder) === wanted);
	return same && [same];
}
/** All of them, or undefined where one was not offered. */
function named$4(options, ids) {
	const { pick, from } = options;
	const chosen = pick === "order" || pick === "some" && options.ordered === true ? ids.flatMap((id) => from.find((option) => option.id === id) ?? []) : from.filter(({ id }) => ids.includes(id));
	return chosen.length === ids.length ? chosen : void 0;
}
var isWritten = ({ min, max }, choice) => typeof choice === "string" && choice.length >= min && choice.length <= max && isPlainLine(choice);
function fitsInNumber(options, count, isOne) {
	switch (options.pick) {
		case "one": return isOne;
		case "order": return !isOne && count === options.from.length;
		case "some": return !isOne && count >= options.min && count <= options.max;
	}
}
/**
* An option of a card: the words that say what it does, and behind them those that say to what
* (`foe=c9`), if they say anything. There are many at each question, so nothing is spread.
*/
function optionOf(card, does, aimed) {
	const to = aimed.trim();
	return to === "" ? {
		id: does,
		card
	} : {
		id: `${does} ${to}`,
		card,
		to
	};
}
/** Asks for so many of these cards, no more and no fewer. */
var exactly = (count, ids) => ({
	pick: "some",
	from: ids.map((id) => ({
		id,
		card: id
	})),
	min: count,
	max: count
});
/** Makes the order of the picked options count: whoever answers says in which order they go. */
var inOrder = (options) => ({
	...options,
	ordered: true
});
/** Just so many, as it is said to everybody who sees that a seat is asked. */
var justSo = (count) => ({
	min: count,
	max: count
});
// libs/rules/engine/src/repetition/watch.ts
/** A situation that comes for this time comes once too often. */
var TOO_OFTEN$1 = 3;
/** A counter has changed: with the number of the turn all that was remembered of the turn goes. */
function beginWatch({ rules, state }, counter) {
	if (rules.repetition?.within !== counter) return;
	const now = Array.from({ length: state.seats + 1 }, () => 0);
	state.watch = {
		changes: noChanges(state),
		seen: [],
		done: [],
		forced: [],
		now,
		frames: [],
		trail: 0
	};
}
/** The rules wait, or an event is full: frames above the first `keep` are others than before. */
function keepFrames({ watch }, keep) {
	if (watch && watch.frames.length > keep) watch.frames.length = keep;
}
/** The rules wait: the situation has come once more. */
function lookAtSituation(reading) {
	const { rules, state } = reading;
	const { watch, stack } = state;
	const asks = stack.at(-1)?.asks;
	if (!watch || !asks) return;
	watch.now.fill(0);
	let whole;
	for (const { seat, kind } of asks) {
		const isFree = rules.repetition?.passing[kind] !== void 0;
		if (!isFree && whole !== void 0) continue;
		const sums = situationFor(reading, watch, seat);
		whole = sums.whole;
		if (isFree) notice(watch, seat, sums.seen);
	}
	if (whole === void 0) return;
	watch.forced.push(whole);
	watch.trail = joined(watch.trail, whole);
}
function notice(watch, seat, seen) {
	const situation = joined(seen, seat);
	watch.now[seat] = situation;
	watch.seen.push(situation);
}
/** Whether the whole situation is there once too often, and nobody was free to do otherwise. */
function isForcedLoop({ watch }) {
	const whole = watch?.forced.at(-1);
	return whole !== void 0 && stands(watch?.forced, whole, TOO_OFTEN$1);
}
/**
* What an answer does: a number that is the same for the same act of the same seat. Nothing where it
* does nothing, and where nobody could have done nothing.
*/
function actOf(reading, decision, choice) {
	const { rules, state } = reading;
	const { kind, seat, options } = decision;
	if (!(state.watch && choice !== rules.repetition?.passing[kind]) || typeof choice !== "string" || !mayPass(rules, kind, options)) return void 0;
	const { sum, isOpen } = actAs(reading, choice);
	return {
		sum: joined(sum, seat),
		isOpen
	};
}
var mayPass = ({ repetition }, kind, options) => listed$1(options).some(({ id }) => id === repetition?.passing[kind]);
/** Notes whose act it was, by its number: others who were asked as well have done nothing. */
function noteActed({ watch }, act) {
	if (!watch?.now.some((situation) => situation !== 0)) return;
	for (const situation of watch.now) if (situation !== 0) watch.done.push(joined(situation, act));
	watch.forced = [];
	watch.trail = joined(watch.trail, act);
}
/** Options without what the game does not let the seat do again. */
function withoutRepeated(reading, asked, options) {
	const { seat, kind } = asked;
	if (options.pick !== "one" || !isTooOften(reading.state, seat)) return options;
	if (!mayPass(reading.rules, kind, options)) return options;
	return {
		...options,
		from: options.from.filter(({ id }) => !isRepeated(reading, seat, id))
	};
}
/** Whether the seat has done just this before in the situation as it sees it, and may not again. */
function isRepeated(reading, seat, choice) {
	const { rules, state } = reading;
	const situation = state.watch?.now[seat];
	if (situation === void 0 || !rules.repetition || !isTooOften(state, seat)) return false;
	const done = joined(situation, joined(actAs(reading, choice).sum, seat));
	return stands(state.watch?.done, done, rules.repetition.spentAfter);
}
/** Whether the seat was asked before, and again, in the situation in which it is asked now. */
function isTooOften({ watch }, seat) {
	const situation = watch?.now[seat] ?? 0;
	return situation !== 0 && stands(watch?.seen, situation, TOO_OFTEN$1);
}
/** Whether a number stands there so many times, or more. */
function stands(numbers = [], wanted, times) {
	let at = -1;
	for (let found = 0; found < times; found += 1) {
		at = numbers.indexOf(wanted, at + 1);
		if (at < 0) return false;
	}
	return true;
}
// libs/rules/engine/src/acts/evolve.ts
/**
* Rebuilds the state from facts: no chance, no choice, and of the rules only who may know what, for
* the count of situations that come back. `run` uses it too.
*/
/** Changes the state to what holds after `fact`. */
function evolve(reading, fact) {
	const { state } = reading;
	switch (fact.kind) {
		case "stocked": return stocked(reading, fact);
		case "moved": return moved(reading, fact);
		case "shuffled": return shuffled(state, fact);
		case "rolled":
		case "picked":
			state.draws += 1;
			return;
		case "counted": return counted$1(reading, fact);
		case "marked": return marked(reading, fact);
		case "slotted": return slotted(reading, fact);
		case "modified": return modified(state, fact);
		case "unmodified":
			state.modifiers = state.modifiers.filter(({ id }) => !fact.ids.includes(id));
			return;
		case "paused": return paused(reading, fact);
		case "ruled": return ruled(state, fact);
		case "acted-unseen": return noteActed(state, fact.act);
		case "ended": return ended(state, fact);
		case "shown":
		case "happened": return;
		default: return unknown(fact);
	}
}
/** A record of other rules than these may hold anything; what is not understood stops its match. */
function unknown(fact) {
	const { kind } = fact;
	invariant(false, `there is no fact of the kind '${String(kind)}'`);
}
function takeId(state, id) {
	const { family, number } = partsOfId(id);
	state.ids[family] = Math.max(state.ids[family] ?? 0, number);
}
function counted$1(reading, { seat, what, to }) {
	const { state } = reading;
	const before = seat === 0 ? state.table : playerOf(state, seat);
	if (state.watch) weighCounter(reading, state.watch.changes, {
		seat,
		what,
		from: before[what],
		to
	});
	const after = withCount(before, what, to);
	if (seat === 0) state.table = after;
	else state.players[seat] = after;
	if (seat === 0) beginWatch(reading, what);
}
function marked(reading, { card: id, mark, to }) {
	const card = cardOf$1(reading.state, id);
	weighed(reading, id, () => {
		card.marks = withCount(card.marks, mark, to);
	});
}
function slotted(reading, { card, slot }) {
	weighed(reading, card, () => {
		cardOf$1(reading.state, card).slot = slot;
	});
}
/** Something about the card becomes otherwise where it lies. */
function weighed(reading, card, change) {
	const { watch } = reading.state;
	if (watch) weigh(reading, watch.changes, card, -1);
	change();
	if (watch) weigh(reading, watch.changes, card, 1);
}
/**
* A counter at 0 is the same as none, so that equal situations are equal values. The others are
* put together anew: an object that a member was deleted from is slow to read ever after.
*/
function withCount(counters, what, to) {
	if (to !== 0) {
		counters[what] = to;
		return counters;
	}
	const others = {};
	for (const name in counters) if (name !== what) others[name] = counters[name];
	return others;
}
function playerOf(state, seat) {
	const player = state.players[seat];
	invariant(player, () => `no seat ${seat}`);
	return player;
}
function stocked(reading, { owner, to, faces, family }) {
	const { state } = reading;
	forgetSources(state);
	const ids = state.places[to] ??= [];
	for (const face of faces) {
		const id = nextId(state, family);
		takeId(state, id);
		state.cards[id] = {
			id,
			face,
			owner,
			place: to,
			slot: 0,
			marks: {}
		};
		ids.push(id);
		if (state.watch) weigh(reading, state.watch.changes, id, 1);
	}
}
function moved(reading, fact) {
	const { state } = reading;
	forgetSources(state);
	if (state.watch) weigh(reading, state.watch.changes, fact.card, -1);
	layDown(state, fact);
	if (state.watch) weigh(reading, state.watch.changes, fact.as, 1);
}
function layDown(state, { card: id, as, from, to, slot, under, knownTo }) {
	const card = cardOf$1(state, id);
	invariant(card.place === from, () => `${id} is at ${card.place}, not at ${from}`);
	leave(state, from, id);
	const ids = state.places[to] ??= [];
	if (under) {
		forgetPile(ids, 0);
		ids.unshift(as);
	} else ids.push(as);
	if (as === id) {
		card.place = to;
		card.slot = slot;
		return;
	}
	delete state.cards[id];
	takeId(state, as);
	const { face, owner } = card;
	const there = {
		id: as,
		face,
		owner,
		place: to,
		slot,
		marks: {}
	};
	state.cards[as] = knownTo === void 0 ? there : {
		...there,
		knownTo
	};
}
function leave(state, from, id) {
	const ids = state.places[from];
	const index = ids?.lastIndexOf(id) ?? -1;
	invariant(ids && index >= 0, () => `${id} is not listed at ${from}`);
	forgetPile(ids, index);
	ids.splice(index, 1);
	if (ids.length === 0) delete state.places[from];
}
function shuffled(state, { place, order }) {
	forgetSources(state);
	const before = state.places[place] ?? [];
	invariant(before.length === order.length, `a shuffle of ${order.length} cards at ${place}`);
	if (state.watch) state.watch.changes.piles = null;
	if (order.length > 0) state.places[place] = order.map((index) => before[index]);
	state.draws += 1;
}
function modified(state, { modifier }) {
	state.modifiers.push({ ...modifier });
	takeId(state, modifier.id);
}
function ruled(state, { option, value }) {
	state.options = {
		...state.options,
		[option]: value
	};
}
/** What may change is copied: the fact stays as written while the rules go on with the state's own. */
function paused(reading, fact) {
	const { state } = reading;
	const { keep, frames, pending = [], asked, goesOn, acted } = fact;
	state.stack = state.stack.slice(0, keep);
	for (const frame of frames) state.stack.push(copy(frame));
	state.pending = pending.map(copy);
	state.asked = asked;
	if (acted !== void 0) noteActed(state, acted);
	keepFrames(state, keep);
	if (goesOn !== void 0) {
		state.goesOn = goesOn;
		return;
	}
	if (state.goesOn !== void 0) delete state.goesOn;
	lookAtSituation(reading);
}
function ended(state, { outcome }) {
	state.outcome = outcome;
	if (state.watch) delete state.watch;
}
// libs/rules/engine/src/acts/play.ts
/**
* A game being carried on, and the acts by which rules change it (those on cards are in
* `cards.ts` and `modify.ts`). Each writes a fact; the fact changes the state. What no fact says
* has not happened.
*/
function write(play, fact) {
	evolve(play, fact);
	play.facts.push(fact);
}
/** Tells what happens in the game's own words, and sets off the abilities that wait for it. */
function tell(play, what, fields) {
	invariant(play.rules.stories[what], () => `${play.rules.id} has no story '${what}'`);
	invariant(!("kind" in fields || "what" in fields), () => `'${what}' has a field of the fact's own name`);
	const fact = happened(what, fields);
	write(play, fact);
	notice$1(play, fact);
}
var happened = (what, fields) => Object.assign(fields, {
	kind: "happened",
	what
});
function push(play, frame) {
	play.state.stack.push(frame);
}
/**
* A frame below the top is about to be changed (an attack called off by a response to it). Say so
* before: the pause writes down only frames that were on top since the last one.
*/
function rework(play, frame) {
	const index = play.state.stack.indexOf(frame);
	invariant(index >= 0, `the frame '${frame.kind}' is not on the stack`);
	play.floor = Math.min(play.floor, index);
	return frame;
}
function pickByChance(play, of) {
	const index = play.chance.pick(of, play.state.draws);
	invariant(isWithin(index, 0, of - 1), `chance picks ${index} of ${of}`);
	write(play, {
		kind: "picked",
		of,
		index
	});
	return index;
}
function setCounter(play, seat, what, to) {
	if ((seat === 0 ? tableCounter(play.state, what) : seatCounter(play.state, seat, what)) !== to) write(play, {
		kind: "counted",
		seat,
		what,
		to
	});
}
/** Ends the game at once; whatever waits or is half done goes with it. */
function end(play, outcome) {
	if (play.state.outcome !== null) return;
	write(play, {
		kind: "ended",
		outcome
	});
	play.rules.over?.(play);
}
/** Named limits end a game that would never wait again; the cut stands in the record. */
function endAsLoop(play) {
	const { rules, state } = play;
	end(play, {
		places: rules.placesNow?.(state) ?? [seatsOf(state)],
		reason: "draw-by-loop"
	});
}
// libs/rules/engine/src/acts/modify.ts
function modify(play, card, change) {
	const { place } = cardOf$1(play.state, card);
	write(play, {
		kind: "modified",
		place,
		modifier: {
			id: nextId(play.state, modifierFamily(play.rules, place)),
			card,
			...change
		}
	});
}
/** Counts modifiers like cards: changes that not everybody may know of are counted apart. */
var modifierFamily = (rules, at) => zoneAt(rules, at).ids === "all" ? "m" : `m-${idFamily(rules, at)}`;
function endModifiers(play, until) {
	endThose(play, (modifier) => modifier.until === until);
}
function endModifiersOn(play, card) {
	if (play.state.modifiers.length > 0) endThose(play, (modifier) => modifier.card === card);
}
/** One fact for each place, since one place may be known to fewer than another. */
function endThose(play, ends) {
	const byPlace = /* @__PURE__ */ new Map();
	for (const modifier of play.state.modifiers.filter(ends)) {
		const at = cardOf$1(play.state, modifier.card).place;
		byPlace.set(at, [...byPlace.get(at) ?? [], modifier.id]);
	}
	for (const [at, ids] of byPlace) write(play, {
		kind: "unmodified",
		place: at,
		ids
	});
}
// libs/rules/engine/src/acts/cards.ts
/** The acts on cards: how they come into the game, move, and carry marks. Each writes a fact. */
function stock(play, to, owner, faces) {
	write(play, {
		kind: "stocked",
		owner,
		to,
		faces,
		family: idFamily(play.rules, to)
	});
}
/**
* Moves a card and gives its id from now on. A card that changes its place is a new object with
* a fresh id, so that nobody can follow it through a place that is hidden from them.
*/
function move(play, id, to, how = {}) {
	const { state } = play;
	const card = cardOf$1(state, id);
	const { face, place: from } = card;
	const as = how.sameObject ? id : nextId(state, idFamily(play.rules, to));
	if (!how.sameObject) endModifiersOn(play, id);
	const fact = {
		kind: "moved",
		card: id,
		as,
		face,
		from,
		to,
		slot: how.slot ?? 0
	};
	const knownTo = knownThere(play.rules, card, to);
	const told = knownTo === void 0 ? fact : {
		...fact,
		knownTo
	};
	write(play, how.under ? {
		...told,
		under: true
	} : told);
	return as;
}
function moveAll(play, from, to) {
	for (const id of [...cardsIn(play.state, from)]) move(play, id, to);
}
function shuffle(play, at) {
	const { length } = cardsIn(play.state, at);
	const order = play.chance.shuffle(length, play.state.draws, at);
	invariant(isPermutation(order, length), `chance gave no order of ${length} cards`);
	write(play, {
		kind: "shuffled",
		place: at,
		order
	});
}
/** The card on top of a pile, or undefined where the pile is empty. */
var topOf = (state, at) => cardsIn(state, at).at(-1);
/** Takes up to `count` cards from the top of a pile; gives the number taken. */
function draw(play, from, to, count) {
	for (let taken = 0; taken < count; taken += 1) {
		const top = topOf(play.state, from);
		if (top === void 0) return taken;
		move(play, top, to);
	}
	return count;
}
/** Picks up to `count` cards of a place by chance, one after another, as `each` takes them away. */
function pickCards(play, from, count, each) {
	for (let left = count; left > 0; left -= 1) {
		const cards = cardsIn(play.state, from);
		if (cards.length === 0) return;
		each(cards[pickByChance(play, cards.length)]);
	}
}
function mark(play, id, name, to) {
	const card = cardOf$1(play.state, id);
	if (markOf(card, name) === to) return;
	write(play, {
		kind: "marked",
		card: id,
		place: card.place,
		mark: name,
		to
	});
}
function reslot(play, id, slot) {
	const card = cardOf$1(play.state, id);
	if (card.slot !== slot) write(play, {
		kind: "slotted",
		card: id,
		place: card.place,
		slot
	});
}
/** Shows the faces of cards to one seat, or to all (0). */
function show(play, to, at, ids) {
	write(play, {
		kind: "shown",
		seat: to,
		place: at,
		faces: ids.map((id) => cardOf$1(play.state, id).face)
	});
}
// libs/rules/engine/src/base/combinations.ts
/** The ways to take so many of these, each in their order: one empty way to take none. */
function combinations(items, count) {
	if (count === 0) return [[]];
	return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
// libs/rules/engine/src/base/similar-names.ts
/** Names that somebody may have meant: those that share most pairs of letters with what was typed. */
var MOST_SUGGESTED = 3;
/** The part that two names must share of all their pairs of letters. */
var LEAST_ALIKE = .55;
/** The most alike first; none where nothing resembles it. */
function similarNames(typed, names) {
	return names.map((name) => ({
		name,
		alike: likenessOf(typed, name)
	})).filter(({ alike }) => alike >= LEAST_ALIKE).sort((a, b) => b.alike - a.alike).slice(0, MOST_SUGGESTED).map(({ name }) => name);
}
/** Likeness to the whole name or to one word of it, because people type what they remember. */
var likenessOf = (typed, name) => Math.max(...[name, ...name.split(" ")].map((part) => sharedPairs(typed, part)));
/** The coefficient of Sørensen and Dice, from 0 to 1. */
function sharedPairs(a, b) {
	const [ofA, ofB] = [pairsOf(a), pairsOf(b)];
	return 2 * [...ofA].filter((pair) => ofB.has(pair)).length / (ofA.size + ofB.size);
}
/** Pairs with the borders of the words, so that beginnings count and short words have pairs. */
function pairsOf(text) {
	const letters = ` ${text.toLowerCase()} `;
	return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
// libs/rules/engine/src/decisions/guards.ts
/** The first guard that forbids the thing; asked for every option of every move, it makes no words. */
function brokenGuard(guards, reading, thing, by) {
	for (const guard of guards) if (!guard.holds(reading, thing, by)) return guard;
}
var isAllowed = (guards, reading, thing, by) => brokenGuard(guards, reading, thing, by) === void 0;
/** Why the thing is forbidden; undefined where all guards hold. */
function refusedBy(guards, reading, thing, by) {
	const broken = brokenGuard(guards, reading, thing, by);
	if (!broken) return void 0;
	const { rule, says } = broken;
	const refusal = no(rule, typeof says === "string" ? says : says(reading, thing, by));
	OF_GUARDS.add(refusal);
	return refusal;
}
var OF_GUARDS = /* @__PURE__ */ new WeakSet();
/** A refusal by a rule, with a sentence for the person who asked. */
var no = (rule, says) => ({
	rule,
	says
});
// libs/rules/engine/src/effects/select.ts
/** Reads the data of a card: which cards it means, how many, and whether its condition holds. */
/** Cards that fit every filter, in the order of `CompiledSelector.select`. */
var select = (reading, selector, from) => compiledSelector(reading.rules, selector).select(reading, from);
/** The cards, or things of the game, among which a target may be chosen now. */
function targets(reading, choosing, by) {
	const { rules, state } = reading;
	const { from, things } = choosing;
	if (things !== void 0) {
		const named = rules.things?.[things];
		invariant(named, `${rules.id} has no things called '${things}'`);
		return named(reading, choosing, by);
	}
	return select(reading, from, by).filter((id) => rules.mayTarget?.(reading, cardOf$1(state, id), by, choosing) ?? true);
}
var fits = (reading, card, selector, from) => compiledSelector(reading.rules, selector).fits(reading, card, from);
function amountOf(reading, amount, effect) {
	if (typeof amount !== "object") return amount ?? 0;
	return compiledAmount(reading.rules, amount)(reading, effect);
}
/** How much or how many an instruction means: never less than nothing. */
var amountMeant = (reading, { amount }, effect) => Math.max(0, amountOf(reading, amount, effect));
var holds = (reading, condition, from) => compiledCondition(reading.rules, condition)(reading, from);
/** The cards that an instruction means and that are still there. */
function cardsMeant(reading, instruction, effect) {
	const { to } = instruction;
	if (to === void 0) return [];
	return typeof to === "string" ? cardsNamed(reading, to, effect) : select(reading, to, effect);
}
// libs/rules/engine/src/effects/effect.ts
/**
* Carries out an ability: condition, targets, instructions one after another. What an
* instruction brings about is settled before the next one begins.
*/
/** The frame of an ability that was set off, or used with its targets named before (`chosen`). */
function effectFrame(source, chosen) {
	const { card, face, ability, controller, it, was } = source;
	const frame = {
		kind: "effect",
		card,
		face,
		ability,
		controller
	};
	if (it !== void 0) frame.it = it;
	if (was !== void 0) frame.was = was;
	frame.chosen = chosen ?? {};
	frame.stage = chosen ? "carry-out" : "begin";
	frame.at = 0;
	return frame;
}
/** The frame of what an effect has offered to a seat, which takes it: all of it is done as that seat's. */
var takenFrame = ({ offered, ...effect }, seat) => ({
	...effectFrame(effect, effect.chosen),
	controller: seat,
	offered
});
function abilityOf$2(reading, { face, ability }) {
	const found = reading.rules.faces[face]?.abilities[ability];
	invariant(found, `no ability ${ability} on '${face}'`);
	return found;
}
/** Leaves undone what the ability has yet to do, as after a roll that failed. */
function breakOff(play, effect) {
	effect.at = doesOf(play, effect).length;
}
var doesOf = (reading, effect) => effect.offered ?? abilityOf$2(reading, effect).does;
/** The answers to "may": the card that asks says yes. */
var yesOrNo = (card) => ({
	pick: "one",
	from: [{
		id: "yes",
		card
	}, { id: "no" }]
});
/** The engine's own step for an effect that is carried out. */
var effectStep = {
	open: OPEN_FIELDS.effect,
	proceed(play, frame) {
		switch (frame.stage) {
			case "begin": return begin$2(play, frame, abilityOf$2(play, frame));
			case "choose": return chooseNext(play, frame, abilityOf$2(play, frame));
			case "carry-out": return carryOut$1(play, frame);
		}
	},
	options(play, frame, asked) {
		if (asked.kind === "may") return yesOrNo(frame.card);
		const choosing = abilityOf$2(play, frame).choose?.[frame.at];
		invariant(choosing, "an effect that asks for a target chooses one");
		return optionsOf$1(play, frame, choosing);
	},
	answered(play, frame, { kind, chosen }) {
		if (kind === "may") {
			if (chosen[0]?.id !== "yes") decline(frame, abilityOf$2(play, frame));
			return;
		}
		const choosing = abilityOf$2(play, frame).choose?.[frame.at];
		invariant(choosing, "an effect that was given a target had asked for one");
		const ids = chosen.map(({ id }) => id);
		frame.chosen = {
			...frame.chosen,
			[choosing.name]: ids
		};
		frame.at += 1;
	},
	left(_, frame, seat) {
		if (frame.controller === seat) return "done";
		if (frame.stage === "choose") beginAnew(frame);
	}
};
/**
* An effect that still asks has done nothing yet. With another seat its targets may be gone, and
* nobody has agreed to what is left of it: so it asks anew, of the table as it is now.
*/
function beginAnew(frame) {
	frame.stage = "begin";
	frame.at = 0;
	frame.chosen = {};
}
function decline(frame, ability) {
	frame.stage = "carry-out";
	frame.at = ability.does.length;
}
function begin$2(play, frame, ability) {
	if (!compiledAbility(play, frame).holds(play, frame)) return "done";
	if (!doesWhatItCan(play) && !canChoose(play, frame, ability)) return "done";
	frame.stage = "choose";
	return ability.may ? [{
		seat: frame.controller,
		kind: "may"
	}] : "on";
}
/** Targets that an ability needs: without a legal one it does nothing. */
function canChoose(reading, effect, ability) {
	return (ability.choose ?? []).every((choosing) => choosing.min === 0 || choosing.hidden || targets(reading, choosing, effect).length >= choosing.min);
}
var doesWhatItCan = ({ rules }) => rules.shortOfTargets === "what-it-can";
function chooseNext(play, frame, ability) {
	const choosing = ability.choose?.[frame.at];
	if (choosing && isIdle(play, frame, choosing)) {
		frame.chosen = {
			...frame.chosen,
			[choosing.name]: []
		};
		frame.at += 1;
		return "on";
	}
	if (choosing) return [askForTargets(play, frame, choosing)];
	frame.stage = "carry-out";
	frame.at = 0;
	return "on";
}
/**
* Everybody is told how many are asked for: of what lies open as many as there are, of what lies
* hidden what the text says, since what fits there is known to its owner alone.
*/
function askForTargets(reading, effect, choosing) {
	const ask = {
		seat: effect.controller,
		kind: "target"
	};
	const { min, max, hidden } = choosing;
	if (hidden) return {
		...ask,
		howMany: {
			min,
			max
		}
	};
	if (isOne(choosing)) return ask;
	const there = targets(reading, choosing, effect).length;
	return {
		...ask,
		howMany: {
			min: Math.min(min, there),
			max: Math.min(max, there)
		}
	};
}
/** One target among those that all see is no set of one. */
var isOne = ({ min, max, hidden }) => min === 1 && max === 1 && !hidden;
/** Whether there is nothing to choose from, as everybody sees. */
var isIdle = (play, frame, choosing) => doesWhatItCan(play) && !choosing.hidden && targets(play, choosing, frame).length === 0;
function carryOut$1(play, frame) {
	const does = doesNext(play, frame);
	if (!does) {
		if (frame.offered === void 0 && play.rules.checkAfter === "effect") play.rules.check(play);
		return "done";
	}
	frame.at += 1;
	does(play, frame);
	return "on";
}
function doesNext(play, frame) {
	const { offered, at } = frame;
	if (offered === void 0) return compiledAbility(play, frame).does[at];
	const instruction = offered[at];
	return instruction && boundToVerb(play.rules, instruction);
}
var optionFor = ({ state }, id) => state.cards[id] ? {
	id,
	card: id
} : {
	id,
	to: id
};
function optionsOf$1(reading, effect, choosing) {
	const { min, max } = choosing;
	const options = targets(reading, choosing, effect).map((id) => optionFor(reading, id));
	if (isOne(choosing)) return {
		pick: "one",
		from: options
	};
	const there = options.length;
	return {
		pick: "some",
		from: options,
		min: Math.min(min, there),
		max: Math.min(max, there)
	};
}
// libs/rules/engine/src/triggers/triggers.ts
/** Abilities that were set off and wait: they resolve, one after another, in the game's order. */
/** Puts a frame on the stack that resolves all that waits, and what that sets off in turn. */
function resolveTriggers(play) {
	if (play.state.pending.length === 0) return false;
	push(play, {
		kind: "triggers",
		queue: [],
		batch: [],
		resolved: 0
	});
	return true;
}
/** The engine's own step for abilities that were set off. */
var triggersStep = {
	open: OPEN_FIELDS.triggers,
	proceed(play, frame) {
		take$1(play, frame);
		const asking = seatToOrder(play, frame);
		if (asking) return [asking];
		const [first, ...rest] = frame.queue;
		if (!first) return "done";
		frame.queue = rest;
		frame.resolved += 1;
		const limit = limitOf(play);
		if (frame.resolved > limit) {
			cut(play, limit);
			return "done";
		}
		begin$1(play, first);
		return "on";
	},
	options(_, frame, { seat }) {
		const own = frame.batch.filter(({ controller }) => controller === seat);
		return {
			pick: "order",
			from: own.map((_, index) => ({ id: nameIn(own, index) }))
		};
	},
	answered(play, frame, { seat, chosen }) {
		const own = frame.batch.filter(({ controller }) => controller === seat);
		const ordered = chosen.map(({ id }) => own.find((_, index) => nameIn(own, index) === id));
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
/** On a stack the one that was put there last resolves first. */
function enqueue(play, frame, put) {
	frame.queue = play.rules.triggers.order === "queue" ? [...frame.queue, ...put] : [...[...put].reverse(), ...frame.queue];
}
function take$1(play, frame) {
	const { pending } = play.state;
	if (pending.length === 0) return;
	play.state.pending = [];
	const sorted = pending.length === 1 ? pending : pending.toSorted((a, b) => a.rank - b.rank);
	if (play.rules.triggers.chosenBy === "seat") frame.batch = sorted;
	else enqueue(play, frame, sorted);
}
/** The seat that has two or more to put in order; a single one goes in by itself. */
function seatToOrder(play, frame) {
	while (frame.batch.length > 0) {
		const seat = frame.batch[0]?.controller;
		const own = frame.batch.filter(({ controller }) => controller === seat);
		if (own.length > 1) return {
			seat,
			kind: "order-triggers"
		};
		frame.batch = frame.batch.filter(({ controller }) => controller !== seat);
		enqueue(play, frame, own);
	}
}
/** The card and its ability; of what was set off twice the second has a number as well. */
function nameIn(own, index) {
	const { card, ability } = own[index];
	const isSame = (other) => other.card === card && other.ability === ability;
	const earlier = own.slice(0, index).filter(isSame).length;
	return earlier === 0 ? `${card} ${ability}` : `${card} ${ability} ${earlier + 1}`;
}
// libs/rules/engine/src/windows/stack-window.ts
var PASS = { id: "pass" };
function windowRulesOf(reading) {
	const { window } = reading.rules;
	invariant(window, `${reading.rules.id} opens a window but says nothing about responses`);
	return window;
}
/** The engine's own step for a stack of responses. */
var stackWindowStep = {
	open: OPEN_FIELDS["stack-window"],
	proceed(play, frame) {
		const rules = windowRulesOf(play);
		if (play.rules.triggers.begin && resolveTriggers(play)) return "on";
		if (frame.items.length === 0 && rules.closes?.(play.state)) return "done";
		if (frame.passes < seatsAsked(rules, play)) return [{
			seat: frame.priority,
			kind: "respond"
		}];
		const top = frame.items.pop();
		if (top === void 0) return "done";
		startRound(rules, play, frame);
		rules.resolve(play, top);
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
/** Seats in the order round the table, counted until it comes back to the first. */
function seatsAsked(rules, { state }) {
	const first = rules.first(state);
	let count = 1;
	for (let seat = rules.after(state, first); seat !== first; seat = rules.after(state, seat)) count += 1;
	return count;
}
// libs/rules/engine/src/windows/answer-window.ts
/**
* A response window of depth two for two seats: the first seat may act and the other may answer
* that once; then the mirrored half; and again, until both pass one after the other. An answer
* is never answered, and it resolves before what it answers.
*/
/** The engine's own step for a window of act and answer. */
var answerWindowStep = {
	open: OPEN_FIELDS["answer-window"],
	proceed(play, frame) {
		switch (frame.stage) {
			case "act": return frame.passed < 2 ? [{
				seat: frame.actor,
				kind: "act"
			}] : "done";
			case "answer": return [{
				seat: otherThan(play, frame.actor),
				kind: "answer"
			}];
			case "resolve-answer":
				frame.stage = "resolve-act";
				resolve$2(play, frame.answer);
				frame.answer = null;
				return "on";
			case "resolve-act":
				resolve$2(play, frame.act);
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
/** After each pair the first seat is asked anew. */
function beginAgain(play, frame) {
	frame.stage = "act";
	frame.act = null;
	frame.passed = 0;
	frame.actor = windowRulesOf(play).first(play.state);
}
function resolve$2(play, item) {
	if (item !== null) windowRulesOf(play).resolve(play, item);
}
function otherThan({ state }, seat) {
	invariant(state.seats === 2, "a window of act and answer is for two seats");
	return 3 - seat;
}
// libs/rules/engine/src/run/happening.ts
/**
* The one order in which everything happens: may it → what happens instead → who responds →
* it happens → the state is checked. What it set off comes when the step that caused it is done.
* Things that happen at the same moment go through each stage together.
*/
/** Lets things happen, together. They have happened when the caller's frame is on top again. */
function happen(play, ...happenings) {
	if (happenings.length === 0) return;
	push(play, {
		kind: "happening",
		stage: "possible",
		now: [...happenings],
		used: []
	});
}
/** The engine's own step for what is about to happen. */
var happeningStep = {
	open: OPEN_FIELDS.happening,
	proceed(play, frame) {
		switch (frame.stage) {
			case "possible":
				keepPossible(play, frame);
				frame.stage = "replace";
				return "on";
			case "replace": return replace$1(play, frame);
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
		return {
			pick: "one",
			from: kind === "may-replace" ? [...from, { id: "no" }] : from
		};
	},
	answered(play, frame, { chosen }) {
		const { index, waiting } = nextReplacements(play, frame);
		const taken = waiting.find(({ id }) => id === chosen[0]?.id);
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
var isPossible = (play, happening) => ruleOf(play, happening).possible?.(play, happening) ?? true;
/** Applies what needs no answer; asks the seat concerned where there is a choice. */
function replace$1(play, frame) {
	for (;;) {
		const { index, seat, waiting } = nextReplacements(play, frame);
		const [first, second] = waiting;
		if (!first) break;
		if (first.may) return [{
			seat,
			kind: "may-replace"
		}];
		if (second) return [{
			seat,
			kind: "replace"
		}];
		apply(play, frame, index, first);
	}
	frame.stage = "respond";
	return "on";
}
/** The first happening with replacements that had no turn yet, and those of one seat and kind. */
function nextReplacements(reading, frame) {
	for (const [index, happening] of frame.now.entries()) {
		const fresh = ((happening && ruleOf(reading, happening).replacements?.(reading, happening)) ?? []).filter(({ id }) => !frame.used.includes(`${index} ${id}`));
		const [first] = fresh;
		if (!first) continue;
		const waiting = fresh.filter(({ seat, may }) => seat === first.seat && may === first.may);
		return {
			index,
			seat: first.seat,
			waiting
		};
	}
	return {
		index: -1,
		seat: 0,
		waiting: []
	};
}
function apply(play, frame, index, replacement) {
	const happening = frame.now[index];
	invariant(happening, "a replacement works on something that is about to happen");
	frame.used.push(`${index} ${replacement.id}`);
	const instead = replacement.instead(play, happening);
	frame.now[index] = instead && isPossible(play, instead) ? instead : null;
}
/** The window of the first happening comes to lie on top. */
function openWindows(play, frame) {
	for (const happening of frame.now.toReversed()) {
		const window = happening && ruleOf(play, happening).window?.(play, happening);
		if (window) push(play, window);
	}
}
function resolve$1(play, frame) {
	for (const happening of frame.now) if (happening) ruleOf(play, happening).resolve(play, happening);
	if (play.rules.checkAfter === "happening") play.rules.check(play);
}
// libs/rules/engine/src/run/steps.ts
/** The step that a frame goes through: the game's own, or one that the engine has for all games. */
var ENGINE_STEPS = {
	effect: effectStep,
	happening: happeningStep,
	triggers: triggersStep,
	"stack-window": stackWindowStep,
	"answer-window": answerWindowStep
};
/**
* By kind, for each game. To look for an engine's step among the game's own first is slow: a name
* that an object does not have is searched along its prototypes.
*/
var allSteps = readOnce((steps) => new Map(Object.entries({
	...ENGINE_STEPS,
	...steps
})));
function stepOf(rules, { kind }) {
	const step = allSteps(rules.steps).get(kind);
	invariant(step, () => `${rules.id} has no step '${kind}'`);
	return step;
}
// libs/rules/engine/src/decisions/meanwhile.ts
/** What is asked beside a question. */
function asksBeside({ rules, state }) {
	const { meanwhile } = rules;
	if (!meanwhile) return [];
	const { kind } = meanwhile;
	return meanwhile.seats({
		rules,
		state
	}).map((seat) => ({
		seat,
		kind,
		optional: true
	}));
}
var isBeside = ({ meanwhile }, { kind }) => meanwhile?.kind === kind;
/** The question waits; what was asked beside it closes with it. */
function interrupt(play, frame, answer) {
	frame.again = (frame.asks ?? []).filter((asked) => !isBeside(play.rules, asked)).map(({ seat, kind, optional, howMany }) => ({
		seat,
		kind,
		...optional ? { optional } : {},
		...howMany ? { howMany } : {}
	}));
	delete frame.asks;
	play.rules.meanwhile?.answered(play, answer);
}
/** What has to be asked again, once; the frame is on top again, and nobody has left meanwhile. */
function takeAgain(frame) {
	const { again } = frame;
	if (again !== void 0) delete frame.again;
	return again;
}
// libs/rules/engine/src/decisions/open-decisions.ts
/** The questions that are open, and what may be answered. */
/** What the rules wait for, with every option. None when the game is over. */
function decisions(reading) {
	return (reading.state.stack.at(-1)?.asks ?? []).map((asked) => decisionOf(reading, asked));
}
/** By table: one entry for each that is played, where one for each question would burden garbage. */
var offeredAt = /* @__PURE__ */ new WeakMap();
/** What was offered stays offered as long as the decision is open, so it is worked out once. */
function decisionOf(reading, asked) {
	const { state } = reading;
	const before = offeredAt.get(state) ?? [];
	for (const offered of before) if (offered.asked === asked) return offered.decision;
	const decision = offer$1(reading, asked);
	const asks = state.stack.at(-1)?.asks;
	const open = before.filter((offered) => asks?.includes(offered.asked));
	offeredAt.set(state, [...open, {
		asked,
		decision
	}]);
	return decision;
}
function offer$1(reading, asked) {
	const frame = reading.state.stack.at(-1);
	const options = isBeside(reading.rules, asked) ? reading.rules.meanwhile?.options(reading, asked.seat) : stepOf(reading.rules, frame).options?.(reading, frame, asked);
	invariant(options, () => `the step '${frame.kind}' asks '${asked.kind}' but offers nothing`);
	const decision = askedAs(asked.id, asked);
	decision.options = reading.state.watch ? withoutRepeated(reading, asked, options) : options;
	return decision;
}
/** What is asked, under this id. */
function askedAs(id, { seat, kind, optional, howMany }) {
	const asked = {
		id,
		seat,
		kind
	};
	if (optional !== void 0) asked.optional = optional;
	if (howMany !== void 0) asked.howMany = howMany;
	return asked;
}
function askedOf(state, seat, decision) {
	return state.stack.at(-1)?.asks?.find((asked) => asked.id === decision && asked.seat === seat);
}
// libs/rules/engine/src/base/own-direction.ts
/**
* Names keep their direction to themselves: one that is written from the right, or that holds signs
* which turn the writing, would put the words, figures and names beside it in another order.
*/
/**
* Signs that nobody sees and that steer how what follows is written, or end a paragraph of it; and
* before them words that keep to themselves already, because they were a name within these.
*/
var STEERING = /(\u2068[^\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*\u2069)|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
var KEPT = /\u2068[^\u2069]*\u2069/gu;
/** Letters that are written from the right. */
var FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Where the direction of the first letter counts, up to the end of what is isolated. */
var [FIRST_STRONG, END] = ["⁨", "⁩"];
/** The words as they may stand among others; most are given back as they are. */
function ownDirection(words) {
	const unsteered = words.replaceAll(STEERING, (_, kept) => kept ?? "");
	return FROM_RIGHT.test(unsteered.replaceAll(KEPT, "")) ? FIRST_STRONG + unsteered + END : unsteered;
}
// libs/rules/engine/src/decks/deck-list.ts
/**
* Deck lists as people write them, `3 Ember Fox` to a line, and as programs do:
* `[{ "count": 3, "card": "Ember Fox" }]`. A line that cannot be read is reported by its
* number, and all other lines still count: nothing is dropped silently.
*/
var MAX_LINES = 1e3;
/** The deck lists of a game. */
function deckLists(listing) {
	const byWord = /* @__PURE__ */ new Map();
	for (const { code, name } of listing.cards) {
		byWord.set(code, code);
		byWord.set(name.toLowerCase(), code);
	}
	const names = new Map(listing.cards.map(({ code, name }) => [code, name]));
	const known = {
		...listing,
		byWord
	};
	const writeDeckJson = (codes) => counted(codes).map(({ count, card }) => ({
		count,
		card: names.get(card) ?? card
	}));
	return {
		readDeckList(text) {
			const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
			return readEntries(known, lines.map((line) => entryOfLine(line, listing.example)));
		},
		readDeckJson(json) {
			if (!Array.isArray(json)) return problem$1("A deck in JSON is a list of { \"count\", \"card\" }.");
			return readEntries(known, json.map((value) => entryOfJson(value, listing.example)));
		},
		writeDeckList: (codes) => writeDeckJson(codes).map(({ count, card }) => `${count} ${card}\n`).join(""),
		writeDeckJson
	};
}
function counted(codes) {
	const counts = /* @__PURE__ */ new Map();
	for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
	return [...counts].map(([card, count]) => ({
		count,
		card
	}));
}
var problem$1 = (says) => ({
	cards: [],
	problems: [{
		line: 0,
		says
	}]
});
function readEntries(known, entries) {
	if (entries.length > MAX_LINES) return problem$1(`A deck list has at most ${MAX_LINES} lines.`);
	const cards = [];
	const problems = [];
	entries.forEach((entry, index) => {
		if (entry === void 0) return;
		const read = typeof entry === "string" ? entry : codesOf(known, entry);
		if (typeof read === "string") problems.push({
			line: index + 1,
			says: read
		});
		else cards.push(...read);
	});
	return {
		cards,
		problems
	};
}
/** What stands in a line, nothing where it is blank, or what is wrong with it. */
function entryOfLine(line, example) {
	const words = line.replace(/#.*/, "").trim();
	if (words === "") return void 0;
	const [, count, card] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(words) ?? [];
	if (count !== void 0) return {
		count: Number(count),
		card
	};
	return `'${shown(words)}' is no line of a deck list; write it like '3 ${example}'.`;
}
function entryOfJson(value, example) {
	if (typeof value === "object" && value !== null && "count" in value && "card" in value) return value;
	return `An entry is written { "count": 3, "card": "${example}" }.`;
}
/** The codes that an entry means, or what is wrong with it. */
function codesOf({ byWord, cards, maxCount }, entry) {
	const count = Number(entry.count);
	if (!Number.isInteger(entry.count) || count < 1 || count > maxCount) return `A count is a whole number from 1 to ${maxCount}.`;
	const word = String(entry.card).trim().replace(/\s+/g, " ").toLowerCase();
	const code = byWord.get(word);
	if (code !== void 0) return Array.from({ length: count }, () => code);
	const [near] = similarNames(word, cards.map(({ name }) => name));
	const hint = near === void 0 ? "" : ` Is '${near}' meant?`;
	return `There is no card '${shown(String(entry.card))}'.${hint}`;
}
var MAX_SHOWN = 60;
/** What somebody wrote, among words of ours: no letter is cut in half, nothing beside it turned. */
function shown(words) {
	const letters = [...words];
	const cut = letters.slice(0, MAX_SHOWN).join("");
	return ownDirection(letters.length > MAX_SHOWN ? `${cut}…` : cut);
}
// libs/rules/engine/src/effects/settled.ts
/**
* Values that may depend on themselves. While a value of a card is worked out, a text that asks for
* that same value sees it without what lasts, and so it sees every value that depends on it in turn.
* What depends on what is found out by the words of the texts and not by the numbers of the moment, so
* that neither the order of the cards nor the first question makes a difference.
*/
/** Works out what changes add to cards; nothing may change while its answers are used. */
function settling({ rules, state }) {
	const settled = /* @__PURE__ */ new Map();
	const circle = (change, card) => {
		const wanted = {
			card,
			what: change.change.what
		};
		if (!settled.has(keyOf(wanted))) settle$1({
			rules,
			state
		}, wanted, {
			settled,
			circle
		});
		return settled.get(keyOf(wanted))?.get(nameOf$2(change)) ?? 0;
	};
	return circle;
}
/** Settles first what the value depends on, so that a long chain of values needs no deep recursion. */
function settle$1(reading, wanted, { settled, circle }) {
	const isOpen = ({ card, what }) => circleOfValue(reading, what) === circleOfValue(reading, wanted.what) && !settled.has(keyOf({
		card,
		what
	}));
	const within = {
		...reading,
		circle: (change, card) => isOpen({
			card,
			what: change.change.what
		}) ? 0 : circle(change, card),
		standing: /* @__PURE__ */ new Map()
	};
	const next = (value) => dependsOn(reading, value).filter(isOpen);
	for (const values of components(wanted, keyOf, next)) {
		const found = values.map((value) => addedTo(within, value));
		values.forEach((value, index) => settled.set(keyOf(value), found[index] ?? NOTHING$1));
	}
}
var NOTHING$1 = /* @__PURE__ */ new Map();
var keyOf = ({ card, what }) => `${card.id} ${what}`;
var nameOf$2 = ({ effect, number }) => `${effect.card} ${effect.ability} ${number}`;
var changesOf$1 = (reading, what) => sourcesOf(reading, what).flatMap((source) => possibleChanges(reading, source, what));
function addedTo(reading, { card, what }) {
	const added = changesOf$1(reading, what).map((change) => {
		const { means, holds, by, effect } = change;
		const isMeant = means(reading, card, effect) && holds(reading, effect);
		return [nameOf$2(change), isMeant ? by(reading, effect) : 0];
	});
	return new Map(added);
}
/** Values for which those texts ask that may mean the card. */
var dependsOn = (reading, { card, what }) => changesOf$1(reading, what).flatMap((possible) => {
	const { change, effect } = possible;
	const { asks, mayFit } = compiledSelector(reading.rules, change.on);
	if (!mayFit(reading, card, effect)) return [];
	return [
		...asks.map((asked) => ({
			card,
			what: asked
		})),
		...askedToHold(reading, effect),
		...askedForAmount(reading, possible)
	];
});
function askedToHold(reading, effect) {
	const { when } = reading.rules.faces[effect.face]?.abilities[effect.ability] ?? {};
	return askedOfCards(reading, when?.count, effect);
}
function askedForAmount(reading, { change: { by }, effect }) {
	if (typeof by === "number") return [];
	if ("count" in by) return askedOfCards(reading, by.count, effect);
	return cardsNamed(reading, by.of, effect).map((id) => ({
		card: cardOf$1(reading.state, id),
		what: by.value
	}));
}
function askedOfCards(reading, selector, effect) {
	if (!selector) return [];
	const { asks, maySelect } = compiledSelector(reading.rules, selector);
	if (asks.length === 0) return [];
	return maySelect(reading, effect).map((id) => cardOf$1(reading.state, id)).flatMap((card) => asks.map((what) => ({
		card,
		what
	})));
}
// libs/rules/engine/src/effects/standing.ts
/** In the order of the game's `lastingCards`, and of the abilities on each. */
function standingOn(reading, what) {
	const known = reading.standing?.get(what);
	if (known !== void 0) return known;
	const sources = sourcesOf(reading, what);
	if (sources.length === 0) return NONE$1;
	const found = circleOfValue(reading, what) === void 0 ? sources.flatMap((source) => lastingOf(reading, source, what)) : standingInCircle(reading, sources, what);
	reading.standing?.set(what, found);
	return found;
}
var NONE$1 = [];
/** Whether such a change holds depends on the card, so that it is asked with the amount. */
function standingInCircle(reading, sources, what) {
	const addedNow = reading.circle ?? settling(reading);
	return sources.flatMap((source) => possibleChanges(reading, source, what)).map((change) => ({
		...change,
		inCircle: (card) => addedNow(change, card)
	}));
}
/** What one of them adds to its value of a card: nothing where it speaks of others. */
function addedBy(reading, standing, card) {
	const { means, by, effect, inCircle } = standing;
	if (inCircle) return inCircle(card);
	return means(reading, card, effect) ? by(reading, effect) : 0;
}
// libs/rules/engine/src/effects/added.ts
/** The sum of what they add to a value of this card, for as long as they are there. */
function addedToCard(reading, card, what) {
	let sum = 0;
	for (const standing of standingOn(reading, what)) sum += addedBy(reading, standing, card);
	return sum;
}
/** The sum of what they add to a rule as it is for this seat. */
function addedForSeat(reading, seat, { what, word }) {
	let sum = 0;
	for (const { change, by, effect } of standingOn(reading, what)) if (concerns(change.on[word], effect.controller, seat)) sum += by(reading, effect);
	return sum;
}
function concerns(whose, controller, seat) {
	if (whose === void 0 || whose === "each") return whose === "each";
	return whose === "you" === (seat === controller);
}
// libs/rules/engine/src/effects/as-printed.ts
var TAKE = "take";
/** `take` and the code of what may be taken. */
function optionsAsPrinted({ state }, ids) {
	return [...new Set(ids.map((id) => cardOf$1(state, id).face))].sort().map((face) => ({ id: `${TAKE} ${face}` }));
}
/** The first of the cards that is printed as the answer says; undefined where it takes none. */
function cardAsPrinted({ state }, ids, answer) {
	const [verb, face] = answer?.id.split(" ") ?? [];
	return verb === TAKE ? ids.find((id) => cardOf$1(state, id).face === face) : void 0;
}
// libs/rules/engine/src/effects/change-meant.ts
/** A change that names no number is one by 1, as of what a card simply has from then on. */
function changeMeant(reading, instruction, effect) {
	return {
		what: String(instruction["what"]),
		by: amountOf(reading, instruction["by"] ?? 1, effect),
		until: untilMeant(instruction, effect),
		giver: effect.controller
	};
}
/** What ends when this seat's turn begins: the game says so by `endModifiers`. */
var untilTurnOf = (seat) => `turn-of-${seat}`;
/** `your-next-turn` is the giver's; without a word it is for as long as the card stays (`leaves`). */
var untilMeant = ({ until = "leaves" }, { controller }) => until === "your-next-turn" ? untilTurnOf(controller) : String(until);
// libs/rules/engine/src/effects/discard.ts
/**
* Seats give up cards of their own choice, asked in their order. Either nothing is shown before
* the last has chosen, and then all go together; or each sees what went before.
*/
/** The verb by which a card says it, and the step of its frames. */
function discarding(rules) {
	return {
		discard: verbFor(rules),
		discardStep: stepFor$1(rules)
	};
}
var verbFor = ({ kind, together, seats }) => (play, effect, instruction) => {
	const count = amountMeant(play, instruction, effect);
	const frame = {
		kind,
		count,
		waiting: seats(play, effect, instruction),
		...together ? { chosen: [] } : {}
	};
	if (count > 0) push(play, frame);
};
var stepFor$1 = ({ asks = "discard", from, together, ordered, discard }) => ({
	open: ["count", "waiting"],
	proceed(play, frame) {
		const holds = (seat) => cardsIn(play.state, place(from, seat)).length > 0;
		if (!together) frame.waiting = frame.waiting.filter(holds);
		const [seat] = frame.waiting;
		if (seat !== void 0) {
			const held = cardsIn(play.state, place(from, seat)).length;
			return [{
				seat,
				kind: asks,
				howMany: justSo(Math.min(frame.count, held))
			}];
		}
		for (const each of frame.chosen ?? []) discard(play, each.seat, each.cards);
		return "done";
	},
	options({ state }, { count }, { seat }) {
		const cards = cardsIn(state, place(from, seat));
		const options = exactly(Math.min(count, cards.length), cards);
		return ordered ? inOrder(options) : options;
	},
	answered(play, frame, { seat, chosen }) {
		const cards = chosen.map(({ id }) => id);
		frame.waiting = frame.waiting.slice(1);
		if (frame.chosen) frame.chosen = [...frame.chosen, {
			seat,
			cards
		}];
		else discard(play, seat, cards);
	},
	left(_, frame, seat) {
		frame.waiting = frame.waiting.filter((each) => each !== seat);
		if (frame.chosen) frame.chosen = frame.chosen.filter((each) => each.seat !== seat);
	}
});
// libs/rules/engine/src/effects/card-text.ts
/** What a card of these rules says; nothing where the game has given its cards no words. */
var cardText = (rules, face) => rules.cardText?.(face) ?? [];
// libs/rules/engine/src/effects/search.ts
/**
* Searching one's own pile: the seat names a printed card that fits, takes a copy of it or none,
* and the pile is shuffled. Who searches is asked even where nothing fits, since a question that
* does not come would tell what lies there.
*/
/** The verb by which a card says it (`for`: what may be taken), and the step `search` of the game. */
function searching(rules) {
	return {
		search: search$2,
		searchStep: stepFor(rules)
	};
}
var search$2 = (play, { card, controller }, instruction) => {
	push(play, {
		kind: "search",
		seat: controller,
		by: card,
		wanted: instruction["for"] ?? {}
	});
};
var NOTHING = { id: "nothing" };
var stepFor = (rules) => ({
	open: [
		"seat",
		"by",
		"wanted"
	],
	proceed: (_, { seat }) => [{
		seat,
		kind: "search"
	}],
	options: (reading, frame) => ({
		pick: "one",
		from: [...optionsAsPrinted(reading, found(reading, rules, frame)), NOTHING]
	}),
	answered(play, frame, { chosen: [choice] }) {
		const { seat } = frame;
		const card = cardAsPrinted(play, found(play, rules, frame), choice);
		if (card !== void 0) take(play, rules, frame, card);
		shuffle(play, place(rules.from, seat));
		tell(play, rules.story, {
			seat,
			taken: card === void 0 ? 0 : 1
		});
		rules.after?.(play);
		return "done";
	},
	left: (_, frame, seat) => frame.seat === seat ? "done" : void 0
});
function found(reading, { from }, { seat, by, wanted }) {
	const { fits } = compileSelector(reading.rules, wanted);
	return cardsIn(reading.state, place(from, seat)).filter((id) => fits(reading, cardOf$1(reading.state, id), {
		card: by,
		controller: seat
	}));
}
function take(play, rules, { seat, wanted }, card) {
	const to = place(rules.to, seat);
	const id = move(play, card, to);
	if (Object.keys(wanted).length > 0 || rules.shows === "always") show(play, 0, to, [id]);
}
var NONE = "none";
/** Each way as the words of an option; one empty way for an ability that chooses nothing. */
function targetings(reading, ability, effect) {
	let ways = [""];
	for (const choosing of ability.choose ?? []) {
		const sets = subsets(targets(reading, choosing, effect), choosing);
		ways = ways.flatMap((way) => sets.map((ids) => `${way} ${choosing.name}=${ids.join(",") || NONE}`)).slice(0, 200);
	}
	return ways;
}
/** Reads the words of an option back into targets by name. */
function targetsNamed(words) {
	const chosen = {};
	for (const word of words) {
		const [name, ids] = word.split("=");
		if (name !== void 0 && ids !== void 0) chosen[name] = ids === NONE ? [] : ids.split(",");
	}
	return chosen;
}
function subsets(ids, { min, max }) {
	const fits = (set) => set.length >= min;
	let sets = [[]];
	for (const id of ids) {
		if (sets.filter(fits).length >= 200) break;
		sets = [...sets, ...sets.filter((set) => set.length < max).map((set) => [...set, id])];
	}
	return sets.filter(fits);
}
// libs/rules/engine/src/visibility/see.ts
function see(rules, fact, viewer) {
	if (viewer === "house") return whole(fact);
	switch (fact.kind) {
		case "moved": return seeMoved(rules, fact, viewer);
		case "stocked": return seeStocked(rules, fact, viewer);
		case "shuffled": return {
			kind: fact.kind,
			place: fact.place
		};
		case "shown": {
			const { kind, seat, place, faces } = fact;
			return seat === 0 || seat === viewer ? {
				kind,
				seat,
				place,
				faces
			} : {
				kind,
				seat,
				place,
				count: faces.length
			};
		}
		case "picked": return {
			kind: fact.kind,
			of: fact.of
		};
		case "counted": return rules.openCounters.includes(fact.what) ? whole(fact) : void 0;
		case "marked":
		case "slotted": return seesIds(rules, fact.place, viewer) ? whole(fact) : void 0;
		case "happened": return seeHappened(rules, fact, viewer);
		case "paused": return seePaused(rules, fact, viewer);
		case "acted-unseen": return;
		case "rolled":
		case "ruled":
		case "ended": return whole(fact);
		case "modified":
		case "unmodified": return seesIds(rules, fact.place, viewer) ? whole(fact) : void 0;
	}
}
/** Who brings cards knows them all, and nobody their order once they are shuffled. */
function seeStocked(rules, fact, viewer) {
	const { kind, owner, to, faces } = fact;
	return viewer === owner || seesFaces(rules, to, viewer) ? {
		kind,
		owner,
		to,
		faces
	} : {
		kind,
		owner,
		to,
		count: faces.length
	};
}
/** An id is known where it may be told from others; a face where either place shows it. */
function seeMoved(rules, fact, viewer) {
	const { kind, card, as, face, from, to, slot, under } = fact;
	const seesLeft = seesIds(rules, from, viewer);
	const seesCome = seesIds(rules, to, viewer);
	const seesFace = seesFaces(rules, from, viewer) || seesFaces(rules, to, viewer) || isKnownTo(fact.knownTo, viewer);
	if (seesLeft && seesCome && seesFace) return whole(fact);
	const fields = {
		kind,
		from,
		to,
		slot
	};
	if (under) fields["under"] = true;
	if (seesLeft) fields["card"] = card;
	if (seesCome) fields["as"] = as;
	if (seesFace) fields["face"] = face;
	return fields;
}
var TELLS = ["kind", "what"];
var seeHappened = (rules, fact, viewer) => only(rules, fact, [TELLS, rules.stories[fact.what] ?? []], viewer);
function seePaused(rules, fact, viewer) {
	const { kind, keep, frames, asked, pending, goesOn, acted } = fact;
	const seen = frames.map((frame) => seeFrame(rules, frame, viewer));
	if (pending === void 0 && frames.every((frame, index) => frame === seen[index])) return whole(fact);
	const fields = {
		kind,
		keep,
		asked,
		frames: seen
	};
	if (goesOn !== void 0) fields["goesOn"] = goesOn;
	if (acted !== void 0) fields["acted"] = acted;
	return fields;
}
/** What the rules are doing: the frame's kind, whom it asks, and its open fields. */
var seeFrame = (rules, frame, viewer) => only(rules, frame, [SAYS, openFieldsOf(rules, frame)], viewer);
/** What somebody wrote (`pick: 'words'`): it tells no more than who wrote it, whatever it names. */
var WRITTEN = "words";
/** The fields allowed, and in the open ones no id that is hidden. */
var only = (rules, fields, [always, open], viewer) => asSeen(fields, (value, name) => {
	if (always.includes(name)) return value;
	if (!open.includes(name)) return void 0;
	return name === WRITTEN ? value : withoutHiddenIds(rules, value, viewer);
});
/** Each field as it is shown, if it is at all. Most often all are as they are, and nothing is made. */
function asSeen(fields, show) {
	let seen;
	for (const name in fields) {
		const value = fields[name];
		const shown = show(value, name);
		if (seen === void 0 && shown === value) continue;
		seen ??= fieldsBefore(fields, name);
		if (shown !== void 0) seen[name] = shown;
	}
	return seen ?? fields;
}
function fieldsBefore(fields, end) {
	const before = {};
	for (const name in fields) {
		if (name === end) break;
		before[name] = fields[name];
	}
	return before;
}
/** An effect may hold a card of a hand: its id becomes null, so that it cannot be followed. */
function withoutHiddenIds(rules, value, viewer) {
	if (viewer === "house") return value;
	if (typeof value === "string") {
		if (!value.includes("-")) return value;
		return value.split(" ").every((word) => mayKnowId(rules, word, viewer)) ? value : null;
	}
	if (typeof value !== "object" || value === null) return value;
	return Array.isArray(value) ? itemsWithout(rules, value, viewer) : fieldsWithout(rules, value, viewer);
}
function itemsWithout(rules, items, viewer) {
	const shown = items.map((item) => withoutHiddenIds(rules, item, viewer));
	return shown.every((item, index) => item === items[index]) ? items : shown;
}
var fieldsWithout = (rules, fields, viewer) => asSeen(fields, (value) => withoutHiddenIds(rules, value, viewer));
/** The fact itself, so that whoever compares sees at once that nothing was left out. */
var whole = (fact) => fact;
// libs/rules/engine/src/visibility/public-bytes.ts
/** How much of an event everybody is shown, in bytes as JSON; texts are taken for plain ones. */
function publicBytes(rules, facts, from = 0) {
	let bytes = 0;
	for (let index = from; index < facts.length; index += 1) {
		const shown = see(rules, facts[index], "public");
		if (shown !== void 0) bytes += bytesOf(shown) + COMMA;
	}
	return bytes;
}
/** How many of the facts everybody is shown something of. */
function publicCount(rules, facts, from) {
	let count = 0;
	for (let index = from; index < facts.length; index += 1) if (isShown(rules, facts[index])) count += 1;
	return count;
}
/** What `see` gives for everybody, without making it. */
function isShown(rules, fact) {
	switch (fact.kind) {
		case "counted": return rules.openCounters.includes(fact.what);
		case "marked":
		case "slotted":
		case "modified":
		case "unmodified": return seesIds(rules, fact.place, "public");
		default: return true;
	}
}
var COMMA = 1;
var QUOTES = 2;
/** Most numbers are small, and so are the words of JSON. */
var WORD = 4;
function bytesOf(value) {
	if (typeof value === "string") return value.length + QUOTES;
	if (typeof value !== "object" || value === null) return WORD;
	let bytes = QUOTES;
	if (Array.isArray(value)) {
		for (const item of value) bytes += bytesOf(item) + COMMA;
		return bytes;
	}
	for (const name in value) {
		bytes += name.length + QUOTES + COMMA;
		bytes += bytesOf(value[name]) + COMMA;
	}
	return bytes;
}
// libs/rules/engine/src/run/options.ts
/** Why an option of the ruleset cannot be `value`, for a person; undefined where it can. */
function readingProblem(rules, name, value) {
	const values = Object.hasOwn(rules.options, name) ? rules.options[name] ?? [] : [];
	if (values.includes(value)) return void 0;
	const words = values.map((each) => JSON.stringify(each)).join(", ");
	const reads = rules.freeOptions?.[name];
	if (!reads) return `The option '${name}' is one of ${words}.`;
	const problem = reads(rules, value);
	return problem && `The option '${name}' is one of ${words}, or ${problem}`;
}
/** How many may sit down in a match with these options. */
var mostSeats = (rules, options) => rules.mostSeats?.(options) ?? rules.maxSeats;
// libs/rules/engine/src/run/drop-out.ts
/** A seat drops out of a game that goes on, in the middle of anything. */
/**
* The game says what becomes of the seat's cards and whether all is over (`Rules.left`); what
* waits in its name goes (`Step.left`). Every open question closes and is asked anew, since its
* options may have changed with the seat.
*/
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
	state.stack = state.stack.filter((frame) => stepOf(rules, frame).left?.(play, frame, seat) !== "done");
}
// libs/rules/engine/src/run/limits.ts
/**
* The lines of ten audiences and what is hidden fit twice into the largest entry that admission lets
* pass. The longest chain that a printed rule allows, of 1,000 abilities, takes about seventy events.
*/
var USUAL_LIMITS = {
	publicBytesPerEvent: 12288,
	eventsPerAction: 500,
	partsPerEvent: 5e4
};
// libs/rules/engine/src/run/stretch.ts
/**
* A long action takes several events. What one of them holds is a stretch: the rules go on until
* somebody has to answer, or until the event is full. Then the stack stays as it is, nobody is
* asked, and the next stretch goes on from there.
*/
var limitsOf = ({ limits }) => limits ?? USUAL_LIMITS;
/** An event of which everybody is shown fewer facts is not weighed: nearly all have fewer. */
var FEW_FACTS = 30;
var filledBy = (bytes) => ({
	counted: 0,
	weighed: 0,
	shown: 0,
	bytes
});
/** Looked at between two parts of the work; each fact is counted and weighed once. */
function isEventFull({ rules, facts }, fill) {
	if (fill.bytes === 0 && isSmall(rules, facts, fill)) return false;
	fill.bytes += publicBytes(rules, facts, fill.weighed);
	fill.weighed = facts.length;
	return fill.bytes > limitsOf(rules).publicBytesPerEvent;
}
/** Where few facts are written few are shown, and nothing has to be counted. */
function isSmall(rules, facts, fill) {
	if (facts.length < FEW_FACTS) return true;
	fill.shown += publicCount(rules, facts, fill.counted);
	fill.counted = facts.length;
	return fill.shown < FEW_FACTS;
}
/** The action goes on in the next event, unless it has taken too many. */
function cutHere(play) {
	const { rules, state } = play;
	const events = (state.goesOn ?? 0) + 1;
	if (events >= limitsOf(rules).eventsPerAction) endAsLoop(play);
	else state.goesOn = events;
}
// libs/rules/engine/src/run/run.ts
/**
* Runs a game: the frame on top does its next part until the rules wait for an answer or the
* game is over. Every refusal comes before the first fact.
*/
function resumeOneEvent({ rules, state }, chance, bytes = 0) {
	const play = {
		rules,
		state,
		chance,
		facts: [],
		floor: 0
	};
	proceed(play, bytes);
	return play.facts;
}
/** The next event of an action that goes on. */
function goOn({ rules, state }, chance) {
	invariant(state.goesOn !== void 0, "only an action that was cut goes on by itself");
	const play = {
		rules,
		state,
		chance,
		facts: [],
		floor: state.stack.length
	};
	proceed(play);
	return play.facts;
}
/**
* The first event of an action; where `State.goesOn` says so, `goOn` gives the next. `bytes` is what
* everybody is shown of the event already.
*/
function runOneEvent(reading, action, chance, bytes = 0) {
	const { rules, state } = reading;
	const asked = askedOf(state, action.seat, action.decision);
	const decision = asked && decisionOf(reading, asked);
	const answer = decision && match(decision, action.choice);
	if (!answer || !asked) return { refusal: rules.refuse(reading, action.seat, asked, action.choice) };
	const play = {
		rules,
		state,
		chance,
		facts: [],
		floor: state.stack.length - 1
	};
	const frame = top(play);
	const act = actOf(reading, decision, (typeof action.choice === "string" ? answer.chosen[0]?.id : void 0) ?? action.choice);
	if (act?.isOpen === false) write(play, {
		kind: "acted-unseen",
		act: act.sum
	});
	else if (act) noteActed(state, act.sum);
	if (isBeside(rules, asked)) interrupt(play, frame, answer);
	else takeAnswer(play, frame, asked, answer);
	proceed(play, bytes, act?.isOpen ? act.sum : void 0);
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
/** A seat gives up, or something outside the rules ends the game. */
function stop(reading, outcome) {
	const { rules, state } = reading;
	const play = {
		rules,
		state,
		chance: NO_CHANCE,
		facts: [],
		floor: 0
	};
	end(play, outcome);
	pause(play);
	return play.facts;
}
function leaveOneEvent({ rules, state }, seat, chance) {
	const play = {
		rules,
		state,
		chance,
		facts: [],
		floor: 0
	};
	dropOut(play, seat);
	proceed(play);
	return play.facts;
}
/**
* Lets the frame on top go on until somebody has to answer, or the event is full. `bytes` is what
* everybody is shown of the event already, `acted` what it began with (`Paused.acted`).
*/
function proceed(play, bytes = 0, acted) {
	const fill = filledBy(bytes);
	for (let parts = 0; play.state.outcome === null; parts += 1) {
		const frame = top(play);
		invariant(frame, "the rules have nothing left to do, and nobody has won");
		play.floor = Math.min(play.floor, play.state.stack.length - 1);
		if (frame.asks) {
			if (play.state.goesOn !== void 0) delete play.state.goesOn;
			keepFrames(play.state, play.floor);
			lookAtSituation(play);
			if (isForcedLoop(play.state)) endAsLoop(play);
			break;
		}
		if (parts > limitsOf(play.rules).partsPerEvent) endAsLoop(play);
		else if (isEventFull(play, fill)) {
			keepFrames(play.state, play.floor);
			cutHere(play);
			break;
		}
		if (play.state.outcome !== null) break;
		const next = takeAgain(frame) ?? stepOf(play.rules, frame).proceed(play, frame);
		if (next === "done") remove(play, frame);
		else if (next !== "on") ask(play, frame, next);
	}
	pause(play, acted);
}
var top = (play) => play.state.stack.at(-1);
/**
* A frame that is done may have put others above itself; they stay. It may be gone already, when
* the seat in whose name it worked dropped out by what it did.
*/
function remove({ state }, frame) {
	const index = state.stack.lastIndexOf(frame);
	if (index >= 0) state.stack.splice(index, 1);
}
function ask({ rules, state }, frame, asks) {
	invariant(asks.length > 0, () => `the step '${frame.kind}' waits for nobody`);
	frame.asks = [...asks, ...asksBeside({
		rules,
		state
	})].map((asked) => {
		state.asked += 1;
		return askedAs(idOf("d", state.asked), asked);
	});
}
/** Writes down what the rules wait for now. The fact holds copies: it never changes again. */
function pause({ state, facts, floor }, acted) {
	if (state.outcome !== null) {
		state.stack = [];
		state.pending = [];
		delete state.goesOn;
	}
	const keep = Math.min(floor, state.stack.length);
	const frames = copy(state.stack.slice(keep));
	const { asked, pending } = state;
	const paused = pending.length > 0 ? {
		kind: "paused",
		keep,
		frames,
		pending: [...pending],
		asked
	} : {
		kind: "paused",
		keep,
		frames,
		asked
	};
	if (state.goesOn !== void 0) paused.goesOn = state.goesOn;
	if (acted !== void 0) paused.acted = acted;
	facts.push(paused);
}
var never = () => {
	throw new Error("a game that is stopped asks for no chance");
};
var NO_CHANCE = {
	shuffle: never,
	roll: never,
	pick: never
};
// libs/rules/engine/src/run/begin.ts
/** Begins a game: an empty table, the options of the match, the game's own setup. */
/** Sets the table and plays as far as one event goes. */
function beginOneEvent(rules, seating, chance) {
	const state = emptyTable(rules, seating);
	return {
		state,
		facts: setUpOneEvent({
			rules,
			state
		}, seating, chance)
	};
}
/** The state before the first fact. */
var emptyTable = (rules, seating) => newState(rules.id, seating.seats, chosenOptions(rules, seating.options));
function setUpOneEvent({ rules, state }, seating, chance) {
	checkFirst(rules, seating);
	const play = {
		rules,
		state,
		chance,
		facts: [],
		floor: 0
	};
	rules.setup(play, seating);
	const bytes = publicBytes(rules, play.facts);
	return [...play.facts, ...resumeOneEvent({
		rules,
		state
	}, chance, bytes)];
}
/** A game that would pass over who was named to begin does not begin. */
function checkFirst({ id, firstMayBeNamed }, { first, seats }) {
	if (first === void 0) return;
	invariant(firstMayBeNamed, `${id} finds out by itself who begins: nobody can be named`);
	invariant(Number.isSafeInteger(first) && first >= 1 && first <= seats, () => `seat ${first} cannot begin at a table of ${seats}`);
}
/** Every option of the ruleset, so that the record says how each hole in the rules was read. */
function chosenOptions(rules, named) {
	const { id, options } = rules;
	const chosen = {};
	for (const [name, values] of Object.entries(options)) {
		const value = named[name] ?? values[0];
		invariant(readingProblem(rules, name, value) === void 0, () => `${id} knows no '${String(value)}' for '${name}'`);
		chosen[name] = value;
	}
	const unknown = Object.keys(named).find((name) => !(name in options));
	invariant(unknown === void 0, `${id} has no option '${unknown}'`);
	return chosen;
}
// libs/rules/engine/src/state/write-state.ts
/**
* The cards stand as one text for each place, in the order in which they lie: a table has hundreds
* of cards, and texts that are hashed once are not worth being made.
*/
function writeState(pen, state) {
	let before = "{";
	for (const name of pen.keys(state)) {
		pen.plain(before);
		pen.value(name);
		pen.plain(":");
		if (name === "cards") pen.plain("{}");
		else if (name === "places") writePlaces(pen, state);
		else if (name === "watch") pen.integer(state.watch?.trail ?? 0);
		else pen.value(state[name]);
		before = ",";
	}
	pen.plain("}");
}
function writePlaces(pen, state) {
	let before = "[\"";
	for (const at of pen.keys(state.places)) {
		pen.plain(before);
		pen.piece(at);
		for (const id of cardsIn(state, at)) writeCard(pen, cardOf$1(state, id), at);
		pen.quote();
		before = ",\"";
	}
	pen.plain(before === "[\"" ? "[]" : "]");
}
/** Id, face and owner; then what is out of the ordinary: position, marks, another place, who knows it. */
function writeCard(pen, card, at) {
	const { id, face, owner, place, slot, marks, knownTo } = card;
	pen.plain(",");
	pen.piece(id);
	writeWord(pen, face);
	writeNumber(pen, owner);
	if (place !== at) writeWord(pen, place);
	if (slot !== 0) writeNumber(pen, slot);
	for (const name of pen.keys(marks)) {
		writeWord(pen, name);
		pen.plain("=");
		pen.integer(marks[name]);
	}
	if (knownTo !== void 0) writeWord(pen, `known=${knownTo}`);
}
function writeWord(pen, word) {
	pen.plain(" ");
	pen.piece(word);
}
function writeNumber(pen, number) {
	pen.plain(" ");
	pen.integer(number);
}
// libs/rules/engine/src/visibility/view.ts
/** The table as one viewer may know it: an allow-list projection of the state. */
function view(reading, viewer) {
	const { rules, state } = reading;
	const looking = {
		rules,
		state,
		viewer,
		held: heldBy(state),
		standing: /* @__PURE__ */ new Map()
	};
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
	return decisions(reading).map(({ options, ...asked }) => viewer === asked.seat || viewer === "house" ? {
		...asked,
		options
	} : asked);
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
		const isJudges = viewer === 0 && rules.isOpenToJudge?.(what) === true;
		if (isOpen || isJudges) open[what] = counters[what];
	}
	return open;
}
/** The piles of one holder in the rules' order of zones; undefined where it holds none. */
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
/** Cards whose ids a viewer may not know are counted, never listed: their order would tell. */
function pile(looking, at) {
	const ids = cardsIn(looking.state, at);
	if (!seesIds(looking.rules, at, looking.viewer)) return faceDownPile(looking, ids);
	const faces = seesFaces(looking.rules, at, looking.viewer);
	return {
		count: ids.length,
		cards: ids.map((id) => faces ? cardView(looking, id) : { id })
	};
}
/** A pile as its viewer knows it: which known card lies where in it is told to nobody. */
function faceDownPile(looking, ids) {
	const known = ids.filter((id) => isKnownTo(cardOf$1(looking.state, id).knownTo, looking.viewer));
	if (known.length === 0) return { count: ids.length };
	return {
		count: ids.length,
		cards: known.map((id) => withoutId(cardView(looking, id)))
	};
}
function withoutId({ id: _, ...seen }) {
	return seen;
}
function cardView(looking, id) {
	const { state, rules } = looking;
	const { face, slot, marks } = cardOf$1(state, id);
	const seen = {
		id,
		face
	};
	if (slot !== 0) seen.slot = slot;
	if (!isEmpty(marks)) seen.marks = { ...marks };
	if (rules.shownValues.length > 0) seen.values = valuesOf(looking, id);
	const changes = state.modifiers.length > 0 ? changesOf(state, id) : [];
	if (changes.length > 0) seen.changes = changes;
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
var changesOf = ({ modifiers }, changed) => modifiers.filter(({ card }) => card === changed).map(({ what, by, sets, until, giver }) => ({
	what,
	by,
	until,
	giver,
	...sets ? { sets } : {}
}));
// libs/rules/engine/src/windows/passes.ts
/** The answer that passes a window's question. */
var PASSES$1 = PASS.id;
/**
* Whether the open question is a response that can be passed. Not so over an empty stack for the
* seat that leads it: what that seat passes there is its own step, not an answer to somebody. Of
* its own windows a game says so itself (`Step.isResponse`).
*/
function isResponse(reading, asked) {
	const { id, optional } = asked;
	if (optional) return false;
	const frame = reading.state.stack.at(-1);
	if (!frame?.asks?.some((each) => each.id === id)) return false;
	switch (frame.kind) {
		case "stack-window": return frame.items.length > 0 || frame.priority !== windowRulesOf(reading).first(reading.state);
		case "answer-window": return true;
		default: return stepOf(reading.rules, frame).isResponse?.(reading, frame, asked) ?? false;
	}
}
/** The story by which a game tells that a card is played; its field `face` is open. */
var CARD_PLAYED = "card-played";
/** Code of the card that is played by this fact; undefined for any other. */
function playedFace(fact) {
	const { kind, what, face } = fact;
	return kind === "happened" && what === CARD_PLAYED && typeof face === "string" ? face : void 0;
}
// libs/rules/engine/src/ruleset.ts
/**
* A game's rules together with the kernel that runs them, as one value: all that a match calls.
* A released one is kept as a module of its own, so an old match is played on, verified and shown
* by the kernel that it was begun with, whatever has become of the engine since.
*
* What a ruleset gives and takes is the same in all of them: commands and options, facts, views,
* and of a state its open questions (`stack`, `asked`) and its `outcome`. The rest of a state is
* known to the ruleset alone.
*/
var made = /* @__PURE__ */ new WeakMap();
/** The rules on the kernel of this engine. The same rules give the same value. */
function rulesetOf(rules) {
	const before = made.get(rules);
	if (before) return before;
	const ruleset = {
		...termsOf(rules),
		...runningOf(rules),
		...standingsOf(rules),
		...showingOf(rules)
	};
	made.set(rules, ruleset);
	return ruleset;
}
function termsOf(rules) {
	const { id, minSeats, maxSeats, options, faces, leftToJudge = {} } = rules;
	return {
		id,
		minSeats,
		maxSeats,
		options,
		faces,
		leftToJudge,
		replaceableDecks: rules.replaceableDecks === true,
		firstMayBeNamed: rules.firstMayBeNamed === true,
		mostSeats: (named) => mostSeats(rules, named),
		optionProblem: (name, value) => readingProblem(rules, name, value),
		judgeSits: (named) => rules.judgeSits?.(named) === true
	};
}
var runningOf = (rules) => ({
	begin: (seating, chance) => beginOneEvent(rules, seating, chance),
	newTable: (seats, options) => newState(rules.id, seats, options),
	evolve: (state, fact) => evolve({
		rules,
		state
	}, fact),
	run: (state, action, chance, bytes) => runOneEvent({
		rules,
		state
	}, action, chance, bytes),
	long: {
		goOn: (state, chance) => goOn({
			rules,
			state
		}, chance),
		bytesOf: (facts) => publicBytes(rules, facts),
		publicBytesPerEvent: limitsOf(rules).publicBytesPerEvent,
		eventsPerAction: limitsOf(rules).eventsPerAction
	},
	goesOnWithout: rules.left !== void 0,
	leave: (state, seat, chance) => leaveOneEvent({
		rules,
		state
	}, seat, chance),
	stop: (state, outcome) => stop({
		rules,
		state
	}, outcome)
});
/** How far a game has come: what the game does not say is absent. */
var standingsOf = (rules) => ({
	...rules.leads && { leads: (state) => rules.leads?.({
		rules,
		state
	}) ?? [] },
	turnsBegun: (state) => tableCounter(state, "turn"),
	...rules.figure && { figure: (state, seat) => rules.figure?.({
		rules,
		state
	}, seat) ?? 0 }
});
var showingOf = (rules) => ({
	decisions: (state) => decisions({
		rules,
		state
	}),
	isOpenChoice: (state, asked) => isOpenChoice(rules, state, asked),
	isResponse: (state, asked) => isResponse({
		rules,
		state
	}, asked),
	passes: PASSES$1,
	playedFace,
	view: (state, viewer) => view({
		rules,
		state
	}, viewer),
	see: (fact, viewer) => see(rules, fact, viewer),
	cardText: (code) => textOf$1(rules, code),
	write: (state, pen) => writeState(pen, state)
});
function isOpenChoice(rules, state, asked) {
	if (isBeside(rules, asked)) return true;
	const frame = state.stack.at(-1);
	if (!frame) return false;
	return stepOf(rules, frame).openChoices?.includes(asked.kind) ?? false;
}
function textOf$1(rules, code) {
	const face = Object.hasOwn(rules.faces, code) ? rules.faces[code] : void 0;
	invariant(face, () => `${rules.id} has no card '${code}'`);
	return cardText(rules, face);
}
// libs/rules/engine/src/state/bearers.ts
/** The side of the table on which a card lies, with the card that bears it; 0 for nobody's. */
function sideOf(state, card) {
	const seat = seatAt(card.place);
	if (seat !== void 0) return seat;
	const bearer = state.cards[holderOf(card.place)];
	return bearer ? sideOf(state, bearer) : 0;
}
/** The card that one lies with, or the card itself; undefined where it is gone. */
function bearerOf({ state }, id) {
	const card = state.cards[id];
	if (!card) return void 0;
	return seatAt(card.place) === void 0 ? holderOf(card.place) : id;
}
/** All cards that lie there, seat by seat, each before what lies with it. */
function cardsLying(state, zones) {
	const found = [];
	for (const seat of seatsOf(state)) for (const [zone, borne] of zones) for (const id of cardsIn(state, place(zone, seat))) {
		found.push(cardOf$1(state, id));
		if (borne === void 0) continue;
		for (const other of cardsIn(state, place(borne, id))) found.push(cardOf$1(state, other));
	}
	return found;
}
// libs/rules/engine/src/state/places-by.ts
/** Seats with the same number share a place, and stand in it in the order of their numbers. */
function placesBy(seats, worth) {
	return [...new Set(seats.map(worth))].sort((a, b) => b - a).map((level) => seats.filter((seat) => worth(seat) === level).sort((a, b) => a - b));
}
// libs/rules/engine/src/state/zones.ts
/** Zones in which faces are seen, and cards told from one another, by all, by whose they are, by nobody. */
var SEEN_BY = {
	all: {
		faces: "all",
		ids: "all"
	},
	owner: {
		faces: "owner",
		ids: "owner"
	},
	nobody: {
		faces: "nobody",
		ids: "nobody"
	}
};
/** The places of a seat in these zones: `hand(1)` is `hand@1`. */
var seatPlaces = (zones) => Object.fromEntries(Object.keys(zones).map((zone) => [zone, placesIn(zone)]));
// libs/rules/engine/src/turns/phases.ts
/**
* Turn after turn, each of the same phases in their order. The table's counter `phase` tells which
* one it is, from 1 on; each has a step of its own, by its name.
*/
var phases = (turns) => ({
	open: [
		"seat",
		"next",
		...turns.open ?? []
	],
	proceed(play, frame) {
		if (frame.next === 0 && turns.begin(play, frame.seat) === "done") return "done";
		turns.before?.(play, frame);
		const name = turns.names[frame.next];
		if (name === void 0) {
			frame.seat = turns.after(play.state, frame.seat);
			frame.next = 0;
			return "on";
		}
		frame.next += 1;
		setCounter(play, 0, "phase", frame.next);
		push(play, turns.phase(name, frame.seat));
		return "on";
	}
});
// libs/games/catalog/src/released-ruleset.ts
/** A ruleset with all that its matches need of the game besides: what a module of the archive has. */
var released$1 = (title, rules, game) => ({
	title,
	ruleset: rulesetOf(rules),
	readyDecks: game.READY_DECKS,
	checkDeck: game.checkDeck,
	...game.advise ? { advise: game.advise } : {}
});
// libs/rules/presentation/src/entries/answering.ts
/** The part of a step that takes answers, made out of the kinds of decisions that the step asks. */
function answering$1(...kinds) {
	const called = (name) => {
		const found = kinds.find(({ kind }) => kind === name);
		invariant(found, () => `the step takes no answer to '${name}'`);
		return found;
	};
	return {
		openChoices: kinds.filter(({ isOpen }) => isOpen).map(({ kind }) => kind),
		options: (reading, frame, asked) => called(asked.kind).options(reading, frame, asked),
		answered: (play, frame, answer) => called(answer.kind).answered(play, frame, answer)
	};
}
// libs/rules/presentation/src/entries/decision.ts
function decision(kind, entry) {
	return {
		...entry,
		...named$3(kind, entry)
	};
}
function readyDecision(kind, entry) {
	return {
		...entry,
		...named$3(kind, entry)
	};
}
var named$3 = (kind, { phrases }) => ({
	kind,
	verbs: new Set(phrases.flatMap(({ id }) => /^[\w-]+(?= |$)/.exec(id)?.[0] ?? [])),
	asks: (seat, howMany) => howMany ? {
		seat,
		kind,
		howMany
	} : {
		seat,
		kind
	}
});
// libs/rules/presentation/src/entries/reading.ts
var reading = (name, { usual, others }) => ({
	name,
	values: [usual, ...others.map(([value]) => value)],
	means: Object.fromEntries(others.map(([value, means]) => [String(value), means])),
	of: ({ options }) => options[name] ?? usual
});
/** The options of the rules, as they stand in a match. */
var optionsOf = (readings) => Object.fromEntries(readings.map(({ name, values }) => [name, values]));
// libs/rules/presentation/src/entries/story.ts
/** `{card}` stands for what the field of the fact names; without words other things tell of it. */
var story = (fields, ...says) => ({
	fields,
	says: says.length > 0 ? says : [""]
});
/** The stories of the rules. */
var openStories = (stories) => eachOf$1(stories, ({ fields }) => fields);
var eachOf$1 = (stories, part) => Object.fromEntries(Object.entries(stories).map(([what, each]) => [what, part(each)]));
// libs/rules/presentation/src/entries/primer-of.ts
/** Counters of a game whose turns are counted and go through phases: whose turn it is, and where. */
var turnCounters = (phases) => ({
	turn: {
		shown: "turn {}",
		told: "turn {} begins"
	},
	active: { shown: "seat {}'s turn" },
	phase: { shown: ["", ...phases] }
});
// libs/rules/presentation/src/words/ordinal.ts
/** `2` as "2nd". */
function ordinal(count) {
	return `${count}${(count % 100 > 10 && count % 100 < 14 ? "th" : [
		"th",
		"st",
		"nd",
		"rd"
	][count % 10]) ?? "th"}`;
}
/** More than anything that a game counts up to in one moment or one turn. */
var MOST_COUNTED = 99;
/** Words of a phrase for what is counted from 1, `3rd: 's3'`. */
var countedWords = (id) => Object.fromEntries(Array.from({ length: MOST_COUNTED }, (_, index) => [ordinal(index + 1), id(index + 1)]));
// libs/rules/presentation/src/entries/ready.ts
/**
* Kinds of decisions that the effects of many games ask, in usual words. A game names the rule by
* which it asks, and says itself what is different at its table:
*
*     may('A-01')
*     search('A-02', 'Scroll', { says: 'Take a card that you were sent for, or nothing.' })
*/
function ready(kind, rule, { says: usually, phrases, ...words }, { says = usually, phrases: before = [], ...own }) {
	return readyDecision(kind, {
		...words,
		refuse: no(rule, says),
		...own,
		phrases: [...before, ...phrases]
	});
}
var asked = (kind, usual) => (rule, own = {}) => ready(kind, rule, usual(rule), own);
/** `pile` is what a player calls the own pile of cards: "Scroll". */
var askedOfPile = (kind, usual) => (rule, pile, own = {}) => ready(kind, rule, usual(rule, pile), own);
var TAKES = {
	says: "takes {face}",
	id: "take {face}"
};
var may = asked("may", (rule) => ({
	title: "A card asks whether you want it",
	hint: `What it does stands on the card. Without a yes nothing happens (${rule}).`,
	hidden: "decides about a card",
	phrases: [{
		says: "says yes",
		id: "yes"
	}, {
		says: "says no",
		id: "no"
	}],
	idle: "no",
	says: "Answer \"yes\" or \"no\"."
}));
var target$1 = asked("target", (rule) => ({
	title: "An effect asks for a target",
	hint: `Only what may be chosen is listed (${rule}).`,
	hidden: "chooses for an effect",
	phrases: [{
		says: "chooses {card}",
		id: "{card}",
		when: ["target"]
	}, {
		says: "chooses {cards...}",
		id: "{cards}",
		when: ["target"]
	}],
	idle: null,
	says: "Choose among the targets that are offered, as many as the text says."
}));
var discard$1 = asked("discard", (rule) => ({
	title: "Discard cards",
	hint: `The effect says how many go (${rule}).`,
	hidden: "discards",
	phrases: [{
		says: "discards {cards...}",
		id: "{cards}",
		when: ["discard"]
	}],
	idle: null,
	says: "Name exactly as many cards of your hand as have to go."
}));
var search$1 = askedOfPile("search", (rule, pile) => ({
	title: `Search your ${pile}`,
	hint: `Take one of the cards that fit, or nothing; then the ${pile} is shuffled (${rule}).`,
	hidden: `searches the ${pile}`,
	phrases: [TAKES, {
		says: "takes nothing",
		id: "nothing",
		when: ["search"]
	}],
	idle: "nothing",
	says: `Take one of the cards that fit and that your ${pile} holds, or nothing.`
}));
/** Some of the top cards are taken; where a text lets it be none, the game says so. */
var look = askedOfPile("look", (rule, pile) => ({
	title: `Cards off the top of your ${pile}`,
	hint: `You alone see them: the text says what becomes of them (${rule}).`,
	hidden: "looks at cards",
	phrases: [TAKES],
	idle: null,
	says: "Take one of the cards that you are shown."
}));
/** Cards of the hand go under the pile; the last one named lies undermost. */
var putUnder$1 = askedOfPile("put-under", (rule, pile) => ({
	title: `Put cards of your hand under your ${pile}`,
	hint: `The effect says how many. They go in your order, the last one undermost (${rule}).`,
	hidden: `puts cards under the ${pile}`,
	phrases: [{
		says: `puts {cards...} under the ${pile}`,
		id: "{cards}",
		when: ["put-under"]
	}],
	idle: null,
	says: `Name exactly as many cards of your hand as have to go under your ${pile}.`
}));
/** Texts that change the same thing; how they are named is the game's to say. */
var replace = asked("replace", (rule) => ({
	title: "Several texts change the same thing",
	hint: `You say which counts first; each works once (${rule}).`,
	hidden: "says which text counts first",
	phrases: [],
	idle: null,
	says: "Choose which of them counts first."
}));
var TEXTS = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth"
];
var TIMES$1 = countedWords(String);
[{
	says: "{card}",
	id: "{card} 0"
}, ...TEXTS.flatMap((nth, index) => [
	{
		says: "puts {cards...} on the stack",
		id: `{cards} ${index}`
	},
	{
		says: `the ${nth} text of {card}`,
		id: `{card} ${index}`
	},
	{
		says: `the ${nth} text of {card} for the {time} time`,
		id: `{card} ${index} {time}`,
		words: TIMES$1
	}
])].map((phrase) => ({
	...phrase,
	when: ["order-triggers"]
}));
// libs/rules/presentation/src/entries/refusing.ts
/** Why an answer is not offered, as the entries of a game's decisions say it. */
function saidBy(choice) {
	const [verb = "", ...words] = typeof choice === "string" ? choice.split(" ") : [];
	return {
		verb,
		words,
		choice
	};
}
function refusing(kinds) {
	/** The kinds that it answers, if the seat is asked none of them; else no kinds at all. */
	const answered = (asked, { verb }) => {
		const found = kinds.filter(({ verbs }) => verbs.has(verb));
		return found.some(({ kind }) => kind === asked?.kind) ? [] : found;
	};
	const kindOf = ({ kind }) => {
		const found = kinds.find((each) => each.kind === kind);
		invariant(found, () => `no entry says anything of '${kind}'`);
		return found;
	};
	return {
		kindOf,
		isForElsewhere: (asked, said) => answered(asked, said).length > 0,
		elsewhere(reading, seat, asked, said) {
			for (const kind of answered(asked, said)) {
				const refusal = kind.refuseElsewhere?.(reading, seat, said);
				if (refusal) return refusal;
			}
		},
		here(reading, seat, asked, said) {
			const { refuse } = kindOf(asked);
			return typeof refuse === "function" ? refuse(reading, seat, said) : refuse;
		}
	};
}
// libs/games/buddyfight/src/field.ts
/**
* The table of Buddyfight: the places of each fighter, the areas of the field, who is whose
* opponent, and which cards are whose Buddy.
*
* Rules: B07, B08, R-BFT-02, R-BFT-13, R-BFT-25; decisions A-BFT-35, A-BFT-67, A-BFT-73, A-BFT-74.
*/
var ZONES = {
	/** Flag and Buddy before they are turned up (B04). */
	covered: SEEN_BY.owner,
	flag: SEEN_BY.all,
	buddy: SEEN_BY.all,
	deck: SEEN_BY.nobody,
	hand: SEEN_BY.owner,
	gauge: {
		faces: "nobody",
		ids: "all"
	},
	/** Monsters, the item and set spells; which of them by their slot. */
	field: SEEN_BY.all,
	soul: SEEN_BY.all,
	/** Cards in use that have not yet taken effect (A-BFT-40). */
	declared: SEEN_BY.all,
	drop: SEEN_BY.all
};
var { covered, flag, buddy: buddyZone, deck, hand, gauge, field, declared, drop } = seatPlaces(ZONES);
var soulOf = placesIn("soul");
/** Areas for monsters, by the slots of the field that they are. */
var AREAS = {
	left: 1,
	center: 2,
	right: 3
};
var CENTER = AREAS.center;
var areaNamed = (word) => word in AREAS ? word : void 0;
/** The area in which a card of the field lies, if it lies in one. */
var areaOf = ({ slot }) => Object.keys(AREAS).find((area) => AREAS[area] === slot);
var deckSize = (state, seat) => cardsIn(state, deck(seat)).length;
var gaugeSize = (state, seat) => cardsIn(state, gauge(seat)).length;
/** The turn fighter. */
var active = (state) => tableCounter(state, "active");
var opponentOf = (seat) => 3 - seat;
/** The turn fighter first (R-BFT-62). */
var inTurnOrder = (state) => [active(state), opponentOf(active(state))];
var isOnField = (card) => zoneOf(card.place) === "field";
var isInArea = (card) => isOnField(card) && card.slot !== 0 && card.slot !== 4;
var isItem = (card) => isOnField(card) && card.slot === 4;
var isResting = (card) => markOf(card, "resting") > 0;
/** Cards on a fighter's field, in the order in which they came (A-BFT-37). */
var cardsOnField = (state, seat) => cardsIn(state, field(seat)).map((id) => cardOf$1(state, id));
var monstersOf = (state, seat) => cardsOnField(state, seat).filter(isInArea);
/** What lies in a slot now; the one that came last, where there are several. */
var inSlot = (state, seat, slot) => cardsOnField(state, seat).findLast((card) => card.slot === slot);
var isCenterEmpty = (state, seat) => inSlot(state, seat, CENTER) === void 0;
/** The code of the card that this fighter chose (R-BFT-02). */
function chosenBuddy({ stack }, seat) {
	return stack[0]?.buddies?.[seat];
}
/** The word by which a fighter is named as a target. */
var fighterWord = (seat) => `fighter-${seat}`;
function fighterNamed(word) {
	const [, seat] = /^fighter-(\d)$/.exec(word) ?? [];
	return seat === void 0 ? void 0 : Number(seat);
}
// libs/games/buddyfight/src/timing/item.ts
/**
* What was declared and waits for its effect: a call, a cast, an item, a used ability, or an
* ability that was set off.
*
* Rules: R-BFT-47, R-BFT-57; decisions A-BFT-40, A-BFT-41, A-BFT-59.
*/
var pushExchange = (play, first) => push(play, {
	kind: "exchange",
	stage: "declared",
	first,
	answer: null
});
/** The exchange that is going on, above all others. */
var exchangeOf = ({ stack }) => stack.findLast(({ kind }) => kind === "exchange");
/** What is being answered; undefined where nothing waits for an answer or for its effect. */
var answered = (state) => {
	const exchange = exchangeOf(state);
	return exchange && exchange.stage !== "over" ? exchange.first : void 0;
};
// libs/games/buddyfight/src/timing/play-timing-frame.ts
/** The frame of a play timing, for all who ask which one is open. Rules: R-BFT-58, A-BFT-20. */
var openTiming = (play, name) => {
	push(play, {
		kind: "play-timing",
		name,
		stage: "settle",
		actor: active(play.state),
		passed: 0
	});
};
/** The timing that is open, which may lie below what happens in it. */
var timingOf = ({ stack }) => stack.findLast(({ kind }) => kind === "play-timing");
// libs/games/buddyfight/src/values.ts
/**
* Values as they are when they are used: what is printed, what cards give for a time, what lasts.
* Fighters have values as well, which lasting abilities change.
*
* Rules: B11, R-BFT-02; decisions A-BFT-72, A-BFT-74.
*/
var faceOfCard = ({ rules }, card) => rules.faces[card.face];
var baseValue = (_, face, what) => face.stats[what] ?? face.keywords[what] ?? 0;
/** Under another card only what says so works, and nothing else (A-BFT-74). */
function hasAbilities(reading, card) {
	const zone = zoneOf(card.place);
	if (zone === "field" || zone === "flag") return true;
	return zone === "soul" && faceOfCard(reading, card).abilities.some(({ inSoul }) => inSoul);
}
var LYING = [["field", "soul"], ["flag"]];
/** Whatever lies on the field or under a card there; whether its texts work is asked apart. */
var lastingCards = ({ state }) => cardsLying(state, LYING);
/** A value of the card now, never under 0, whatever was taken from it (B11). */
var valueNow = (reading, id, what) => Math.max(0, valueOf(reading, id, what));
var has = (reading, id, keyword) => valueOf(reading, id, keyword) > 0;
/** What lasting abilities add to a value of a fighter: `on: { fighter: 'you' }`. */
var fighterValue = (reading, seat, what) => addedForSeat(reading, seat, {
	what,
	word: "fighter"
});
/** Any card with the name of the chosen one, wherever it lies (R-BFT-02, R-BFT-13). */
function isBuddy(reading, seat, face) {
	return reading.rules.faces[chosenBuddy(reading.state, seat) ?? ""]?.name === face.name;
}
// libs/games/buddyfight/src/acts/buddy-call.ts
/**
* Buddy Call: once a game the card in the Buddy Zone takes the place of a copy of it.
*
* Rules: R-BFT-06 to 11, R-BFT-14 to 16; decisions A-BFT-29, A-BFT-30, A-BFT-32 to 34.
*/
/** The chosen card while it waits in the Buddy Zone (A-BFT-34). */
function waitingBuddy({ state }, seat) {
	const [id] = cardsIn(state, buddyZone(seat));
	const card = id === void 0 ? void 0 : cardOf$1(state, id);
	return card?.face === chosenBuddy(state, seat) ? card : void 0;
}
/** My Buddy! stands in for the copy (R-BFT-14). */
var isStandIn = (reading, card) => (faceOfCard(reading, card).keywords["standIn"] ?? 0) > 0;
/** As what a card is played: whatever stands in for the Buddy as the Buddy that waits (A-BFT-32). */
var facePlayed = (reading, seat, card) => faceOfCard(reading, isStandIn(reading, card) && waitingBuddy(reading, seat) || card);
/** Conditions for a card to be turned in for the Buddy. */
var BUDDY_CALLED = [
	{
		rule: "R-BFT-06",
		says: "A Buddy Call is made in your main phase.",
		holds: (_, __, { moment }) => moment === "main" || moment === "effect"
	},
	{
		rule: "R-BFT-10",
		says: "One Buddy Call in a game.",
		holds: ({ state }, _, { seat }) => seatCounter(state, seat, "buddyCalled") === 0
	},
	{
		rule: "A-BFT-34",
		says: "Your Buddy is not in the Buddy Zone.",
		holds: (reading, _, { seat }) => waitingBuddy(reading, seat) !== void 0
	},
	{
		rule: "A-BFT-32",
		says: "It stands in for a call of your main phase.",
		holds: (reading, card, { seat, moment }) => moment !== "effect" || !isStandIn(reading, card) || isCopy(reading, seat, card)
	},
	{
		rule: "R-BFT-06",
		says: "A Buddy Call needs a card with the name of your Buddy.",
		holds: (reading, card, { seat }) => isStandIn(reading, card) || isCopy(reading, seat, card)
	}
];
/** Another card with the name of the Buddy. */
var isCopy = (reading, seat, card) => waitingBuddy(reading, seat)?.id !== card.id && isBuddy(reading, seat, faceOfCard(reading, card));
/** The copy goes to the Buddy Zone at rest; what lay there is now in use. Gives its id. */
function swapWithBuddy(play, seat, copy) {
	const buddy = waitingBuddy(play, seat);
	setCounter(play, seat, "buddyCalled", 1);
	const { face: copyFace } = cardOf$1(play.state, copy);
	tell(play, "buddy-called", {
		seat,
		face: buddy.face,
		copy: copyFace
	});
	const as = move(play, buddy.id, declared(seat));
	mark(play, move(play, copy, buddyZone(seat)), "resting", 1);
	return as;
}
// libs/games/buddyfight/src/readings.ts
/** The holes in the rules that a match may read in more than one way. */
var firstTurnLimit = reading("firstTurnLimit", {
	usual: true,
	others: [[false, "the first turn has no limit of attacks (B15)"]]
});
var counterattackTie = reading("counterattackTie", {
	usual: "survives",
	others: [["destroys", "Counterattack works on equal defense as well (A-BFT-04)"]]
});
var penetrateIf = reading("penetrate", {
	usual: "hit",
	others: [["gone", "Penetrate needs the monster gone (A-BFT-05)"]]
});
var doubleAttackIf = reading("doubleAttack", {
	usual: "always",
	others: [["notNullified", "no Double Attack after a nullified attack (A-BFT-06)"]]
});
var counterLimit = reading("counterLimit", {
	usual: "perAttack",
	others: [["none", "any number of [Counter] in an attack (A-BFT-18)"]]
});
var itemDefense = reading("itemDefense", {
	usual: true,
	others: [[false, "items with defense protect nobody (A-BFT-24)"]]
});
var soulguardOnCost = reading("soulguardOnCost", {
	usual: false,
	others: [[true, "Soulguard works on payments as well (A-BFT-46)"]]
});
var attackStartTiming = reading("attackStartTiming", {
	usual: true,
	others: [[false, "no [Counter] before the first attack (A-BFT-56)"]]
});
var useLimit = reading("useLimit", {
	usual: 100,
	others: [[3, "cards of one name are used three times a turn at most (A-BFT-69)"]]
});
var autoLimit = reading("autoLimit", {
	usual: 1e3,
	others: [[10, "ten abilities set off in one turn end the game (A-BFT-69)"]]
});
var maxTurns = reading("maxTurns", {
	usual: 300,
	others: [[20, "the game ends after twenty turns (A-BFT-69)"]]
});
var READINGS = [
	firstTurnLimit,
	counterattackTie,
	penetrateIf,
	doubleAttackIf,
	counterLimit,
	itemDefense,
	soulguardOnCost,
	attackStartTiming,
	useLimit,
	autoLimit,
	maxTurns
];
// libs/games/buddyfight/src/acts/limits.ts
/**
* How often something may be used: once per turn where a text says so, and never so often that a
* turn would not end.
*
* Decisions A-BFT-63, A-BFT-69.
*/
var ONCE$1 = "once ";
var USES = "uses ";
var onceMark = (ability) => `used-${ability}`;
var onceCounter = ({ face, ability }) => `${ONCE$1}${face} ${ability}`;
/** Whether a text allows it this turn still. */
function isFresh({ state }, effect, { once }) {
	if (once === "fighter") return seatCounter(state, effect.controller, onceCounter(effect)) === 0;
	const card = state.cards[effect.card];
	return once === void 0 || !card || markOf(card, onceMark(effect.ability)) === 0;
}
/** An ability's one use is spent when it is declared, even if it is nullified. */
function useOnce(play, effect, { once }) {
	if (once === "fighter") setCounter(play, effect.controller, onceCounter(effect), 1);
	else if (once === "card" && play.state.cards[effect.card]) mark(play, effect.card, onceMark(effect.ability), 1);
}
var usesOf = ({ rules }, face) => usesNamed(rules.faces[face]?.name ?? face);
var usesNamed = lookedUp(4096, (name) => `${USES}${name}`);
var TOO_OFTEN = no("A-BFT-69", "Not so often in one turn.");
/** Cards and abilities of one name, so often a turn and no more. */
var isUsedUp = (reading, seat, face) => seatCounter(reading.state, seat, usesOf(reading, face)) >= useLimit.of(reading.state);
function countUse(play, seat, face) {
	const counter = usesOf(play, face);
	setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + 1);
}
/** What was remembered for one turn only. */
function forgetUses(play) {
	for (const seat of seatsOf(play.state)) {
		for (const counter of Object.keys(play.state.players[seat] ?? {})) if (counter.startsWith(ONCE$1) || counter.startsWith(USES)) setCounter(play, seat, counter, 0);
		for (const { id } of cardsOnField(play.state, seat)) forgetMarks(play, id);
	}
}
function forgetMarks(play, id) {
	for (const name of Object.keys(cardOf$1(play.state, id).marks)) if (name.startsWith("used-") || name === "doubled") mark(play, id, name, 0);
}
// libs/rules/cards/src/card-file/unique.ts
/** Cards that have what an earlier one has by the same words. */
var foundTwice = (cards, keys) => keys.flatMap((key) => twiceBy(cards, key));
function twiceBy(cards, key) {
	const seen = /* @__PURE__ */ new Map();
	return cards.flatMap(({ card, place }) => {
		const found = key.map((word) => String(Reflect.get(card, word))).join(", ");
		const earlier = seen.get(found);
		if (earlier === void 0) {
			seen.set(found, place);
			return [];
		}
		return [{
			path: [place, ...key.length === 1 ? key : []].join("."),
			says: `${earlier} has the ${key.join(" and ")} '${found}' already`,
			isOfMeaning: true
		}];
	});
}
// libs/rules/cards/src/card-file/card-sets.ts
/** A card file of the game cannot be read: its author has to correct it. */
var CardFileError = class extends Error {
	file;
	mistakes;
	name = "CardFileError";
	/** @param file its name in the list of the game */
	constructor(file, mistakes) {
		super(`the card file ${file} is wrong:\n${mistakes.map(({ says }) => says).join("\n")}`);
		this.file = file;
		this.mistakes = mistakes;
	}
};
/** Throws a `CardFileError` that names all that is wrong with the first wrong file. */
function cardSets(printed) {
	const { files, language, faceOf } = printed;
	const read = Object.entries(files).map(([name, json]) => {
		const { file, problems, warnings = [] } = language.readCardFile(json);
		if (!file) throw new CardFileError(name, named$2(json, problems));
		return {
			name,
			file,
			warnings: named$2(json, warnings)
		};
	});
	refuseTwice$1(read, language.unique);
	const cards = read.flatMap(({ file }) => file.cards);
	return {
		sets: setsOf(read),
		cards,
		faces: Object.fromEntries(cards.map((card) => [card.code, faceOf(card)]))
	};
}
/** A path names a card by its place; the author of the file knows it by its name. */
function named$2(json, problems) {
	const { cards = [] } = json;
	const withName = (path) => path.replace(/^cards\[(\d+)\]/, (whole, place) => {
		const name = cards[Number(place)]?.name;
		return typeof name === "string" ? `${whole} (${name})` : whole;
	});
	return problems.map(({ path, says }) => ({
		path,
		says: `${withName(path)}: ${says}`
	}));
}
/** Codes and names stand for one card in all sets of a game together. */
function refuseTwice$1(files, unique) {
	const earlier = [];
	for (const { name, file } of files) {
		const placed = file.cards.map((card, index) => ({
			card,
			place: `${name}: cards[${index}]`
		}));
		const twice = foundTwice([...earlier, ...placed], unique).map((problem) => ({
			...problem,
			path: problem.path.replace(`${name}: `, "")
		}));
		if (twice.length > 0) throw new CardFileError(name, named$2(file, twice));
		earlier.push(...placed);
	}
}
function setsOf(files) {
	const sets = /* @__PURE__ */ new Map();
	for (const { name, file, warnings } of files) {
		const { set, title, cards } = file;
		const so = sets.get(set) ?? {
			set,
			title,
			cards: [],
			warnings: []
		};
		if (so.title !== title) throw new CardFileError(name, [{
			path: "title",
			says: `title: the set ${set} has the title '${so.title}' in an earlier file`
		}]);
		const warned = warnings.map(({ says }) => `${name}: ${says}`);
		sets.set(set, {
			set,
			title,
			cards: [...so.cards, ...cards],
			warnings: [...so.warnings, ...warned]
		});
	}
	return [...sets.values()];
}
// libs/rules/cards/src/decks/deck-problems.ts
/** What the deck checks of games find alike. */
/** Codes that no card has, each told once. */
var unknownCards = (codes, { faces, rule, where = "this ruleset" }) => [...new Set(codes)].filter((code) => !faces[code]).map((code) => no(rule, `There is no card '${code}' in ${where}.`));
/**
* Cards of which there are more copies than allowed, where there is a limit. Copies are cards of one
* name, or alike in what `sameAs` says of them.
*/
function tooManyCopies(cards, limitOf, sameAs = ({ name }) => name) {
	const copies = /* @__PURE__ */ new Map();
	for (const card of cards) copies.set(sameAs(card), [...copies.get(sameAs(card)) ?? [], card]);
	return [...copies.values()].flatMap((of) => {
		const [card] = of;
		const limit = limitOf(card);
		if (!limit || of.length <= limit.most) return [];
		const { rule, most, besides = "" } = limit;
		const count = [
			of.length,
			"copies",
			besides
		].join(" ").trimEnd();
		return [no(rule, `${card.name}: ${count}, ${most} allowed.`)];
	});
}
// libs/rules/cards/src/shape/shape.ts
var shape_exports = /* @__PURE__ */ __exportAll({
	bool: () => bool,
	checked: () => checked,
	integer: () => integer$4,
	isRecord: () => isRecord$1,
	listOf: () => listOf$2,
	meaning: () => meaning$3,
	meaningless: () => meaningless$1,
	name: () => name$2,
	object: () => object$1,
	oneOf: () => oneOf$3,
	part: () => part$2,
	text: () => text$2,
	yes: () => yes$2
});
var text$2 = { is: "text" };
var bool = { is: "boolean" };
var yes$2 = { is: "yes" };
var name$2 = { is: "name" };
var integer$4 = (min, max) => ({
	is: "integer",
	min,
	max
});
/** `noun` is what a person would call the missing word: "there is no verb 'hurt'". */
var oneOf$3 = (noun, words, means) => ({
	is: "word",
	noun,
	words,
	...means === void 0 ? {} : { means }
});
var listOf$2 = (of, counts = {}) => ({
	is: "list",
	of,
	...counts
});
/** An object of these words and no others. */
var object$1 = (words) => ({
	is: "object",
	words
});
var part$2 = (of) => ({
	is: "part",
	of
});
var checked = (shape, check) => ({
	is: "checked",
	shape,
	check
});
/** The shape with a sentence on what it means where it stands. */
var meaning$3 = (means, shape) => ({
	...shape,
	means
});
/** A check's complaint of what a schema cannot see. */
var meaningless$1 = (path, says) => [{
	path,
	says,
	isOfMeaning: true
}];
var isRecord$1 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// libs/rules/cards/src/shape/read.ts
/**
* Holds a value against a shape and tells all that is wrong with it, each problem with its path, so
* that a card file is mended in one go.
*/
var problemsOf = (shape, value, path, known) => READERS[shape.is](shape, value, path, known);
var problem = (path, says) => [{
	path,
	says
}];
var join = (path, word) => path === "" ? word : `${path}.${word}`;
/** The word that may have been meant, and all that are known. */
function advice(written, words) {
	if (words.length === 0) return "none is known here";
	const [near] = typeof written === "string" ? similarNames(written, words) : [];
	const all = words.map((word) => `'${word}'`).join(", ");
	return near === void 0 ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}
function wordProblem(noun, words, value, path) {
	if (typeof value === "string" && words.includes(value)) return [];
	return problem(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words)}`);
}
/** A text that is no name here has the shape of one: which names there are no schema knows. */
var asMeaning = (value, problems) => typeof value === "string" && value.trim() !== "" ? problems.map((each) => ({
	...each,
	isOfMeaning: true
})) : problems;
var READERS = {
	text: (_, value, path) => typeof value === "string" && value.trim() !== "" ? [] : problem(path, "this has to be a text"),
	integer: ({ min, max }, value, path) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? [] : problem(path, `this has to be a whole number from ${min} to ${max}`),
	boolean: (_, value, path) => typeof value === "boolean" ? [] : problem(path, "this has to be true or false"),
	yes: (_, value, path) => value === true ? [] : problem(path, "this can only be true"),
	word({ noun, words, orName }, value, path, { names }) {
		const known = Object.keys(words);
		if (!orName) return wordProblem(noun, known, value, path);
		return asMeaning(value, wordProblem(noun, [...known, ...names], value, path));
	},
	name: (_, value, path, { names }) => asMeaning(value, wordProblem("name", names, value, path)),
	list({ of, least = 0, most = Infinity, says }, value, path, known) {
		if (!Array.isArray(value)) return problem(path, "this has to be a list");
		if (!(value.length >= least && value.length <= most)) return problem(path, says ?? `from ${least} to ${most} belong here`);
		return value.flatMap((item, index) => problemsOf(of, item, `${path}[${index}]`, known));
	},
	object: ({ words }, value, path, known) => isRecord$1(value) ? wordsProblems(words, value, path, known) : noObject(path),
	tagged({ tag, noun, before, kinds }, value, path, known) {
		if (!isRecord$1(value)) return noObject(path);
		const kind = kindOf$1(kinds, value[tag]);
		if (!kind) return wordProblem(noun, Object.keys(kinds), value[tag], join(path, tag));
		return wordsProblems({
			...before,
			[tag]: text$2,
			...kind.words
		}, value, path, known);
	},
	"record-or": ({ record, other }, value, path, known) => problemsOf(isRecord$1(value) ? record : other, value, path, known),
	"by-word": ({ word, present, absent }, value, path, known) => problemsOf(isRecord$1(value) && word in value ? present : absent, value, path, known),
	part({ of }, value, path, known) {
		const shape = known.parts[of];
		invariant(shape, `the language has no part '${of}'`);
		return problemsOf(shape, value, path, known);
	},
	nothing: ({ says }, _, path) => problem(path, says),
	empty: ({ says }, value, path) => Array.isArray(value) && value.length === 0 ? [] : problem(path, says),
	checked({ shape, check, evenIfWrong }, value, path, known) {
		const wrong = problemsOf(shape, value, path, known);
		return wrong.length > 0 && !evenIfWrong ? wrong : [...wrong, ...check(value, path)];
	},
	naming({ shape, names }, value, path, { parts }) {
		return problemsOf(shape, value, path, {
			parts,
			names: isRecord$1(value) ? names(value) : []
		});
	}
};
var kindOf$1 = (kinds, tag) => typeof tag === "string" && Object.hasOwn(kinds, tag) ? kinds[tag] : void 0;
var noObject = (path) => problem(path, "this has to be an object");
function wordsProblems(words, value, path, known) {
	const problems = [];
	for (const [key, shape] of Object.entries(words)) {
		const word = key.replace("?", "");
		const said = value[word];
		if (said !== void 0) problems.push(...problemsOf(shape, said, join(path, word), known));
		else if (!key.endsWith("?")) problems.push({
			path: join(path, word),
			says: "is missing"
		});
	}
	const all = Object.keys(words).map((key) => key.replace("?", ""));
	for (const word of Object.keys(value)) {
		if (all.includes(word)) continue;
		const says = `there is no word '${word}' here; ${advice(word, all)}`;
		problems.push({
			path: join(path, word),
			says
		});
	}
	return problems;
}
// libs/rules/cards/src/decks/ready-decks.ts
/** Decks to begin with, as a game's YAML file has them: each with its name, its plan and its cards. */
var DECK = object$1({
	name: meaning$3("What the deck is called; no other deck of the game is.", text$2),
	plan: meaning$3("In a sentence, how the deck means to win.", text$2),
	cards: meaning$3("Lines of a deck list: `3 Ember Fox`.", listOf$2(text$2))
});
listOf$2(DECK);
/** Decks that everybody begins with are right: a mistake in one is a bug. */
function readyDecks({ file, ...by }) {
	invariant(Array.isArray(file), "the ready decks are wrong: this has to be a list");
	const decks = file.map((deck, index) => readyDeck(deck, titleOf(deck, index), by));
	const twice = decks.find(({ name }, at) => decks.findIndex((deck) => deck.name === name) < at);
	invariant(!twice, () => `two ready decks are called '${twice?.name}'`);
	return decks;
}
var titleOf = (deck, index) => isRecord$1(deck) && typeof deck["name"] === "string" ? `the ready deck '${deck["name"]}'` : `the ready deck number ${index + 1}`;
function readyDeck(deck, title, { readDeckList, checkDeck }) {
	const [odd] = problemsOf(DECK, deck, "", {
		parts: {},
		names: []
	});
	invariant(!odd, () => `${title} is wrong: ${odd?.path ? `${odd.path}: ` : ""}${odd?.says}`);
	const { name, plan, cards: lines } = deck;
	const { cards, problems } = readDeckList(lines.join("\n"));
	const [problem] = [...problems, ...checkDeck(cards)];
	invariant(!problem, () => `${title} is wrong: ${problem?.says}`);
	return {
		name,
		plan,
		cards
	};
}
// libs/rules/cards/src/say/phrases.ts
var phrases_exports = /* @__PURE__ */ __exportAll({
	capital: () => capital,
	cards: () => cards$9,
	cardsByChance: () => cardsByChance,
	gets: () => gets,
	inPile: () => inPile$1,
	order: () => order$4,
	ownersOf: () => ownersOf,
	seatDoes: () => seatDoes,
	side: () => side,
	signed: () => signed,
	so: () => so$1,
	stat: () => stat$1,
	toOwners: () => toOwners$1,
	trait: () => trait$1,
	within: () => within$1
});
var order$4 = (text) => ({ order: text });
var capital = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "1 card", "2 cards", "X cards". */
var cards$9 = ({ number }) => `${number} ${number === "1" ? "card" : "cards"}`;
/** "2 Energy", of what nobody counts in cards. */
var so$1 = (what) => ({ number }) => `${number} ${what}`;
var cardsByChance = (said) => `${cards$9(said)} chosen at random`;
/**
* What a seat does: an order to who plays the card ("draw"), a statement about anybody else
* ("draws"), whom `called` names by the instruction's `who`.
*/
var seatDoes = (called) => (you, they, what) => (said) => {
	const { who } = said.instruction;
	if (typeof who !== "string" || who === "you") return order$4(`${you} ${what(said)}`);
	return { statement: `${called(who)} ${they} ${what(said)}` };
};
/** "This Hero gets +2 ATK until the turn ends". */
var gets = ({ to, change }) => ({ statement: `${to.subject} ${to.many ? "get" : "gets"} ${change}` });
/** "its owner's hand", of several "their owners' hands". */
var ownersOf = ({ many }, pile, piles = `${pile}s`) => many ? `their owners' ${piles}` : `its owner's ${pile}`;
/** "put it into its owner's deck", "return them to their owners' hands". */
var toOwners$1 = (put, into, pile, piles) => ({ to }) => order$4(`${put} ${to.object} ${into} ${ownersOf(to, pile, piles)}`);
/** "at least 3", "exactly 2"; without a bound any number is enough. */
function within$1({ atLeast, atMost }) {
	if (atMost === void 0) return `at least ${atLeast ?? 0}`;
	if (atLeast === void 0) return `at most ${atMost}`;
	return atLeast === atMost ? `exactly ${atMost}` : `${atLeast} to ${atMost}`;
}
/** "+1", "-1", "+X". */
var signed = (by) => by.startsWith("-") ? by : `+${by}`;
/** A value that goes up and down: "+2 ATK". */
var stat$1 = (name) => ({
	name,
	change: (by) => `${signed(by)} ${name}`
});
/** A value that a card has or has not, whatever the number. */
var trait$1 = (name) => ({
	name,
	change: () => name
});
/** Words for whose a card is: yours, that of `theirs` ("another player's"), or of the `enemy`. */
var side = (theirs, enemy) => (wanted, { elsewhere }) => {
	if (wanted === "yours") return elsewhere ? { whose: "your" } : { yours: true };
	return elsewhere ? { whose: theirs } : { before: enemy };
};
/** Cards in somebody's hand or pile: "in your hand", "in a hand". */
var inPile$1 = (pile) => (whose) => `in ${whose || "a"} ${pile}`;
// libs/rules/cards/src/entries/cost.ts
var cost = (word, entry) => ({
	word,
	...entry
});
// libs/rules/cards/src/entries/filter.ts
var filter = (word, entry) => ({
	word,
	...entry
});
// libs/rules/cards/src/entries/term.ts
var duration = (word, entry) => ({
	word,
	...entry
});
var payment = (word, entry) => ({
	word,
	...entry
});
var counter = (word, entry) => ({
	word,
	...entry
});
var zone = (word, entry) => ({
	word,
	...entry
});
var thing = (word, entry) => ({
	word,
	...entry
});
var named$1 = (word, entry) => ({
	word,
	...entry
});
var cardType = (word, entry) => ({
	word,
	...entry
});
// libs/rules/cards/src/entries/timing.ts
var timing = (word, entry) => ({
	word,
	...entry
});
// libs/rules/cards/src/entries/value.ts
var stat = (word, entry) => ({
	word,
	of: "stat",
	...entry
});
var keyword = (word, entry) => ({
	word,
	of: "keyword",
	...entry
});
var given = (word, entry) => ({
	word,
	of: "given",
	...entry
});
var rule = (word, entry) => ({
	word,
	of: "rule",
	...entry
});
// libs/rules/cards/src/entries/verb.ts
var verb = (word, entry) => ({
	word,
	...entry
});
// libs/rules/cards/src/language/entries.ts
/** The words of entries, in their order. */
var wordsOf = (entries) => entries.map(({ word }) => word);
/** What each of them means. */
var meaningsOf = (entries) => Object.fromEntries(entries.map(({ word, means }) => [word, means]));
/** What cards of a kind are called; a kind that nobody knows is a "card". */
function nounsOf(types) {
	const nouns = new Map(types.map(({ word, noun }) => [word, noun]));
	return (type) => nouns.get(type) ?? ["card", "cards"];
}
// libs/rules/cards/src/language/checks.ts
var saidIn = (list) => Array.isArray(list) ? list.filter(isRecord$1) : [];
/** All that an ability does, each with its path, and what is offered after the offer itself. */
var doneIn = (said, path) => saidIn(said["does"]).flatMap((each, index) => {
	const at = `${path}.does[${index}]`;
	return [{
		said: each,
		at
	}, ...doneIn(each, at)];
});
/** Names that the choices of an ability give. */
var namesChosen = (ability) => saidIn(ability["choose"]).map(({ name }) => String(name));
var nothingIdleOf = (isMeant) => (ability, path) => {
	if (!isRecord$1(ability)) return [];
	const used = JSON.stringify(ability["does"] ?? []);
	return saidIn(ability["choose"]).flatMap((choice, index) => {
		const name = String(choice["name"]);
		return !isMeant(choice) || used.includes(`:${JSON.stringify(name)}`) ? [] : meaningless$1(`${path}.choose[${index}].name`, `nothing is done to '${name}'`);
	});
};
/** A thing may be asked for because the card is of use against it alone. */
var noCardIdle = nothingIdleOf(({ things }) => things === void 0);
var noNameTwice = (ability, path) => {
	if (!isRecord$1(ability)) return [];
	const chosen = namesChosen(ability);
	return chosen.flatMap((name, index) => chosen.indexOf(name) === index ? [] : meaningless$1(`${path}.choose[${index}].name`, `'${name}' is chosen already`));
};
/** Names that cards and seats have without a choice: what is chosen under one of them would never be found. */
var noNameTaken = (taken) => (ability, path) => isRecord$1(ability) ? namesChosen(ability).flatMap((name, index) => taken.includes(name) ? meaningless$1(`${path}.choose[${index}].name`, `'${name}' has a meaning already: call what is chosen by another name`) : []) : [];
var leastUpToMost = (choice, path) => {
	const { min, max } = choice;
	return min <= max ? [] : meaningless$1(`${path}.min`, "'min' may not be more than 'max'");
};
/** Whether somebody is asked who chooses out of a hand would else tell what it holds. */
var handsHidden = (choice, path) => {
	const { from, hidden } = choice;
	return from.zone !== "hand" || hidden ? [] : meaningless$1(`${path}.hidden`, "a choice from a hand is 'hidden': true, or being asked would tell of it");
};
/** A verb of the table does nothing to a card that is looked for elsewhere, and yet is paid for. */
var withinReach = (verbs) => (ability, path) => {
	if (!isRecord$1(ability)) return [];
	const elsewhere = saidIn(ability["choose"]).filter(({ from }) => isElsewhere(from));
	return doneIn(ability, path).flatMap(({ said, at }) => {
		const { verb } = said;
		const reaches = verbs.find(({ word }) => word === verb)?.reaches;
		const isFar = (cards) => isElsewhere(cards) || elsewhere.some(({ name }) => name === cards);
		const far = WORDS_OF_CARDS.find((word) => word in said && isFar(said[word]));
		if (reaches === void 0 || far === void 0) return [];
		return meaningless$1(`${at}.${far}`, `'${String(verb)}' reaches ${reaches} alone`);
	});
};
var WORDS_OF_CARDS = ["to", "with"];
/** What is done to two cards would do nothing to one alone, and leave out the third of three. */
var oneAndAnother = (verbs) => (ability, path) => {
	if (!isRecord$1(ability)) return [];
	const several = saidIn(ability["choose"]).filter(({ max }) => Number(max) > 1);
	return doneIn(ability, path).flatMap(({ said, at }) => {
		if (!verbs.find(({ word }) => word === said["verb"])?.isOfTwo) return [];
		if (said["to"] === said["with"]) return meaningless$1(`${at}.with`, "it is the same card");
		const many = WORDS_OF_CARDS.find((word) => several.some(({ name }) => name === said[word]));
		if (many === void 0) return [];
		return meaningless$1(`${at}.${many}`, `'${String(said[many])}' may be more than one card`);
	});
};
/**
* Nothing happens to a seat that is called by the name of a card. A name that nobody knows is told
* elsewhere; `given` are the names that stand without a choice.
*/
var seatsAreSeats = ({ noun, who: words, orChosen = [] }, given) => (ability, path) => {
	if (!isRecord$1(ability)) return [];
	const ofCards = saidIn(ability["choose"]).filter(({ things }) => !orChosen.includes(String(things)));
	const names = [...given, ...ofCards.map(({ name }) => name)];
	return doneIn(ability, path).flatMap(({ said: { who }, at }) => names.includes(who) && !(String(who) in words) ? meaningless$1(`${at}.who`, `'${String(who)}' is no ${noun}`) : []);
};
var isElsewhere = (cards) => isRecord$1(cards) && cards["zone"] !== void 0;
// libs/rules/cards/src/language/forms.ts
var forms_exports = /* @__PURE__ */ __exportAll({
	DONE: () => DONE$1,
	SET_OFF: () => SET_OFF$1,
	abilities: () => abilities$1,
	amount: () => amount$2,
	cards: () => cards$8,
	change: () => change,
	choices: () => choices$1,
	condition: () => condition,
	holders: () => holders,
	instructions: () => instructions$1,
	lastingForm: () => lastingForm$1,
	lasts: () => lasts,
	name: () => name$1,
	offered: () => offered,
	selector: () => selector,
	sought: () => sought,
	things: () => things,
	until: () => until,
	value: () => value,
	when: () => when$1,
	who: () => who
});
/** Cards by a name that is known where it stands. */
var name$1 = part$2("name");
/** Cards by a name, or all that fit. */
var cards$8 = part$2("cards");
var selector = part$2("selector");
/** Cards, or seats by the filters of these, for which something is otherwise. */
var holders = part$2("holders");
/** What a pile is searched for. */
var sought = part$2("sought");
/** How much is done: 0 or more. */
var amount$2 = part$2("amount");
/** By how much a value changes: below 0 it becomes less. */
var change = part$2("change");
var condition = part$2("condition");
/** Seats by a word, or where the game has it by the name of a choice. */
var who = part$2("who");
var until = part$2("until");
/** How long, where a change that does not say so lasts. */
var lasts = meaning$3("How long it lasts; while it stays, where this is missing.", until);
/** A value, keyword or rule that effects change. */
var value = part$2("value");
var things = part$2("things");
var choices$1 = meaning$3("Targets, chosen in this order.", listOf$2(part$2("choosing")));
var instructions$1 = meaning$3("Instructions, one after another.", listOf$2(part$2("instruction")));
/** What a seat may do: at least one thing. */
var offered = meaning$3("What is done by whoever takes it.", listOf$2(part$2("instruction"), {
	least: 1,
	says: "something has to be offered"
}));
var lastings = meaning$3("What is other than printed while it works.", listOf$2(part$2("lasting")));
var when$1 = meaning$3("Nothing is done where the condition does not hold.", condition);
/** What is done when something happens, or when somebody plays or uses it. */
var DONE$1 = {
	"when?": when$1,
	"choose?": choices$1,
	does: instructions$1
};
/** What is set off, and may be left undone where the card says so. */
var SET_OFF$1 = {
	"may?": meaning$3("Its controller may decline.", yes$2),
	...DONE$1
};
/** What holds while the card is there; `says` is for who lets it do something as well. */
var lastingForm$1 = (says) => ({
	"when?": meaning$3("It works only while the condition holds.", condition),
	does: {
		is: "empty",
		says,
		means: "Always empty: what lasts does nothing at once."
	},
	lasting: lastings
});
var abilities$1 = meaning$3("What the card can do, in printed order.", listOf$2(part$2("ability")));
// libs/rules/cards/src/say/look-up.ts
/** An entry of a table of words. A word that is missing is a bug of the game that lacks it. */
function wordsFor(table, kind, word) {
	const found = Object.hasOwn(table, word) ? table[word] : void 0;
	invariant(found !== void 0, `there are no words for the ${kind} '${word}'`);
	return found;
}
// libs/rules/cards/src/say/cards.ts
var SMALL_NUMBERS = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six"
];
var inWords = (count) => SMALL_NUMBERS[count] ?? String(count);
function groupOf(words, selector, face) {
	const pieces = piecesOf(words, selector, face);
	const all = (part) => pieces.flatMap((piece) => piece[part] ?? []);
	const before = all("before");
	const having = all("with").join(" and ");
	const where = [...all("after"), ...placeOf(words, selector, pieces)].filter(Boolean);
	const [one, many] = pieces.find(({ noun }) => noun)?.noun ?? words.card;
	const phrase = (noun) => [
		...before,
		noun,
		having && `with ${having}`,
		...where
	].filter(Boolean).join(" ");
	const name = pieces.find(({ is }) => is)?.is;
	const traits = [[...before, ...where].length > 0 && `is ${[...before, ...where].join(" and ")}`, having && `has ${having}`].filter(Boolean);
	return {
		one: phrase(one),
		many: phrase(many),
		yours: pieces.some(({ yours }) => yours),
		other: pieces.some(({ other }) => other),
		...name === void 0 ? {} : { is: {
			name,
			traits: traits.join(" and ")
		} }
	};
}
/** The group of which a target is chosen: cards, or what the game calls by `things`. */
function groupChosen(words, { from, things }, face) {
	if (things === void 0) return groupOf(words, from, face);
	return groupOf({
		...words,
		card: wordsFor(words.things ?? {}, "things", things)
	}, from, face);
}
/** What filters say, in the order of the game's table: a card file may name them in any order. */
function piecesOf(words, selector, face) {
	const about = {
		face,
		elsewhere: selector["zone"] !== void 0
	};
	for (const filter in selector) if (filter !== "zone") wordsFor(words.filters, "filter", filter);
	return Object.keys(words.filters).flatMap((filter) => {
		const wanted = selector[filter];
		return wanted === void 0 ? [] : [wordsFor(words.filters, "filter", filter)(wanted, about)];
	});
}
function placeOf(words, { zone }, pieces) {
	if (zone === void 0) return [];
	const whose = pieces.find((piece) => piece.whose !== void 0)?.whose ?? "";
	return [wordsFor(words.zones, "zone", String(zone))(whose)];
}
/** One of the group, whichever: "an enemy Hero", "another card", "one of your Heroes". */
function anyOf(group) {
	if (group.is) return group.is.name;
	if (group.yours) return `one of ${allYours(group)}`;
	return group.other ? `another ${group.one}` : withArticle(group.one);
}
/** Words for as many of the group as may be chosen: "up to two of your Heroes". */
function someOf(group, min, max) {
	if (group.is) return group.is.name;
	if (min === 1 && max === 1) return anyOf(group);
	const number = min === max ? inWords(max) : min === 0 ? `up to ${inWords(max)}` : range(min, max);
	if (group.yours) return `${number} of ${allYours(group)}`;
	return `${number} ${others(group, max === 1 ? group.one : group.many)}`;
}
/** Every one by itself: "each enemy Hero", "each of your other Heroes". */
function eachOf(group) {
	if (group.is) return group.is.name;
	return group.yours ? `each of ${allYours(group)}` : `each ${others(group, group.one)}`;
}
/** All together: "all enemy Heroes", "your other Heroes". */
function allOf$1(group) {
	if (group.is) return group.is.name;
	return group.yours ? allYours(group) : `all ${others(group, group.many)}`;
}
/** Cards that were chosen before, spoken of again: "the chosen enemy Hero". */
function chosenOf(group, many) {
	if (group.is) return group.is.name;
	return `${group.yours ? "your" : "the"} chosen ${many ? group.many : group.one}`;
}
var others = ({ other }, noun) => other ? `other ${noun}` : noun;
var range = (min, max) => `${inWords(min)} to ${inWords(max)}`;
/** The article goes by the first letter, which is enough for the words that games print. */
var withArticle = (noun) => `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
var allYours = (group) => `your ${others(group, group.many)}`;
// libs/rules/cards/src/say/references.ts
/** How an instruction speaks of its cards: "it" after a choice, "this Hero", "each enemy Hero". */
var NOBODY = {
	subject: "",
	object: "",
	possessive: "",
	many: false
};
var IT = {
	subject: "it",
	object: "it",
	possessive: "its",
	many: false
};
var THEM = {
	subject: "they",
	object: "them",
	possessive: "their",
	many: true
};
function referTo(to, speaking) {
	if (to === void 0) return NOBODY;
	if (typeof to === "string") return refer(to, speaking);
	return byName$1(eachOf(groupOf(speaking.words, to, speaking.face)), false);
}
/** Cards that are called by a word of the game, by `it`, or by the name that a choice gave them. */
function refer(name, speaking) {
	const { words, face, ability } = speaking;
	if (Object.hasOwn(words.named, name)) return byName$1(wordsFor(words.named, "card", name)(face));
	if (name !== "it") return chosen(name, speaking);
	const { it } = wordsFor(words.timings, "timing", ability.timing);
	invariant(it, `nothing else has a part in '${ability.timing}', so 'it' means no card`);
	return byName$1(it);
}
/** A pronoun as long as nothing but these cards was spoken of since they were chosen. */
function chosen(name, { words, face, ability, at }) {
	const choosing = ability.choose?.find((each) => each.name === name);
	invariant(choosing, `nothing is chosen by the name '${name}'`);
	const many = choosing.max > 1;
	if (ability.does.slice(0, at).every(({ to }) => to === name) && ability.choose?.length === 1) return many ? THEM : IT;
	return byName$1(chosenOf(groupChosen(words, choosing, face), many), many);
}
function byName$1(name, many = false) {
	return {
		subject: name,
		object: name,
		possessive: many && name.endsWith("s") ? `${name}'` : `${name}'s`,
		many
	};
}
// libs/rules/cards/src/say/numbers.ts
function sayAmount(amount, speaking) {
	if (typeof amount === "number") return {
		number: String(amount),
		each: "",
		where: ""
	};
	const { words, face } = speaking;
	if ("count" in amount) {
		const each = forEach(groupOf(words, amount.count, face));
		return {
			number: String(amount.times ?? 1),
			each,
			where: ""
		};
	}
	const { name } = wordsFor(words.values, "value", amount.value);
	return {
		number: "X",
		each: "",
		where: `, where X is ${refer(amount.of, speaking).possessive} ${name}`
	};
}
var forEach = (group) => group.is ? ` if ${isSo(group.is)}` : ` for each ${countedEach(group)}`;
/** Of the one card that can be meant it is asked what it is, or that it is there at all. */
var isSo = ({ name, traits }) => `${name} ${traits || "is there"}`;
var countedEach = (group) => eachOf(group).replace(/^each /, "");
/** What has to be true, without the "if". */
function sayCondition(condition, { words, face }) {
	const { count, counter, of } = condition;
	const parts = [];
	if (count) parts.push(sayCount(groupOf(words, count, face), condition));
	if (counter) {
		const name = wordsFor(words.counters, "counter", counter);
		const who = of === "opponent" ? "your opponent has" : "you have";
		parts.push(`${who} ${within$1(condition)} ${name}`);
	}
	return parts.join(" and ");
}
function sayCount(group, condition) {
	const { atLeast, atMost } = condition;
	const none = atMost === 0;
	if (group.is) return none ? denied(group.is) : isSo(group.is);
	const many = others(group, group.many);
	const [has, have] = group.yours ? ["you have", "you have"] : ["there is", "there are"];
	if (none) return `${have} no ${many}`;
	if (atLeast === 1 && atMost === void 0) return `${has} ${anyOf({
		...group,
		yours: false
	})}`;
	const onlyOne = (atMost ?? atLeast) === 1 && (atLeast ?? 1) === 1;
	const noun = onlyOne ? others(group, group.one) : many;
	return `${onlyOne ? has : have} ${within$1(condition)} ${noun}`;
}
function denied({ name, traits: said }) {
	const traits = said || "is there";
	return traits.startsWith("is ") ? `${name} is not ${traits.slice(3)}` : `${name} does not have ${traits.slice(4)}`;
}
// libs/rules/cards/src/say/instruction.ts
function sayInstruction(instruction, speaking) {
	const { words } = speaking;
	const { verb, what, until } = instruction;
	const { number, each, where } = sayAmount(amountSaid(instruction), speaking);
	const said = {
		instruction,
		number,
		to: referTo(instruction.to, speaking),
		with: referTo(instruction["with"], speaking),
		change: typeof what === "string" ? wordsFor(words.values, "value", what).change(number) : "",
		sought: typeof instruction["for"] === "object" ? seek(instruction, speaking) : "",
		offered: Array.isArray(instruction["does"]) ? sayOffered(instruction, speaking) : ""
	};
	const clause = wordsFor(words.verbs, "verb", verb)(said);
	const lasts = typeof until === "string" ? wordsFor(words.durations, "duration", until) : "";
	const tail = `${each}${lasts && ` ${lasts}`}${where}`;
	if ("lead" in clause) return clause;
	return "order" in clause ? { order: clause.order + tail } : { statement: clause.statement + tail };
}
var seek = ({ for: wanted }, { words, face }) => anyOf(groupOf(words, wanted, face));
/**
* What is offered to a seat, as what it may do: "draw 1 card, then choose that this Hero gets +1 ATK".
* Of the others it is said in the third person, but for cards that were chosen before: those are yours.
*/
function sayOffered({ who = "you", does }, speaking) {
	const { ability, at } = speaking;
	const offered = does;
	const all = [...ability.does.slice(0, at), ...offered];
	const said = offered.map((each, index) => sayInstruction(each, {
		...speaking,
		ability: {
			...ability,
			does: all
		},
		at: at + index
	})).map(asOffered).join(", then ");
	return who === "you" ? said : said.replaceAll(/\byour\b(?! chosen)/g, "their");
}
function asOffered(clause) {
	if ("order" in clause) return clause.order;
	return `choose that ${"lead" in clause ? clause.lead : clause.statement}`;
}
/** A change that names no number is one by 1; any other amount that is not there is 0. */
function amountSaid({ amount, by, what }) {
	return amount ?? by ?? (what === void 0 ? 0 : 1);
}
// libs/rules/cards/src/say/lasting.ts
/** One clause for each group of cards, whatever the number of their values that change. */
function sayLasting(speaking) {
	const changes = /* @__PURE__ */ new Map();
	for (const lasting of speaking.ability.lasting ?? []) {
		const holders = sayHolders(lasting, speaking);
		changes.set(holders, [...changes.get(holders) ?? [], sayChange(lasting, speaking)]);
	}
	return [...changes].map(([holders, said]) => `${holders} ${said.join(" and ")}`);
}
function sayHolders({ on }, { words, face }) {
	const group = groupOf(words, on, face);
	if (group.is && group.is.traits !== "") return `while ${group.is.name} ${group.is.traits}, it has`;
	return `${allOf$1(group)} ${group.is ? "has" : "have"}`;
}
function sayChange({ what, by }, speaking) {
	const { number, each, where } = sayAmount(by, speaking);
	return `${wordsFor(speaking.words.values, "value", what).change(number)}${each}${where}`;
}
// libs/rules/cards/src/say/ability.ts
function sayAbility(words, face, ability) {
	const speaking = {
		words,
		face,
		ability,
		at: 0
	};
	const clauses = [
		...sayChoices(speaking),
		...ability.does.map((instruction, at) => sayInstruction(instruction, {
			...speaking,
			at
		})),
		...sayLasting(speaking).map((statement) => ({ statement }))
	];
	if (clauses.length === 0) return sayPrice(speaking);
	const sentences = ability.when || ability.may ? [bound(clauses, speaking)] : clauses.map(textOf);
	const text = [...sayLead(speaking), ...sentences.map(asSentence)].join(" ");
	return text.endsWith(":") ? `${text.slice(0, -1)}.` : text;
}
/** "Activate (1 Energy):". */
function sayLead(speaking) {
	const { words, ability } = speaking;
	const { label } = wordsFor(words.timings, "timing", ability.timing);
	const often = ability.again && words.again ? [words.again] : [];
	const paid = [...sayPaid(speaking), ...often].join(", ");
	const lead = [label, paid && `(${paid})`].filter(Boolean).join(" ");
	return lead === "" ? [] : [`${lead}:`];
}
/** What does nothing of its own, and says for what price or on what condition something is done. */
function sayPrice(speaking) {
	const { words, ability } = speaking;
	const { label } = wordsFor(words.timings, "timing", ability.timing);
	const only = ability.when ? [`only if ${sayCondition(ability.when, speaking)}`] : [];
	const says = [sayPaid(speaking).join(", "), ...only].filter(Boolean).join("; ");
	return `${label ? `${label}: ` : ""}${says}.`;
}
function sayPaid(speaking) {
	const { words, ability } = speaking;
	return [...Object.entries(ability.cost ?? {}).map(([part, count]) => wordsFor(words.costs, "cost", part)(count)), ...sayPayments(speaking)];
}
function sayPayments({ words, face, ability }) {
	return (ability.pays ?? []).map((payment) => {
		const cards = someOf(groupChosen(words, payment, face), payment.min, payment.max);
		return wordsFor(words.payments ?? {}, "payment", payment.how)(cards);
	});
}
function sayChoices({ words, face, ability }) {
	const choices = (ability.choose ?? []).filter(({ unsaid }) => !unsaid);
	if (choices.length === 0) return [];
	const said = choices.map((choice) => someOf(groupChosen(words, choice, face), choice.min, choice.max));
	return [{ order: `${words.choose ?? "choose"} ${said.join(" and ")}` }];
}
/** A condition and a "may" hold for all that follows, which so stands in one sentence with them. */
function bound(clauses, speaking) {
	const { when, may, does } = speaking.ability;
	const [first] = clauses;
	const isOrder = first !== void 0 && "order" in first;
	const conditions = [...when ? [sayCondition(when, speaking)] : [], ...may && !isOrder ? ["you wish"] : []];
	const word = does.length > 0 ? "if" : "while";
	return `${conditions.length > 0 ? `${word} ${conditions.join(" and ")}, ` : ""}${may && isOrder ? "you may " : ""}${clauses.map(inTurn).reduce((said, next) => said + after(said) + next)}`;
}
/** What depends on a lead follows it at once. */
var after = (said) => said.endsWith(":") ? " " : ", then ";
/** After a statement about somebody else an order says whom it means. */
function inTurn(clause, index, clauses) {
	const follows = clauses[index - 1];
	return follows !== void 0 && "statement" in follows && "order" in clause ? `you ${textOf(clause)}` : textOf(clause);
}
function textOf(clause) {
	if ("lead" in clause) return `${clause.lead}:`;
	return "order" in clause ? clause.order : clause.statement;
}
var asSentence = (text) => `${capital(text)}${text.endsWith(":") ? "" : "."}`;
// libs/rules/cards/src/say/card.ts
/**
* The lines of a card's text, each of whole sentences; none for a card without keywords and
* abilities. Throws where the game has no words for something that the card says.
*/
function sayCard(words, face) {
	return [...sayPrinted(words, face), ...face.abilities.map((ability) => sayAbility(words, face, ability))];
}
/** "Rush. Guard.", or what the card that bears this one gets: "Its Hero has +2 ATK and Guard." */
function sayPrinted(words, face) {
	const bearer = words.bearerOf?.(face);
	if (bearer === void 0) {
		const keywords = changes(words, face.keywords).map((keyword) => `${keyword}.`);
		return keywords.length > 0 ? [keywords.join(" ")] : [];
	}
	const given = changes(words, {
		...face.stats,
		...face.keywords
	});
	return given.length > 0 ? [`${capital(bearer)} has ${listed(given)}.`] : [];
}
var changes = (words, values) => Object.entries(values).map(([what, by]) => wordsFor(words.values, "value", what).change(String(by)));
var listed = (items) => items.length > 2 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items.join(" and ");
// libs/rules/cards/src/language/card-words.ts
var cardWordsOf = (entries) => ({
	card: entries.card,
	timings: {
		...byWord(entries.timings, (timing) => timing),
		...entries.added?.timings
	},
	costs: {
		...byWord(entries.costs ?? [], ({ says }) => says),
		...entries.added?.costs
	},
	payments: byWord(entries.payments ?? [], ({ says }) => says),
	filters: byWord(entries.filters ?? [], ({ says }) => says),
	zones: byWord(entries.zones ?? [], ({ says }) => says),
	named: byWord(entries.named, ({ says }) => says),
	values: byWord(entries.values ?? [], (value) => value),
	counters: byWord(entries.counters ?? [], ({ says }) => says),
	verbs: byWord(entries.verbs, ({ says }) => says),
	durations: byWord(entries.durations ?? [], ({ says }) => says),
	things: byWord(entries.things ?? [], ({ noun }) => noun),
	...entries.choose === void 0 ? {} : { choose: entries.choose },
	...entries.again === void 0 ? {} : { again: entries.again },
	bearerOf: (face) => entries.bearerOf?.(face)
});
/** A table of entries by their words. */
var byWord = (entries, of) => Object.fromEntries(entries.map((entry) => [entry.word, of(entry)]));
// libs/rules/cards/src/language/depends-on-itself.ts
/**
* Lasting changes in a card file that could depend on what they change. The rules have an answer to
* it (docs/rules-engine.md, "Values that depend on themselves"), which authors seldom mean.
*/
/** A warning for each word that asks for a value on which the text, or another of the file, works. */
function dependingOnItself(cards, asks) {
	const all = cards.flatMap(({ abilities = [] }, card) => abilities.flatMap((ability, number) => askingsOf(asks, ability).map(({ path, ...asking }) => ({
		...asking,
		path: `cards[${card}].abilities[${number}].${path}`
	}))));
	const circles = circlesOf(all);
	const inCircle = all.filter(({ what, asked }) => circles.has(what) && circles.get(what) === circles.get(asked));
	return [...new Set(inCircle.map(({ path }) => path))].map((path) => ({
		path,
		says: "this would depend on itself"
	}));
}
// libs/rules/cards/src/language/selectors.ts
/** Words none of which has to be there. */
var optional = (words) => Object.fromEntries(words.map(([word, shape]) => [`${word}?`, shape]));
/** Seats by a filter of these, which says it all; cards by any others. */
var holdersOf = (filters) => filters.filter(({ isOfSeats }) => isOfSeats).reduce((absent, { word, means, takes }) => ({
	is: "by-word",
	word,
	present: object$1({ [word]: meaning$3(means, takes) }),
	absent,
	means: "Cards, or seats, for which it is so."
}), selector);
function selectorsOf({ filters = [], zones = [] }) {
	const said = (some) => optional(some.map(({ word, means, takes }) => [word, meaning$3(means, takes)]));
	return {
		selector: meaning$3("Cards that fit every word.", object$1({
			"zone?": oneOf$3("zone", meaningsOf(zones), "Where the cards lie; the table, if missing."),
			...said(filters.filter(({ isOfSeats }) => !isOfSeats))
		})),
		holders: holdersOf(filters),
		sought: meaning$3("Cards of the pile that fit every word.", object$1(said(filters.filter(({ isPrinted }) => isPrinted)))),
		cards: {
			is: "record-or",
			record: selector,
			other: name$1,
			means: "A name, or all cards that fit."
		}
	};
}
function numbersOf({ values = [], counters = [], seats, most }) {
	const read = values.filter(({ of, isPrintedOnly }) => of !== "rule" && !isPrintedOnly);
	const counted = (least) => object$1({
		count: meaning$3("The number of these cards.", selector),
		"times?": meaning$3("For each of them so many.", integer$4(least, most.times))
	});
	const worth = object$1({
		value: oneOf$3("value", meaningsOf(read), "The value of a card now."),
		of: meaning$3("Whose value it is.", name$1)
	});
	const bound = integer$4(most.boundLeast ?? 0, most.bound);
	const bounds = object$1({
		"count?": meaning$3("The number of these cards is within the bounds.", selector),
		"counter?": oneOf$3("counter", meaningsOf(counters), "A number of a seat."),
		...seats.of ? { "of?": oneOf$3(seats.noun, seats.of, "Whose counter; yours, if missing.") } : {},
		"atLeast?": meaning$3("The least number for which it holds.", bound),
		"atMost?": meaning$3("The greatest number for which it holds.", bound)
	});
	const numbers = (sign) => ({
		is: "record-or",
		record: {
			is: "by-word",
			word: "count",
			absent: worth,
			present: counted(sign * most.times)
		},
		other: integer$4(sign * most.amount, most.amount),
		means: "A number, a count of cards, or a value of a card."
	});
	return {
		amount: numbers(0),
		change: numbers(-1),
		condition: meaning$3("Holds while the count or counter is within its bounds.", checked(bounds, countsSomething))
	};
}
/** Bounds without anything to count would hold always, or never. */
var countsSomething = (bounds, path) => isRecord$1(bounds) && ("count" in bounds || "counter" in bounds) ? [] : meaningless$1(path, "a condition needs a 'count' or a 'counter'");
// libs/rules/cards/src/language/prices.ts
/** A price of these parts, none of which has to be in it. */
var pricedIn = (costs, gifts = {}) => object$1({
	...optional(costs.map(({ word, means, takes }) => [word, meaning$3(means, takes)])),
	...gifts
});
function pricesOf({ costs = [], payments = [], most }) {
	const gift = object$1({
		from: selector,
		count: meaning$3("How many of them.", integer$4(1, most.targets)),
		to: oneOf$3("place", meaningsOf(payments), "What becomes of them.")
	});
	const gives = meaning$3("Cards that are named as they are given.", listOf$2(part$2("gift")));
	return {
		gift: meaning$3("Cards that are given as a part of a price.", gift),
		price: meaning$3("What is paid for it.", pricedIn(costs, payments.length > 0 ? { "gives?": gives } : {}))
	};
}
// libs/rules/cards/src/language/parts.ts
/** The shapes of a game's card files, made out of its words. */
/** Parts by the names under which shapes ask for them. */
function partsOf(entries) {
	return {
		...selectorsOf(entries),
		...numbersOf(entries),
		...wordPartsOf(entries),
		...pricesOf(entries),
		name: nameOf$1(entries),
		choosing: choosingOf(entries),
		instruction: instructionOf(entries),
		lasting: LASTING,
		ability: abilityOf$1(entries),
		card: cardOf(entries),
		cardFile: CARD_FILE
	};
}
var wordPartsOf = ({ seats, durations = [], things = [], values = [] }) => ({
	who: {
		...oneOf$3(seats.noun, seats.who, "Who does it; you, where it is missing."),
		...seats.orChosen ? { orName: true } : {}
	},
	until: oneOf$3("duration", meaningsOf(durations), "How long it lasts."),
	things: oneOf$3("thing", meaningsOf(things), "Targets that are no cards, or more than cards."),
	value: oneOf$3("value", meaningsOf(values.filter(({ isPrintedOnly }) => !isPrintedOnly)), "What is changed.")
});
function nameOf$1({ timings }) {
	return meaning$3(`${[...new Set(timings.flatMap(({ names }) => names))].join(", ")}, or a name that \`choose\` gives.`, name$2);
}
var allOf = (checks = []) => (each, path) => checks.flatMap((check) => check(each, path));
var choosingOf = ({ most, things, checks }) => {
	return meaning$3("Targets, chosen before anything is done.", checked(object$1({
		name: meaning$3("The name by which instructions call what was chosen.", text$2),
		from: selector,
		min: meaning$3("How many have to be chosen; 0 for \"up to\".", integer$4(0, most.targets)),
		max: meaning$3("How many may be chosen.", integer$4(1, most.targets)),
		...things ? { "things?": part$2("things") } : {},
		"hidden?": meaning$3("Chosen from cards that not everybody sees.", yes$2)
	}), allOf(checks?.choosing)));
};
var kindsOf = (entries) => Object.fromEntries(entries.map(({ word, means, takes }) => [word, {
	means,
	words: takes
}]));
var instructionOf = ({ verbs }) => ({
	is: "tagged",
	tag: "verb",
	noun: "verb",
	kinds: kindsOf(verbs),
	means: "One thing that is done."
});
var LASTING = meaning$3("A value that is other than printed while the card is there.", object$1({
	on: holders,
	what: value,
	by: change
}));
/** `self` and `it` are known to the engine. */
var namesTaken = ({ timings, named, seats }) => [
	...["self", "it"],
	...timings.flatMap(({ names }) => names),
	...named.map(({ word }) => word),
	...seats.orChosen ? Object.keys(seats.who) : []
];
function abilityOf$1(entries) {
	const { timings, verbs, checks = {}, shorthand, seats } = entries;
	const taken = namesTaken(entries);
	const always = [
		noNameTaken(taken),
		withinReach(verbs),
		seatsAreSeats(seats, taken)
	];
	const check = allOf([
		...checks.ability ?? [],
		...always,
		oneAndAnother(verbs)
	]);
	const tagged = {
		is: "tagged",
		tag: "timing",
		noun: "timing",
		kinds: kindsOf(timings)
	};
	const known = new Map(timings.map(({ word, names }) => [word, names]));
	const named = {
		is: "naming",
		shape: {
			is: "checked",
			shape: tagged,
			check,
			evenIfWrong: true
		},
		names: (ability) => [...known.get(timingIn(ability)) ?? [], ...namesChosen(ability)]
	};
	return meaning$3("One ability of the card.", shorthand ? shortOr(shorthand, taken, named) : named);
}
var shortOr = ({ word, shape, names }, taken, absent) => ({
	is: "by-word",
	word,
	absent,
	present: {
		is: "naming",
		shape: checked(shape, noNameTaken([...taken, ...names])),
		names: (ability) => [...names, ...namesChosen(ability)]
	}
});
var timingIn = (ability) => String(ability.timing);
/** A card whose type is not known is told that alone: nobody can say what else it should have. */
function cardOf({ types, printed, checks }) {
	const flavour = { "flavour?": meaning$3("Words without effect.", text$2) };
	return meaning$3("A printed card.", checked({
		is: "tagged",
		tag: "type",
		noun: "type",
		before: {
			code: meaning$3("Stands in decks and records, and never changes.", text$2),
			name: meaning$3("As printed.", text$2)
		},
		kinds: kindsOf(types.map((type) => ({
			...type,
			takes: {
				...printed,
				...type.takes,
				...flavour
			}
		})))
	}, allOf(checks?.card)));
}
var CARD_FILE = object$1({
	"$schema?": meaning$3("Where editors find this schema.", text$2),
	set: meaning$3("The short name of the set.", text$2),
	title: meaning$3("The name of the set.", text$2),
	cards: meaning$3("The cards, in the order of their codes.", listOf$2(part$2("card")))
});
// libs/rules/cards/src/language/language.ts
/**
* A card language: out of its words come what the engine carries out, the text of a card, the reader
* of card files and what editors are told. A word that stands twice is a bug.
*/
/** `Entry` is one card as a file has it. */
function cardLanguage(entries, unique) {
	for (const words of Object.values(entries)) if (Array.isArray(words)) refuseTwice(words);
	const parts = partsOf(entries);
	const rules = rulesOfCards(entries);
	return {
		entries,
		parts,
		rules,
		unique,
		readCardFile(json) {
			const problems = problemsOf(part$2("cardFile"), json, "", {
				parts,
				names: []
			});
			if (problems.length > 0) return { problems };
			const { set, title, cards } = json;
			const unprintable = set === "trial" ? [] : cards.flatMap(printedChecks(entries));
			if (unprintable.length > 0) return { problems: unprintable };
			const twice = foundTwice(cards.map((card, index) => ({
				card,
				place: `cards[${index}]`
			})), unique);
			if (twice.length > 0) return { problems: twice };
			const warnings = dependingOnItself(cards, rules.asks);
			return {
				file: {
					set,
					title,
					cards
				},
				problems: [],
				warnings
			};
		}
	};
}
var printedChecks = ({ checks }) => (card, index) => (checks?.printed ?? []).flatMap((check) => check(card, `cards[${index}]`));
function refuseTwice(entries) {
	const words = entries.flatMap(({ word }) => word ?? []);
	const twice = words.find((word, index) => words.indexOf(word) < index);
	invariant(twice === void 0, () => `the word '${twice}' has two entries`);
}
function rulesOfCards(entries) {
	const words = cardWordsOf(entries);
	const { bearerOf, filters = [], named, timings, things = [] } = entries;
	return {
		verbs: byWord(entries.verbs, ({ does }) => does),
		filters: byWord(filters, ({ fits }) => fits),
		asks: Object.fromEntries(filters.flatMap(({ word, asks }) => asks ? [[word, asks]] : [])),
		things: byWord(things, ({ there }) => there),
		named: Object.fromEntries(named.flatMap(({ word, there }) => there ? [[word, there]] : [])),
		timings: timings.flatMap(({ word, setOff }) => setOff ? [{
			timing: word,
			...setOff
		}] : []),
		cardText: (face) => sayCard(words, face),
		isBorne: (face) => bearerOf?.(face) !== void 0
	};
}
// libs/rules/cards/src/standard/cards.ts
/**
* Verbs that do something to cards, to each that an instruction means and that is still there when its
* turn comes. A game says once which cards it can reach.
*/
var isByNothing = (_, { by }) => by === 0;
function verbsOfCards({ meant, after, ...where }) {
	const toEach = (word, { means, takes, says, does }) => verb(word, {
		means,
		...where,
		takes: {
			to: cards$8,
			...takes
		},
		does(play, effect, instruction) {
			const by = {
				effect,
				amount: amountOf(play, instruction.amount, effect),
				instruction
			};
			for (const id of meant(play, effect, instruction)) if (play.state.cards[id]) does(play, id, by);
			after?.(play);
		},
		says: (said) => typeof says === "string" ? order$4(`${says} ${said.to.object}`) : says(said)
	});
	return {
		toEach,
		gives: ({ by = change, isIdle = isByNothing } = {}) => verb("give", {
			means: "Changes a value, or gives a keyword, for a time.",
			...where,
			takes: {
				to: cards$8,
				what: value,
				"by?": meaning$3("How much; 1 where it is missing.", by),
				"until?": lasts
			},
			does(play, effect, instruction) {
				const change = changeMeant(play, instruction, effect);
				if (isIdle(play, change)) return;
				for (const id of meant(play, effect, instruction)) modify(play, id, change);
			},
			says: gets
		}),
		heals: () => toEach("heal", HEALS)
	};
}
var HEALS = {
	means: "Takes damage off cards, at most all.",
	takes: { amount: amount$2 },
	does(play, card, { amount }) {
		const damage = markOf(cardOf$1(play.state, card), "damage");
		const healed = Math.min(Math.max(0, amount), damage);
		mark(play, card, "damage", damage - healed);
		if (healed > 0) tell(play, "healed", {
			card,
			amount: healed
		});
	},
	says: ({ number, to }) => order$4(`restore ${number} HP to ${to.object}`)
};
/** The verb `return`, by which cards go back to their owners' hands. */
var returnVerb = (does) => verb("return", {
	means: "Returns cards to their owners' hands.",
	takes: { to: cards$8 },
	does,
	says: toOwners$1("return", "to", "hand")
});
// libs/rules/cards/src/standard/exchange.ts
/** Two cards change places at one moment, so that neither needs room where the other one stands. */
/** The verb `exchange`: it takes two cards by their names, and does nothing where one is gone. */
var exchangeVerb = ({ what, reaches, exchange }) => verb("exchange", {
	means: `Two cards of one side change their ${what}.`,
	takes: {
		to: name$1,
		with: meaning$3("The other card.", name$1)
	},
	reaches,
	isOfTwo: true,
	does(play, effect, instruction) {
		const one = theOne(play, effect, instruction);
		const other = theOne(play, effect, {
			...instruction,
			to: instruction.with
		});
		if (one !== void 0 && other !== void 0 && one !== other) exchange(play, one, other);
	},
	says: ({ to, with: other }) => ({ statement: `${to.subject} changes ${what} with ${other.object}` })
});
var theOne = (play, effect, instruction) => cardsMeant(play, instruction, effect)[0];
// libs/rules/cards/src/standard/filters.ts
/**
* Filters that most games have: of each a game says only what is its own about it, which of its cards
* are meant and what they are called.
*/
var filters_exports = /* @__PURE__ */ __exportAll({
	atLeast: () => atLeast$1,
	atMost: () => atMost$1,
	bearerAndOther: () => bearerAndOther,
	byKeyword: () => byKeyword$1,
	byName: () => byName,
	byPrintedWord: () => byPrintedWord,
	bySide: () => bySide$1,
	byType: () => byType$1,
	ofSeats: () => ofSeats$1,
	other: () => other$1,
	printed: () => printed$1,
	under: () => under$1,
	whether: () => whether$1
});
/** What a card is, or with `false` what it is not. */
var whether$1 = (word, { means, is, says }) => filter(word, {
	means,
	takes: bool,
	fits: (reading, card, wanted, from) => is(reading, card, from) === wanted,
	says: typeof says === "function" ? says : (wanted) => ({ before: says[wanted ? 0 : 1] })
});
/** The same filter, by which a pile can be searched as well, since it asks for what is printed. */
var printed$1 = (entry) => ({
	...entry,
	isPrinted: true
});
var other$1 = (thisCard) => whether$1("other", {
	means: "Not this card; false for this card alone.",
	is: (_, card, from) => card.id !== from.card,
	says: (wanted, { face }) => wanted ? { other: true } : { is: thisCard(face) }
});
/** Of a card that another one bears, both filters mean that one, which `bearer` names. */
function bearerAndOther(bearer) {
	const isBearer = (reading, card, from) => card.id === bearerOf(reading, from.card);
	return [whether$1("bearer", {
		means: "This card, or the one that bears it; false for all others.",
		is: isBearer,
		says: (wanted, { face }) => wanted ? { is: bearer(face) } : { other: true }
	}), whether$1("other", {
		means: "Neither this card nor the one that bears it; false for that one alone.",
		is: (...about) => !isBearer(...about),
		says: (wanted, { face }) => wanted ? { other: true } : { is: bearer(face) }
	})];
}
/** How cards lie to one another that go under others, in a zone of their own. */
var under$1 = (zone) => ({
	isAbove({ state }, card, from) {
		const speaker = state.cards[from.card];
		return speaker !== void 0 && liesUnder(zone, speaker, card.id);
	},
	isUnder: (_, card, from) => liesUnder(zone, card, from.card)
});
var liesUnder = (zone, { place }, upper) => zoneOf(place) === zone && holderOf(place) === upper;
/** Seats for which a rule is otherwise, each word with what it means and what a card calls them. */
var ofSeats$1 = (word, seats, called) => filter(word, {
	means: "For whom a rule is otherwise.",
	takes: oneOf$3(word, seats),
	isOfSeats: true,
	fits: () => false,
	says: (wanted) => ({ is: called[wanted] })
});
/** Whose card it is now: `theirs` is "another player's", `enemy` what stands before such cards. */
var bySide$1 = (theirs, enemy) => filter("side", {
	means: "Whose card it is now.",
	takes: oneOf$3("side", {
		yours: "Your own.",
		theirs: "Of anybody else."
	}),
	fits: (reading, card, wanted, from) => reading.rules.controllerOf(reading, card) === from.controller === (wanted === "yours"),
	says: side(theirs, enemy)
});
var byType$1 = (types) => {
	const nounOf = nounsOf(types);
	return filter("type", {
		means: "What kind of card it is.",
		takes: oneOf$3("type", meaningsOf(types)),
		fits: (reading, card, wanted) => faceOfCard$1(reading, card).type === wanted,
		says: (wanted) => ({ noun: nounOf(wanted) })
	});
};
var byName = filter("name", {
	means: "Has this name.",
	takes: text$2,
	fits: (reading, card, wanted) => faceOfCard$1(reading, card).name === wanted,
	says: (wanted) => ({ with: `the name ${wanted}` })
});
/** One of the words that are printed on every card, as its element. */
var byPrintedWord = (word, takes) => filter(word, {
	means: `Its ${word}.`,
	takes,
	isPrinted: true,
	fits: (reading, card, wanted) => faceOfCard$1(reading, card).words[word] === wanted,
	says: (wanted) => ({ before: capital(wanted) })
});
var byKeyword$1 = (keywords, has) => filter("keyword", {
	means: "Has the keyword.",
	takes: oneOf$3("keyword", meaningsOf(keywords)),
	asks: (wanted) => wanted,
	fits: (reading, card, wanted) => has(reading, card, wanted),
	says: (wanted) => ({ with: keywords.find(({ word }) => word === wanted)?.name ?? wanted })
});
var atMost$1 = (name, { takes, now, says }) => filter(`${name}AtMost`, {
	means: `Has ${says("at most this")}.`,
	takes,
	asks: () => name,
	fits: (reading, card, wanted) => now(reading, card) <= wanted,
	says: (wanted) => ({ with: says(`at most ${wanted}`) })
});
var atLeast$1 = (name, { takes, now, says }) => filter(`${name}AtLeast`, {
	means: `Has ${says("at least this")}.`,
	takes,
	asks: () => name,
	fits: (reading, card, wanted) => now(reading, card) >= wanted,
	says: (wanted) => ({ with: says(`at least ${wanted}`) })
});
// libs/rules/cards/src/standard/meant.ts
/** Whom and what an instruction means, in the words that most games have for it. */
/**
* Seats by `who`: `each`, the `others` or the one `opponent`, those that a choice has named, and the
* controller where it says nothing.
*/
var seatsBy = ({ noun, inOrder, named }) => ({
	meant({ state }, { controller, chosen }, { who = "you" }) {
		const all = inOrder(state);
		if (who === "each") return all;
		if (who === "you") return all.filter((seat) => seat === controller);
		if (who === "others" || who === "opponent") return all.filter((seat) => seat !== controller);
		return (chosen[String(who)] ?? []).flatMap((word) => named?.(word) ?? []).filter((seat) => all.includes(seat));
	},
	called(who) {
		if (who === "opponent") return "your opponent";
		if (who === "each" || who === "others") return `each ${who === "each" ? "" : "other "}${noun}`;
		return `that ${noun}`;
	}
});
/** Cards that lie where an instruction can reach them, among those that are meant. */
var cardsMeantWhere = (isThere) => (play, effect, instruction) => cardsMeant(play, instruction, effect).filter((id) => isThere(cardOf$1(play.state, id)));
// libs/rules/cards/src/standard/offer.ts
/**
* Offers: what seats may do, each for itself and asked in their order. Whoever takes it does all of it
* before the next one is asked, as the controller of what is done: "you" and "yours" are its own.
*/
/** The verb `offer`, and the step `offer`; it asks `may`. */
var offering = (seats) => ({
	offer: verb("offer", {
		means: "Lets seats do something, each for itself: they are asked one after another.",
		takes: {
			"who?": who,
			does: offered
		},
		does(play, effect, instruction) {
			const { card, face, ability, controller, it, was, chosen } = effect;
			push(play, {
				kind: "offer",
				card,
				face,
				ability,
				controller,
				chosen,
				...it === void 0 ? {} : { it },
				...was === void 0 ? {} : { was },
				offered: instruction.does,
				waiting: seats.meant(play, effect, instruction)
			});
		},
		says({ offered, instruction: { who = "you" } }) {
			return { statement: `${who === "you" ? "you" : seats.called(who)} may ${offered}` };
		}
	}),
	offerStep: {
		open: [
			...[
				"card",
				"face",
				"ability",
				"controller",
				"it",
				"was",
				"chosen"
			],
			"offered",
			"waiting"
		],
		proceed: (_, { waiting: [seat] }) => seat === void 0 ? "done" : [{
			seat,
			kind: "may"
		}],
		options: (_, { card }) => yesOrNo(card),
		answered(play, frame, { seat, chosen: [choice] }) {
			frame.waiting = frame.waiting.slice(1);
			if (choice?.id === "yes") push(play, takenFrame(frame, seat));
		},
		left(_, frame, seat) {
			if (frame.controller === seat) return "done";
			frame.waiting = frame.waiting.filter((each) => each !== seat);
		}
	}
});
// libs/rules/cards/src/standard/paying.ts
var payingIn = (costs) => ({
	canPay: (reading, payer) => costs.every((cost) => isPayable(cost, reading, payer)),
	pay(play, payer) {
		for (const { word, pay } of costs) {
			const paid = payer.price[word];
			if (paid !== void 0) pay(play, paid, payer);
		}
	}
});
function isPayable(cost, reading, payer) {
	const paid = payer.price[cost.word];
	return paid === void 0 || cost.canPay(reading, paid, payer);
}
// libs/rules/cards/src/standard/seats.ts
/**
* Verbs that do something to seats: to each that an instruction means, one after another, or to all
* at the same moment. A game says once whom it means by a word, and what it calls them.
*/
var COUNTED = { amount: amount$2 };
var takenBy = ({ takes, isUncounted, isAimed }) => ({
	[isAimed ? "who" : "who?"]: who,
	...isUncounted ? {} : COUNTED,
	...takes
});
function verbsOfSeats(seats) {
	const playerDoes = seatDoes((who) => seats.called(who));
	const ofSeats = (word, { says, ...entry }, does) => verb(word, {
		means: entry.means,
		does,
		takes: takenBy(entry),
		says: typeof says === "function" ? says : playerDoes(...says)
	});
	const toAll = (word, entry) => ofSeats(word, entry, (play, effect, instruction) => {
		const numbered = entry.mayBeNegative ? amountOf(play, instruction.amount, effect) : amountMeant(play, instruction, effect);
		const meant = seats.meant(play, effect, instruction);
		entry.does(play, meant, numbered, {
			effect,
			instruction
		});
	});
	return {
		toAll,
		toEach: (word, { does, ...entry }) => toAll(word, {
			...entry,
			does(play, meant, amount, by) {
				for (const seat of meant) does(play, seat, amount, by);
			}
		}),
		discards: (does) => ofSeats("discard", DISCARDS, does),
		putsUnder: (does, pile) => ofSeats("put-under", putUnderWords(pile), does),
		discardsByChance: ({ from, does, after }) => ofSeats("discard-at-random", BY_CHANCE, (play, effect, instruction) => {
			for (const seat of seats.meant(play, effect, instruction)) {
				const count = amountOf(play, instruction.amount, effect);
				pickCards(play, from(seat), count, (card) => does(play, seat, card));
			}
			after?.(play);
		})
	};
}
var DISCARDS = {
	means: "Discards cards of their choice.",
	says: [
		"discard",
		"discards",
		cards$9
	]
};
var putUnderWords = (pile) => ({
	means: "Puts cards of the hand under the own pile; the last one goes undermost.",
	says: [
		"put",
		"puts",
		(said) => `${cards$9(said)} of the hand under the ${pile}${said.number === "1" ? "" : " in any order"}`
	]
});
var BY_CHANCE = {
	means: "Discards cards that chance picks from the hand.",
	says: [
		"discard",
		"discards",
		cardsByChance
	]
};
// libs/rules/cards/src/standard/put-under.ts
/**
* Seats put cards of their own hand under their own pile, in an order of their choice. All see how
* many, and only who puts them knows which.
*/
/** The verb `put-under`, and the step `put-under`; it asks `put-under`. */
function puttingUnder({ seats, from, to, pile, together }) {
	const { discard: does, discardStep: putUnderStep } = discarding({
		kind: "put-under",
		asks: "put-under",
		from,
		together,
		ordered: true,
		seats: seats.meant,
		discard(play, seat, chosen) {
			for (const id of chosen) move(play, id, to(play, seat, id), { under: true });
		}
	});
	return {
		putUnder: verbsOfSeats(seats).putsUnder(does, pile),
		putUnderStep
	};
}
// libs/rules/cards/src/standard/search.ts
/** The verb `search` of a game that calls the pile so; `shown` where all see what is taken. */
var searchVerb = (does, { pile, shown = false }) => verb("search", {
	means: `Takes a card from your ${pile} to your hand; then it is shuffled.`,
	takes: { "for?": sought },
	does,
	says: (said) => order$4(`search your ${pile} for ${said.sought || "a card"}, ${shown ? "show it, " : ""}take it to your hand and shuffle`)
});
// libs/rules/cards/src/standard/terms.ts
/** Durations that the engine knows by these words; `whileItStays` is "while it stays in play". */
var usualDurations = (whileItStays) => [
	duration("turn", {
		means: "Until the turn ends.",
		says: "until the turn ends"
	}),
	duration("your-next-turn", {
		means: "Until your next turn begins.",
		says: "until your next turn begins"
	}),
	duration("leaves", {
		means: `${capital(whileItStays)}.`,
		says: whileItStays
	})
];
// libs/games/buddyfight/src/combat/damage.ts
/**
* Damage to a fighter, and life that comes and goes without it. Reductions come first; what is
* reduced to nothing is no damage and sets nothing off.
*
* Rules: B05, B23, R-BFT-29, R-BFT-32; decisions A-BFT-49, A-BFT-50.
*/
var lifeOf = (state, seat) => seatCounter(state, seat, "life");
/** Deals it at once; gives what came through. */
function damage(play, { to, amount, sources, cause }) {
	const fromAttack = cause === "attack" ? fighterValue(play, to, "attackDamageTaken") : 0;
	const through = behindShield(play, to, Math.max(0, amount + fighterValue(play, to, "damageTaken") + fromAttack));
	if (through < amount) tell(play, "damage-reduced", {
		seat: to,
		by: amount - through
	});
	if (through === 0) return 0;
	setCounter(play, to, "life", lifeOf(play.state, to) - through);
	tell(play, "damage-dealt", {
		seat: to,
		amount: through,
		sources,
		cause
	});
	return through;
}
/** A shield stands before the next damage of the turn and is gone with it. */
function behindShield(play, seat, amount) {
	const shield = seatCounter(play.state, seat, "shield");
	if (shield === 0 || amount === 0) return amount;
	setCounter(play, seat, "shield", 0);
	return Math.max(0, amount - shield);
}
/** A loss of life is no damage: nothing reduces it, and nothing is set off by it (B23). */
function loseLife(play, seat, amount) {
	if (amount <= 0) return;
	setCounter(play, seat, "life", lifeOf(play.state, seat) - amount);
	tell(play, "life-lost", {
		seat,
		amount
	});
}
/** Life has no upper limit (A-BFT-50). */
function gainLife(play, seat, amount) {
	if (amount <= 0) return;
	setCounter(play, seat, "life", lifeOf(play.state, seat) + amount);
	tell(play, "life-gained", {
		seat,
		amount
	});
}
// libs/games/buddyfight/src/combat/leave.ts
/**
* How cards leave the field: destroyed, taken off by an effect, or merely moved by payment and
* checks. Soulguard stands before the first two; Lifelink follows every leaving at once.
*
* Rules: B29, B30, B32; decisions A-BFT-38, A-BFT-46 to 49.
*/
var destroy = (play, cards, by = []) => leaveTogether(play, cards, {
	to: "drop",
	destroyed: true,
	by
});
var takeOff = (play, cards, to) => leaveTogether(play, cards, {
	to,
	destroyed: false,
	by: []
});
/** The turn fighter's cards are decided on first, then all leave at once (A-BFT-48). */
function leaveTogether(play, cards, how) {
	happen(play, ...inTurnOrder(play.state).flatMap((seat) => cards.filter((id) => isThere(play, id) && ownerNow(play, id) === seat)).map((card) => ({
		kind: "leave",
		card,
		...how
	})));
}
function isThere({ state }, id) {
	const card = state.cards[id];
	return card !== void 0 && isOnField(card);
}
var ownerNow = ({ state }, id) => sideOf(state, cardOf$1(state, id));
var leaveRule = {
	possible(reading, happening) {
		const { card, destroyed, by } = happening;
		if (!isThere(reading, card) || !destroyed) return isThere(reading, card);
		return !(by.length === 0 && has(reading, card, "sturdy")) && !has(reading, card, "cannotBeDestroyed");
	},
	replacements: (reading, happening) => soulguards(reading, happening),
	resolve(play, happening) {
		const { card, to, destroyed, by } = happening;
		if (!isThere(play, card)) return;
		const { owner, face } = cardOf$1(play.state, card);
		if (destroyed) tell(play, "destroyed", {
			card,
			face,
			by
		});
		leaveField(play, card, place(to === "deck-bottom" ? "deck" : to, owner), to === "deck-bottom");
	}
};
/** A card of its soul goes in its place, if its owner likes, and whichever is chosen. */
function soulguards(reading, leaving) {
	const { card } = leaving;
	if (!isThere(reading, card) || !has(reading, card, "soulguard")) return [];
	const seat = ownerNow(reading, card);
	return cardsIn(reading.state, soulOf(card)).map((soul) => ({
		id: `soulguard ${soul}`,
		seat,
		may: true,
		instead: (play) => stay(play, leaving, soul)
	}));
}
/** A saved card was destroyed all the same, for those who look at that (A-BFT-05, A-BFT-46). */
function stay(play, { card, destroyed, by }, soul) {
	const { face } = cardOf$1(play.state, card);
	move(play, soul, drop(cardOf$1(play.state, soul).owner));
	tell(play, "saved", {
		card,
		face
	});
	if (destroyed) tell(play, "destroyed", {
		card,
		face,
		by
	});
	return null;
}
/** Moves the card and its soul, whatever the reason; gives its id from now on. */
function leaveField(play, id, to, under = false) {
	const { face } = cardOf$1(play.state, id);
	const seat = ownerNow(play, id);
	const lifelink = valueNow(play, id, "lifelink");
	const loses = has(play, id, "lifelinkLose");
	tell(play, "left-field", {
		card: id,
		face,
		seat
	});
	dropSoul(play, id);
	const as = move(play, id, to, { under });
	if (loses) setCounter(play, seat, "doomed", 1);
	damage(play, {
		to: seat,
		amount: lifelink,
		sources: [],
		cause: "effect"
	});
	return as;
}
/** Souls go to the drop zone with the card above them (B32). */
function dropSoul(play, id) {
	for (const soul of [...cardsIn(play.state, soulOf(id))]) move(play, soul, drop(cardOf$1(play.state, soul).owner));
}
function rest(play, id) {
	if (play.state.cards[id]) mark(play, id, "resting", 1);
}
function stand(play, id) {
	if (play.state.cards[id] && markOf(cardOf$1(play.state, id), "resting") > 0) mark(play, id, "resting", 0);
}
// libs/games/buddyfight/src/effects/numbers.ts
/** Power and defense are counted in thousands. */
var MOST_POWER = 99e3;
// libs/games/buddyfight/src/effects/prices.ts
/** What is paid (B33); cards that are given have words of their own (`payments.ts`). */
var { integer: integer$3, oneOf: oneOf$2, part: part$1, yes: yes$1 } = shape_exports;
var some = integer$3(1, 99);
var topCards$2 = (count) => count === 1 ? "top card" : `top ${count} cards`;
var toPay = (price, cost) => price[cost] ?? 0;
/** In the order in which they are paid; cards that are given come after all of them. */
var COSTS = [
	cost("gauge", {
		means: "Cards of the own gauge.",
		takes: some,
		says: (paid) => `${paid} gauge`,
		canPay: ({ state }, paid, { seat }) => paid <= gaugeSize(state, seat),
		pay(play, _, { seat, named = [] }) {
			for (const id of named) move(play, id, drop(seat));
		}
	}),
	cost("deck", {
		means: "Top cards of the own deck into the drop zone.",
		takes: some,
		says: (paid) => `drop the ${topCards$2(paid)} of your deck`,
		canPay: ({ state }, paid, { seat, price }) => paid + toPay(price, "soul") <= deckSize(state, seat),
		pay: (play, paid, { seat }) => takeTop(play, seat, drop(seat), paid)
	}),
	cost("soul", {
		means: "Top cards of the own deck into the soul.",
		takes: some,
		says: (paid) => `the ${topCards$2(paid)} of your deck into its soul`,
		canPay: (reading, paid, { seat, card, price }) => !isGone(reading, card) && paid + toPay(price, "deck") <= deckSize(reading.state, seat),
		pay: (play, paid, { seat, card = "" }) => takeTop(play, seat, soulOf(card), paid)
	}),
	cost("life", {
		means: "Life; down to 0 is allowed, and loses.",
		takes: some,
		says: (paid) => `${paid} life`,
		canPay: ({ state }, paid, { seat }) => paid <= lifeOf(state, seat),
		pay: (play, paid, { seat }) => loseLife(play, seat, paid)
	}),
	cost("rest", {
		means: "The card rests.",
		takes: yes$1,
		says: () => "rest it",
		canPay({ state }, _, { card }) {
			const there = state.cards[card ?? ""];
			return there !== void 0 && !isResting(there);
		},
		pay: (play, _, { card = "" }) => rest(play, card)
	})
];
/** Nothing goes under a card that is gone; one that only might be called is not. */
var isGone = ({ state }, card) => card !== void 0 && state.cards[card] === void 0;
function takeTop(play, seat, to, count) {
	for (let taken = 0; taken < count; taken += 1) {
		const top = topOf(play.state, deck(seat));
		if (top !== void 0) move(play, top, to);
	}
}
/** For what an ability may be used, and how often. */
var PAID$1 = {
	"price?": part$1("price"),
	"once?": oneOf$2("limit", {
		card: "Each copy once a turn.",
		fighter: "Once a turn, whatever the number of copies."
	}, "Once a turn, by each card or by each fighter (A-BFT-63).")
};
// libs/games/buddyfight/src/acts/payment.ts
/**
* Paying: every part at once, judged on the table as it was before, or nothing at all.
*
* Rules: B06, B33, R-BFT-23, R-BFT-24, R-BFT-50, R-BFT-51; decisions A-BFT-29, A-BFT-41, A-BFT-45,
* A-BFT-46.
*/
/** Ways of naming what is given that are offered for one declaration; more are cut off. */
var MAX_GIVINGS = 60;
var costs = payingIn(COSTS);
/** Whether all can be given in full by this fighter now, but for the cards that have to be named. */
function canPay(reading, seat, price, card) {
	if (isGone(reading, card) && price.gives?.some(({ to }) => to === "soul")) return false;
	return costs.canPay(reading, {
		seat,
		card,
		price
	});
}
/**
* The ways to name the cards that are given, as lists, one list for each gift; one empty way where
* nothing has to be named. `kept` are cards that cannot pay.
*/
function givings$1(reading, price, effect, kept) {
	let ways = [[]];
	for (const { from, count } of price.gives ?? []) {
		const cards = select(reading, from, effect).filter((id) => !kept.includes(id));
		ways = ways.flatMap((way) => {
			return combinations(cards.filter((id) => !way.flat().includes(id)), count).map((ids) => [...way, ids]);
		}).slice(0, MAX_GIVINGS);
	}
	return ways;
}
function pay(play, seat, price, payment) {
	const { gauge, gives, source } = payment;
	const { life = 0 } = price;
	costs.pay(play, {
		seat,
		card: source,
		price,
		named: gauge
	});
	price.gives?.forEach((gift, index) => give(play, gift, gives[index] ?? [], source));
	if (gauge.length > 0 || life > 0) tell(play, "paid", {
		seat,
		gauge: gauge.length,
		life
	});
}
/** Whether a card of the field that pays may be saved by its soul is a reading of A-BFT-46. */
function give(play, { to }, cards, source) {
	const guarded = [];
	for (const id of cards) {
		const card = cardOf$1(play.state, id);
		const where = to === "soul" ? soulOf(source) : place(to, card.owner);
		if (!isOnField(card)) move(play, id, where);
		else if (to !== "soul" && soulguardOnCost.of(play.state)) guarded.push(id);
		else leaveField(play, id, where);
	}
	if (to !== "soul") takeOff(play, guarded, to);
}
/** The cards of a gauge, from which the payer picks without seeing them (B06). */
var gaugeCards = ({ state }, seat) => cardsIn(state, place("gauge", seat));
// libs/games/buddyfight/src/acts/pay-gauge.ts
/**
* Paying out of the gauge, whose cards nobody knows: so many are picked, in an order.
*
* Rule: B06; decision A-BFT-41.
*/
var payGaugeDecision = decision("pay-gauge", {
	title: "Pay out of your gauge",
	hint: "Nobody knows the cards there: name as many as it costs (A-BFT-41, B06).",
	hidden: "pays",
	phrases: [{
		says: "pays with {cards...}",
		also: [
			"pays with {cards...} gauge",
			"pays {cards...} gauge",
			"pays {cards...}"
		],
		id: "{cards}",
		when: ["pay-gauge"]
	}],
	idle: null,
	isOpen: false,
	options: (reading, _, { seat, howMany }) => inOrder(exactly(howMany?.min ?? 0, gaugeCards(reading, seat))),
	answered(_, frame, { chosen }) {
		frame.picked = chosen.map(({ id }) => id);
	},
	refuse: no("B06", "Name as many cards of your gauge as it costs.")
});
// libs/games/buddyfight/src/acts/way.ts
/**
* A declaration in one line of words: the deed, the card, then where, as what, at whom, and what is
* given for it: `call hand1-4 left buddy give=c9`, `cast hand1-2 foe=c4`, `use c7 0 foe=c4`.
*
* Decision: A-BFT-41.
*/
var GIVING = "give=";
var BUDDY = "buddy";
/** What a fighter declares: each begins the line that says it. */
var DEEDS = [
	"call",
	"equip",
	"cast",
	"use"
];
function readWay(line) {
	const [does = "", card = "", ...words] = line.split(" ");
	const gives = [];
	const aims = [];
	let area = null;
	let buddyCall = false;
	for (const word of words) if (word === "buddy") buddyCall = true;
	else if (word.startsWith(GIVING)) gives.push(word.slice(5).split(","));
	else if (word.includes("=")) aims.push(word);
	else area = areaNamed(word) ?? area;
	const ability = does === "use" || does === "auto" ? Number(words[0]) : -1;
	const chosen = targetsNamed(aims);
	return {
		does,
		card,
		ability,
		area,
		buddyCall,
		chosen,
		gives
	};
}
var givesWords = (gives) => gives.map((ids) => ` ${GIVING}${ids.join(",")}`).join("");
var world = oneOf$3("world", {
	"Brass Harbor": "Sailors, boilers and tides.",
	"Midnight Orchard": "Roots, moths and lanterns.",
	["Generic"]: "Fits every Flag."
}, "The world of the card; a Flag says whose cards may be used.");
// libs/games/buddyfight/src/flag.ts
/**
* What the Flag of a fighter allows, whoever says what is done with it. Rule: B02; decision A-BFT-71.
*/
/** The condition for a card to be called, equipped or cast. */
var FITS_FLAG = [{
	rule: "B02",
	says: (_, { name }) => `Your Flag does not allow ${name}.`,
	holds: (reading, { world }, seat) => world === "Generic" || cardsIn(reading.state, flag(seat)).some((id) => faceOfCard(reading, cardOf$1(reading.state, id)).allows?.includes(world))
}];
// libs/games/buddyfight/src/acts/moment.ts
/** What kind of timing it is for this fighter, whoever is asked in it. */
function momentFor(state, seat) {
	const name = timingOf(state)?.name;
	return seat === active(state) && (name === "main" || name === "final") ? name : "counter";
}
/** What has its own time; [Counter] cards may be used at any moment. */
var TIMES = {
	main: [
		"monster",
		"item",
		"spell"
	],
	final: ["impact"],
	counter: []
};
var isInTime = ({ type, keywords }, moment) => (keywords["counter"] ?? 0) > 0 || TIMES[moment].includes(type);
/** Conditions for a card to be used at that moment. */
var IN_TIME = [{
	rule: "B14",
	says: "Impacts are cast in your final phase.",
	holds: (_, face, moment) => face.type !== "impact" || isInTime(face, moment)
}, {
	rule: "A-BFT-20",
	says: "That is used in your own main phase; here only [Counter] is.",
	holds: (_, face, moment) => isInTime(face, moment)
}];
// libs/games/buddyfight/src/acts/ways-to-use.ts
/**
* The ways to use an ability, and to cast a card: its targets and what is given for it, where its
* condition holds, its price can be paid and it may be used this turn still.
*
* Rules: R-BFT-23, R-BFT-51, B13, B33; decisions A-BFT-20, A-BFT-41, A-BFT-43, A-BFT-63, A-BFT-69.
*/
/** The condition for an ability to be announced at all; what has to be named comes after. */
var ANNOUNCED = [{
	rule: "R-BFT-51",
	says: "What it asks for or costs is not there.",
	holds: (reading, { ability, effect, price }) => holds(reading, ability.when, effect) && canPay(reading, effect.controller, price, effect.card)
}];
/** Each way as the words that follow card and ability; none where it cannot be used. */
function waysToAnnounce(reading, ability, effect, price) {
	if (!isAllowed(ANNOUNCED, reading, {
		ability,
		effect,
		price
	}, effect.controller)) return [];
	const ways = targetings(reading, {
		...ability,
		choose: namedAtOnce(ability.choose)
	}, effect);
	const given = givings$1(reading, price, effect, ability.timing === "cast" ? [effect.card] : []);
	return ways.flatMap((way) => given.filter((gives) => isApart(way, gives)).map((gives) => way + givesWords(gives)));
}
/** Choices out of hidden places are made while it resolves, and forbid nothing (A-BFT-43). */
var namedAtOnce = (choose = []) => choose.filter(({ hidden }) => !hidden);
/** What pays is gone when the effect comes: it is no target (A-BFT-41). */
function isApart(way, gives) {
	if (way === "" || gives.length === 0) return true;
	const named = way.split(/[ =,]/);
	return !gives.flat().some((id) => named.includes(id));
}
var abilityIn = ({ rules }, { face, ability }) => rules.faces[face]?.abilities[ability];
/** Conditions for an ability of a card on one's field to be used. */
var USED$1 = [
	{
		rule: "B13",
		says: "It has no such ability to be used.",
		holds: (reading, effect) => ["act", "counter-act"].includes(abilityIn(reading, effect)?.timing ?? "")
	},
	{
		rule: "A-BFT-20",
		says: "[Act] is used in your own main phase; here only [Counter] is.",
		holds: (reading, effect, moment) => moment === "main" || abilityIn(reading, effect)?.timing !== "act"
	},
	{
		rule: "A-BFT-63",
		says: "It is used once a turn.",
		holds(reading, effect) {
			const ability = abilityIn(reading, effect);
			return ability === void 0 || isFresh(reading, effect, ability);
		}
	},
	{
		...TOO_OFTEN,
		holds: (reading, { controller, face }) => !isUsedUp(reading, controller, face)
	}
];
/** Abilities of cards on the own field. */
var waysToUse = (reading, seat, moment) => cardsOnField(reading.state, seat).flatMap((card) => {
	const { abilities, code: face } = faceOfCard(reading, card);
	return abilities.flatMap((ability, index) => {
		const effect = {
			card: card.id,
			face,
			ability: index,
			controller: seat,
			chosen: {}
		};
		if (!isAllowed(USED$1, reading, effect, moment)) return [];
		return waysToAnnounce(reading, ability, effect, ability.price ?? {}).map((words) => optionOf(card.id, `use ${card.id} ${index}`, words));
	});
});
// libs/games/buddyfight/src/acts/ways-to-play.ts
/**
* The ways to call, equip or cast a card of the hand: where to, as a Buddy Call or not, at whom,
* and what is given for it.
*
* Rules: R-BFT-06, R-BFT-23, R-BFT-24, R-BFT-51; call steps 1 to 4; decisions A-BFT-13, A-BFT-15,
* A-BFT-29, A-BFT-32, A-BFT-33, A-BFT-39, A-BFT-71.
*/
/** Conditions for a card with this face to be played, whatever it costs. */
var PLAYED$1 = [...FITS_FLAG, {
	...TOO_OFTEN,
	holds: (reading, { code }, seat) => !isUsedUp(reading, seat, code)
}];
/** Conditions for a card to be paid for; what has to be named comes after. */
var PAID = [
	{
		rule: "R-BFT-51",
		says: "What its text asks for does not hold.",
		holds: (reading, { seat, card, face }) => holds(reading, face.playWhen, effectOf(seat, card, face))
	},
	{
		rule: "R-BFT-51",
		says: "What it costs cannot be paid in full.",
		holds: (reading, { seat, face }) => canPay(reading, seat, face.price)
	},
	{
		rule: "R-BFT-23",
		says: "The cards that it costs are not there now.",
		holds: (reading, playing) => givenFor(reading, playing).length > 0
	}
];
var mayPlay = (reading, playing) => isAllowed(PLAYED$1, reading, playing.face, playing.seat) && isAllowed(PAID, reading, playing, playing.seat);
var castIndex = (face) => abilitiesTimed(face, "cast")[0] ?? -1;
var effectOf = (seat, card, face) => ({
	card,
	face: face.code,
	ability: castIndex(face),
	controller: seat,
	chosen: {}
});
function playingOf(reading, seat, card, buddyCall) {
	const buddy = buddyCall ? waitingBuddy(reading, seat) : void 0;
	const kept = buddy ? [card.id, buddy.id] : [card.id];
	return {
		seat,
		card: card.id,
		face: facePlayed(reading, seat, card),
		kept
	};
}
function waysToPlay(reading, seat, card, moment) {
	const face = faceOfCard(reading, card);
	if (!isAllowed(IN_TIME, reading, face, moment)) return [];
	const standsIn = isStandIn(reading, card);
	if (standsIn && !isAllowed(PLAYED$1, reading, face, seat)) return [];
	const buddyCalls = isAllowed(BUDDY_CALLED, reading, card, {
		seat,
		moment
	}) ? waysOf$2(reading, playingOf(reading, seat, card, true), ` ${BUDDY}`) : [];
	if (standsIn) return buddyCalls;
	return [...waysOf$2(reading, playingOf(reading, seat, card, false), ""), ...buddyCalls];
}
function waysOf$2(reading, playing, buddy) {
	if (!mayPlay(reading, playing)) return [];
	const { face, card } = playing;
	if (face.type === "monster") {
		const given = givenFor(reading, playing);
		return Object.keys(AREAS).flatMap((area) => given.map((gives) => optionOf(card, `call ${card}`, area + buddy + gives)));
	}
	if (face.type === "item") return givenFor(reading, playing).map((gives) => optionOf(card, `equip ${card}`, buddy + gives));
	return waysToCast(reading, playing).map((words) => optionOf(card, `cast ${card}`, buddy + words));
}
/** A Set card may do nothing when it is cast. */
function waysToCast(reading, playing) {
	const { seat, card, face } = playing;
	const effect = effectOf(seat, card, face);
	const ability = face.abilities[effect.ability];
	if (!ability) return givenFor(reading, playing);
	return waysToAnnounce(reading, ability, effect, face.price);
}
var givenFor = (reading, { seat, card, face, kept }) => givings$1(reading, face.price, effectOf(seat, card, face), kept).map(givesWords);
// libs/games/buddyfight/src/acts/declare.ts
/**
* Declaring: everything is named and the card is shown; the cards of the gauge that pay are picked,
* the price is paid all at once, and what was declared waits for its answer. The card is shown
* before the gauge is asked for: that it is asked for would tell what the card costs.
*
* Rules: B33, R-BFT-08, R-BFT-11, R-BFT-50; call steps 1 to 6; decisions A-BFT-29, A-BFT-40 to 42,
* A-BFT-60.
*/
var declareFrame = ({ seat, way, as, trigger = null }) => ({
	kind: "declare",
	seat,
	way,
	as,
	trigger,
	item: null,
	picked: []
});
var declare = {
	open: [
		"seat",
		"as",
		"item"
	],
	proceed(play, frame) {
		const { seat, as, way, picked } = frame;
		const item = frame.item ??= announce(play, frame);
		const price = priceOf(play, item);
		const { gauge = 0 } = price;
		const all = gaugeCards(play, seat);
		if (gauge > picked.length && gauge < all.length) return [payGaugeDecision.asks(seat, justSo(gauge))];
		layOpen(play, as, item);
		const paying = picked.length > 0 ? picked : all.slice(0, gauge);
		const { gives } = readWay(way);
		pay(play, seat, price, {
			gauge: paying,
			gives,
			source: item.card
		});
		return "done";
	},
	...answering$1(payGaugeDecision)
};
/** The face whose price is paid: with My Buddy! that of the Buddy (A-BFT-32). */
function faceDeclared(reading, { seat, card: id, trigger }) {
	if (trigger) return reading.rules.faces[trigger.face];
	return facePlayed(reading, seat, cardOf$1(reading.state, id));
}
var isOfCard = ({ does }) => does !== "use" && does !== "auto";
function priceOf({ rules }, item) {
	const face = rules.faces[item.face];
	if (isOfCard(item)) return face.price;
	return face.abilities[item.ability]?.price ?? {};
}
/** Shows what is declared, and takes a card out of the hand: it is in no zone now (A-BFT-40). */
function announce(play, { seat, way, trigger }) {
	const declaration = {
		...readWay(way),
		seat,
		trigger
	};
	const { does, area, buddyCall, chosen } = declaration;
	const face = faceDeclared(play, declaration);
	const ability = isOfCard(declaration) ? castIndex(face) : declaration.ability;
	const item = {
		does,
		card: isOfCard(declaration) ? takeUp$1(play, declaration) : declaration.card,
		face: face.code,
		ability,
		controller: seat,
		chosen,
		area,
		buddyCall,
		nullified: false,
		...trigger?.it === void 0 ? {} : { it: trigger.it }
	};
	if (!trigger) countUse(play, seat, face.code);
	if (!isOfCard(declaration)) useOnce(play, item, face.abilities[ability]);
	tellOf(play, item);
	if (timingOf(play.state)?.name === "battle" && !trigger) setCounter(play, seat, "countered", 1);
	return item;
}
function tellOf(play, { controller: seat, does, card, face, ability }) {
	const told = {
		seat,
		does,
		card,
		face
	};
	if (isOfCard({ does })) tell(play, "card-played", told);
	else tell(play, "ability-used", {
		...told,
		ability
	});
}
var takeUp$1 = (play, { seat, card, buddyCall }) => buddyCall ? swapWithBuddy(play, seat, card) : move(play, card, declared(seat));
function layOpen(play, as, item) {
	const exchange = exchangeOf(play.state);
	if (as === "answer" && exchange) rework(play, exchange).answer = item;
	else pushExchange(play, item);
}
// libs/games/buddyfight/src/acts/deed-phrases.ts
/** Phrases for what a fighter declares: the first that fits counts. */
var PASSES = {
	says: "passes",
	id: PASS.id
};
var SAYS_NO = {
	says: "says no",
	id: "no"
};
var AREA_WORDS = {
	"the left": "left",
	"the center": "center",
	"the right": "right"
};
var givings = [
	{
		says: " giving up {gift} and {more}",
		id: " give={gift},{more}"
	},
	{
		says: " giving up {gift}, then {more}",
		id: " give={gift} give={more}"
	},
	{
		says: " giving up {gift}",
		id: " give={gift}"
	},
	{
		says: "",
		id: ""
	}
];
/** A deed with all that may be named for it; what texts call their targets is theirs to say. */
function named({ says, id, ...more }) {
	return [
		{
			says: `${says} at {one} and {other}`,
			id: `${id} *={one},{other}`
		},
		{
			says: `${says} at nobody`,
			id: `${id} *=none`
		},
		{
			says: `${says} at the attack`,
			id: `${id} *=attack`
		},
		{
			says: `${says} at {target}`,
			id: `${id} *={target}`,
			also: [`${says} on {target}`, `${says} targeting {target}`]
		},
		{
			says: `${says} at {friend} and nobody`,
			id: `${id} *={friend} *=none`
		},
		{
			says: `${says} at {friend} and {other}`,
			id: `${id} *={friend} *={other}`
		},
		{
			says,
			id
		}
	].flatMap((aimed) => givings.map((given) => ({
		...more,
		says: aimed.says + given.says,
		id: aimed.id + given.id,
		also: (aimed.also ?? []).map((other) => other + given.says)
	})));
}
/** Calls name an area, and nothing else but what is given. */
var calls = (says, id) => givings.map((given) => ({
	says: says + given.says,
	id: id + given.id,
	words: AREA_WORDS,
	from: "hand"
}));
var ORDINALS = [
	"first",
	"second",
	"third",
	"fourth"
];
/** An ability goes by its card; where two of one card could be meant, by its place on the card too. */
var abilities = (says, verb) => ["{card}", "the {nth} ability of {card}"].flatMap((what) => ORDINALS.flatMap((nth, index) => named({
	says: says.replace("{card}", what.replace("{nth}", nth)),
	id: `${verb} {card} ${index}`
})));
var CALLS = [...calls("calls {card} to {area}", "call {card} {area}"), ...calls("Buddy Calls {card} to {area}", "call {card} {area} buddy")];
var DEED_PHRASES = [
	...CALLS,
	{
		says: "calls {card}",
		id: "call {card}",
		from: "hand"
	},
	...named({
		says: "equips {card}",
		id: "equip {card}",
		from: "hand"
	}),
	...named({
		says: "Buddy Calls {card} as an item",
		id: "equip {card} buddy",
		from: "hand"
	}),
	...named({
		says: "casts {card}",
		id: "cast {card}",
		from: "hand"
	}),
	...named({
		says: "Buddy Calls {card} as a spell",
		id: "cast {card} buddy",
		from: "hand"
	}),
	...abilities("uses {card}", "use")
];
var AUTO_PHRASES = abilities("lets {card} act", "auto");
// libs/games/buddyfight/src/acts/auto.ts
/**
* An ability that was set off has its turn: now its condition, targets and price are looked at.
* Without them it vanishes; where its text says "may", its fighter may decline.
*
* Rules: R-BFT-59; decisions A-BFT-17, A-BFT-61, A-BFT-62.
*/
var DECLINE = { id: SAYS_NO.id };
var autoFrame = (trigger) => ({
	kind: "auto",
	trigger,
	decided: false
});
var autoDecision = decision("auto", {
	title: "An ability was set off",
	hint: "Name its targets and what it costs; where its text says \"may\" you can decline (A-BFT-62).",
	hidden: "decides about an ability",
	phrases: [SAYS_NO, ...AUTO_PHRASES],
	idle: DECLINE.id,
	isOpen: false,
	options(reading, { trigger }) {
		const { card } = trigger;
		const ways = waysOf$1(reading, trigger).map((id) => ({
			id,
			card
		}));
		return {
			pick: "one",
			from: abilityOf(reading, trigger).may ? [...ways, DECLINE] : ways
		};
	},
	answered(play, { trigger }, { seat, chosen: [option] }) {
		if (!option || option.id === DECLINE.id) return;
		push(play, declareFrame({
			seat,
			way: option.id,
			as: "act",
			trigger
		}));
	},
	refuse: no("A-BFT-62", "Choose among what is offered; decline only where the text says \"may\".")
});
var auto = {
	open: ["trigger", "decided"],
	proceed(play, frame) {
		const { trigger, decided } = frame;
		const [first, second] = decided ? [] : waysOf$1(play, trigger);
		if (first === void 0) return "done";
		frame.decided = true;
		const seat = trigger.controller;
		if (second !== void 0 || abilityOf(play, trigger).may) return [autoDecision.asks(seat)];
		push(play, declareFrame({
			seat,
			way: first,
			as: "act",
			trigger
		}));
		return "on";
	},
	...answering$1(autoDecision)
};
var abilityOf = ({ rules }, { face, ability }) => rules.faces[face].abilities[ability];
function waysOf$1(reading, trigger) {
	const { card, face, ability: index, controller, it } = trigger;
	const source = {
		card,
		face,
		ability: index,
		controller,
		chosen: {}
	};
	const effect = it === void 0 ? source : {
		...source,
		it
	};
	const ability = abilityOf(reading, trigger);
	if (!isFresh(reading, effect, ability)) return [];
	return waysToAnnounce(reading, ability, effect, ability.price ?? {}).map((words) => `auto ${card} ${index}${words}`);
}
// libs/games/buddyfight/src/timing/nullify.ts
/**
* A declared thing comes to nothing: its card goes to the drop zone and what was paid stays paid.
* Of a nullified Buddy Call the copy stays in the Buddy Zone.
*
* Rules: R-BFT-09, R-BFT-21, B34; decision A-BFT-12.
*/
/** Nullifies what the effect that resolves now answers; false where it answers nothing. */
function nullify(play) {
	const exchange = exchangeOf(play.state);
	if (exchange?.stage !== "between" || exchange.first.nullified) return false;
	const { card, face, does } = exchange.first;
	rework(play, exchange).first = {
		...exchange.first,
		nullified: true
	};
	tell(play, "nullified", {
		face,
		does
	});
	toDrop(play, card);
	return true;
}
/** A declared card that does not come into play, and its soul with it. */
function toDrop(play, id) {
	const card = play.state.cards[id];
	if (!card || zoneOf(card.place) !== "declared") return;
	dropSoul(play, id);
	move(play, id, drop(cardOf$1(play.state, id).owner));
}
// libs/games/buddyfight/src/timing/resolve.ts
/**
* A declared thing takes effect: a monster or an item comes onto the field, a spell does what it
* says and goes to the drop zone or stays set, an ability does what it says.
*
* Rules: R-BFT-07, R-BFT-09, R-BFT-47, R-BFT-57, B31, B34; call step 8; decisions A-BFT-12,
* A-BFT-33, A-BFT-40, A-BFT-73.
*/
var BUDDY_GIFT = 1;
var resolveFrame = (item) => ({
	kind: "resolve",
	item,
	stage: "begin"
});
var resolve = {
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
/** What was not named in the declaration is chosen now, after what was (A-BFT-43). */
function pushEffect(play, item) {
	const { choose = [] } = abilityOf$2(play, item);
	const at = namedAtOnce(choose).length;
	const frame = effectFrame(item, item.chosen);
	const asking = {
		...frame,
		stage: "choose",
		at
	};
	push(play, at === choose.length ? frame : asking);
}
/** Standing; with a Buddy Call its fighter gains a life (R-BFT-07, R-BFT-09). */
function comeIn(play, { card, controller, area, buddyCall }) {
	placeOnField(play, card, controller, area === null ? 4 : AREAS[area]);
	if (buddyCall) buddyGift(play, controller);
}
/** A placed card is the same object as while it was in use, with the soul that was put under it. */
function placeOnField(play, card, seat, slot) {
	move(play, card, field(seat), {
		slot,
		sameObject: true
	});
	tell(play, "entered", {
		card,
		seat
	});
}
function buddyGift(play, seat) {
	tell(play, "buddy-gift", { seat });
	gainLife(play, seat, BUDDY_GIFT);
}
function afterCast$1(play, item) {
	const { card, controller, does, buddyCall, face } = item;
	if (does !== "cast") return;
	const { place = "" } = play.state.cards[card] ?? {};
	const isSet = (play.rules.faces[face]?.keywords["set"] ?? 0) > 0;
	if (zoneOf(place) === "declared" && isSet) placeOnField(play, card, controller, 0);
	else toDrop(play, card);
	if (buddyCall) buddyGift(play, controller);
}
// libs/games/buddyfight/src/acts/refuse-call.ts
/**
* Why a card is not called so by an effect: which card, the Flag, the Buddy Call, the price, the
* area.
*
* Rules: R-BFT-10, R-BFT-12, R-BFT-51; decisions A-BFT-30, A-BFT-32, A-BFT-34, A-BFT-71.
*/
var HOW = no("A-BFT-30", "Name one of the areas, and whether it is your Buddy Call.");
/** The condition for a card to be called by an effect, wherever it is meant to come. */
var CALLED = [{
	rule: "R-BFT-51",
	says: "What it costs cannot be paid in full, so it is not called.",
	holds: mayPlay
}];
function refuseEffectCall(reading, seat, line) {
	const { card: id, free } = reading.state.stack.at(-1);
	const way = readWay(line);
	if (way.does !== "call") return HOW;
	if (way.card !== id) return no("A-BFT-30", "The effect calls another card.");
	const card = cardOf$1(reading.state, id);
	const printed = faceOfCard(reading, card);
	const face = free ? {
		...printed,
		price: {}
	} : printed;
	return refusedBy(FITS_FLAG, reading, printed, seat) ?? (way.buddyCall ? refusedBy(BUDDY_CALLED, reading, card, {
		seat,
		moment: "effect"
	}) : void 0) ?? refusedBy(CALLED, reading, {
		seat,
		card: id,
		face,
		kept: [id]
	}, seat) ?? HOW;
}
// libs/games/buddyfight/src/acts/effect-call.ts
/**
* A call made by an effect: its fighter says where, and whether it is the Buddy Call, and shows the
* card; the Call Cost is paid unless the effect waives it. Nobody answers it; what cannot be paid is
* not called.
*
* Rules: R-BFT-12, R-BFT-24; decisions A-BFT-30, A-BFT-31, A-BFT-71.
*/
function callByEffect(play, { area, ...call }) {
	push(play, {
		kind: "effect-call",
		...call,
		area: area ?? null,
		way: null,
		source: null,
		picked: []
	});
}
var callWhereDecision = decision("call-where", {
	title: "Where does it come?",
	hint: "Left, center or right; it may be your Buddy Call (R-BFT-12, A-BFT-30). What cannot be paid stays where it is.",
	hidden: "says where a monster comes, if it does",
	phrases: [PASSES, ...CALLS],
	idle: PASS.id,
	isOpen: false,
	options(reading, frame) {
		const from = waysOf(reading, frame).map((id) => ({
			id,
			card: frame.card
		}));
		return {
			pick: "one",
			from: from.length > 0 ? from : [PASS]
		};
	},
	answered(_, frame, { chosen: [option] }) {
		frame.way = option?.id ?? null;
	},
	refuse: (reading, seat, { choice }) => refuseEffectCall(reading, seat, typeof choice === "string" ? choice : "")
});
var effectCall = {
	open: [
		"seat",
		"free",
		"source"
	],
	proceed(play, frame) {
		const { seat, way, picked } = frame;
		if (way === PASS.id) return "done";
		if (way === null) {
			const card = play.state.cards[frame.card];
			if (!card) return "done";
			return isHidden$1(play, card) || waysOf(play, frame).length > 0 ? [callWhereDecision.asks(seat)] : "done";
		}
		const source = frame.source ??= takeUp(play, seat, way);
		const all = gaugeCards(play, seat);
		const gauge = gaugeOf(play, frame, source);
		if (gauge > picked.length && gauge < all.length) return [payGaugeDecision.asks(seat, justSo(gauge))];
		carryOut(play, {
			...frame,
			picked: picked.length > 0 ? picked : all.slice(0, gauge)
		}, source);
		return "done";
	},
	...answering$1(callWhereDecision, payGaugeDecision)
};
/** A hidden card is asked about in any case: silence would tell that it cannot be called. */
var isHidden$1 = ({ rules }, { place }) => rules.zones[zoneOf(place)]?.faces !== "all";
var faceCalled = (reading, card) => faceOfCard(reading, cardOf$1(reading.state, card));
var gaugeOf = (reading, { free }, source) => free ? 0 : faceCalled(reading, source).price.gauge ?? 0;
function takeUp(play, seat, way) {
	const { buddyCall, card } = readWay(way);
	return buddyCall ? swapWithBuddy(play, seat, card) : move(play, card, declared(seat));
}
function waysOf(reading, frame) {
	const { seat, card, free } = frame;
	const buddy = waitingBuddy(reading, seat);
	const printed = faceCalled(reading, card);
	const face = free ? {
		...printed,
		price: {}
	} : printed;
	const calling = {
		seat,
		moment: "effect"
	};
	return (isAllowed(BUDDY_CALLED, reading, cardOf$1(reading.state, card), calling) ? ["", ` ${BUDDY}`] : [""]).flatMap((word) => {
		const kept = word === "" ? [card] : [card, buddy?.id ?? ""];
		const playing = {
			seat,
			card,
			face,
			kept
		};
		if (!mayPlay(reading, playing)) return [];
		const given = givenFor(reading, playing);
		return (frame.area === null ? Object.keys(AREAS) : [frame.area]).flatMap((area) => given.map((gives) => `call ${card} ${area}${word}${gives}`));
	});
}
function carryOut(play, frame, source) {
	const { seat, free, picked } = frame;
	const { area, buddyCall, gives } = readWay(frame.way);
	const { price } = faceCalled(play, source);
	if (!free) pay(play, seat, price, {
		gauge: picked,
		gives,
		source
	});
	placeOnField(play, source, seat, AREAS[area ?? "center"]);
	if (buddyCall) buddyGift(play, seat);
}
// libs/games/buddyfight/src/cards/checks.ts
/**
* What no shape can say of Buddyfight's cards, and what means nothing all the same.
*
* Rules: B29, B31, R-BFT-05, R-BFT-14; decision A-BFT-43.
*/
var { isRecord, meaningless } = shape_exports;
var isHidden = (choice) => isRecord(choice) && choice["hidden"] === true;
/** What lies open is named before anybody answers, what lies hidden after that (A-BFT-43). */
var hiddenLast = (ability, path) => {
	const choose = isRecord(ability) && Array.isArray(ability["choose"]) ? ability["choose"] : [];
	const index = choose.findIndex((each, at) => !isHidden(each) && isHidden(choose[at - 1]));
	return index < 0 ? [] : meaningless(`${path}.choose[${index}]`, "choices out of a hand come last");
};
/** What stands before a destruction has to say what stays. */
var stayWhereSaved = (ability, path) => {
	if (!isRecord(ability)) return [];
	const { timing, does } = ability;
	const stays = Array.isArray(does) ? does.filter((each) => isRecord(each) && each["verb"] === "stay").length : 0;
	if (timing === "saves" === (stays === 1)) return [];
	return meaningless(`${path}.does`, "'stay' stands once in what saves, and nowhere else");
};
/** A spell or an impact does one thing when it is cast, unless it stays on the field (B31). */
var partsFit = (card, path) => {
	const { type, keywords = {}, abilities = [] } = card;
	const casts = abilities.filter(({ timing }) => timing === "cast").length;
	const isSet = "set" in keywords;
	const isStandIn = "standIn" in keywords;
	const isCast = (type === "spell" || type === "impact") && !isSet && !isStandIn;
	const says = (what) => meaningless(path, what);
	if (isSet && type !== "spell") return says("only a spell says 'set'");
	if (isStandIn && (type !== "spell" || abilities.length > 0)) return says("what stands in is a spell that does nothing else");
	if ("buddy" in keywords && type === "monster") return says("a monster may be the Buddy anyway");
	if (isCast && (casts !== 1 || abilities.length !== 1)) return says("it does one thing, timed 'cast', and is spent");
	if (isSet && abilities.length === 0) return says("a spell that stays does something there");
	return isCast || casts === 0 ? [] : says("only what is cast and spent is timed 'cast'");
};
// libs/games/buddyfight/src/cards/priced.ts
/**
* What no card file says. Abilities of these timings only tell what playing the card costs: nothing
* is used or set off by them. A limit of once a turn is printed with the ability's price (A-BFT-63).
*/
var ADDED = {
	timings: {
		call: { label: "Call" },
		equip: { label: "Equip" },
		lay: { label: "Cast" }
	},
	costs: {
		once: () => "once a turn",
		onceForAll: () => "once a turn for each fighter"
	}
};
var PLAYED_BY = {
	monster: "call",
	item: "equip"
};
var ONCE = {
	card: "once",
	fighter: "onceForAll"
};
/** The abilities of a card with all their prices said; the price of the card itself comes first. */
function abilitiesSaid(type, price, playWhen, abilities) {
	const when = playWhen ? { when: playWhen } : {};
	const said = abilities.map((ability) => ability.timing === "cast" ? {
		...ability,
		...when,
		...spoken(price)
	} : spokenOf(ability));
	if (abilities.some(({ timing }) => timing === "cast") || type === "flag" || Object.keys(price).length === 0 && !playWhen) return said;
	return [{
		timing: PLAYED_BY[type] ?? "lay",
		...when,
		...spoken(price),
		does: []
	}, ...said];
}
var spokenOf = ({ price = {}, once, ...ability }) => ({
	...ability,
	...Object.keys(price).length > 0 ? { price } : {},
	...once ? { once } : {},
	...spoken(price, once)
});
function spoken(price, once) {
	const { gives = [], rest, ...numbers } = price;
	const cost = {
		...numbers,
		...rest ? { rest: 1 } : {},
		...once ? { [ONCE[once]]: 1 } : {}
	};
	const pays = gives.map(({ from, count, to }, index) => ({
		name: `given${index}`,
		from,
		min: count,
		max: count,
		how: to
	}));
	return {
		...Object.keys(cost).length > 0 ? { cost } : {},
		...pays.length > 0 ? { pays } : {}
	};
}
// libs/games/buddyfight/src/effects/values.ts
/**
* What effects change on a card: its numbers, its keywords, what it may not and what may not be done
* to it; and what they change for a fighter.
*
* Rules: B11, B25 to B31, R-BFT-05, R-BFT-14.
*/
var { trait } = phrases_exports;
/** Printed numbers: a monster has all four, an item power and critical. */
var STATS = [
	stat("size", {
		means: "How much of the three places for size it takes.",
		...stat$1("size")
	}),
	stat("power", {
		means: "What it attacks with.",
		...stat$1("power")
	}),
	stat("defense", {
		means: "What an attack on it has to reach.",
		...stat$1("defense")
	}),
	stat("critical", {
		means: "The damage of its hits.",
		...stat$1("critical")
	})
];
/** Keywords with a number (`lifelink`) have it on a card, all others are 1. */
var KEYWORDS = [
	keyword("penetrate", {
		means: "A hit on a monster in the center deals its critical to the fighter as well (R-BFT-32).",
		...trait("Penetrate")
	}),
	keyword("counterattack", {
		means: "Attacked and still there, it destroys an attacker of less defense than its power (R-BFT-31).",
		...trait("Counterattack")
	}),
	keyword("doubleAttack", {
		means: "Stands again after its first attack of a turn (R-BFT-38).",
		...trait("Double Attack")
	}),
	keyword("move", {
		means: "May go to an empty area as the attack phase begins (B28).",
		...trait("Move")
	}),
	keyword("soulguard", {
		means: "A card of its soul may go in its place when it would leave the field (B29).",
		...trait("Soulguard")
	}),
	keyword("lifelink", {
		means: "When it leaves the field, its fighter takes as much damage as its number says (B30).",
		name: "Lifelink",
		change: (by) => `Lifelink ${by}`
	}),
	keyword("lifelinkLose", {
		means: "When it leaves the field, its fighter has lost (B30).",
		...trait("Lifelink Lose")
	}),
	keyword("counter", {
		means: "May be used at counter timings as well: as an answer, in any turn (R-BFT-49).",
		...trait("Counter")
	}),
	keyword("set", {
		means: "The spell stays on the field (B31).",
		...trait("Set")
	}),
	keyword("buddy", {
		means: "Is no monster, but may be chosen as the Buddy.",
		...trait("May be your Buddy")
	}),
	keyword("standIn", {
		means: "Takes the place of the Buddy's copy in a Buddy Call.",
		...trait("May take the place of your Buddy's copy in a Buddy Call")
	})
];
var VALUES = [
	...STATS,
	...KEYWORDS,
	given("cannotAttack", {
		means: "It does not attack.",
		...trait("no leave to attack")
	}),
	given("cannotBeDestroyed", {
		means: "It is not destroyed.",
		...trait("nothing to fear from destruction")
	}),
	given("sturdy", {
		means: "It is not destroyed by effects.",
		...trait("nothing to fear from destruction by effects")
	}),
	given("hidden", {
		means: "Effects of the opponent do not choose it.",
		...trait("a hiding place from effects of the opponent")
	}),
	rule("damageTaken", {
		means: "Is added to every damage that the fighter takes.",
		usual: 0,
		...stat$1("damage from each source")
	}),
	rule("attackDamageTaken", {
		means: "Is added to the damage that the fighter takes from each attack, and to no other (B23).",
		usual: 0,
		...stat$1("damage from each attack")
	})
];
// libs/games/buddyfight/src/cards/types.ts
/** The kinds of cards and what each has besides (B02, B09, B11, B31). */
var { integer: integer$2, listOf: listOf$1, meaning: meaning$2, object, part } = shape_exports;
var MAX_SIZE$1 = 3;
var MAX_CRITICAL = 9;
var MEANS = meaningsOf(STATS);
var power = integer$2(0, MOST_POWER);
var critical = meaning$2(MEANS.critical, integer$2(0, MAX_CRITICAL));
var keywords = meaning$2("Each keyword with its number: 1 where it has none.", object(Object.fromEntries(KEYWORDS.map(({ word, means }) => [`${word}?`, meaning$2(means, integer$2(1, 99))]))));
/** What is paid and asked for when a card is played, and what it can do. */
var PLAYED = {
	"price?": part("price"),
	"playWhen?": meaning$2("What has to hold for calling, equipping or casting it.", condition),
	"keywords?": keywords,
	"abilities?": abilities$1
};
var begins = object({
	"life?": meaning$2("Life at the start; 10 where it is missing.", integer$2(1, 99)),
	"hand?": meaning$2("Cards of the first hand; 6 where it is missing.", integer$2(0, 99)),
	"gauge?": meaning$2("Cards of the first gauge; 2 where it is missing.", integer$2(0, 99))
});
var CARD_TYPES = [
	cardType("flag", {
		means: "Says which worlds you may use, and sometimes what you begin with (B02, B05).",
		noun: ["Flag", "Flags"],
		takes: {
			allows: meaning$2("The worlds besides Generic.", listOf$1(world)),
			"begins?": meaning$2("With what its fighter begins.", begins)
		}
	}),
	cardType("monster", {
		means: "Is called to an area, attacks and is attacked; it has a size, power, defense and critical (B11).",
		noun: ["monster", "monsters"],
		takes: {
			...PLAYED,
			size: meaning$2("Monsters of one side have at most 3 together.", integer$2(0, MAX_SIZE$1)),
			power: meaning$2(MEANS.power, power),
			defense: meaning$2(MEANS.defense, power),
			critical
		}
	}),
	cardType("item", {
		means: "You carry one, and a new one takes its place; it attacks while your center is empty (B08, B18).",
		noun: ["item", "items"],
		takes: {
			...PLAYED,
			power: meaning$2(MEANS.power, power),
			"defense?": meaning$2("What an attack on its fighter has to reach.", power),
			critical
		}
	}),
	cardType("spell", {
		means: "Does one thing in your main phase, or stays where it says [Set] (B31).",
		noun: ["spell", "spells"],
		takes: PLAYED
	}),
	cardType("impact", {
		means: "Does one thing in your final phase (B14).",
		noun: ["impact", "impacts"],
		takes: PLAYED
	})
];
var nounOf = nounsOf(CARD_TYPES);
// libs/games/buddyfight/src/combat/battle-frame.ts
/** The battle under way; undefined where nobody attacks, and from the end of step 9 on. */
function battleNow({ stack }) {
	const frame = stack.findLast(({ kind }) => kind === "battle");
	return frame?.stage === "double-attack" ? void 0 : frame;
}
/** Attackers that are still on the field (R-BFT-41). */
var attackersLeft = ({ state }, { attackers }) => attackers.flatMap((id) => {
	const card = state.cards[id];
	return card && isOnField(card) ? [card] : [];
});
/** The monster that was chosen, if it still is in its area. */
function targetLeft({ state }, { target, slot }) {
	const card = state.cards[target];
	return card && isOnField(card) && card.slot === slot ? card : void 0;
}
// libs/games/buddyfight/src/effects/terms.ts
/** How long, where, what is counted, and whom a card calls by a word. */
var { inPile } = phrases_exports;
var FIGHTERS = {
	you: "The fighter who uses the effect.",
	opponent: "The other fighter."
};
var EITHER = {
	...FIGHTERS,
	each: "Both, the turn fighter first."
};
var DURATIONS = [duration("battle", {
	means: "Until the battle ends.",
	says: "until the battle ends"
}), ...usualDurations("while it stays on the field")];
var COUNTERS$1 = [counter("life", {
	means: "The fighter's life.",
	says: "life"
})];
var ZONES_SEEN = [
	zone("hand", {
		means: "In a hand: a choice among the cards there is \"hidden\".",
		says: inPile("hand")
	}),
	zone("gauge", {
		means: "In a gauge, face down.",
		says: inPile("gauge")
	}),
	zone("drop", {
		means: "In a drop zone.",
		says: inPile("drop zone")
	}),
	zone("soul", {
		means: "Under a card of the field.",
		says: inPile("soul")
	}),
	zone("buddy", {
		means: "In a Buddy Zone.",
		says: inPile("Buddy Zone")
	})
];
var thisCard = ({ type }) => `this ${type}`;
var NAMED = [named$1("self", {
	means: "This card.",
	says: thisCard
})];
// libs/games/buddyfight/src/effects/filters.ts
/**
* The words by which a card says which cards it means, in the order of their words in a sentence.
*
* Rules: B02, B09, R-BFT-13, R-BFT-25.
*/
var { atLeast, atMost, byKeyword, bySide, byType, ofSeats, other, printed, under, whether } = filters_exports;
var { integer: integer$1, oneOf: oneOf$1, text: text$1 } = shape_exports;
var AREA = oneOf$1("area", {
	left: "The left area.",
	center: "The center; while it is empty the fighter itself may be attacked.",
	right: "The right area."
}, "An area for monsters.");
var { isAbove, isUnder } = under("soul");
var NO_MONSTER = ["item or set spell", "items or set spells"];
/** A number of the card as it is now: "a size of at most 2". */
var measure = (name, most) => ({
	takes: integer$1(0, most),
	now: (reading, { id }) => valueNow(reading, id, name),
	says: (bound) => `a ${name} of ${bound}`
});
var SIZE = measure("size", 99);
var FILTERS = [
	ofSeats("fighter", EITHER, {
		you: "your side",
		opponent: "your opponent's side",
		each: "each fighter"
	}),
	other(thisCard),
	whether("above", {
		means: "Lies above this card.",
		is: isAbove,
		says: () => ({ is: "the card above this" })
	}),
	whether("under", {
		means: "Lies under this card.",
		is: isUnder,
		says: () => ({ whose: "its" })
	}),
	bySide("your opponent's", "opposing"),
	whether("resting", {
		means: "Rests; false for what stands.",
		is: (_, card) => isResting(card),
		says: ["resting", "standing"]
	}),
	whether("attacking", {
		means: "Attacks in the battle under way.",
		is: ({ state }, card) => battleNow(state)?.attackers.includes(card.id) ?? false,
		says: ["attacking", "idle"]
	}),
	whether("underAttack", {
		means: "Is attacked in the battle under way.",
		is: ({ state }, card) => battleNow(state)?.target === card.id,
		says: ["attacked", "unattacked"]
	}),
	whether("buddy", {
		means: "Has the name of its fighter's Buddy.",
		is: (reading, card) => isBuddy(reading, sideOf(reading.state, card), faceOfCard(reading, card)),
		says: ["Buddy", "non-Buddy"]
	}),
	filter("world", {
		means: "Is of the world.",
		takes: world,
		isPrinted: true,
		fits: (reading, card, wanted) => faceOfCard(reading, card).world === wanted,
		says: (wanted) => ({ before: wanted })
	}),
	filter("attribute", {
		means: "Has this attribute.",
		takes: text$1,
		isPrinted: true,
		fits: (reading, card, wanted) => faceOfCard(reading, card).attributes.includes(wanted),
		says: (wanted) => ({ before: wanted })
	}),
	printed(byType(CARD_TYPES)),
	whether("monster", {
		means: "Is a monster; false for items and set spells.",
		is: (reading, card) => faceOfCard(reading, card).type === "monster",
		says: (wanted) => ({ noun: wanted ? nounOf("monster") : NO_MONSTER })
	}),
	filter("area", {
		means: "Stands in the area.",
		takes: AREA,
		fits: (_, card, wanted) => isOnField(card) && card.slot === AREAS[wanted],
		says: (wanted) => ({ after: `in the ${wanted} area` })
	}),
	byKeyword(KEYWORDS, (reading, { id }, keyword) => has(reading, id, keyword)),
	printed(atMost("size", SIZE)),
	atLeast("size", SIZE),
	atMost("power", measure("power", MOST_POWER)),
	atMost("defense", measure("defense", MOST_POWER))
];
// libs/games/buddyfight/src/effects/payments.ts
/** What becomes of cards that are given as a part of a price (B33). */
var PAYMENTS = [
	payment("drop", {
		means: "To its owner's drop zone.",
		says: (cards) => `drop ${cards}`
	}),
	payment("soul", {
		means: "Under the card that is called or equipped.",
		says: (cards) => `put ${cards} into its soul`
	}),
	payment("hand", {
		means: "To its owner's hand.",
		says: (cards) => `return ${cards}`
	}),
	payment("deck", {
		means: "On top of its owner's deck.",
		says: (cards) => `put ${cards} on top of the deck`
	}),
	payment("gauge", {
		means: "To its owner's gauge.",
		says: (cards) => `put ${cards} into the gauge`
	})
];
// libs/games/buddyfight/src/effects/things.ts
/**
* What a [Counter] may choose that is no card of the field: what it answers, and the present
* attack. A card in use is chosen where it lies, so that a text can ask for its size.
*
* Rules: R-BFT-21, R-BFT-22, R-BFT-59, A-BFT-51; decisions A-BFT-43, A-BFT-71, A-BFT-75.
*/
/** The attack as a target: there is one at most. */
var ATTACK = "attack";
var answering = (...deeds) => (reading, choosing, by) => {
	const item = answered(reading.state);
	return item && item.controller !== by.controller && deeds.includes(item.does) && !item.nullified && fitsDeed(reading, item.card, choosing, by) ? [item.card] : [];
};
/** The source of an ability may be gone; then nothing can be asked of it. */
function fitsDeed(reading, id, { from }, by) {
	if (Object.keys(from).length === 0) return true;
	return reading.state.cards[id] !== void 0 && fits(reading, cardOf$1(reading.state, id), from, by);
}
/** The battle that has not come to its hit; once it has there is nothing left to stop or to help. */
function battleBeforeHit(state) {
	const battle = battleNow(state);
	return battle && !battle.nullified && battle.stage === "check" ? battle : void 0;
}
var attackOf = (isMeant) => ({ state }, _, { controller }) => {
	const battle = battleBeforeHit(state);
	const isTheirs = battle?.seat === opponentOf(controller);
	return battle && isTheirs && isMeant(battle.target, controller) ? [ATTACK] : [];
};
var THINGS = [
	thing("call", {
		means: "A call of the opponent that waits for an answer.",
		noun: ["monster that your opponent calls", "monsters that your opponent calls"],
		there: answering("call")
	}),
	thing("cast", {
		means: "A spell or an impact that waits for an answer.",
		noun: ["card that your opponent casts", "cards that your opponent casts"],
		there: answering("cast")
	}),
	thing("spell", {
		means: "A spell that waits for an answer.",
		noun: ["spell that your opponent casts", "spells that your opponent casts"],
		there: (reading, choosing, by) => answering("cast")(reading, {
			...choosing,
			from: {
				...choosing.from,
				type: "spell"
			}
		}, by)
	}),
	thing("equip", {
		means: "An item that waits for an answer.",
		noun: ["item that your opponent equips", "items that your opponent equips"],
		there: answering("equip")
	}),
	thing("ability", {
		means: "An ability that waits for an answer.",
		noun: ["ability that your opponent uses", "abilities that your opponent uses"],
		there: answering("use", "auto")
	}),
	thing("attack", {
		means: "The attack of the opponent under way.",
		noun: ["attack of your opponent's", "attacks of your opponent's"],
		there: attackOf(() => true)
	}),
	thing("attack-on-you", {
		means: "The same, on the fighter.",
		noun: ["attack on you", "attacks on you"],
		there: attackOf((target, seat) => fighterNamed(target) === seat)
	}),
	thing("attack-on-monster", {
		means: "The same, on a monster.",
		noun: ["attack on a monster of yours", "attacks on monsters of yours"],
		there: attackOf((target) => fighterNamed(target) === void 0)
	})
];
/**
* A card that hides from the opponent's effects is chosen by its own fighter alone; one that is to
* be called has to fit the Flag of who calls it.
*/
var mayTarget = (reading, card, by, choosing) => {
	if (!(sideOf(reading.state, card) === by.controller) && has(reading, card.id, "hidden")) return false;
	const face = faceOfCard(reading, card);
	return !isForCall(reading, by, choosing) || isAllowed(FITS_FLAG, reading, face, by.controller);
};
/** Whether the chosen card is going to be called (A-BFT-71). */
var isForCall = ({ rules }, { face, ability }, { name }) => rules.faces[face]?.abilities[ability]?.does.some(({ verb, to }) => verb === "call" && to === name) === true;
// libs/games/buddyfight/src/effects/triggers.ts
/**
* Whose abilities are set off by what happens. The turn fighter's rank before the other's.
*
* Rules: R-BFT-36, R-BFT-37, R-BFT-59; decisions A-BFT-17, A-BFT-46, A-BFT-61.
*/
var rank = ({ state }, _, controller) => controller === active(state) ? 0 : 1;
var cardIn = ({ card }) => card;
var itself = (_, fact) => [cardIn(fact)];
var cardsOf = ({ state }, seat) => cardsOnField(state, seat).map(({ id }) => id);
var cardsOfSeat = (reading, fact) => cardsOf(reading, fact["seat"]);
var cardsOfOpponent = (reading, fact) => cardsOf(reading, opponentOf(fact["seat"]));
var allButItself = (reading, fact) => seatsOf(reading.state).flatMap((seat) => cardsOf(reading, seat)).filter((id) => id !== fact["card"]);
/** The cards of the fighter who attacks, but for the attackers. */
var besideThose = (reading, fact) => cardsOfSeat(reading, fact).filter((id) => !fact["cards"].includes(id));
/** A monster comes onto the field by a call and in no other way. */
function afterCall(reading, fact) {
	return isInArea(cardOf$1(reading.state, cardIn(fact))) ? cardsOf(reading, opponentOf(fact["seat"])) : [];
}
var afterCast = (reading, fact) => fact["does"] === "cast" ? cardsOfSeat(reading, fact) : [];
/** Cards that the fact names in `field`, as far as they are on the field. */
var among = (field) => ({ state }, fact) => fact[field].filter((id) => {
	const card = state.cards[id];
	return card !== void 0 && isOnField(card);
});
var target = ({ state }, fact) => state.cards[fact["target"]] ? [fact["target"]] : [];
var firstOf = (field) => (fact) => fact[field][0];
// libs/games/buddyfight/src/effects/timings.ts
/**
* When abilities work: used, set off, standing before a destruction, or lasting.
*
* Rules: B13, B33; decisions A-BFT-17, A-BFT-61 to 63, A-BFT-74.
*/
var { choices, instructions, lastingForm, when } = forms_exports;
var ITSELF = ["self"];
var DONE = {
	"choose?": choices,
	does: instructions
};
var USED = {
	names: ITSELF,
	takes: {
		"when?": when,
		...PAID$1,
		...DONE
	}
};
var SET_OFF = {
	"may?": meaning$3("Its fighter may decline.", yes$2),
	...USED.takes
};
/** Of what happens the ability knows its own card alone. */
var OF_ITSELF = {
	names: ITSELF,
	takes: SET_OFF
};
/** Another card has a part in it. */
var OF_TWO = {
	names: [...ITSELF, "it"],
	takes: SET_OFF
};
var TIMINGS = [
	timing("cast", {
		means: "What a spell or an impact does.",
		label: "Cast",
		names: ITSELF,
		takes: DONE
	}),
	timing("act", {
		...USED,
		means: "Used in the main phase.",
		label: "Act"
	}),
	timing("counter-act", {
		...USED,
		means: "Used at counter timings as well.",
		label: "Counter Act"
	}),
	timing("turn-start", {
		...OF_ITSELF,
		means: "Its fighter's turn begins.",
		label: "At the start of your turn",
		setOff: {
			what: "turn-started",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("attack-start", {
		...OF_ITSELF,
		means: "Its fighter's attack phase begins.",
		label: "At the start of your attack phase",
		setOff: {
			what: "attack-started",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("turn-end", {
		...OF_ITSELF,
		means: "Its fighter's turn ends.",
		label: "At the end of your turn",
		setOff: {
			what: "turn-ended",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("enters", {
		...OF_ITSELF,
		means: "It came onto the field.",
		label: "On coming onto the field",
		setOff: {
			what: "entered",
			whose: itself,
			rank
		}
	}),
	timing("leaves", {
		...OF_ITSELF,
		means: "It left the field.",
		label: "On leaving the field",
		setOff: {
			what: "left-field",
			whose: itself,
			rank
		}
	}),
	timing("destroyed", {
		...OF_ITSELF,
		means: "It was destroyed.",
		label: "On being destroyed",
		setOff: {
			what: "destroyed",
			whose: itself,
			it: firstOf("by"),
			rank
		}
	}),
	timing("destroys", {
		...OF_TWO,
		means: "It destroyed a monster by an attack, called `it`.",
		label: "On destroying a monster",
		it: "that monster",
		setOff: {
			what: "destroyed",
			whose: among("by"),
			it: cardIn,
			rank
		}
	}),
	timing("attacks", {
		...OF_ITSELF,
		means: "It attacks.",
		label: "On attacking",
		setOff: {
			what: "attack-declared",
			whose: among("cards"),
			rank
		}
	}),
	timing("attacked", {
		...OF_TWO,
		means: "It is attacked; `it` is an attacker.",
		label: "On being attacked",
		it: "the attacker",
		setOff: {
			what: "attack-declared",
			whose: target,
			it: firstOf("cards"),
			rank
		}
	}),
	timing("deals-damage", {
		...OF_ITSELF,
		means: "It dealt damage to a fighter.",
		label: "On dealing damage",
		setOff: {
			what: "damage-dealt",
			whose: among("sources"),
			rank
		}
	}),
	timing("battle-end", {
		...OF_ITSELF,
		means: "A battle in which it attacked is over.",
		label: "After an attack of its own",
		setOff: {
			what: "battle-ended",
			whose: among("cards"),
			rank
		}
	}),
	timing("buddy-called", {
		...OF_ITSELF,
		means: "Its fighter made a Buddy Call.",
		label: "After your Buddy Call",
		setOff: {
			what: "buddy-gift",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("opponent-calls", {
		...OF_ITSELF,
		means: "Its fighter's opponent called a monster.",
		label: "After a call of your opponent",
		setOff: {
			what: "entered",
			whose: afterCall,
			rank
		}
	}),
	timing("you-cast", {
		...OF_ITSELF,
		means: "Its fighter casts a spell or an impact.",
		label: "On your casting of a spell or impact",
		setOff: {
			what: "card-played",
			whose: afterCast,
			rank
		}
	}),
	timing("damaged", {
		...OF_ITSELF,
		means: "Its fighter was dealt damage.",
		label: "After damage to you",
		setOff: {
			what: "damage-dealt",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("other-destroyed", {
		...OF_ITSELF,
		means: "Another card of the field was destroyed, whosever it was.",
		label: "After another card is destroyed",
		setOff: {
			what: "destroyed",
			whose: allButItself,
			rank
		}
	}),
	timing("ally-attacks", {
		...OF_TWO,
		means: "Others of its fighter attack without it; `it` is one of them.",
		label: "On an attack of your others",
		it: "the attacker",
		setOff: {
			what: "attack-declared",
			whose: besideThose,
			it: firstOf("cards"),
			rank
		}
	}),
	timing("you-gain-life", {
		...OF_ITSELF,
		means: "Its fighter gained life.",
		label: "After you gain life",
		setOff: {
			what: "life-gained",
			whose: cardsOfSeat,
			rank
		}
	}),
	timing("opponent-gains-life", {
		...OF_ITSELF,
		means: "Its fighter's opponent gained life.",
		label: "After your opponent gains life",
		setOff: {
			what: "life-gained",
			whose: cardsOfOpponent,
			rank
		}
	}),
	timing("saves", {
		means: "Instead of a destruction; `stay` says of what.",
		label: "Instead of a destruction",
		names: ITSELF,
		takes: {
			"when?": when,
			...PAID$1,
			does: instructions
		}
	}),
	timing("lasting", {
		means: "Works as long as the card is on the field.",
		names: ITSELF,
		takes: {
			...lastingForm("what lasts does nothing at once; it says so in `lasting`"),
			"inSoul?": meaning$3("Works under another card, and only there.", yes$2)
		}
	})
];
// libs/games/buddyfight/src/turn/draw.ts
/** Cards off the top of a deck. One that is missing is not drawn. Rules: B12; decision A-BFT-25. */
/** Draws what is there (A-BFT-25). */
var drawCards = (play, seat, count) => draw(play, deck(seat), hand(seat), count);
/** Cards off the top of the deck, face down into the gauge. */
var chargeFromDeck = (play, seat, count) => draw(play, deck(seat), gauge(seat), count);
/** Cards off the top of the deck into the drop zone. */
var millCards = (play, seat, count) => draw(play, deck(seat), drop(seat), count);
// libs/games/buddyfight/src/effects/verbs/meant.ts
/** Whom and what an instruction means. Decisions: A-BFT-44, A-BFT-66. */
var SEATS = seatsBy({
	noun: "fighter",
	inOrder: inTurnOrder
});
/** Where `onFieldMeant` finds cards, for whoever writes one. */
var THE_FIELD = "the field";
/** Cards of the field; one that left it is another card. */
var onFieldMeant = cardsMeantWhere(isOnField);
var monstersMeant = cardsMeantWhere(isInArea);
// libs/games/buddyfight/src/effects/verbs/discard.ts
/**
* Fighters discard cards of their choice: the turn fighter chooses first, nothing is shown before
* both have chosen, and then all goes at once, each fighter's in the order in which they were named.
*
* Decisions: A-BFT-43, A-BFT-66.
*/
var { discard, discardStep } = discarding({
	kind: "discard",
	from: "hand",
	together: true,
	ordered: true,
	seats: SEATS.meant,
	discard(play, seat, cards) {
		for (const id of cards) move(play, id, drop(seat));
		tell(play, "discarded", {
			seat,
			count: cards.length
		});
	}
});
// libs/games/buddyfight/src/effects/verbs/fighters.ts
/** Damage, life and what stands before it. Rules: B23; decisions A-BFT-49, A-BFT-50. */
var { order: order$3, so } = phrases_exports;
var OF_SEATS = verbsOfSeats(SEATS);
var { toEach: toEach$2 } = OF_SEATS;
var calledOr = (whom, you) => whom === void 0 || whom === "you" ? you : SEATS.called(String(whom));
/** "your", "your opponent's". */
var whose = (whom) => whom === void 0 || whom === "you" ? "your" : `${SEATS.called(String(whom))}'s`;
/** A shield of so much lets nothing through. */
var WHOLE = 99;
var OF_FIGHTERS = [
	toEach$2("damage", {
		means: "Deals damage to a fighter.",
		isAimed: true,
		says: ({ instruction, number }) => order$3(`deal ${number} damage to ${calledOr(instruction["who"], "yourself")}`),
		does: (play, to, amount, { effect }) => damage(play, {
			to,
			amount,
			sources: [effect.card],
			cause: "effect"
		})
	}),
	toEach$2("lose-life", {
		means: "Takes life away; it is no damage.",
		says: [
			"lose",
			"loses",
			so("life")
		],
		does: loseLife
	}),
	toEach$2("gain-life", {
		means: "Adds life; there is no most.",
		says: [
			"gain",
			"gains",
			so("life")
		],
		does: gainLife
	}),
	toEach$2("shield", {
		means: "Reduces the next damage of the turn.",
		says({ instruction, number }) {
			const by = Number(number) >= WHOLE ? "to 0" : `by ${number}`;
			return { statement: `the next damage to ${calledOr(instruction["who"], "you")} this turn is reduced ${by}` };
		},
		does: (play, seat, much) => setCounter(play, seat, "shield", seatCounter(play.state, seat, "shield") + much)
	})
];
// libs/games/buddyfight/src/effects/verbs/look.ts
/**
* The top cards of the own deck: one goes to the hand, the others under the deck, unseen by the
* opponent.
*
* Decisions: A-BFT-25, A-BFT-67.
*/
var lookAtTop = (play, effect, instruction) => {
	const seat = effect.controller;
	const there = cardsIn(play.state, deck(seat)).length;
	const count = Math.min(there, amountMeant(play, instruction, effect));
	if (count === 0) return;
	const frame = {
		kind: "look-at-top",
		seat,
		count
	};
	show(play, seat, deck(seat), topCards$1(play, frame));
	tell(play, "deck-looked-at", {
		seat,
		count
	});
	push(play, frame);
};
var lookStep = {
	open: ["seat", "count"],
	proceed: (_, { seat }) => [{
		seat,
		kind: "look"
	}],
	options: (reading, frame) => ({
		pick: "one",
		from: optionsAsPrinted(reading, topCards$1(reading, frame))
	}),
	answered(play, frame, { chosen: [choice] }) {
		const { seat } = frame;
		const top = topCards$1(play, frame);
		const taken = cardAsPrinted(play, top, choice);
		if (taken !== void 0) move(play, taken, hand(seat));
		for (const id of top) if (id !== taken) move(play, id, deck(seat), { under: true });
		return "done";
	}
};
/** The topmost first. */
var topCards$1 = ({ state }, { seat, count }) => cardsIn(state, deck(seat)).slice(-count).reverse();
// libs/games/buddyfight/src/effects/verbs/offer.ts
/** What fighters may do, the turn player first. Decision: A-BFT-66. */
var { offer, offerStep } = offering(SEATS);
// libs/games/buddyfight/src/effects/verbs/put-under.ts
/** Putting cards of the hand under one's deck. Decisions: A-BFT-43, A-BFT-66. */
var { putUnder, putUnderStep } = puttingUnder({
	seats: SEATS,
	from: "hand",
	pile: "deck",
	together: true,
	to: (_, seat) => deck(seat)
});
// libs/games/buddyfight/src/effects/verbs/search.ts
/** Looking through the own deck: what is taken is shown to all. Decisions: A-BFT-43, A-BFT-67. */
var { search, searchStep } = searching({
	from: "deck",
	to: "hand",
	story: "deck-searched",
	shows: "always"
});
// libs/games/buddyfight/src/effects/verbs/decks.ts
/** Decks and hands: what comes off a deck, what leaves a hand. Decisions: A-BFT-25, A-BFT-66. */
var { amount: amount$1 } = forms_exports;
var { cards: cards$7, order: order$2 } = phrases_exports;
var { toEach: toEach$1, discards, discardsByChance } = OF_SEATS;
var topCards = (number) => number === "1" ? "top card" : `top ${cards$7({ number })}`;
var DECKS = [
	toEach$1("draw", {
		means: "Draws cards.",
		says: [
			"draw",
			"draws",
			cards$7
		],
		does: drawCards
	}),
	toEach$1("charge", {
		means: "Puts cards off the top of the deck into the gauge.",
		says: ({ instruction, number }) => order$2(`put the ${topCards(number)} of ${whose(instruction["who"])} deck into the gauge`),
		does: chargeFromDeck
	}),
	toEach$1("mill", {
		means: "Puts cards off the top of the deck into the drop zone.",
		says: ({ instruction, number }) => order$2(`put the ${topCards(number)} of ${whose(instruction["who"])} deck into the drop zone`),
		does: millCards
	}),
	discards(discard),
	putUnder,
	offer,
	discardsByChance({
		from: hand,
		does: (play, seat, card) => move(play, card, drop(seat))
	}),
	searchVerb(search, {
		pile: "deck",
		shown: true
	}),
	verb("look-at-top", {
		means: "Looks at top cards of the deck and takes one of them.",
		takes: { amount: amount$1 },
		does: lookAtTop,
		says: ({ number }) => order$2(`look at the ${topCards(number)} of your deck, take one to your hand and put the rest under it`)
	}),
	toEach$1("shuffle-drop", {
		means: "Shuffles the drop zone into the deck.",
		isUncounted: true,
		says: ({ instruction }) => order$2(`shuffle ${whose(instruction["who"])} drop zone into the deck`),
		does(play, seat) {
			tell(play, "drop-shuffled", { seat });
			moveAll(play, drop(seat), deck(seat));
			shuffle(play, deck(seat));
		}
	})
];
// libs/games/buddyfight/src/endings.ts
/**
* Who has lost, and who leads before. A fighter loses at a resolution check with no life or no card in the deck; both at
* once is a draw.
*
* Rules: R-BFT-18, B24; decisions A-BFT-11, A-BFT-49, A-BFT-68, A-BFT-69.
*/
/** Why the fighter loses at the next check; undefined while it does not. */
function lossOf(state, seat) {
	if (lifeOf(state, seat) <= 0) return "life-lost";
	if (deckSize(state, seat) === 0) return "deck-empty";
	return seatCounter(state, seat, "doomed") > 0 ? "lifelink-lost" : void 0;
}
var hasLoser = (state) => seatsOf(state).some((seat) => lossOf(state, seat) !== void 0);
/** Ends the game if somebody has lost; true where it did. */
function endIfLost(play) {
	const losers = seatsOf(play.state).filter((seat) => lossOf(play.state, seat) !== void 0);
	const [loser] = losers;
	if (loser === void 0) return false;
	const winners = seatsOf(play.state).filter((seat) => !losers.includes(seat));
	if (winners.length === 0) endAsDraw(play, "both-lost");
	else end(play, {
		places: [winners, losers],
		reason: lossOf(play.state, loser)
	});
	return true;
}
/** More life leads when time is called, nothing else does: ../README.md, "When time is called". */
var leads = ({ state }) => placesBy(seatsOf(state), (seat) => lifeOf(state, seat));
/** Who gives up has lost, at any time (A-BFT-68). */
var left = (play, seat) => end(play, {
	places: [[opponentOf(seat)], [seat]],
	reason: "conceded"
});
var endAsDraw = (play, reason) => end(play, {
	places: [seatsOf(play.state)],
	reason
});
// libs/games/buddyfight/src/timing/check.ts
/**
* Resolution check: losers first, then areas that hold several cards, then monsters that are too
* big together; from the top again until nothing changes. What it drops is not destroyed.
*
* Rules: R-BFT-18 to 20, R-BFT-46; decisions A-BFT-08 to 10, A-BFT-36 to 38.
*/
var MAX_SIZE = 3;
/** Puts a check on top where it would find anything. */
function resolutionCheck(play) {
	if (!isDue(play)) return false;
	push(play, { kind: "check" });
	return true;
}
var isDue = (reading) => hasLoser(reading.state) || inTurnOrder(reading.state).some((seat) => doubleOf(reading, seat) !== void 0 || isTooBig(reading, seat));
var dropMonsterDecision = decision("drop-monster", {
	title: "Your monsters are too big together",
	hint: "The sizes may be three in all: one of the older ones has to go (R-BFT-20, A-BFT-36).",
	hidden: "drops a monster",
	phrases: [{
		says: "drops {card}",
		id: "{card}",
		when: ["drop-monster"]
	}],
	idle: null,
	isOpen: false,
	options: (reading, _, { seat }) => ({
		pick: "one",
		from: droppable(reading, seat).map(({ id }) => ({
			id,
			card: id
		}))
	}),
	answered(play, _, { chosen: [option] }) {
		dropByCheck(play, option?.card);
	},
	refuse: no("A-BFT-36", "Name one of your older monsters that has a size.")
});
var check = {
	open: [],
	proceed(play) {
		for (;;) {
			if (endIfLost(play)) return "done";
			if (tidyAreas(play)) continue;
			const seat = inTurnOrder(play.state).find((each) => isTooBig(play, each));
			if (seat === void 0) return "done";
			const [only, other] = droppable(play, seat);
			if (other !== void 0) return [dropMonsterDecision.asks(seat)];
			dropByCheck(play, only.id);
		}
	},
	...answering$1(dropMonsterDecision)
};
/** All but the last placed of an area go (R-BFT-19); true where any did. */
function tidyAreas(play) {
	let hasTidied = false;
	for (const seat of inTurnOrder(play.state)) for (let old = doubleOf(play, seat); old; old = doubleOf(play, seat)) {
		dropByCheck(play, old.id);
		hasTidied = true;
	}
	return hasTidied;
}
/** A card in an area into which another one came later. */
function doubleOf({ state }, seat) {
	const cards = cardsOnField(state, seat);
	return cards.find(({ slot }, index) => slot !== 0 && cards.some((later, at) => at > index && later.slot === slot));
}
function isTooBig(reading, seat) {
	let size = 0;
	for (const { id } of monstersOf(reading.state, seat)) size += valueNow(reading, id, "size");
	return size > MAX_SIZE;
}
/** Monsters with a size, but the last placed, may be dropped; it may where no other has any. */
function droppable(reading, seat) {
	const sized = monstersOf(reading.state, seat).filter(({ id }) => valueNow(reading, id, "size") > 0);
	const last = monstersOf(reading.state, seat).at(-1);
	const older = sized.filter((card) => card !== last);
	return older.length > 0 ? older : sized;
}
function dropByCheck(play, id) {
	const { face, owner } = play.state.cards[id];
	tell(play, "dropped-by-check", {
		card: id,
		face
	});
	leaveField(play, id, drop(owner));
}
// libs/games/buddyfight/src/combat/counterattack.ts
/** Attackers of which one is destroyed; none where nothing strikes back. */
function strikesBack(reading, frame) {
	const target = targetLeft(reading, frame);
	if (!target || !has(reading, target.id, "counterattack")) return [];
	const power = valueNow(reading, target.id, "power");
	const ties = counterattackTie.of(reading.state) === "destroys";
	return attackersLeft(reading, frame).filter(isInArea).filter(({ id }) => {
		const defense = valueNow(reading, id, "defense");
		return defense < power || ties && defense === power;
	});
}
var counterattack = (play, { target }, attacker) => destroy(play, [attacker], [target]);
// libs/games/buddyfight/src/combat/hit.ts
/**
* The hit: power against the defense of a monster, which is destroyed; criticals against a fighter,
* whom an item with defense may protect. A target that is no longer there is not hit.
*
* Rules: R-BFT-27 to 29, R-BFT-42, R-BFT-44, R-BFT-45, B21, B22; decisions A-BFT-24, A-BFT-44.
*/
function hit(play, frame) {
	const fighter = fighterNamed(frame.target);
	frame.hits = fighter === void 0 ? hitsMonster(play, frame) : hitsFighter(play, frame, fighter);
	tell(play, frame.hits ? "attack-hit" : "attack-missed", { target: frame.target });
	const attackers = attackersLeft(play, frame).map(({ id }) => id);
	if (!frame.hits) return;
	if (fighter === void 0) return destroy(play, [frame.target], attackers);
	damage(play, {
		to: fighter,
		amount: sumOf(play, frame, "critical"),
		sources: attackers,
		cause: "attack"
	});
}
/** Sum over the attackers that are left: for one alone its own value (R-BFT-43, A-BFT-21). */
function sumOf(reading, frame, what) {
	return attackersLeft(reading, frame).reduce((sum, { id }) => sum + valueNow(reading, id, what), 0);
}
function hitsMonster(reading, frame) {
	const target = targetLeft(reading, frame);
	if (!target || attackersLeft(reading, frame).length === 0) return false;
	return sumOf(reading, frame, "power") >= valueNow(reading, target.id, "defense");
}
function hitsFighter(reading, frame, fighter) {
	if (attackersLeft(reading, frame).length === 0) return false;
	const item = inSlot(reading.state, fighter, 4);
	if (!item || !itemDefense.of(reading.state)) return true;
	return sumOf(reading, frame, "power") >= valueNow(reading, item.id, "defense");
}
// libs/games/buddyfight/src/combat/penetrate.ts
function penetrate(play, frame) {
	if (!frame.hits || frame.slot !== CENTER) return;
	if (penetrateIf.of(play.state) === "gone" && targetLeft(play, frame)) return;
	const to = opponentOf(frame.seat);
	for (const { id } of attackersLeft(play, frame)) {
		if (!has(play, id, "penetrate")) continue;
		damage(play, {
			to,
			amount: valueNow(play, id, "critical"),
			sources: [id],
			cause: "effect"
		});
	}
}
// libs/games/buddyfight/src/combat/battle.ts
/**
* One attack, from the declaration to what comes after the battle: rest the attackers, abilities
* and the [Counter] timing, the hit, the timing after it, Double Attack.
*
* Rules: R-BFT-26, R-BFT-34 to 39, R-BFT-41, R-BFT-43; attack steps 5 to 12; decisions A-BFT-06,
* A-BFT-07, A-BFT-21, A-BFT-51, A-BFT-52.
*/
function beginBattle(play, seat, attackers, target) {
	push(play, {
		kind: "battle",
		seat,
		attackers,
		target,
		slot: play.state.cards[target]?.slot ?? 0,
		stage: "declare",
		nullified: false,
		hits: false
	});
}
var counterattackDecision = decision("counterattack", {
	title: "Strike back at which?",
	hint: "Only attackers whose defense is low enough are listed (R-BFT-31).",
	hidden: "strikes back",
	phrases: [{
		says: "strikes back at {card}",
		id: "{card}",
		when: ["counterattack"]
	}],
	idle: null,
	isOpen: false,
	options: (reading, frame) => ({
		pick: "one",
		from: strikesBack(reading, frame).map(({ id }) => ({
			id,
			card: id
		}))
	}),
	answered(play, frame, { chosen: [option] }) {
		counterattack(play, frame, option?.card);
	},
	refuse: no("R-BFT-31", "Name an attacker whose defense is low enough.")
});
var battle = {
	open: [
		"seat",
		"attackers",
		"target",
		"slot",
		"stage",
		"nullified",
		"hits"
	],
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
			default: return stepNine(play, frame);
		}
	},
	...answering$1(counterattackDecision)
};
/** Hit, Penetrate and Counterattack, with no check in between (A-BFT-28); then what comes after. */
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
	const [first, second] = strikesBack(play, frame);
	if (second) return [counterattackDecision.asks(3 - frame.seat)];
	if (first) counterattack(play, frame, first.id);
	return "on";
}
function declareAttack(play, { seat, attackers, target }) {
	for (const id of attackers) rest(play, id);
	setCounter(play, 0, "attacks", tableCounter(play.state, "attacks") + 1);
	tell(play, "attack-declared", {
		seat,
		cards: attackers,
		target
	});
}
/** The attack comes to nothing: no hit, no Penetrate, no Counterattack (A-BFT-51). */
function nullifyAttack(play) {
	const frame = battleNow(play.state);
	if (!frame || frame.nullified) return;
	rework(play, frame).nullified = true;
	tell(play, "attack-nullified", { seat: frame.seat });
}
/** Each attacker with the keyword stands, once a turn, whatever came of the attack. */
function doubleAttack(play, frame) {
	if (frame.nullified && doubleAttackIf.of(play.state) === "notNullified") return;
	for (const card of attackersLeft(play, frame)) {
		if (markOf(card, "doubled") > 0 || !has(play, card.id, "doubleAttack")) continue;
		mark(play, card.id, "doubled", 1);
		tell(play, "double-attack", { card: card.id });
		stand(play, card.id);
	}
}
// libs/games/buddyfight/src/combat/move.ts
/**
* Move: as the attack phase begins, monsters with the keyword may go to an empty area of their own
* side, the turn fighter's first. It is not answered, and nothing leaves the field.
*
* Rules: B10, B28; decision A-BFT-55.
*/
var openMoves = (play) => push(play, {
	kind: "move",
	waiting: inTurnOrder(play.state),
	moved: []
});
var STAYS = {
	says: "stays",
	id: "stay"
};
var STAYS_THERE = no("B10", "Monsters stay where they are, but for Move as your attack phase begins.");
var moveDecision = decision("move", {
	title: "Move a monster?",
	hint: "To an empty area of yours, each once, before the attacks (A-BFT-55).",
	hidden: "decides about moving",
	phrases: [STAYS, {
		says: "moves {card} to {area}",
		id: "move {card} {area}",
		words: AREA_WORDS
	}],
	idle: STAYS.id,
	isOpen: false,
	options: (reading, frame, { seat }) => ({
		pick: "one",
		from: [...waysToMove(reading, seat, frame), { id: STAYS.id }]
	}),
	answered(play, frame, { chosen: [option] }) {
		const [, card = "", area] = option?.id.split(" ") ?? [];
		if (area === void 0) {
			frame.waiting = frame.waiting.slice(1);
			return;
		}
		frame.moved = [...frame.moved, card];
		moveToArea(play, card, area);
	},
	refuse: no("A-BFT-55", "Move a monster with Move to an empty area of yours, or stay."),
	refuseElsewhere: (_, __, { verb }) => verb === "move" ? STAYS_THERE : void 0
});
var moveStep = {
	open: ["waiting", "moved"],
	proceed(play, frame) {
		const [seat] = frame.waiting;
		if (seat === void 0) return "done";
		if (waysToMove(play, seat, frame).length > 0) return [moveDecision.asks(seat)];
		frame.waiting = frame.waiting.slice(1);
		return "on";
	},
	...answering$1(moveDecision)
};
/** A card that moves between areas keeps its state and does not leave the field. */
function moveToArea(play, card, area) {
	reslot(play, card, AREAS[area]);
	tell(play, "moved", {
		card,
		area
	});
}
var emptyAreas = ({ state }, seat) => Object.keys(AREAS).filter((area) => !inSlot(state, seat, AREAS[area]));
function waysToMove(reading, seat, { moved }) {
	const areas = emptyAreas(reading, seat);
	return monstersOf(reading.state, seat).filter(({ id }) => !moved.includes(id) && has(reading, id, "move")).flatMap(({ id }) => areas.map((area) => ({
		id: `move ${id} ${area}`,
		card: id,
		to: area
	})));
}
// libs/games/buddyfight/src/effects/verbs/shift.ts
/**
* A monster changes its area by an effect: into one of its fighter's that is empty now, or with
* another one. It keeps its state and does not leave the field.
*
* Rule: B08; decisions A-BFT-37, A-BFT-52, A-BFT-55.
*/
var shift = (play, card) => push(play, {
	kind: "shift",
	card
});
/** Monsters of one fighter change their areas; neither needs an empty one. */
function exchangeAreas(play, one, other) {
	const [first, second] = [cardOf$1(play.state, one), cardOf$1(play.state, other)];
	const [area, otherArea] = [areaOf(first), areaOf(second)];
	if (first.place !== second.place || area === otherArea || !area || !otherArea) return;
	moveToArea(play, one, otherArea);
	moveToArea(play, other, area);
}
var shiftDecision = decision("shift", {
	title: "To which area?",
	hint: "One that is empty; the card stays as it is (A-BFT-52).",
	hidden: "changes an area",
	phrases: [{
		says: "shifts to {area}",
		id: "to {area}",
		words: AREA_WORDS
	}],
	idle: null,
	isOpen: false,
	options: (reading, { card }) => ({
		pick: "one",
		from: areasFor(reading, card).map((area) => ({
			id: `to ${area}`,
			card,
			to: area
		}))
	}),
	answered(play, { card }, { chosen: [option] }) {
		const area = areaNamed(option?.to ?? "");
		if (area) moveToArea(play, card, area);
		return "done";
	},
	refuse: no("B08", "Name an area of yours that is empty.")
});
var shiftStep = {
	open: ["card"],
	proceed(play, { card }) {
		if (areasFor(play, card).length === 0) return "done";
		return [shiftDecision.asks(sideOf(play.state, cardOf$1(play.state, card)))];
	},
	...answering$1(shiftDecision)
};
var areasFor = (reading, card) => emptyAreas(reading, sideOf(reading.state, cardOf$1(reading.state, card)));
// libs/games/buddyfight/src/effects/verbs/field.ts
/**
* What an instruction does to cards where they are: stand, rest, change a value, go under another
* card, or come to nothing before they arrive.
*
* Rules: R-BFT-12, R-BFT-21, B29, B32; decisions A-BFT-30, A-BFT-37, A-BFT-51, A-BFT-74.
*/
var { amount, cards: cards$6, name } = forms_exports;
var { order: order$1, within } = phrases_exports;
var { integer, meaning: meaning$1, oneOf, yes } = shape_exports;
var { toEach, gives } = verbsOfCards({
	meant: onFieldMeant,
	reaches: THE_FIELD
});
function hostMeant(play, effect, { of }) {
	return onFieldMeant(play, effect, {
		verb: "put-into-soul",
		to: String(of)
	})[0];
}
var BOUND = integer(0, 99);
var FIELD = [
	toEach("stand", {
		means: "Stands cards.",
		says: "stand",
		does: stand
	}),
	toEach("rest", {
		means: "Rests cards.",
		says: "rest",
		does: rest
	}),
	gives({ isIdle: ({ state }, { until }) => until === "battle" && !battleBeforeHit(state) }),
	verb("put-into-soul", {
		means: "Puts cards under another card.",
		takes: {
			to: cards$6,
			of: name
		},
		does(play, effect, instruction) {
			const host = hostMeant(play, effect, instruction);
			if (host === void 0) return;
			for (const id of cardsMeant(play, instruction, effect)) {
				if (id === host) continue;
				tell(play, "put-into-soul", {
					card: id,
					under: host
				});
				if (isOnField(cardOf$1(play.state, id))) leaveField(play, id, soulOf(host));
				else move(play, id, soulOf(host));
			}
		},
		says: ({ to }) => order$1(`put ${to.object} into the soul of the monster chosen on the field`)
	}),
	toEach("deck-to-soul", {
		means: "Puts top cards of the deck under cards.",
		takes: { amount },
		does(play, host, { amount: many }) {
			for (let left = many; left > 0; left -= 1) {
				const top = topOf(play.state, deck(cardOf$1(play.state, host).owner));
				if (top !== void 0) move(play, top, soulOf(host));
			}
		},
		says: ({ to, number }) => order$1(`put the ${topCards(number)} of your deck into the soul of ${to.object}`)
	}),
	verb("call", {
		means: "Calls a monster.",
		takes: {
			to: name,
			"free?": meaning$1("Without its Call Cost.", yes),
			"area?": AREA
		},
		does(play, effect, instruction) {
			const { area, free = false } = instruction;
			for (const card of cardsMeant(play, instruction, effect)) {
				if (isOnField(cardOf$1(play.state, card))) continue;
				callByEffect(play, {
					seat: effect.controller,
					card,
					free,
					...area ? { area } : {}
				});
			}
		},
		says({ to, instruction: { area, free } }) {
			const where = area === void 0 ? "" : ` to the ${area}`;
			return order$1(`call ${to.object}${where}${free ? " without its cost" : ""}`);
		}
	}),
	verbsOfCards({
		meant: monstersMeant,
		reaches: THE_FIELD
	}).toEach("shift", {
		means: "Moves monsters to an empty area.",
		does: shift,
		says: ({ to }) => order$1(`move ${to.object} to an empty area`)
	}),
	exchangeVerb({
		what: "areas",
		reaches: THE_FIELD,
		exchange: exchangeAreas
	}),
	verb("nullify", {
		means: "The thing comes to nothing.",
		takes: { to: name },
		does(play, { chosen }, { to }) {
			if (chosen[to]?.includes("attack")) nullifyAttack(play);
			else nullify(play);
		},
		says: ({ to }) => order$1(`nullify ${to.object}`)
	}),
	verb("only-if", {
		means: "Nothing more is done unless it holds.",
		takes: {
			counter: oneOf("counter", meaningsOf(COUNTERS$1), "What is counted."),
			"of?": oneOf("fighter", FIGHTERS, "Whose counter; yours, where it is missing."),
			"atLeast?": meaning$1("The least number for which it holds.", BOUND),
			"atMost?": meaning$1("The greatest number for which it holds.", BOUND)
		},
		does(play, effect, { verb: _, to: __, ...condition }) {
			if (!holds(play, condition, effect)) breakOff(play, effect);
		},
		says({ instruction }) {
			return { lead: `only if ${instruction.of === "opponent" ? "your opponent has" : "you have"} ${within(instruction)} life` };
		}
	}),
	toEach("stay", {
		means: "What stays instead of being destroyed.",
		does: () => void 0,
		says: ({ to }) => ({ statement: `${to.subject} ${to.many ? "stay" : "stays"}` })
	})
];
// libs/games/buddyfight/src/effects/verbs/places.ts
/**
* What an instruction does to the place of a card. Cards of the field go through what may happen
* instead, all at once; cards of other places are simply moved.
*
* Rules: B29, B34; decisions A-BFT-46, A-BFT-48, A-BFT-67.
*/
var { cards: cards$5 } = forms_exports;
var { order, toOwners } = phrases_exports;
var putInto = (to) => (play, effect, instruction) => {
	const cards = cardsMeant(play, instruction, effect);
	const isThere = (id) => isOnField(cardOf$1(play.state, id));
	const onField = cards.filter(isThere);
	for (const id of cards.filter((each) => !onField.includes(each))) carry(play, id, to);
	takeOff(play, onField, to);
};
/** Brings a card to its owner's place, wherever it came from. */
function carry(play, id, to) {
	const { owner, place: from } = cardOf$1(play.state, id);
	tell(play, "put", {
		seat: owner,
		from,
		to
	});
	const isUnder = to === "deck-bottom";
	move(play, id, place(isUnder ? "deck" : to, owner), { under: isUnder });
}
var PLACES = [
	verb("destroy", {
		means: "Destroys cards of the field.",
		takes: { to: cards$5 },
		reaches: THE_FIELD,
		does: (play, effect, instruction) => destroy(play, onFieldMeant(play, effect, instruction)),
		says: ({ to }) => order(`destroy ${to.object}`)
	}),
	returnVerb(putInto("hand")),
	verb("put-into-drop", {
		means: "Puts cards into their owners' drop zones.",
		takes: { to: cards$5 },
		does: putInto("drop"),
		says: toOwners("put", "into", "drop zone")
	}),
	verb("put-into-gauge", {
		means: "Puts cards into their owners' gauges.",
		takes: { to: cards$5 },
		does: putInto("gauge"),
		says: toOwners("put", "into", "gauge")
	}),
	verb("put-on-deck", {
		means: "Puts cards on top of their owners' decks.",
		takes: { to: cards$5 },
		does: putInto("deck"),
		says: toOwners("put", "on top of", "deck")
	}),
	verb("put-under-deck", {
		means: "Puts cards under their owners' decks.",
		takes: { to: cards$5 },
		does: putInto("deck-bottom"),
		says: toOwners("put", "under", "deck")
	})
];
// libs/games/buddyfight/src/effects/language.ts
/** The words in which Buddyfight's cards are written, table of contents: each is declared once. */
var { listOf, meaning, text } = shape_exports;
var LANGUAGE = cardLanguage({
	card: ["card", "cards"],
	types: CARD_TYPES,
	printed: {
		world,
		"attributes?": meaning("What other cards may ask for.", listOf(text))
	},
	timings: TIMINGS,
	verbs: [
		...OF_FIGHTERS,
		...DECKS,
		...PLACES,
		...FIELD
	],
	filters: FILTERS,
	values: VALUES,
	zones: ZONES_SEEN,
	things: THINGS,
	named: NAMED,
	durations: DURATIONS,
	counters: COUNTERS$1,
	costs: COSTS,
	payments: PAYMENTS,
	added: ADDED,
	seats: {
		noun: "fighter",
		who: EITHER,
		of: FIGHTERS
	},
	most: {
		amount: MOST_POWER,
		times: MOST_POWER,
		targets: 99,
		bound: 99
	},
	checks: {
		choosing: [leastUpToMost, handsHidden],
		ability: [
			hiddenLast,
			noCardIdle,
			noNameTwice,
			stayWhereSaved
		],
		card: [partsFit]
	}
}, [["code"], ["name"]]);
// libs/games/buddyfight/src/cards/card.ts
/**
* A card of Buddyfight as its card file has it, and as the engine reads it.
*
* Rules: B02, B03, B09, B11, B25 to B31, R-BFT-05, R-BFT-14; decisions A-BFT-41, A-BFT-63.
*/
var PRINTED = wordsOf(STATS);
function faceOf(entry) {
	const { code, name, type, world, attributes = [], price = {}, abilities = [] } = entry;
	const { playWhen, allows, begins, keywords = {} } = entry;
	const stats = {};
	for (const stat of PRINTED) {
		const value = entry[stat];
		if (value !== void 0) stats[stat] = value;
	}
	return {
		code,
		name,
		type,
		world,
		attributes,
		price,
		stats,
		keywords: { ...keywords },
		abilities: abilitiesSaid(type, price, playWhen, abilities),
		cost: price.gauge ?? 0,
		words: {
			world,
			...attributes.length > 0 ? { attributes: attributes.join(" / ") } : {}
		},
		...playWhen ? { playWhen } : {},
		...allows ? { allows } : {},
		...begins ? { begins } : {}
	};
}
var brass_harbor_gear_cards_default = {
	$schema: "../card-file.schema.json",
	set: "harbor-and-orchard",
	title: "Harbor and Orchard",
	cards: [
		{
			"code": "ho-033",
			"name": "Boarding Hook",
			"type": "item",
			"world": "Brass Harbor",
			"power": 3e3,
			"critical": 2,
			"price": { "gauge": 1 }
		},
		{
			"code": "ho-034",
			"name": "Tin Breastplate",
			"type": "item",
			"world": "Brass Harbor",
			"power": 2e3,
			"defense": 4e3,
			"critical": 1,
			"price": { "gauge": 1 }
		},
		{
			"code": "ho-035",
			"name": "Harbormaster's Cutlass",
			"type": "item",
			"world": "Brass Harbor",
			"power": 5e3,
			"critical": 2,
			"price": {
				"gauge": 1,
				"life": 1
			},
			"keywords": { "penetrate": 1 }
		},
		{
			"code": "ho-036",
			"name": "Pocket Bell Tower",
			"type": "item",
			"world": "Brass Harbor",
			"power": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "turn-start",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-037",
			"name": "Storm Umbrella",
			"type": "item",
			"world": "Brass Harbor",
			"power": 1e3,
			"defense": 6e3,
			"critical": 1,
			"price": { "gauge": 2 },
			"keywords": { "counter": 1 }
		},
		{
			"code": "ho-038",
			"name": "Twin Spanners",
			"type": "item",
			"world": "Brass Harbor",
			"power": 3e3,
			"critical": 1,
			"price": { "gives": [{
				"from": {
					"zone": "hand",
					"side": "yours"
				},
				"count": 1,
				"to": "drop"
			}] },
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-039",
			"name": "Scuttle Her",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "foe",
					"from": {
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-040",
			"name": "Cannon Cough",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "foe",
					"from": {
						"powerAtMost": 4e3,
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-041",
			"name": "Flag the Pilot",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"playWhen": {
				"count": {
					"side": "yours",
					"type": "monster",
					"area": "center"
				},
				"atMost": 0
			},
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster",
						"sizeAtMost": 1
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "call",
					"to": "lost",
					"free": true,
					"area": "center"
				}]
			}]
		},
		{
			"code": "ho-042",
			"name": "Wrong Pier",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "call",
					"from": { "sizeAtMost": 2 },
					"min": 1,
					"max": 1,
					"things": "call"
				}],
				"does": [{
					"verb": "nullify",
					"to": "call"
				}]
			}]
		},
		{
			"code": "ho-043",
			"name": "Hull Plating",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "shield",
					"amount": 3
				}]
			}]
		},
		{
			"code": "ho-044",
			"name": "Belay That",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"playWhen": {
				"count": {
					"side": "yours",
					"type": "monster",
					"area": "center"
				},
				"atMost": 0
			},
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "attack",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "attack"
				}],
				"does": [{
					"verb": "nullify",
					"to": "attack"
				}]
			}]
		},
		{
			"code": "ho-045",
			"name": "Overboard Accounting",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "life": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "draw",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-046",
			"name": "Hammer Song",
			"type": "spell",
			"world": "Brass Harbor",
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "power",
					"by": 3e3,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-047",
			"name": "Hold the Line",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "cannotBeDestroyed",
					"by": 1,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-048",
			"name": "Dry Rot Notice",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "gear",
					"from": {
						"side": "theirs",
						"monster": false
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "gear"
				}]
			}]
		},
		{
			"code": "ho-049",
			"name": "Second Shift",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 2 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"attribute": "Boiler",
						"resting": true,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "stand",
					"to": "friend"
				}]
			}]
		},
		{
			"code": "ho-050",
			"name": "Harbor Fog",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "set": 1 },
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"side": "theirs",
						"type": "monster"
					},
					"what": "power",
					"by": -1e3
				}]
			}]
		},
		{
			"code": "ho-051",
			"name": "Night Watch Rota",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "set": 1 },
			"abilities": [{
				"timing": "turn-end",
				"when": {
					"count": {
						"side": "yours",
						"type": "monster"
					},
					"atLeast": 1
				},
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-052",
			"name": "Steam Whistle",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "spell",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "spell"
				}],
				"does": [{
					"verb": "nullify",
					"to": "spell"
				}]
			}]
		},
		{
			"code": "ho-053",
			"name": "Salvage Rights",
			"type": "spell",
			"world": "Brass Harbor",
			"price": {
				"gauge": 1,
				"gives": [{
					"from": {
						"zone": "hand",
						"side": "yours"
					},
					"count": 1,
					"to": "drop"
				}]
			},
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster",
						"world": "Brass Harbor"
					},
					"min": 1,
					"max": 2
				}],
				"does": [{
					"verb": "return",
					"to": "lost"
				}]
			}]
		},
		{
			"code": "ho-054",
			"name": "Shore Leave",
			"type": "spell",
			"world": "Brass Harbor",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"attribute": "Deckhand",
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}, {
					"name": "foe",
					"from": {
						"resting": false,
						"sizeAtMost": 1,
						"side": "theirs",
						"type": "monster"
					},
					"min": 0,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "doubleAttack",
					"by": 1,
					"until": "turn"
				}, {
					"verb": "rest",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-055",
			"name": "Iron Ration",
			"type": "spell",
			"world": "Brass Harbor",
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}, {
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "put-into-soul",
					"to": "lost",
					"of": "friend"
				}]
			}]
		},
		{
			"code": "ho-056",
			"name": "Full Broadside",
			"type": "impact",
			"world": "Brass Harbor",
			"price": { "gauge": 2 },
			"playWhen": {
				"count": {
					"side": "yours",
					"type": "item"
				},
				"atLeast": 1
			},
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "damage",
					"who": "opponent",
					"amount": 4
				}]
			}]
		},
		{
			"code": "ho-057",
			"name": "Grand Demolition",
			"type": "impact",
			"world": "Brass Harbor",
			"price": { "gauge": 3 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "destroy",
					"to": {
						"side": "theirs",
						"type": "monster"
					}
				}]
			}]
		},
		{
			"code": "ho-058",
			"name": "Last Bell",
			"type": "impact",
			"world": "Brass Harbor",
			"price": { "gauge": 2 },
			"playWhen": {
				"counter": "life",
				"atMost": 5
			},
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "attack",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "attack"
				}],
				"does": [{
					"verb": "nullify",
					"to": "attack"
				}, {
					"verb": "damage",
					"who": "opponent",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-059",
			"name": "Rivet Rain",
			"type": "impact",
			"world": "Brass Harbor",
			"price": {
				"gauge": 2,
				"gives": [{
					"from": {
						"zone": "hand",
						"side": "yours"
					},
					"count": 1,
					"to": "drop"
				}]
			},
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "foe",
					"from": {
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "foe"
				}, {
					"verb": "damage",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-060",
			"name": "Brass Harbor",
			"type": "flag",
			"world": "Brass Harbor",
			"allows": ["Brass Harbor"],
			"flavour": "Every bell on the quay is a different captain in a hurry."
		}
	]
};
var brass_harbor_monsters_cards_default = {
	$schema: "../card-file.schema.json",
	set: "harbor-and-orchard",
	title: "Harbor and Orchard",
	cards: [
		{
			"code": "ho-001",
			"name": "Bilge Sprite",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"flavour": "Sweeps up after the big ones, and keeps what it finds."
		},
		{
			"code": "ho-002",
			"name": "Cork Gull",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "enters",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-003",
			"name": "Rivet Mouse",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 0,
			"power": 2e3,
			"defense": 1e3,
			"critical": 1,
			"keywords": { "counterattack": 1 }
		},
		{
			"code": "ho-004",
			"name": "Signal Crab",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 0,
			"power": 1e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"price": { "rest": true },
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-005",
			"name": "Stowaway Pup",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"keywords": { "move": 1 },
			"abilities": [{
				"timing": "lasting",
				"when": {
					"count": {
						"side": "yours",
						"type": "item"
					},
					"atLeast": 1
				},
				"does": [],
				"lasting": [{
					"on": { "other": false },
					"what": "power",
					"by": 2e3
				}]
			}]
		},
		{
			"code": "ho-006",
			"name": "Boiler Cadet",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"keywords": { "penetrate": 1 }
		},
		{
			"code": "ho-007",
			"name": "Harpoon Nan",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 1,
			"power": 4e3,
			"defense": 1e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"keywords": { "penetrate": 1 }
		},
		{
			"code": "ho-008",
			"name": "Pump Brothers",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 1,
			"power": 3e3,
			"defense": 2e3,
			"critical": 1,
			"price": { "life": 1 },
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-009",
			"name": "Anchor Toddler",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 1,
			"power": 2e3,
			"defense": 4e3,
			"critical": 1,
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"other": false,
						"area": "center"
					},
					"what": "counterattack",
					"by": 1
				}]
			}]
		},
		{
			"code": "ho-010",
			"name": "Chartless Mapper",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "enters",
				"does": [{
					"verb": "draw",
					"amount": 1
				}, {
					"verb": "discard",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-011",
			"name": "Brine Barber",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 1,
			"power": 4e3,
			"defense": 1e3,
			"critical": 1,
			"flavour": "A close shave is the only kind on offer."
		},
		{
			"code": "ho-012",
			"name": "Furnace Finch",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "destroyed",
				"does": [{
					"verb": "damage",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-013",
			"name": "Tar Apprentice",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"price": { "gauge": 1 },
				"once": "card",
				"choose": [{
					"name": "friend",
					"from": {
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "power",
					"by": 3e3,
					"until": "turn"
				}]
			}]
		},
		{
			"code": "ho-014",
			"name": "Ballast Twins",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 1,
			"power": 3e3,
			"defense": 2e3,
			"critical": 1,
			"price": {
				"gauge": 1,
				"soul": 1
			},
			"keywords": { "soulguard": 1 }
		},
		{
			"code": "ho-015",
			"name": "Lamp Semaphore",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "attacks",
				"choose": [{
					"name": "friend",
					"from": {
						"attacking": true,
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "power",
					"by": 2e3,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-016",
			"name": "Ink Squid",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "attacks",
				"does": [{
					"verb": "give",
					"to": {
						"keyword": "counterattack",
						"side": "theirs",
						"type": "monster"
					},
					"what": "power",
					"by": -2e3,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-017",
			"name": "Kettle Diver",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide", "Boiler"],
			"size": 1,
			"power": 5e3,
			"defense": 2e3,
			"critical": 2,
			"keywords": { "lifelink": 2 }
		},
		{
			"code": "ho-018",
			"name": "Captain Valve",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand", "Boiler"],
			"size": 2,
			"power": 5e3,
			"defense": 4e3,
			"critical": 2,
			"price": {
				"gauge": 1,
				"soul": 1
			},
			"keywords": { "soulguard": 1 },
			"abilities": [{
				"timing": "buddy-called",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-019",
			"name": "Breakwater Bull",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 2,
			"power": 6e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"keywords": { "penetrate": 1 }
		},
		{
			"code": "ho-020",
			"name": "Wick the Crane",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 2,
			"power": 4e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "enters",
				"may": true,
				"choose": [{
					"name": "foe",
					"from": {
						"defenseAtMost": 2e3,
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-021",
			"name": "Old Piston",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 2,
			"power": 5e3,
			"defense": 5e3,
			"critical": 1,
			"keywords": { "counterattack": 1 }
		},
		{
			"code": "ho-022",
			"name": "Net Matron",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 2,
			"power": 4e3,
			"defense": 4e3,
			"critical": 2,
			"abilities": [{
				"timing": "opponent-calls",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-023",
			"name": "Steam Surgeon",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 2,
			"power": 4e3,
			"defense": 3e3,
			"critical": 2,
			"abilities": [{
				"timing": "act",
				"price": { "gauge": 2 },
				"once": "card",
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster",
						"attribute": "Boiler"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "return",
					"to": "lost"
				}]
			}]
		},
		{
			"code": "ho-024",
			"name": "Rope Duelist",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 2,
			"power": 5e3,
			"defense": 2e3,
			"critical": 2,
			"price": { "life": 1 },
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-025",
			"name": "Slag Walker",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 2,
			"power": 7e3,
			"defense": 4e3,
			"critical": 2,
			"price": {
				"gauge": 1,
				"gives": [{
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"count": 1,
					"to": "drop"
				}]
			}
		},
		{
			"code": "ho-026",
			"name": "Duchess of the Dry Dock",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 2,
			"power": 4e3,
			"defense": 4e3,
			"critical": 2,
			"price": {
				"gauge": 1,
				"gives": [{
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster",
						"attribute": "Boiler"
					},
					"count": 1,
					"to": "soul"
				}]
			},
			"keywords": { "soulguard": 1 }
		},
		{
			"code": "ho-027",
			"name": "The Leviathan Works",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler", "Tide"],
			"size": 3,
			"power": 9e3,
			"defense": 7e3,
			"critical": 3,
			"price": {
				"gauge": 3,
				"soul": 1
			},
			"keywords": {
				"penetrate": 1,
				"soulguard": 1
			}
		},
		{
			"code": "ho-028",
			"name": "Admiral Thunderpipe",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Deckhand"],
			"size": 3,
			"power": 7e3,
			"defense": 6e3,
			"critical": 2,
			"price": {
				"gauge": 2,
				"gives": [{
					"from": {
						"zone": "hand",
						"side": "yours"
					},
					"count": 1,
					"to": "drop"
				}]
			},
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-029",
			"name": "The Tollgate",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 3,
			"power": 6e3,
			"defense": 9e3,
			"critical": 2,
			"price": { "gauge": 2 },
			"keywords": { "counterattack": 1 },
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": { "fighter": "you" },
					"what": "damageTaken",
					"by": -1
				}]
			}]
		},
		{
			"code": "ho-030",
			"name": "Maelstrom Baker",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 3,
			"power": 7e3,
			"defense": 5e3,
			"critical": 3,
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "enters",
				"does": [{
					"verb": "destroy",
					"to": {
						"sizeAtMost": 1,
						"side": "theirs",
						"type": "monster"
					}
				}]
			}]
		},
		{
			"code": "ho-031",
			"name": "Kraken of Ledgers",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Tide"],
			"size": 3,
			"power": 8e3,
			"defense": 5e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"keywords": { "lifelink": 4 }
		},
		{
			"code": "ho-032",
			"name": "Lighthouse on Legs",
			"type": "monster",
			"world": "Brass Harbor",
			"attributes": ["Boiler"],
			"size": 3,
			"power": 9e3,
			"defense": 9e3,
			"critical": 3,
			"price": { "deck": 2 },
			"keywords": {
				"penetrate": 1,
				"lifelinkLose": 1
			}
		}
	]
};
var common_cards_default = {
	$schema: "../card-file.schema.json",
	set: "harbor-and-orchard",
	title: "Harbor and Orchard",
	cards: [
		{
			"code": "ho-124",
			"name": "Odd Job Golem",
			"type": "monster",
			"world": "Generic",
			"attributes": ["Traveller"],
			"size": 1,
			"power": 3e3,
			"defense": 3e3,
			"critical": 1,
			"flavour": "Paid by the hour; built by the day."
		},
		{
			"code": "ho-125",
			"name": "Road Peddler",
			"type": "monster",
			"world": "Generic",
			"attributes": ["Traveller"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"price": { "gives": [{
					"from": {
						"zone": "hand",
						"side": "yours"
					},
					"count": 1,
					"to": "drop"
				}] },
				"once": "fighter",
				"does": [{
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-126",
			"name": "Travelling Doctor",
			"type": "monster",
			"world": "Generic",
			"attributes": ["Traveller"],
			"size": 2,
			"power": 3e3,
			"defense": 5e3,
			"critical": 1,
			"abilities": [{
				"timing": "saves",
				"price": { "gives": [{
					"from": {
						"zone": "hand",
						"side": "yours"
					},
					"count": 1,
					"to": "drop"
				}] },
				"does": [{
					"verb": "stay",
					"to": "self"
				}]
			}]
		},
		{
			"code": "ho-127",
			"name": "Inn Cat",
			"type": "monster",
			"world": "Generic",
			"attributes": ["Traveller"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"price": { "soul": 1 },
			"keywords": { "soulguard": 1 }
		},
		{
			"code": "ho-128",
			"name": "Walking Stick",
			"type": "item",
			"world": "Generic",
			"power": 2e3,
			"critical": 1,
			"flavour": "It has been further than you have."
		},
		{
			"code": "ho-129",
			"name": "Say Hello for Me",
			"type": "spell",
			"world": "Generic",
			"keywords": { "standIn": 1 },
			"flavour": "Signed with a paw, a fin and an ink blot."
		},
		{
			"code": "ho-130",
			"name": "A Best Friend's Share",
			"type": "spell",
			"world": "Generic",
			"playWhen": {
				"count": {
					"side": "yours",
					"buddy": true
				},
				"atLeast": 1
			},
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "charge",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-131",
			"name": "Together, Obviously",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"buddy": true,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "friend",
					"what": "power",
					"by": 3e3,
					"until": "turn"
				}, {
					"verb": "give",
					"to": "friend",
					"what": "critical",
					"by": 1,
					"until": "turn"
				}]
			}]
		},
		{
			"code": "ho-132",
			"name": "Rainy Day Tin",
			"type": "spell",
			"world": "Generic",
			"price": { "gives": [{
				"from": {
					"zone": "hand",
					"side": "yours"
				},
				"count": 1,
				"to": "drop"
			}] },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "charge",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-133",
			"name": "Pocket the Change",
			"type": "spell",
			"world": "Generic",
			"price": { "life": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours"
					},
					"min": 0,
					"max": 2
				}],
				"does": [{
					"verb": "put-into-gauge",
					"to": "lost"
				}]
			}]
		},
		{
			"code": "ho-134",
			"name": "Second Breakfast",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}, {
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-135",
			"name": "Door Held Shut",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "ability",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "ability"
				}],
				"does": [{
					"verb": "nullify",
					"to": "ability"
				}]
			}]
		},
		{
			"code": "ho-136",
			"name": "Wrong Tool",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "item",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "equip"
				}],
				"does": [{
					"verb": "nullify",
					"to": "item"
				}]
			}]
		},
		{
			"code": "ho-137",
			"name": "One Umbrella for Two",
			"type": "spell",
			"world": "Generic",
			"price": { "gives": [{
				"from": {
					"zone": "hand",
					"side": "yours"
				},
				"count": 1,
				"to": "drop"
			}] },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "shield",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-138",
			"name": "Milestone",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"keywords": {
				"set": 1,
				"counter": 1
			},
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"area": "center",
						"side": "yours",
						"type": "monster"
					},
					"what": "defense",
					"by": 1e3
				}]
			}]
		},
		{
			"code": "ho-139",
			"name": "A Round for Everybody",
			"type": "spell",
			"world": "Generic",
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "draw",
					"who": "each",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-140",
			"name": "Lost and Found",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{ "verb": "shuffle-drop" }, {
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-141",
			"name": "Toll Road",
			"type": "spell",
			"world": "Generic",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "mill",
					"who": "opponent",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-142",
			"name": "Heads or Heels",
			"type": "spell",
			"world": "Generic",
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [
					{
						"verb": "put-on-deck",
						"to": "lost"
					},
					{
						"verb": "only-if",
						"counter": "life",
						"atMost": 4
					},
					{
						"verb": "draw",
						"amount": 1
					}
				]
			}]
		},
		{
			"code": "ho-143",
			"name": "The Last Mile",
			"type": "impact",
			"world": "Generic",
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "lose-life",
					"who": "opponent",
					"amount": 1
				}, {
					"verb": "damage",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-144",
			"name": "Ferry Between",
			"type": "flag",
			"world": "Generic",
			"allows": ["Brass Harbor", "Midnight Orchard"],
			"begins": {
				"life": 8,
				"hand": 5,
				"gauge": 3
			},
			"flavour": "Two shores, one rope, no timetable."
		},
		{
			"code": "ho-145",
			"name": "Doorstep Goose",
			"type": "monster",
			"world": "Generic",
			"attributes": ["Traveller"],
			"size": 1,
			"power": 1e3,
			"defense": 3e3,
			"critical": 1,
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 }
		}
	]
};
var midnight_orchard_charms_cards_default = {
	$schema: "../card-file.schema.json",
	set: "harbor-and-orchard",
	title: "Harbor and Orchard",
	cards: [
		{
			"code": "ho-096",
			"name": "Pruning Shears",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 3e3,
			"critical": 1,
			"price": { "gauge": 1 },
			"keywords": { "penetrate": 1 }
		},
		{
			"code": "ho-097",
			"name": "Fireflies in a Jar",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"price": { "life": 1 },
				"once": "card",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-098",
			"name": "Bark Cloak",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 1e3,
			"defense": 5e3,
			"critical": 1,
			"price": { "gauge": 1 }
		},
		{
			"code": "ho-099",
			"name": "Moonsilver Needle",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 4e3,
			"critical": 1,
			"price": { "gauge": 2 },
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-100",
			"name": "Grandfather's Lantern",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"keywords": { "buddy": 1 },
			"abilities": [{
				"timing": "enters",
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-101",
			"name": "Bramble Bracelet",
			"type": "item",
			"world": "Midnight Orchard",
			"power": 1e3,
			"defense": 3e3,
			"critical": 1,
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"area": "center",
						"side": "yours",
						"type": "monster"
					},
					"what": "defense",
					"by": 2e3
				}]
			}]
		},
		{
			"code": "ho-102",
			"name": "Home Before Dark",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "foe",
					"from": { "type": "monster" },
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "return",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-103",
			"name": "Caught by the Breeze",
			"type": "spell",
			"world": "Midnight Orchard",
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "return",
					"to": "friend"
				}]
			}]
		},
		{
			"code": "ho-104",
			"name": "Hurry, Hurry",
			"type": "spell",
			"world": "Midnight Orchard",
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"zone": "hand",
						"side": "yours",
						"type": "monster",
						"sizeAtMost": 2
					},
					"min": 1,
					"max": 1,
					"hidden": true
				}],
				"does": [{
					"verb": "call",
					"to": "friend"
				}]
			}]
		},
		{
			"code": "ho-105",
			"name": "Not on My Lawn",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "call",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "call"
				}],
				"does": [{
					"verb": "nullify",
					"to": "call"
				}, {
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-106",
			"name": "Frost on the Blossom",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "attack",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "attack-on-monster"
				}],
				"does": [{
					"verb": "nullify",
					"to": "attack"
				}]
			}]
		},
		{
			"code": "ho-107",
			"name": "Midnight Soup",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "gain-life",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-108",
			"name": "Borrowed Ladder",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"playWhen": {
				"count": {
					"side": "yours",
					"type": "monster",
					"attribute": "Lantern"
				},
				"atLeast": 1
			},
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "draw",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-109",
			"name": "Grafting",
			"type": "spell",
			"world": "Midnight Orchard",
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"sizeAtLeast": 2,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "deck-to-soul",
					"to": "friend",
					"amount": 1
				}, {
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-110",
			"name": "Windy Bookkeeping",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "coins",
					"from": {
						"zone": "gauge",
						"side": "theirs"
					},
					"min": 1,
					"max": 2
				}],
				"does": [{
					"verb": "put-into-drop",
					"to": "coins"
				}]
			}]
		},
		{
			"code": "ho-111",
			"name": "Lights Out in the Lane",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "spell",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "cast"
				}],
				"does": [{
					"verb": "nullify",
					"to": "spell"
				}]
			}]
		},
		{
			"code": "ho-112",
			"name": "Bottom of the Basket",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "foe",
					"from": {
						"sizeAtMost": 2,
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "put-under-deck",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-113",
			"name": "Bonfire of Letters",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "destroy",
					"to": {
						"type": "monster",
						"sizeAtMost": 1
					}
				}]
			}]
		},
		{
			"code": "ho-114",
			"name": "Ivy Curtain",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"keywords": { "set": 1 },
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": { "fighter": "you" },
					"what": "damageTaken",
					"by": -1
				}]
			}]
		},
		{
			"code": "ho-115",
			"name": "Long Evening",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"keywords": { "set": 1 },
			"abilities": [{
				"timing": "damaged",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-116",
			"name": "Seeds for Later",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "search",
					"for": {
						"type": "monster",
						"attribute": "Root"
					}
				}]
			}]
		},
		{
			"code": "ho-117",
			"name": "Upside-down Weather",
			"type": "spell",
			"world": "Midnight Orchard",
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "discard-at-random",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-118",
			"name": "Two Steps in the Dark",
			"type": "spell",
			"world": "Midnight Orchard",
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "friend",
					"from": {
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "shift",
					"to": "friend"
				}]
			}]
		},
		{
			"code": "ho-119",
			"name": "Moonfall",
			"type": "impact",
			"world": "Midnight Orchard",
			"price": { "gauge": 3 },
			"playWhen": {
				"counter": "life",
				"atMost": 5
			},
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "damage",
					"who": "opponent",
					"amount": 5
				}]
			}]
		},
		{
			"code": "ho-120",
			"name": "The Whole Swarm",
			"type": "impact",
			"world": "Midnight Orchard",
			"price": { "gauge": 3 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "return",
					"to": {
						"side": "theirs",
						"type": "monster"
					}
				}, {
					"verb": "discard",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-121",
			"name": "Dawn Chorus",
			"type": "impact",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"keywords": { "counter": 1 },
			"abilities": [{
				"timing": "cast",
				"choose": [{
					"name": "attack",
					"from": {},
					"min": 1,
					"max": 1,
					"things": "attack-on-you"
				}],
				"does": [{
					"verb": "shield",
					"amount": 99
				}, {
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-122",
			"name": "Night Harvest",
			"type": "impact",
			"world": "Midnight Orchard",
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "cast",
				"does": [{
					"verb": "damage",
					"who": "opponent",
					"amount": { "count": {
						"attribute": "Moth",
						"side": "yours",
						"type": "monster"
					} }
				}]
			}]
		},
		{
			"code": "ho-123",
			"name": "Midnight Orchard",
			"type": "flag",
			"world": "Midnight Orchard",
			"allows": ["Midnight Orchard"],
			"flavour": "The fruit ripens at twelve, and is picked by whoever is awake."
		}
	]
};
var midnight_orchard_monsters_cards_default = {
	$schema: "../card-file.schema.json",
	set: "harbor-and-orchard",
	title: "Harbor and Orchard",
	cards: [
		{
			"code": "ho-061",
			"name": "Dust Moth",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"keywords": { "move": 1 }
		},
		{
			"code": "ho-062",
			"name": "Candle Acorn",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 0,
			"power": 1e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "enters",
				"when": {
					"counter": "life",
					"atMost": 5
				},
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-063",
			"name": "Snail Postman",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 0,
			"power": 1e3,
			"defense": 3e3,
			"critical": 1,
			"abilities": [{
				"timing": "destroyed",
				"does": [{
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-064",
			"name": "Thimble Owl",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 0,
			"power": 2e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "enters",
				"does": [{
					"verb": "look-at-top",
					"amount": 2
				}]
			}]
		},
		{
			"code": "ho-065",
			"name": "Wick Sprout",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 0,
			"power": 1e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"choose": [{
					"name": "friend",
					"from": {
						"other": true,
						"sizeAtLeast": 1,
						"side": "yours",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "put-into-soul",
					"to": "self",
					"of": "friend"
				}]
			}, {
				"timing": "lasting",
				"inSoul": true,
				"does": [],
				"lasting": [{
					"on": { "above": true },
					"what": "defense",
					"by": 1e3
				}]
			}]
		},
		{
			"code": "ho-066",
			"name": "Moth Courier",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"keywords": { "move": 1 },
			"abilities": [{
				"timing": "battle-end",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-067",
			"name": "Hedge Fencer",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 3e3,
			"defense": 2e3,
			"critical": 1,
			"keywords": { "counterattack": 1 }
		},
		{
			"code": "ho-068",
			"name": "Lantern Jackdaw",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "enters",
				"may": true,
				"when": {
					"counter": "life",
					"of": "opponent",
					"atMost": 7
				},
				"does": [{
					"verb": "discard-at-random",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-069",
			"name": "Windfall Thief",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 2e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "deals-damage",
				"does": [{
					"verb": "draw",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-070",
			"name": "Bark Nurse",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 1e3,
			"defense": 3e3,
			"critical": 1,
			"abilities": [{
				"timing": "turn-start",
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-071",
			"name": "Gossip Bat",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 4e3,
			"defense": 2e3,
			"critical": 1,
			"keywords": { "lifelink": 1 }
		},
		{
			"code": "ho-072",
			"name": "Orchard Cat",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 2,
			"price": { "gives": [{
				"from": {
					"zone": "hand",
					"side": "yours"
				},
				"count": 1,
				"to": "drop"
			}] },
			"keywords": { "move": 1 }
		},
		{
			"code": "ho-073",
			"name": "Mushroom Choir",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "leaves",
				"does": [{
					"verb": "charge",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-074",
			"name": "Mist Hare",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 3e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": { "other": false },
					"what": "hidden",
					"by": 1
				}]
			}]
		},
		{
			"code": "ho-075",
			"name": "Paper Wasp",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 3e3,
			"defense": 1e3,
			"critical": 1,
			"abilities": [{
				"timing": "attacks",
				"choose": [{
					"name": "foe",
					"from": {
						"underAttack": true,
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "foe",
					"what": "defense",
					"by": -2e3,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-076",
			"name": "Bramble Porcupine",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 2e3,
			"defense": 3e3,
			"critical": 1,
			"abilities": [{
				"timing": "attacked",
				"does": [{
					"verb": "give",
					"to": "it",
					"what": "power",
					"by": -1e3,
					"until": "battle"
				}]
			}]
		},
		{
			"code": "ho-077",
			"name": "Drum Beetle",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "attack-start",
				"does": [{
					"verb": "give",
					"to": {
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"what": "power",
					"by": 1e3,
					"until": "turn"
				}]
			}]
		},
		{
			"code": "ho-078",
			"name": "Wishing Gourd",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"price": { "soul": 1 },
			"keywords": { "soulguard": 1 }
		},
		{
			"code": "ho-079",
			"name": "Lullaby Cricket",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 1,
			"power": 2e3,
			"defense": 2e3,
			"critical": 1,
			"abilities": [{
				"timing": "act",
				"price": { "gauge": 1 },
				"once": "card",
				"choose": [{
					"name": "foe",
					"from": {
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "give",
					"to": "foe",
					"what": "cannotAttack",
					"by": 1,
					"until": "your-next-turn"
				}]
			}]
		},
		{
			"code": "ho-080",
			"name": "Grandmother Plum",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 2,
			"power": 4e3,
			"defense": 5e3,
			"critical": 2,
			"price": {
				"gauge": 1,
				"soul": 1
			},
			"keywords": { "soulguard": 1 },
			"abilities": [{
				"timing": "buddy-called",
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-081",
			"name": "Moonpetal Dancer",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 2,
			"power": 5e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"keywords": { "doubleAttack": 1 }
		},
		{
			"code": "ho-082",
			"name": "Sexton Badger",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 2,
			"power": 5e3,
			"defense": 4e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "enters",
				"may": true,
				"choose": [{
					"name": "lost",
					"from": {
						"zone": "drop",
						"side": "yours",
						"type": "monster",
						"sizeAtMost": 0
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "call",
					"to": "lost",
					"free": true
				}]
			}]
		},
		{
			"code": "ho-083",
			"name": "Fox with Two Shadows",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 2,
			"power": 5e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gives": [{
				"from": {
					"zone": "hand",
					"side": "yours"
				},
				"count": 1,
				"to": "drop"
			}] },
			"keywords": {
				"move": 1,
				"penetrate": 1
			}
		},
		{
			"code": "ho-084",
			"name": "Beekeeper's Ghost",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 2,
			"power": 4e3,
			"defense": 4e3,
			"critical": 1,
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"what": "defense",
					"by": 1e3
				}]
			}]
		},
		{
			"code": "ho-085",
			"name": "Velvet Executor",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 2,
			"power": 6e3,
			"defense": 2e3,
			"critical": 3,
			"price": { "gauge": 1 },
			"keywords": { "lifelink": 2 }
		},
		{
			"code": "ho-086",
			"name": "Briar Constable",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 2,
			"power": 4e3,
			"defense": 4e3,
			"critical": 2,
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"other": false,
						"area": "center"
					},
					"what": "sturdy",
					"by": 1
				}]
			}]
		},
		{
			"code": "ho-087",
			"name": "Lantern Magistrate",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 2,
			"power": 4e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "you-cast",
				"does": [{
					"verb": "damage",
					"who": "opponent",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-088",
			"name": "Root Cellar Giant",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 2,
			"power": 7e3,
			"defense": 5e3,
			"critical": 2,
			"price": { "gives": [{
				"from": {
					"side": "yours",
					"type": "monster"
				},
				"count": 1,
				"to": "soul"
			}] },
			"keywords": { "soulguard": 1 }
		},
		{
			"code": "ho-089",
			"name": "Nightjar of Second Thoughts",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 2,
			"power": 5e3,
			"defense": 3e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "destroys",
				"may": true,
				"price": { "gauge": 1 },
				"once": "card",
				"does": [{
					"verb": "stand",
					"to": "self"
				}]
			}]
		},
		{
			"code": "ho-090",
			"name": "Thornling Bodyguard",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 1,
			"power": 2e3,
			"defense": 4e3,
			"critical": 1,
			"abilities": [{
				"timing": "saves",
				"does": [{
					"verb": "stay",
					"to": {
						"other": true,
						"area": "center",
						"side": "yours",
						"type": "monster"
					}
				}, {
					"verb": "destroy",
					"to": "self"
				}]
			}]
		},
		{
			"code": "ho-091",
			"name": "Queen Mothmantle",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 3,
			"power": 7e3,
			"defense": 6e3,
			"critical": 2,
			"price": {
				"gauge": 2,
				"soul": 1
			},
			"keywords": {
				"move": 1,
				"doubleAttack": 1,
				"soulguard": 1
			}
		},
		{
			"code": "ho-092",
			"name": "The Old Pear Tree",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Root"],
			"size": 3,
			"power": 6e3,
			"defense": 1e4,
			"critical": 2,
			"price": {
				"gauge": 1,
				"soul": 2
			},
			"keywords": { "soulguard": 1 },
			"abilities": [{
				"timing": "counter-act",
				"price": { "gives": [{
					"from": {
						"zone": "soul",
						"under": true
					},
					"count": 1,
					"to": "drop"
				}] },
				"once": "card",
				"does": [{
					"verb": "gain-life",
					"amount": 1
				}]
			}]
		},
		{
			"code": "ho-093",
			"name": "Landlord Pippin",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 3,
			"power": 8e3,
			"defense": 5e3,
			"critical": 3,
			"price": { "gauge": 2 },
			"abilities": [{
				"timing": "enters",
				"choose": [{
					"name": "foe",
					"from": {
						"sizeAtMost": 2,
						"side": "theirs",
						"type": "monster"
					},
					"min": 1,
					"max": 1
				}],
				"does": [{
					"verb": "destroy",
					"to": "foe"
				}]
			}]
		},
		{
			"code": "ho-094",
			"name": "Comet Heron",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Lantern"],
			"size": 3,
			"power": 9e3,
			"defense": 4e3,
			"critical": 3,
			"price": { "gauge": 2 },
			"keywords": {
				"penetrate": 1,
				"lifelink": 3
			}
		},
		{
			"code": "ho-095",
			"name": "The Moon in the Well",
			"type": "monster",
			"world": "Midnight Orchard",
			"attributes": ["Moth"],
			"size": 3,
			"power": 6e3,
			"defense": 6e3,
			"critical": 2,
			"price": { "gauge": 1 },
			"abilities": [{
				"timing": "lasting",
				"does": [],
				"lasting": [{
					"on": {
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"what": "power",
					"by": 1e3
				}, {
					"on": {
						"other": true,
						"side": "yours",
						"type": "monster"
					},
					"what": "move",
					"by": 1
				}]
			}]
		}
	]
};
// libs/games/buddyfight/src/cards/card-set.ts
/** The printed cards of the ruleset, by code: the set Harbor and Orchard, a few files for each Flag. */
/** Everything that is wrong with a card file, or what it holds. */
var { readCardFile } = LANGUAGE;
var { sets: CARD_SETS, cards: CARDS, faces: FACES } = cardSets({
	language: LANGUAGE,
	faceOf,
	files: {
		"brass-harbor-monsters": brass_harbor_monsters_cards_default,
		"brass-harbor-gear": brass_harbor_gear_cards_default,
		"midnight-orchard-monsters": midnight_orchard_monsters_cards_default,
		"midnight-orchard-charms": midnight_orchard_charms_cards_default,
		common: common_cards_default
	}
});
// libs/games/buddyfight/src/counters.ts
/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
var COUNTERS = {
	...turnCounters([
		"Start",
		"Main",
		"Attack",
		"Final",
		"End"
	]),
	first: { told: "seat {} goes first" },
	attacks: {},
	autos: {},
	life: {
		shown: "life {}",
		told: "life is now {}",
		always: true
	},
	buddyCalled: { shown: "Buddy Call used" },
	countered: { shown: "has countered this attack" },
	shield: { shown: "a shield of {}" },
	doomed: { told: "is about to lose" }
};
// libs/games/buddyfight/src/effects/saves.ts
/**
* Texts that let a card stay instead of being destroyed, at a price. Soulguard is offered beside
* them; each stands before one destruction once.
*
* Rules: B29; decisions A-BFT-43, A-BFT-46, A-BFT-47, A-BFT-48.
*/
var SAVES = [{
	says: "saves it by {card}",
	also: ["saves it with {card}"],
	id: "soulguard {card}"
}, ...ORDINALS.flatMap((_, index) => [{
	says: "saves it with {card} giving up {gift}",
	id: `save {card} ${index} give={gift}`
}, {
	says: "saves it with {card}",
	id: `save {card} ${index}`
}])];
var mayReplaceDecision = readyDecision("may-replace", {
	title: "Save it?",
	hint: "Something may be given so that the card stays: a card of its soul, say (A-BFT-46, B29).",
	hidden: "decides whether to save a card",
	phrases: [SAYS_NO, ...SAVES],
	idle: SAYS_NO.id,
	refuse: no("B29", "Name a card of the soul, or answer \"no\".")
});
var replaceDecision = replace("A-BFT-47", { phrases: SAVES });
/** How cards leave the field, with all that may stand before it. */
var savedLeaveRule = {
	...leaveRule,
	replacements(reading, happening) {
		const leaving = happening;
		return [...leaving.destroyed ? savesOf(reading, leaving.card) : [], ...leaveRule.replacements?.(reading, leaving) ?? []];
	}
};
function savesOf(reading, id) {
	const card = reading.state.cards[id];
	if (!card) return [];
	return cardsOnField(reading.state, sideOf(reading.state, card)).filter((saver) => hasAbilities(reading, saver)).flatMap((saver) => savingsBy(reading, saver)).filter((saving) => isMeant(reading, saving, card)).flatMap((saving) => waysToSave(reading, saving, card));
}
function savingsBy(reading, saver) {
	const face = faceOfCard(reading, saver);
	const controller = sideOf(reading.state, saver);
	return abilitiesTimed(face, "saves").map((ability) => ({
		ability: face.abilities[ability],
		effect: {
			card: saver.id,
			face: face.code,
			ability,
			controller,
			chosen: {}
		}
	}));
}
/** What stays is the card itself, or one that fits. */
function isMeant(reading, { ability, effect }, card) {
	const to = ability.does.find(({ verb }) => verb === "stay")?.to;
	if (to === "self") return card.id === effect.card;
	return typeof to === "object" && fits(reading, card, to, effect);
}
/** One way for each card that may be given; of the gauge goes what came last, unseen by all. */
function waysToSave(reading, saving, card) {
	const { ability, effect } = saving;
	const { price = {}, when } = ability;
	if (!(isFresh(reading, effect, ability) && holds(reading, when, effect)) || !canPay(reading, effect.controller, price, effect.card)) return [];
	return givings$1(reading, price, effect, [card.id]).map((gives) => ({
		id: `save ${effect.card} ${effect.ability}${givesWords(gives)}`,
		seat: effect.controller,
		may: true,
		instead: (play) => save(play, saving, card.id, gives)
	}));
}
function save(play, { ability, effect }, card, gives) {
	const { price = {} } = ability;
	const { controller, card: source } = effect;
	const all = cardsIn(play.state, gauge(controller));
	const paid = all.slice(all.length - (price.gauge ?? 0));
	useOnce(play, effect, ability);
	pay(play, controller, price, {
		gauge: paid,
		gives,
		source
	});
	tell(play, "saved", {
		card,
		face: cardOf$1(play.state, card).face
	});
	push(play, effectFrame(effect, {}));
	return null;
}
// libs/games/buddyfight/src/turn/phases.ts
var PHASES = [
	"start",
	"main",
	"attack",
	"final",
	"end"
];
var phaseFrame = (kind, seat, stage = "begin") => ({
	kind,
	seat,
	stage
});
// libs/games/buddyfight/src/combat/attackers.ts
/**
* Who may attack whom: standing monsters in any area, and the item while the own center is empty;
* any monster of the other fighter, and the fighter itself while its center is empty.
*
* Rules: B15, B16, B18 to B20; decisions A-BFT-22, A-BFT-52.
*/
var FIRST_TURN$1 = 1;
var FIRST_TURN_ATTACKS = 1;
var isFirstTurn = ({ state }) => firstTurnLimit.of(state) && tableCounter(state, "turn") === FIRST_TURN$1;
var IN_PHASE = no("B14", "You attack in your attack phase.");
/** Conditions for a fighter to attack at all. */
var ATTACKS_NOW = [{
	rule: "B15",
	says: "One attack in the first turn of the game.",
	holds: (reading, seat) => seat !== active(reading.state) || !isFirstTurn(reading) || tableCounter(reading.state, "attacks") < FIRST_TURN_ATTACKS
}, {
	...IN_PHASE,
	holds: ({ state }, seat) => seat === active(state) && PHASES[tableCounter(state, "phase") - 1] === "attack"
}];
/** The condition for so many cards to attack as one. */
var LINKED = [{
	rule: "B15",
	says: "No link attack in the first turn of the game.",
	holds: (reading, cards) => cards === 1 || !isFirstTurn(reading)
}];
var isItemFree = ({ state }, card, { seat }) => !isItem(card) || isCenterEmpty(state, seat);
var WHILE_EMPTY = "An item attacks while your own center is empty.";
/** Conditions for a card on one's field to attack. */
var ATTACKS = [
	{
		rule: "B18",
		says: "Only standing cards attack.",
		holds: (_, card) => !isResting(card)
	},
	{
		rule: "A-BFT-22",
		says: WHILE_EMPTY,
		holds: (reading, card, by) => !by.isLink || isItemFree(reading, card, by)
	},
	{
		rule: "B18",
		says: WHILE_EMPTY,
		holds: isItemFree
	},
	{
		rule: "B18",
		says: "It cannot attack.",
		holds: (reading, card) => (isInArea(card) || isItem(card)) && !has(reading, card.id, "cannotAttack")
	}
];
/** Ids of monsters, and the word for the fighter. */
function targetsFor({ state }, seat) {
	const other = opponentOf(seat);
	const fighter = isCenterEmpty(state, other) ? [fighterWord(other)] : [];
	return [...monstersOf(state, other).map(({ id }) => id), ...fighter];
}
/** `attack c4 c9`, a link attack as `attack c4,c6 c9`. */
function waysToAttack(reading, seat) {
	if (!isAllowed(ATTACKS_NOW, reading, seat, seat)) return [];
	const groups = groupsOf(cardsOnField(reading.state, seat).filter((card) => isAllowed(ATTACKS, reading, card, {
		seat,
		isLink: false
	})).map(({ id }) => id)).filter(({ length }) => isAllowed(LINKED, reading, length, seat));
	const targets = targetsFor(reading, seat);
	return groups.flatMap((group) => targets.map((to) => ({
		id: `attack ${group.join(",")} ${to}`,
		card: group[0],
		to
	})));
}
/** Every set of at least one, single attackers first. */
function groupsOf(cards) {
	let groups = [];
	for (const id of cards) groups = [
		...groups,
		[id],
		...groups.map((group) => [...group, id])
	];
	return groups.toSorted((a, b) => a.length - b.length);
}
// libs/games/buddyfight/src/combat/refuse-attack.ts
/** Why an attack is not offered. Rules: B14, B15, B18 to B20; decision A-BFT-22. */
var TARGET = no("B19", "Attack a monster of the other side, or its fighter while the center is empty.");
var refuseAttack = (reading, seat, words) => forbidsAttack(reading, seat, words) ?? TARGET;
/** Why an attack is refused while something else is asked. */
var refuseLateAttack = (reading, seat) => refusedBy(ATTACKS_NOW, reading, seat, seat) ?? IN_PHASE;
/** Why the attack is forbidden; undefined where at most nobody is asked for one now. */
function forbidsAttack(reading, seat, [cards = "", target = ""]) {
	const ids = cards.split(",");
	const refusal = refusedBy(ATTACKS_NOW, reading, seat, seat) ?? refusedBy(LINKED, reading, ids.length, seat);
	if (refusal) return refusal;
	for (const id of ids) {
		const refused = refuseAttacker(reading, seat, id, ids.length > 1);
		if (refused) return refused;
	}
	return targetsFor(reading, seat).includes(target) ? void 0 : TARGET;
}
function refuseAttacker(reading, seat, id, isLink) {
	const card = reading.state.cards[id];
	if (!card || !isOnField(card) || sideOf(reading.state, card) !== seat) return no("B18", "You have no such card on your field.");
	return refusedBy(ATTACKS, reading, card, {
		seat,
		isLink
	});
}
// libs/games/buddyfight/src/timing/may-counter.ts
/**
* Whether a fighter is asked for a [Counter] at all. It is passed over only where everybody sees
* that it has none: a question that does not come would tell what a hand holds.
*
* Rules: R-BFT-49, R-BFT-52, R-BFT-55; decisions A-BFT-18, A-BFT-58, A-BFT-60.
*/
function mayHaveCounter(reading, seat) {
	const { state } = reading;
	if (isCounterSpent(state, seat)) return false;
	if (cardsIn(state, hand(seat)).length > 0) return true;
	return cardsOnField(state, seat).some((card) => abilitiesTimed(faceOfCard(reading, card), "counter-act").length > 0);
}
/** One [Counter] for each fighter while an attack is under way, and only then (A-BFT-19). */
var isCounterSpent = (state, seat) => counterLimit.of(state) === "perAttack" && timingOf(state)?.name === "battle" && seatCounter(state, seat, "countered") > 0;
// libs/games/buddyfight/src/timing/settle.ts
/**
* What comes before anybody acts: the resolution check, then the abilities that were set off, one
* by one, the turn fighter's first, each with its own answer and check.
*
* Rules: R-BFT-36, R-BFT-37, R-BFT-59; counter timing step 2; decisions A-BFT-17, A-BFT-61,
* A-BFT-62, A-BFT-69.
*/
/** Puts it on top where there is anything to check or to resolve. */
function settleTable(play) {
	if (play.state.pending.length > 0 || isDue(play)) push(play, { kind: "settle" });
}
var chooseAutoDecision = decision("choose-auto", {
	title: "Several abilities at once",
	hint: "Yours take effect one by one: say which is next (A-BFT-17).",
	hidden: "puts an ability first",
	/** Cards by their printed names, which outlive their ids. */
	phrases: [
		"",
		" (2)",
		" (3)",
		" (4)"
	].flatMap((text, index) => [{
		says: `puts {face}${text} first`,
		id: `{face} ${index}`,
		when: ["choose-auto"]
	}, {
		says: `puts another {face}${text} first`,
		id: `{face} ${index} 2`,
		when: ["choose-auto"]
	}]),
	idle: null,
	isOpen: false,
	options: (reading, _, { seat }) => ({
		pick: "one",
		from: ownWaiting(reading, seat).map((trigger, index, all) => ({
			id: nameOf(all, index),
			...reading.state.cards[trigger.card] ? { card: trigger.card } : {}
		}))
	}),
	answered(play, _, { seat, chosen: [option] }) {
		const own = ownWaiting(play, seat);
		const chosen = own.find((__, index) => nameOf(own, index) === option?.id);
		if (chosen) begin(play, chosen);
	},
	refuse: no("A-BFT-17", "Name the ability that comes first.")
});
var settle = {
	open: [],
	proceed(play) {
		if (resolutionCheck(play)) return "on";
		const [first, other] = firstTier(play);
		if (!first) return "done";
		if (other) return [chooseAutoDecision.asks(first.controller)];
		begin(play, first);
		return "on";
	},
	...answering$1(chooseAutoDecision)
};
/** Waiting abilities that may be next: the turn fighter's, else the other's. */
function firstTier({ state }) {
	const rank = Math.min(...state.pending.map((trigger) => trigger.rank));
	return state.pending.filter((trigger) => trigger.rank === rank);
}
var ownWaiting = ({ state }, seat) => state.pending.filter(({ controller }) => controller === seat);
/** The printed card and its ability, since the card may be gone; a second one has a number. */
function nameOf(own, index) {
	const { face, ability } = own[index];
	const isSame = (other) => other.face === face && other.ability === ability;
	const earlier = own.slice(0, index).filter(isSame).length;
	return earlier === 0 ? `${face} ${ability}` : `${face} ${ability} ${earlier + 1}`;
}
function begin(play, trigger) {
	const { state } = play;
	state.pending = state.pending.filter((waiting) => waiting !== trigger);
	const number = tableCounter(state, "autos") + 1;
	setCounter(play, 0, "autos", number);
	if (number > autoLimit.of(state)) return endAsDraw(play, "draw-by-loop");
	push(play, autoFrame(trigger));
}
// libs/games/buddyfight/src/turn/start.ts
/**
* Start phase: what says "start of the turn", stand, draw, and charge a card to draw another. The
* first fighter does not draw for its first turn, but may charge.
*
* Rules: B12; decisions A-BFT-25, A-BFT-35, A-BFT-64.
*/
var FIRST_TURN = 1;
var CHARGES_ONCE = no("B12", "You charge once, in your start phase.");
var chargeDecision = decision("charge", {
	title: "Charge a card?",
	hint: "One card of your hand may go face down into the gauge, which pays for others; you draw one for it (A-BFT-64, B12).",
	hidden: "decides whether to charge",
	phrases: [PASSES, {
		says: "charges {card}",
		id: "charge {card}",
		from: "hand"
	}],
	wishes: [{
		zone: "hand",
		says: "charge it",
		id: "charge {card}"
	}],
	idle: PASS.id,
	isOpen: false,
	options: ({ state }, { seat }) => ({
		pick: "one",
		from: [...cardsIn(state, hand(seat)).map((id) => ({
			id: `charge ${id}`,
			card: id
		})), PASS]
	}),
	answered(play, { seat }, { chosen: [option] }) {
		if (option?.card === void 0) return;
		charge(play, seat, option.card);
		drawCards(play, seat, 1);
		settleTable(play);
	},
	refuse: no("B12", "Charge one card of your hand, or pass."),
	refuseElsewhere: (_, __, { verb }) => verb === "charge" ? CHARGES_ONCE : void 0
});
var startPhase = {
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
				return cardsIn(play.state, hand(seat)).length > 0 ? [chargeDecision.asks(seat)] : "on";
			default: return "done";
		}
	},
	...answering$1(chargeDecision)
};
function charge(play, seat, card) {
	move(play, card, gauge(seat));
	tell(play, "charged", { seat });
}
// libs/games/buddyfight/src/acts/refuse-deed.ts
/**
* Why a card or an ability is not used: the time, whose it is, the Flag, what is used up, the Buddy
* Call, conditions and price, and last the targets.
*
* Decisions: A-BFT-20, A-BFT-42, A-BFT-43, A-BFT-71.
*/
var NOTHING_USED = no("A-BFT-20", "Nothing is used now; answer what you are asked.");
/** Why an act is refused, also where only its words are wrong: what they name, or how. */
var refuseDeed = (reading, seat, moment, line) => forbidsDeed(reading, seat, moment, line) ?? refuseTargets(readWay(line));
/** Why the deed is forbidden; undefined where only its wording, or the moment, may be wrong. */
function forbidsDeed(reading, seat, moment, line) {
	const way = readWay(line);
	if (way.does === "use") return forbidsUse(reading, seat, moment, way);
	const card = cardsIn(reading.state, hand(seat)).includes(way.card) ? reading.state.cards[way.card] : void 0;
	if (!card) return no("A-BFT-41", "You hold no such card.");
	return forbidsCard(reading, {
		seat,
		moment
	}, card, way.buddyCall);
}
function forbidsCard(reading, by, card, buddyCall) {
	const { seat, moment } = by;
	const face = faceOfCard(reading, card);
	const playing = playingOf(reading, seat, card, buddyCall);
	return refusedBy(IN_TIME, reading, face, moment) ?? refusedBy(PLAYED$1, reading, face, seat) ?? (buddyCall ? refusedBy(BUDDY_CALLED, reading, card, by) : void 0) ?? refusedBy(PLAYED$1, reading, playing.face, seat) ?? refusedBy(PAID, reading, playing, seat);
}
function forbidsUse(reading, seat, moment, way) {
	const card = reading.state.cards[way.card];
	if (!card || !isOnField(card) || sideOf(reading.state, card) !== seat) return no("B13", "You have no such card on your field.");
	const face = faceOfCard(reading, card);
	const ability = face.abilities[way.ability];
	const effect = {
		card: card.id,
		face: face.code,
		ability: way.ability,
		controller: seat,
		chosen: {}
	};
	const refusal = refusedBy(USED$1, reading, effect, moment);
	if (refusal || !ability) return refusal;
	return refusedBy(ANNOUNCED, reading, {
		ability,
		effect,
		price: ability.price ?? {}
	}, seat);
}
/** What has to be named and is not, or may not be named. */
function refuseTargets({ does, area }) {
	if (does === "call" && area === null) return no("B08", "Name the area: left, center or right.");
	return no("A-BFT-43", "Name what its text asks for and what it costs: only what may be named.");
}
// libs/games/buddyfight/src/acts/refuse-unasked.ts
/**
* What is said to a fighter who is asked nothing: the rule that forbids the act whoever is asked,
* where one does, and else that the other's answer comes first.
*
* Rules: B10, B12, B14, R-BFT-61, R-BFT-62; decisions A-BFT-18, A-BFT-20.
*/
var WAIT$1 = no("R-BFT-62", "It is not your turn to answer; wait until you are asked.");
function refuseUnasked(reading, seat, line) {
	const [verb = "", ...words] = line.split(" ");
	if (verb === "attack") return forbidsAttack(reading, seat, words) ?? WAIT$1;
	if (verb === "move") return STAYS_THERE;
	if (verb === "charge") return CHARGES_ONCE;
	if (!DEEDS.includes(verb)) return WAIT$1;
	return forbidsDeed(reading, seat, momentFor(reading.state, seat), line) ?? refuseAnswer(reading, seat);
}
/** What could be used, were it asked for. */
function refuseAnswer(reading, seat) {
	const { state } = reading;
	if (isCounterSpent(state, seat)) return no("A-BFT-18", "One [Counter] of yours in each attack.");
	return isAnsweredBy(reading, opponentOf(seat)) ? no("R-BFT-61", "An answer is not answered: wait for its effect.") : WAIT$1;
}
/** An answer of that fighter is being paid for, or waits for its effect. */
function isAnsweredBy({ state }, seat) {
	const { answer } = exchangeOf(state) ?? {};
	const declaring = state.stack.find(({ kind }) => kind === "declare");
	return declaring?.as === "answer" && declaring.seat === seat || answer?.controller === seat;
}
// libs/games/buddyfight/src/effects/refuse-target.ts
/** Why something is not chosen for an effect. Decisions: A-BFT-43, A-BFT-71. */
function refuseTarget(reading, choice) {
	const effect = reading.state.stack.at(-1);
	const choosing = abilityOf$2(reading, effect).choose?.[effect.at];
	if (choosing && isForCall(reading, effect, choosing)) {
		const there = select(reading, choosing.from, effect);
		for (const id of [choice].flat()) {
			if (!there.includes(String(id))) continue;
			const refusal = refusedBy(FITS_FLAG, reading, faceOfCard(reading, cardOf$1(reading.state, String(id))), effect.controller);
			if (refusal) return refusal;
		}
	}
	return no("A-BFT-43", "Choose among what is offered, as many as the text says.");
}
// libs/games/buddyfight/src/acts/ways-to-act.ts
/** Everything that a fighter may use at a moment: cards of the hand, abilities on the field. */
var waysToAct = (reading, seat, moment) => [...fromHand(reading, seat, moment), ...waysToUse(reading, seat, moment)];
var fromHand = (reading, seat, moment) => cardsIn(reading.state, hand(seat)).flatMap((id) => waysToPlay(reading, seat, cardOf$1(reading.state, id), moment));
// libs/games/buddyfight/src/timing/exchange.ts
/**
* A declared act and its answer: check, one [Counter] of the other fighter, check, the answer
* resolves, check, then what it answered. An answer is never answered.
*
* Rules: R-BFT-46, R-BFT-47, R-BFT-53 to 57, R-BFT-60, R-BFT-61; steps 4 to 9 and 12 to 17 of the
* counter timing; decisions A-BFT-17, A-BFT-58, A-BFT-59.
*/
var answerer = ({ first }) => opponentOf(first.controller);
var answerDecision = decision("answer", {
	title: "Answer with a [Counter]?",
	hint: "One answer, which takes effect first; nobody answers it (R-BFT-60, R-BFT-61).",
	hidden: "answers",
	unseen: "passes",
	phrases: [PASSES, ...DEED_PHRASES],
	wishes: [{
		zone: "hand",
		says: "answer with it",
		id: "cast {card}"
	}],
	idle: PASS.id,
	waits: "counter",
	isOpen: false,
	options: (reading, _, { seat }) => ({
		pick: "one",
		from: [...waysToAct(reading, seat, "counter"), PASS]
	}),
	answered(play, frame, { seat, chosen: [option] }) {
		if (!option || option.id === PASS.id) return;
		frame.stage = "answered";
		push(play, declareFrame({
			seat,
			way: option.id,
			as: "answer"
		}));
	},
	refuse: (reading, seat, { verb, choice }) => DEEDS.includes(verb) ? refuseDeed(reading, seat, "counter", String(choice)) : no("R-BFT-49", "Use one [Counter], or pass."),
	refuseElsewhere: (_, __, { verb }) => DEEDS.includes(verb) ? NOTHING_USED : void 0
});
var exchange = {
	open: [
		"stage",
		"first",
		"answer"
	],
	proceed(play, frame) {
		switch (frame.stage) {
			case "declared":
				frame.stage = "answer";
				resolutionCheck(play);
				return "on";
			case "answer":
				frame.stage = "resolve";
				return mayHaveCounter(play, answerer(frame)) ? [answerDecision.asks(answerer(frame))] : "on";
			case "answered":
				frame.stage = "resolve-answer";
				resolutionCheck(play);
				return "on";
			default: return resolveNext(play, frame);
		}
	},
	...answering$1(answerDecision),
	isResponse: () => true
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
		default: return "done";
	}
}
// libs/games/buddyfight/src/timing/play-timing.ts
/**
* A play timing: check and waiting abilities, then the turn fighter may use something and the
* other may answer it; then the mirrored half; and again, until both pass one after the other.
*
* Rules: R-BFT-48 to 52, R-BFT-58, R-BFT-62; decisions A-BFT-20, A-BFT-57, A-BFT-58.
*/
var HALVES = 2;
var actDecision = decision("act", {
	title: "It is yours to act",
	hint: "Use something, or pass. The other may answer it once. When both pass, the phase or the timing is over (R-BFT-62, B13).",
	hidden: "acts",
	unseen: "passes",
	phrases: [PASSES, ...DEED_PHRASES],
	wishes: [
		{
			zone: "hand",
			says: "call it to the left",
			id: "call {card} left"
		},
		{
			zone: "hand",
			says: "cast it",
			id: "cast {card}"
		},
		{
			zone: "hand",
			says: "equip it",
			id: "equip {card}"
		},
		{
			zone: "field",
			says: "use its ability",
			id: "use {card} 0"
		}
	],
	idle: PASS.id,
	isOpen: false,
	options: (reading, _, { seat }) => ({
		pick: "one",
		from: [...waysToAct(reading, seat, momentFor(reading.state, seat)), PASS]
	}),
	/** Whatever was done, the turn fighter is asked anew after it (A-BFT-57). */
	answered(play, frame, { seat, chosen: [option] }) {
		if (!option || option.id === PASS.id) return passHalf(frame);
		frame.passed = 0;
		frame.actor = active(play.state);
		frame.stage = "settle";
		push(play, declareFrame({
			seat,
			way: option.id,
			as: "act"
		}));
	},
	refuse: (reading, seat, { verb, choice }) => DEEDS.includes(verb) ? refuseDeed(reading, seat, momentFor(reading.state, seat), String(choice)) : no("A-BFT-20", "Use something that is offered, or pass."),
	refuseElsewhere: (_, __, { verb }) => DEEDS.includes(verb) ? NOTHING_USED : void 0
});
var playTiming = {
	open: [
		"name",
		"stage",
		"actor",
		"passed"
	],
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
		if (frame.name === "main" && seat === active(play.state) || mayHaveCounter(play, seat)) return [actDecision.asks(seat)];
		passHalf(frame);
		return "on";
	},
	...answering$1(actDecision),
	/** What the turn fighter passes in the main and final phase is its own step. */
	isResponse: ({ state }, _, { seat }) => momentFor(state, seat) === "counter"
};
function passHalf(frame) {
	frame.passed += 1;
	frame.actor = opponentOf(frame.actor);
}
function close(play, { name }) {
	if (name !== "battle") return;
	for (const seat of inTurnOrder(play.state)) setCounter(play, seat, "countered", 0);
}
// libs/games/buddyfight/src/combat/attack-phrases.ts
var ATTACK_PHRASES = [
	{
		says: "attacks the fighter {seat} with {card}",
		also: ["attacks {seat} with {card}"],
		id: "attack {card} fighter-{seat}"
	},
	{
		says: "attacks the fighter {seat} with {a} and {b}",
		also: ["attacks {seat} with {a} and {b}"],
		id: "attack {a},{b} fighter-{seat}"
	},
	{
		says: "attacks the fighter {seat} with {a} and {b} and {c}",
		also: ["attacks {seat} with {a} and {b} and {c}", "attacks {seat} with {a}, {b} and {c}"],
		id: "attack {a},{b},{c} fighter-{seat}"
	},
	{
		says: "attacks {target} with {a} and {b} and {c}",
		id: "attack {a},{b},{c} {target}"
	},
	{
		says: "attacks {target} with {a} and {b}",
		id: "attack {a},{b} {target}"
	},
	{
		says: "attacks {target} with {card}",
		id: "attack {card} {target}"
	}
];
// libs/games/buddyfight/src/turn/attack.ts
/**
* Attack phase: what says "start of the attack phase", Move, a play timing, then one attack after
* another until the turn fighter ends it.
*
* Rules: B14, B15, R-BFT-39, R-BFT-40; attack steps 1 to 4 and 13; decision A-BFT-56.
*/
var END_ATTACKS = { id: "end-attacks" };
var attackDecision = decision("attack", {
	title: "Attack",
	hint: "Standing monsters attack any monster, or the fighter while its center is empty; several together are a link attack (R-BFT-28, B18 to B20).",
	hidden: "attacks",
	unseen: "ends the attacks",
	phrases: [{
		says: "ends the attacks",
		id: END_ATTACKS.id
	}, ...ATTACK_PHRASES],
	wishes: [{
		zone: "field",
		against: true,
		says: "attack it with {own}",
		id: "attack {own} {card}"
	}],
	idle: END_ATTACKS.id,
	isOpen: false,
	options: (reading, { seat }) => ({
		pick: "one",
		from: [...waysToAttack(reading, seat), END_ATTACKS]
	}),
	answered(play, frame, { seat, chosen: [option] }) {
		const [verb, cards = "", target = ""] = option?.id.split(" ") ?? [];
		if (verb === "attack") beginBattle(play, seat, cards.split(","), target);
		else frame.stage = "over";
	},
	refuse: (reading, seat, { verb, words }) => verb === "attack" ? refuseAttack(reading, seat, words) : no("B18", "Attack in a way that is offered, or end your attacks."),
	refuseElsewhere: (reading, seat, { verb }) => verb === "attack" ? refuseLateAttack(reading, seat) : void 0
});
var attackPhase = {
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
				if (attackStartTiming.of(play.state)) openTiming(play, "attack-start");
				return "on";
			case "attacks":
				if (waysToAttack(play, seat).length === 0) return "done";
				return [attackDecision.asks(seat)];
			default: return "done";
		}
	},
	...answering$1(attackDecision)
};
// libs/games/buddyfight/src/refusals.ts
/**
* Why something is not offered. Where several rules forbid it, the first in a fixed order is named:
* the time, the card, its Flag, its price. A card that does not exist and one that the asker may not
* know get the same words.
*
* Decisions: A-BFT-42, A-BFT-68.
*/
var ASKED = refusing([
	chargeDecision,
	attackDecision,
	moveDecision,
	actDecision,
	answerDecision,
	callWhereDecision,
	payGaugeDecision,
	autoDecision,
	chooseAutoDecision,
	dropMonsterDecision,
	counterattackDecision,
	mayReplaceDecision,
	replaceDecision,
	search$1("A-BFT-67", "deck", { says: "Take one of the cards that the text lets you look for, or nothing." }),
	look("A-BFT-67", "deck"),
	shiftDecision,
	discard$1("A-BFT-66", { hint: "Nothing is shown before everybody has chosen (A-BFT-66)." }),
	putUnder$1("A-BFT-66", "deck", { hint: "Nothing goes before everybody has chosen; the last one named lies undermost (A-BFT-66)." }),
	may("A-BFT-62"),
	target$1("A-BFT-43", { refuse: (reading, _, { choice }) => refuseTarget(reading, choice) })
]);
var refuse = (reading, seat, asked, choice) => {
	const line = typeof choice === "string" ? choice : "";
	if (reading.state.outcome) return no("A-BFT-68", "The game is over.");
	if (!asked) return refuseUnasked(reading, seat, line);
	if (line !== "" && isRepeated(reading, seat, line)) return no("A-BFT-69", "You did just this twice already, and all is as it was.");
	const said = saidBy(choice);
	return (asked.kind === "call-where" && said.verb !== "attack" ? void 0 : ASKED.elsewhere(reading, seat, asked, said)) ?? ASKED.here(reading, seat, asked, said);
};
// libs/games/buddyfight/src/turn/turn.ts
/**
* Turn after turn, each of five phases. The frame lies below all others and remembers whose Buddy
* is which card.
*
* Rules: B12 to B14, B17, R-BFT-02, R-BFT-40; decisions A-BFT-65, A-BFT-69.
*/
var turnFrame = (buddies, seat, next = 0) => ({
	kind: "turn",
	buddies,
	seat,
	next
});
var turn = phases({
	names: PHASES,
	open: ["buddies"],
	phase: phaseFrame,
	after: (_, seat) => opponentOf(seat),
	begin: beginTurn
});
function beginTurn(play, seat) {
	const number = tableCounter(play.state, "turn") + 1;
	if (number > maxTurns.of(play.state)) return endAsDraw(play, "draw-by-turn-limit");
	setCounter(play, 0, "turn", number);
	setCounter(play, 0, "active", seat);
	endModifiers(play, untilTurnOf(seat));
}
// libs/games/buddyfight/src/setup/setup.ts
/**
* Setup: Flag and Buddy face down, shuffle, the hand, the gauge, chance names the first fighter
* (B04) unless the match has, then both turn up Flag and Buddy.
*
* Rules: R-BFT-01, R-BFT-03, B02, B04 to B06; decision A-BFT-70.
*/
/** What a fighter begins with where the Flag says nothing else (B04, B05). */
var USUAL = {
	life: 10,
	hand: 6,
	gauge: 2
};
function setup(play, { decks, first: named }) {
	const seats = seatsOf(play.state);
	const buddies = ["", ...seats.map((seat) => decks[seat]?.[1] ?? "")];
	for (const seat of seats) layOut(play, seat, decks[seat] ?? []);
	const first = named ?? seats[pickByChance(play, seats.length)];
	for (const seat of seats) turnUp(play, seat);
	setCounter(play, 0, "first", first);
	setCounter(play, 0, "active", first);
	push(play, turnFrame(buddies, first));
}
/** A list begins with the Flag, then the Buddy; all else is the deck. */
function layOut(play, seat, [flagCode = "", buddyCode = "", ...others]) {
	const begins = play.rules.faces[flagCode]?.begins;
	const { life, hand: cards, gauge: charged } = {
		...USUAL,
		...begins
	};
	stock(play, covered(seat), seat, [flagCode, buddyCode]);
	stock(play, deck(seat), seat, others);
	shuffle(play, deck(seat));
	draw(play, deck(seat), hand(seat), cards);
	draw(play, deck(seat), gauge(seat), charged);
	setCounter(play, seat, "life", life);
}
function turnUp(play, seat) {
	for (const id of [...cardsIn(play.state, covered(seat))]) move(play, id, play.rules.faces[cardOf$1(play.state, id).face]?.type === "flag" ? flag(seat) : buddyZone(seat));
}
// libs/games/buddyfight/src/stories.ts
/**
* What may be told of a game, each with the fields that everybody may know and its words.
*
* Decision: A-BFT-67.
*/
var STORIES = {
	"turn-started": story(["seat"]),
	"attack-started": story(["seat"]),
	"turn-ended": story(["seat"]),
	charged: story(["seat"]),
	"card-played": story([
		"seat",
		"does",
		"card",
		"face"
	], "seat {seat} plays {face}"),
	"ability-used": story([
		"seat",
		"does",
		"card",
		"face",
		"ability"
	], "an ability of {face} is used"),
	paid: story([
		"seat",
		"gauge",
		"life"
	], "seat {seat} pays {gauge} gauge and {life} life"),
	"buddy-called": story([
		"seat",
		"face",
		"copy"
	], "seat {seat} makes the Buddy Call"),
	"buddy-gift": story(["seat"], "Buddy Gift for seat {seat}"),
	entered: story(["card", "seat"], "{card} comes onto the field of seat {seat}"),
	nullified: story(["face", "does"], "{face} comes to nothing"),
	"attack-declared": story([
		"seat",
		"cards",
		"target"
	], "seat {seat} attacks {target} with {cards}"),
	"attack-nullified": story(["seat"], "the attack of seat {seat} comes to nothing"),
	"attack-hit": story(["target"], "the attack hits"),
	"attack-missed": story(["target"], "the attack hits nothing"),
	"double-attack": story(["card"], "{card} stands for its second attack"),
	"battle-ended": story(["cards"]),
	"damage-dealt": story([
		"seat",
		"amount",
		"sources",
		"cause"
	], "seat {seat} takes {amount} damage"),
	"damage-reduced": story(["seat", "by"], "{by} less damage for seat {seat}"),
	"life-gained": story(["seat", "amount"], "seat {seat} gains {amount} life"),
	"life-lost": story(["seat", "amount"], "seat {seat} loses {amount} life"),
	destroyed: story([
		"card",
		"face",
		"by"
	], "{face} is destroyed"),
	saved: story(["card", "face"], "{face} stays all the same"),
	"left-field": story([
		"card",
		"face",
		"seat"
	]),
	"dropped-by-check": story(["card", "face"], "{face} has to make room"),
	moved: story(["card", "area"], "{card} goes to the {area}"),
	put: story([
		"seat",
		"from",
		"to"
	]),
	"put-into-soul": story(["under"], "{card} goes under {under}"),
	discarded: story(["seat", "count"], "seat {seat} discards {count} cards"),
	"deck-searched": story(["seat", "taken"], "seat {seat} searches the deck"),
	"deck-looked-at": story(["seat", "count"], "seat {seat} looks at cards of the deck"),
	"drop-shuffled": story(["seat"], "seat {seat} shuffles the drop zone into the deck")
};
// libs/games/buddyfight/src/turn/end.ts
/**
* The turn's end: what says "end of the turn", then what lasts for the turn stops, then a check and
* what that sets off.
*
* Rules: B17; decisions A-BFT-63, A-BFT-65.
*/
var endPhase = {
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
			default: return "done";
		}
	}
};
function stopTurn(play) {
	endModifiers(play, "turn");
	forgetUses(play);
	for (const counter of ["attacks", "autos"]) setCounter(play, 0, counter, 0);
	for (const seat of seatsOf(play.state)) setCounter(play, seat, "shield", 0);
}
// libs/games/buddyfight/src/turn/final.ts
var finalPhase = {
	open: ["seat", "stage"],
	proceed(play, frame) {
		if (frame.stage === "over") return "done";
		frame.stage = "over";
		openTiming(play, "final");
		return "on";
	}
};
// libs/games/buddyfight/src/turn/main.ts
var mainPhase = {
	open: ["seat", "stage"],
	proceed(play, frame) {
		if (frame.stage === "over") return "done";
		frame.stage = "over";
		openTiming(play, "main");
		return "on";
	}
};
// libs/games/buddyfight/src/turn/repetition.ts
var REPETITION = {
	within: "turn",
	apart: [
		"attacks",
		"autos",
		"uses "
	],
	passing: {
		act: "pass",
		answer: "pass",
		auto: "no",
		"may-replace": "no",
		attack: "end-attacks",
		move: "stay"
	},
	spentAfter: 2
};
// libs/games/buddyfight/src/game.ts
/**
* Buddyfight, table of contents: two fighters, a Flag and a Buddy each, ten life, three areas for
* monsters, and every act open to one answer.
*
* setup/     Flag, Buddy, hand and gauge before the first turn
* turn/      a file for each phase: start, main, attack, final, end
* timing/    when fighters may use something: check, waiting abilities, act and answer
* acts/      what they may use: calls, casts, items, abilities; what it costs; why not
* combat/    attacks, damage, how cards leave the field, and the keywords of battle
* cards/     the printed cards; effects/ what their texts can do; decks/ decks and their check
* field.ts   places, areas, whose is what; values.ts what a card is worth now; endings.ts who lost and who leads
*
* Rules: R-BFT-01 to R-BFT-63 and B01 to B34 with the decisions A-BFT-01 to A-BFT-76.
*/
var buddyfight = {
	id: "buddyfight/2",
	minSeats: 2,
	maxSeats: 2,
	options: optionsOf(READINGS),
	zones: ZONES,
	tableZone: "field",
	openCounters: Object.keys(COUNTERS),
	shownValues: [
		"size",
		"power",
		"defense",
		"critical"
	],
	stories: openStories(STORIES),
	setup,
	firstMayBeNamed: true,
	leads,
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
		discard: discardStep,
		"put-under": putUnderStep,
		offer: offerStep,
		"look-at-top": lookStep,
		search: searchStep,
		shift: shiftStep
	},
	faces: FACES,
	...LANGUAGE.rules,
	mayTarget,
	controllerOf: ({ state }, card) => sideOf(state, card),
	baseValue,
	lasting: addedToCard,
	lastingCards,
	hasAbilities,
	happenings: { leave: savedLeaveRule },
	checkAfter: "effect",
	/** Checks have their own steps (`timing/check.ts`): no effect brings one by itself. */
	check: () => void 0,
	left,
	triggers: {
		order: "queue",
		chosenBy: "rank"
	},
	repetition: REPETITION,
	refuse
};
// libs/games/buddyfight/src/decks/deck-check.ts
/**
* Deck check: every problem is listed, not only the first. A list begins with the Flag, then the
* Buddy; all that follows is the main deck. Cards that the Flag does not allow may be in it.
*
* Rules: R-BFT-03 to 05, B01 to B03; decision A-BFT-70.
*/
var MIN_CARDS = 50;
var MAX_CARDS = 200;
var MAX_COPIES = 4;
/** What forbids this deck, given as card codes; nothing when it may be played. */
var checkDeck = (codes) => checkDeckOf(FACES, codes);
/** What forbids a deck of cards of any set, given by its faces; unknown codes are told first. */
function checkDeckOf(faces, codes) {
	const unknown = unknownCards(codes, {
		faces,
		rule: "B01"
	});
	if (unknown.length > 0) return unknown;
	const [flag, buddy, ...main] = codes.flatMap((code) => faces[code] ?? []);
	return [
		...wrongFlag(flag, [...buddy ? [buddy] : [], ...main]),
		...wrongBuddy(buddy),
		...wrongSize(main),
		...tooManyCopies(main, copiesAllowed)
	];
}
/** Counted by name, without the Buddy, which is a fifth copy where the deck has four (R-BFT-04). */
var copiesAllowed = (card) => isFlag(card) ? void 0 : {
	most: MAX_COPIES,
	rule: "B01",
	besides: "besides the Buddy"
};
var isFlag = (face) => face?.type === "flag";
function wrongFlag(first, others) {
	if (!isFlag(first)) return [{
		rule: "B02",
		says: "A deck list begins with one Flag."
	}];
	const second = others.find(isFlag);
	if (!second) return [];
	return [{
		rule: "B02",
		says: `A deck has one Flag; ${second.name} is a second one.`
	}];
}
/** A monster, or what says of itself that it may be the Buddy. */
function wrongBuddy(buddy) {
	if (!buddy || isFlag(buddy)) return [{
		rule: "B02",
		says: "The second card of a deck list is the Buddy."
	}];
	if (buddy.type === "monster" || (buddy.keywords["buddy"] ?? 0) > 0) return [];
	return [{
		rule: "R-BFT-05",
		says: `${buddy.name} is no monster and does not say that it may be the Buddy.`
	}];
}
/** Flag and Buddy are not counted (R-BFT-03). */
function wrongSize({ length }) {
	if (length < MIN_CARDS) return [{
		rule: "B01",
		says: `A deck has at least ${MIN_CARDS} cards besides Flag and Buddy; this one has ${length}.`
	}];
	if (length <= MAX_CARDS) return [];
	return [{
		rule: "B01",
		says: `A deck has at most ${MAX_CARDS} cards; this one has ${length}.`
	}];
}
var { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = deckLists({
	cards: CARDS,
	maxCount: 99,
	example: "Cork Gull"
});
// libs/games/buddyfight/src/decks/ready-decks.ts
/** Decks to begin with: Flag, Buddy, then the deck. */
var READY_DECKS = readyDecks({
	file: [
		{
			"name": "Full Steam",
			"plan": "Machines that hit through the center, and come back from the drop zone.",
			"cards": [
				"1 Brass Harbor",
				"5 Captain Valve",
				"4 Boiler Cadet",
				"3 Rivet Mouse",
				"3 Ballast Twins",
				"2 Pump Brothers",
				"2 Furnace Finch",
				"3 Breakwater Bull",
				"2 Old Piston",
				"2 Slag Walker",
				"2 Steam Surgeon",
				"2 The Leviathan Works",
				"2 Boarding Hook",
				"2 Tin Breastplate",
				"3 Cannon Cough",
				"2 Wrong Pier",
				"2 Hull Plating",
				"2 Hammer Song",
				"2 A Best Friend's Share",
				"2 Overboard Accounting",
				"1 Second Shift",
				"2 Scuttle Her",
				"1 Full Broadside"
			]
		},
		{
			"name": "All Hands",
			"plan": "Sailors with something in their hands: the item attacks while the center stays empty.",
			"cards": [
				"1 Brass Harbor",
				"4 Admiral Thunderpipe",
				"4 Cork Gull",
				"3 Stowaway Pup",
				"4 Harpoon Nan",
				"3 Chartless Mapper",
				"2 Lamp Semaphore",
				"3 Rope Duelist",
				"2 Wick the Crane",
				"2 Duchess of the Dry Dock",
				"2 Furnace Finch",
				"2 Harbormaster's Cutlass",
				"2 Storm Umbrella",
				"1 Twin Spanners",
				"3 Belay That",
				"2 Cannon Cough",
				"2 Shore Leave",
				"2 Say Hello for Me",
				"2 Rainy Day Tin",
				"2 Steam Whistle",
				"1 Harbor Fog",
				"2 Full Broadside",
				"1 Last Bell",
				"2 Rivet Rain"
			]
		},
		{
			"name": "Deep Roots",
			"plan": "Old wood that does not leave, and gains what the others take.",
			"cards": [
				"1 Midnight Orchard",
				"5 Grandmother Plum",
				"4 Hedge Fencer",
				"3 Snail Postman",
				"3 Bark Nurse",
				"2 Wick Sprout",
				"2 Thornling Bodyguard",
				"3 Sexton Badger",
				"2 Briar Constable",
				"2 Root Cellar Giant",
				"2 The Old Pear Tree",
				"2 Bark Cloak",
				"1 Bramble Bracelet",
				"3 Home Before Dark",
				"2 Caught by the Breeze",
				"2 Frost on the Blossom",
				"2 Midnight Soup",
				"2 Grafting",
				"2 Seeds for Later",
				"2 A Best Friend's Share",
				"1 Ivy Curtain",
				"2 Not on My Lawn",
				"1 Bonfire of Letters",
				"1 Moonfall",
				"1 The Whole Swarm"
			]
		},
		{
			"name": "Night Flight",
			"plan": "Moths and lanterns: here, then there, and twice before anybody looks up.",
			"cards": [
				"1 Midnight Orchard",
				"5 Moonpetal Dancer",
				"4 Dust Moth",
				"3 Moth Courier",
				"3 Windfall Thief",
				"2 Paper Wasp",
				"2 Gossip Bat",
				"2 Orchard Cat",
				"3 Thimble Owl",
				"2 Lantern Magistrate",
				"2 Velvet Executor",
				"2 Queen Mothmantle",
				"1 Landlord Pippin",
				"2 Moonsilver Needle",
				"2 Hurry, Hurry",
				"2 Home Before Dark",
				"2 Caught by the Breeze",
				"2 Two Steps in the Dark",
				"2 Borrowed Ladder",
				"2 Windy Bookkeeping",
				"2 Together, Obviously",
				"2 Second Breakfast",
				"2 Night Harvest",
				"1 Dawn Chorus",
				"1 Long Evening"
			]
		}
	],
	readDeckList,
	checkDeck
});
// libs/games/buddyfight/src/bot/seen-table.ts
function fieldOf({ table }, seat) {
	return table.seats[seat - 1]?.zones["field"]?.cards ?? [];
}
var AREA_SLOTS = Object.values(AREAS);
var monstersOn = (seen, seat) => fieldOf(seen, seat).filter(({ slot }) => AREA_SLOTS.includes(slot ?? 0));
var itemOn = (seen, seat) => fieldOf(seen, seat).find(({ slot }) => slot === 4);
var isTheirs = (seen, id) => fieldOf(seen, opponentOf(seen.seat)).some((card) => card.id === id);
var cardSeen = (seen, id) => [...fieldOf(seen, 1), ...fieldOf(seen, 2)].find((card) => card.id === id);
var valueSeen = (card, what) => card?.values?.[what] ?? 0;
/** What is printed on a card of the own hand. */
function faceInHand({ seat, table }, id) {
	return FACES[(table.seats[seat - 1]?.zones["hand"]?.cards ?? []).find((card) => card.id === id)?.face ?? ""];
}
/** The timing in which something is asked: `main`, `final`, `battle`, ... */
function timingSeen({ table }) {
	const frame = table.underway.findLast((each) => kindOf(each) === "play-timing");
	return String(frame?.name ?? "");
}
/** Whether the fighter itself is under attack now. */
function isUnderAttack({ seat, table }) {
	return table.underway.find((each) => kindOf(each) === "battle")?.target === `fighter-${seat}`;
}
var kindOf = (frame) => frame.kind;
// libs/games/buddyfight/src/bot/attack-advice.ts
var ON_FIGHTER = 100;
var ON_MONSTER = 50;
var ON_CENTER = 30;
/** What each further attacker costs: it could have attacked by itself. */
var FOR_EACH = 8;
/** The worth of an attack, above 0 where it is worth doing. */
function worthOfAttack({ id }, seen) {
	const [, group = "", target = ""] = id.split(" ");
	const attackers = group.split(",").map((each) => cardSeen(seen, each));
	const sum = (what) => attackers.reduce((total, card) => total + valueSeen(card, what), 0);
	const spent = (attackers.length - 1) * FOR_EACH;
	if (fighterNamed(target) !== void 0) {
		const shield = valueSeen(itemOn(seen, opponentOf(seen.seat)), "defense");
		return sum("power") < shield ? 0 : ON_FIGHTER + sum("critical") - spent;
	}
	const monster = cardSeen(seen, target);
	if (sum("power") < valueSeen(monster, "defense")) return 0;
	return ON_MONSTER + (monster?.slot === CENTER ? ON_CENTER : 0) + valueSeen(monster, "size") - spent;
}
// libs/games/buddyfight/src/bot/play-advice.ts
var MOST_SIZE = 3;
var THOUSAND = 1e3;
var WORTH = {
	stop: 90,
	buddy: 80,
	impact: 70,
	call: 50,
	equip: 45,
	use: 30
};
var IN_THE_CENTER = 5;
/** The worth of a deed, above 0 where it is worth doing. */
function worthOfDeed(option, seen) {
	const [deed] = option.id.split(" ");
	if (deed === "call") return worthOfCall(option, seen);
	if (deed === "equip") return itemOn(seen, seen.seat) ? 0 : WORTH.equip;
	return worthOfEffect(option, seen);
}
/** Into an empty area, and not so big that somebody else would have to go. */
function worthOfCall({ id, card }, seen) {
	const face = faceInHand(seen, card);
	const area = id.split(" ").map(areaNamed).find(Boolean) ?? "center";
	const stays = monstersOn(seen, seen.seat).filter((each) => !id.includes(String(each.id)));
	if (stays.some(({ slot }) => slot === AREAS[area])) return 0;
	if (stays.reduce((sum, each) => sum + valueSeen(each, "size"), 0) + (face?.stats["size"] ?? 0) > MOST_SIZE) return 0;
	if (id.includes(" buddy")) return WORTH.buddy;
	const center = area === "center" ? IN_THE_CENTER : 0;
	return WORTH.call + center + (face?.stats["power"] ?? 0) / THOUSAND;
}
/** Names under which texts choose what they stop. */
var STOPPED = / (call|spell|ability|item|attack)=/;
var AIMS = / (foe|gear|friend)=(\S+)/g;
function worthOfEffect({ id, card }, seen) {
	if (STOPPED.test(id)) return WORTH.stop;
	const face = faceInHand(seen, card);
	const aims = [...id.matchAll(AIMS)];
	if (!aims.every(([, name, ids = ""]) => ids === "none" || ids.split(",").every((each) => isTheirs(seen, each) === (name !== "friend")))) return 0;
	if (face?.type === "impact") return WORTH.impact;
	if (!((face?.keywords["counter"] ?? 0) > 0) || aims.some(([, name]) => name === "foe")) return WORTH.use;
	return timingSeen(seen) === "battle" && isUnderAttack(seen) ? WORTH.use : 0;
}
// libs/games/buddyfight/src/bot/advise.ts
/** The worth of waiting: less than of anything worth doing, more than of anything else. */
var WAIT = 1;
var isWait = ({ id }) => [
	"pass",
	"no",
	"end-attacks",
	"stay"
].includes(id);
/** Counsels by the kind of decision; what matters little is left to chance. */
var COUNSELS = {
	act: {
		says: "uses what helps now",
		worth: worthOfDeed
	},
	answer: {
		says: "stops what the other does",
		worth: worthOfDeed
	},
	auto: {
		says: "lets the ability work against the other",
		worth: worthOfDeed
	},
	attack: {
		says: "attacks what can be hit",
		worth: worthOfAttack
	},
	charge: {
		says: "charges, for there is another card for it",
		worth: () => 2
	},
	"may-replace": {
		says: "keeps the card on the field",
		worth: () => 2
	},
	"drop-monster": {
		says: "drops the weaker one",
		worth: ({ card = "" }, seen) => -valueSeen(cardSeen(seen, card), "power")
	},
	"call-where": "chance",
	"choose-auto": "chance",
	counterattack: "chance",
	discard: "chance",
	look: "chance",
	may: "chance",
	move: "chance",
	"pay-gauge": "chance",
	"put-under": "chance",
	replace: "chance",
	search: "chance",
	shift: "chance",
	target: "chance"
};
/** What seems best of what is offered, all equally good; none where nothing speaks for any. */
function advise(seen) {
	const own = seen.table.decisions.find(({ seat, options }) => seat === seen.seat && options);
	const counsel = own && COUNSELS[own.kind];
	if (!counsel || counsel === "chance" || own?.options?.pick !== "one") return [];
	return best(own.options.from, counsel, seen);
}
function best(offered, counsel, seen) {
	const worths = offered.map((option) => isWait(option) ? WAIT : counsel.worth(option, seen));
	const most = Math.max(...worths);
	return offered.filter((_, index) => worths[index] === most).map((option) => ({
		choice: option.id,
		says: isWait(option) ? "waits" : counsel.says
	}));
}
// tools/rules-archive/entry.js
var released = released$1("Buddyfight", buddyfight, {
	checkDeck,
	READY_DECKS,
	advise
});
export { released };
