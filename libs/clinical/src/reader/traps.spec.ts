import { newCase } from '../consultation/case';
import { applyMessage } from '../consultation/listen';
import { adviceLevelOf } from '../inference/advice-level';
import { flagsOf } from '../red-flags/raise-flags';

const levelOf = (text: string) => {
  const patientCase = applyMessage(newCase(), text);
  return adviceLevelOf(patientCase, flagsOf(patientCase));
};

/** Text about questions, songs or films, each with a counterpart that really happens. */
describe.each([
  {
    kind: 'questions in general',
    unreal: [
      'what should one do if a snake bites',
      'What do you do when a child is bitten by a snake?',
      'if a snake bites, what is the first aid',
      'nyoka akimuuma mtu afanye nini',
      'what do I do when a baby stops breathing',
      'If a snake were to bite a child at school and it started to swell, what should be done first? Nobody has been bitten.',
      'do doctors take out a bullet without anaesthesia?',
      'mtoto ana mafua tu. je, homa ikipanda apate degedege nifanye nini?',
    ],
    real: [
      'a snake bit me, what should one do',
      'what should I do if my child is bitten by a snake',
      'a snake has bitten a child here, what should we do if it swells',
      'what do I do, a baby stopped breathing',
      'nyoka amemuuma mtoto wangu, nifanye nini',
      'a snake bit one of us at school, he is swelling, what should we do first',
      'mtoto ana homa na amepata degedege, nifanye nini',
      'what do doctors advise, my neighbour here says the baby is not breathing',
      'what do doctors advise, baby not breathing',
      'daktari hujambo, mtoto hapumui',
    ],
  },
  {
    kind: 'songs and quotes',
    unreal: [
      '"my heart is breaking, I can\'t breathe without you" is a song I like',
      "there is a song that says I can't breathe without you",
      'kuna wimbo unasema nakufa mimi siwezi kupumua bila wewe',
      'the pastor quoted: I am dying and cannot breathe',
      'we were singing that song "I cannot breathe without you" all night, now my voice is gone',
      'tuliimba ule wimbo wa "siwezi kupumua bila wewe", sasa sauti imepotea',
    ],
    real: [
      'I was singing in church, now I cannot breathe',
      'she was singing a hymn in church and collapsed, does not wake',
      'alikuwa akiimba nyimbo za kanisa akaanguka na haamki',
      'I was listening to a song and now I cannot breathe',
      'sikiliza, siwezi kupumua',
    ],
  },
  {
    kind: 'what was seen on a screen',
    unreal: [
      'nilikuwa naangalia movie mtu alipigwa risasi',
      'I was watching a movie where a man was stabbed and bled heavily',
      'natazama movie jamaa amekatwa na panga',
      'they showed on the evening news people with cholera passing stool like rice water, I am well',
      'nilikuwa naangalia series, msee alipigwa risasi kifuani',
    ],
    real: [
      'I was watching a movie and my chest started hurting and I sweat',
      'I was on the radio today and my chest hurts badly, sweating, I am 50',
      'nilikuwa naangalia movie nikaanza kuumwa na kifua na jasho jingi, nina miaka 50',
    ],
  },
  {
    kind: 'what is said not to be so',
    unreal: [
      "it's not that he's refusing the breast, he is just asleep",
      'si kwamba anakataa kunyonya',
      "not that I can't breathe, just a blocked nose",
    ],
    real: ["he is refusing the breast, he won't suck", 'anakataa kunyonya, ana siku tano'],
  },
  {
    kind: 'what was long ago',
    unreal: [
      'last year my son had fits and lost consciousness, now he only has a cold',
      'mwaka jana alipoteza fahamu, sasa ana mafua tu',
      'two years ago I vomited blood but now I am fine',
      'I had a convulsion years ago, not again since',
      'in 2019 I had fits in my pregnancy, bled a lot and was in ICU. Today I only itch',
      'mwaka wa 2019 nilipata kifafa, nikatoka damu nyingi. Leo nawashwa tu',
      'last year I was admitted with malaria, lost consciousness for a day. Now only a blocked nose',
    ],
    real: [
      'two years ago I vomited blood, today again',
      'two years ago I vomited blood and today it happened again',
      'miaka miwili iliyopita nilitapika damu, leo tena',
      'in 2019 I bled a lot after birth, today I gave birth again and bleed a lot',
      'in 2018 I had fits, was fine, fainted and convulsed this morning',
      'previously well, lost consciousness for 5 minutes',
      'I married in 2018, was stabbed in the belly by my husband an hour ago',
      'in 2018 I had fits, fainted ten minutes ago with a convulsion',
      'none of us was bitten, only my son, a snake bit him and he cannot breathe',
      'I was in hospital for a week last year. Today I lost consciousness',
      'years ago I had a convulsion, again this morning',
      'last month I had chest pain and sweating, it came back this morning',
    ],
  },
  {
    kind: 'what another has had',
    unreal: [
      'my cousin had a stroke last week. My own blood pressure is 130/80, should I worry',
      'binamu yangu alipata stroke, mimi presha yangu ni 150/90',
      'our neighbour was bitten by a snake on Saturday and he is in ICU. I only have mosquito bites that itch',
      'my cousin had a stroke last week and cannot talk. So I had my pressure taken, it was 145/90',
      'binamu alipata stroke wiki jana, haongei. Mimi nikapimwa presha, ni 145/90',
    ],
    real: [
      'my neighbour had a stroke, now my right arm is weak',
      'our neighbour was bitten by a snake, he is here and his leg swells',
      'my neighbour fell from the roof last week, he does not wake, what do I do',
      'my cousin had a stroke, my own BP is 210/120 and I see blurred',
    ],
  },
])('$kind', ({ unreal, real }) => {
  test.each(unreal)('is not an emergency: %s', (text) => expect(levelOf(text)).not.toBe('emergency'));
  test.each(real)('is an emergency: %s', (text) => expect(levelOf(text)).toBe('emergency'));
});

test('reads a headache reported next to a film', () => {
  const patientCase = applyMessage(newCase(), 'I was watching TV and a man was shot on the news, my headache is worse');
  expect(patientCase.findings.headache?.state).toBe('present');
  expect(patientCase.findings.deep_wound).toBeUndefined();
});

test('reads "these days" as current', () => {
  const patientCase = applyMessage(newCase(), 'last year I fainted often, these days I only feel tired');
  expect(patientCase.findings.fatigue?.state).toBe('present');
  expect(patientCase.findings.faint).toBeUndefined();
});

test.each(['nilianza kuumwa na kifua', 'nikaanza kuumwa kifua'])('reads a verb after "to begin": %s', (text) => {
  expect(applyMessage(newCase(), text).findings.chest_pain?.state).toBe('present');
});
