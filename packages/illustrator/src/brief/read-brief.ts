import type { Random } from '../core/random.ts';
import { toEnglish } from '../languages/to-english.ts';
import { spellOutEmoji } from '../vocabulary/emoji.ts';
import type { BorrowedWord, Brief, Idea, SceneKind, SubjectRequest } from './brief.types.ts';
import { PLACE_HINTS, type PlaceHint } from './place.types.ts';
import { makeAbstractAManner } from './reading/abstract-manner.ts';
import { borrowKinds } from './reading/borrow-kinds.ts';
import { layOnTable } from './reading/lay-on-table.ts';
import { makeEmblem } from './reading/make-emblem.ts';
import { giveHeads } from './reading/odd-parts/give-heads.ts';
import { giveLettering } from './reading/odd-parts/give-lettering.ts';
import { giveShadows } from './reading/odd-parts/give-shadows.ts';
import { poseForView } from './reading/pose-for-view.ts';
import { readEpoch } from './reading/read-epoch.ts';
import { leadingIdea, takeCrowdIntoIdea } from './reading/read-idea.ts';
import { readManners } from './reading/read-manners.ts';
import { readOptionClauses } from './reading/read-option-clauses.ts';
import { readPlaceHints } from './reading/read-place-hints.ts';
import { readRegion } from './reading/read-region.ts';
import { readUnwanted } from './reading/read-unwanted.ts';
import { isVetoed, readVetoes } from './reading/read-vetoes.ts';
import { type Reading, textOf } from './reading/reading.types.ts';
import { standAtBedside } from './reading/relations/at-the-bedside.ts';
import { bringCounter } from './reading/relations/bring-counter.ts';
import { bringSeats } from './reading/relations/bring-seats.ts';
import { bringTools } from './reading/relations/bring-tools.ts';
import { carryThroughTheAir } from './reading/relations/carry-through-the-air.ts';
import { crewAboard } from './reading/relations/crew-aboard.ts';
import { mountsForAll } from './reading/relations/mounts-for-all.ts';
import { perchOnPartner } from './reading/relations/perch-on-partner.ts';
import { readRelations } from './reading/relations/read-relations.ts';
import { reportWords } from './reading/report-words.ts';
import { resolveConditions, resolveManner } from './reading/resolve-wishes.ts';
import { choosePlace } from './reading/scene/choose-place.ts';
import { chooseScene, isBusy } from './reading/scene/choose-scene.ts';
import {
  leaveOutHouse,
  leaveOutHouses,
  leaveOutTree,
  leaveOutWindow,
} from './reading/scene/leave-out-of-rooms.ts';
import { placesOfDeeds } from './reading/scene/places-of-deeds.ts';
import { readAir } from './reading/scene/read-air.ts';
import { readRoomParts } from './reading/scene/read-room-parts.ts';
import { hasSmallOnHead } from './reading/scene/small-on-head.ts';
import { wishesOfNouns } from './reading/scene/what-nouns-imply.ts';
import { dressAnimals } from './reading/subjects/clothes/dress-animals.ts';
import { giveHands } from './reading/subjects/give-hands.ts';
import { joinDepicted } from './reading/subjects/join-depicted.ts';
import { joinHalves } from './reading/subjects/join-halves.ts';
import { giveColors, noteColorRows } from './reading/subjects/read-colors.ts';
import { readGazes } from './reading/subjects/read-gazes.ts';
import { readGenders } from './reading/subjects/read-genders.ts';
import { readHeights } from './reading/subjects/read-heights.ts';
import { makeKinAlike } from './reading/subjects/read-kin.ts';
import { giveLooks, noteLooks } from './reading/subjects/read-looks.ts';
import { posesOfRelations, readPoses } from './reading/subjects/read-poses.ts';
import { readShapes } from './reading/subjects/read-shapes.ts';
import { readSubjects } from './reading/subjects/read-subjects.ts';
import { speaksOfFace } from './reading/subjects/speaks-of-face.ts';
import { inFullSpelling } from './text/chat-spellings.ts';
import { splitPrompt } from './text/split-prompt.ts';
import { takeLettering } from './text/take-lettering.ts';
import { tokenise } from './text/tokens.ts';
import { inPlainWords } from './text/turns-of-speech.ts';
import { plainWording, type Wording } from './text/wording.ts';

export interface ReadBriefOptions {
  /** More to leave out than the prompt itself says after "avoiding". */
  negativePrompt?: string;
  /** Decides what the prompt leaves open. */
  random: Random;
}

/**
 * Reads a prompt: the visitor's own words, with the options of a tool composed in, comma separated.
 *
 * Where they contradict each other, the visitor's words decide what the picture shows (place, time,
 * weather), options decide how it is made (style, light, camera), and of several options for one
 * thing the last one counts. Never throws: what it cannot read goes to `unknown`.
 */
export function readBrief(prompt: string, { negativePrompt, random }: ReadBriefOptions): Brief {
  const { wanted, unwanted } = splitPrompt(prompt, negativePrompt);
  const { wording, letterings } = takeLettering(plainWording(spellOutEmoji(wanted)));
  const { reading, borrowed } = readBorrowing(inPlainWords(inFullSpelling(toEnglish(wording))), letterings);
  const vetoes = readVetoes([toEnglish(plainWording(unwanted)).text, ...reading.unwanted].join(', '));
  reading.subjects = reading.subjects.filter(({ request }) => !isVetoed(request, vetoes.words));
  const idea = leadingIdea(reading);
  takeCrowdIntoIdea(reading, idea);
  const relations = readRelations(reading);
  standAtBedside(reading.subjects, relations);
  perchOnPartner(reading.subjects, relations);
  carryThroughTheAir(reading.subjects, relations);
  bringTools(reading.subjects, relations);
  posesOfRelations(reading.subjects, relations);
  giveHands(reading.subjects, relations);
  crewAboard(reading.subjects, relations);
  mountsForAll(reading.subjects, relations);
  bringCounter(reading, relations);
  placesOfDeeds(reading, relations);
  bringSeats(reading, relations);
  const subjects: SubjectRequest[] = reading.subjects.map((subject) => ({
    ...subject.request,
    mention:
      subject.wearer === undefined && subject.companionOf === undefined
        ? textOf(reading, subject)
        : undefined,
  }));
  poseForView(subjects, reading.wishes);
  const air = readAir(reading);
  const manner = resolveManner(reading.wishes, vetoes);
  const conditions = resolveConditions([...reading.wishes, ...wishesOfNouns(reading)], vetoes);
  const { cameraAngle } = manner;
  const scene = chooseScene(
    { wishes: reading.wishes, subjects, relations, cameraAngle, idea, likeness: speaksOfFace(reading) },
    random,
  );
  const snow = conditions.snow || (scene === 'snow' && !vetoes.words.has('snow'));
  const asksForPortrait =
    cameraAngle === 'close-up' || reading.wishes.some(({ wish }) => wish.scene === 'portrait');
  const halfLength =
    scene !== 'portrait' &&
    ((asksForPortrait && isBusy({ subjects, relations, cameraAngle })) ||
      hasSmallOnHead(subjects, relations));
  const brief: Brief = {
    prompt: wanted,
    scene,
    place: choosePlace({ scene, snow }, reading.wishes, subjects),
    placeQualities: placeQualities(reading, scene),
    placeHints: placeHints(reading, scene),
    roomParts: scene === 'interior' ? reading.roomParts : undefined,
    idea: scene === 'abstract' ? ideaOf(reading, idea) : undefined,
    shapes: scene === 'abstract' ? readShapes(reading.tokens) : undefined,
    colors: reading.colors,
    epoch: readEpoch(reading.tokens),
    region: readRegion(reading),
    air,
    ...conditions,
    features: halfLength ? new Set([...conditions.features, 'half-length']) : conditions.features,
    snow,
    season: snow ? 'winter' : conditions.season,
    subjects,
    relations,
    ...manner,
    backdrop: reading.wishes.find(({ wish }) => wish.backdrop !== undefined)?.wish.backdrop,
    tableTop: reading.wishes.find(({ wish }) => wish.tableTop !== undefined)?.wish.tableTop,
    vetoes: vetoes.words,
    understood: [],
    unknown: [],
    borrowed,
  };
  return { ...brief, ...reportWords(reading, brief) };
}

/** "a messy studio": what is said of the place that became the picture's. */
function placeQualities({ wishes }: Reading, scene: SceneKind): string[] {
  return [
    ...new Set(wishes.flatMap(({ wish, qualities }) => (wish.scene === scene ? (qualities ?? []) : []))),
  ];
}

function placeHints({ wishes }: Reading, scene: SceneKind): Set<PlaceHint> {
  const hints = wishes.flatMap(({ wish }) => (wish.hint === undefined ? [] : [wish.hint]));
  return new Set(hints.filter((hint) => PLACE_HINTS[hint] === scene));
}

function ideaOf({ wishes }: Reading, leading: Idea | undefined): Idea | undefined {
  return leading ?? wishes.find(({ wish }) => wish.idea !== undefined)?.wish.idea;
}

/** What is unknown at the first reading is read once more as the nearest that can be drawn. */
function readBorrowing(
  wording: Wording,
  letterings: readonly string[],
): { reading: Reading; borrowed: BorrowedWord[] } {
  const reading = readTokens(wording, letterings);
  const borrowing = borrowKinds(reading);
  return borrowing
    ? { reading: readTokens(borrowing.wording, letterings), borrowed: borrowing.borrowed }
    : { reading, borrowed: [] };
}

function readTokens(wording: Wording, letterings: readonly string[]): Reading {
  const tokens = tokenise(wording.text);
  const reading: Reading = {
    wording,
    tokens,
    claimed: tokens.map(() => false),
    dressed: new Set(),
    wishes: [],
    subjects: [],
    unknown: [],
    unwanted: [],
    forbidden: [],
    colors: [],
  };
  readOptionClauses(reading);
  readManners(reading);
  readUnwanted(reading);
  reading.roomParts = readRoomParts(reading);
  const looks = noteLooks(reading);
  const colorRows = noteColorRows(reading);
  readSubjects(reading);
  joinHalves(reading);
  joinDepicted(reading);
  giveLettering(reading, letterings);
  giveHeads(reading);
  giveShadows(reading);
  layOnTable(reading);
  readPoses(reading);
  readGazes(reading);
  readHeights(reading);
  giveLooks(reading, looks);
  readGenders(reading);
  dressAnimals(reading);
  makeKinAlike(reading);
  reading.colors = giveColors(reading, colorRows);
  makeEmblem(reading);
  readPlaceHints(reading);
  leaveOutHouse(reading);
  leaveOutWindow(reading);
  leaveOutTree(reading);
  leaveOutHouses(reading);
  makeAbstractAManner(reading);
  reading.wishes.sort((a, b) => a.start - b.start);
  return reading;
}
