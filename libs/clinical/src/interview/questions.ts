import type { Bilingual, Question } from '@afya/contracts';
import { findingById } from '../knowledge';
import { isChecklist } from './checklists';
import { choiceQuestion } from './choices';
import { COMPLAINT_CHIPS } from './complaint-chips';

interface Asked {
  text: Bilingual;
  question: Question;
}

const choice = (value: string, en: string, sw: string) => ({ value, label: { en, sw } });
const DONT_KNOW = choice('unknown', "I don't know", 'Sijui');
const NONE_OF_THESE = choice('no, none of these', 'None of these', 'Hakuna kati ya hizi');
const YES = choice('yes', 'Yes', 'Ndiyo');
const NO = choice('no', 'No', 'Hapana');
const SEXES = [choice('female', 'Female', 'Wa kike'), choice('male', 'Male', 'Wa kiume')];
const YES_NO = [YES, NO, DONT_KNOW];
/** After an answer that was not understood */
const YES_NO_LITTLE = [YES, NO, choice('a little', 'A little', 'Kidogo'), DONT_KNOW];

/** The fixed questions, as opposed to those about findings. */
const FIXED: Readonly<Record<string, Omit<Asked, 'question'> & { why?: Bilingual; choices: Question['choices'] }>> = {
  symptoms: {
    text: {
      en: 'What is troubling you, or the person you are asking for? Tell me in your own words: what, where, and since when.',
      sw: 'Ni nini kinachokusumbua wewe, au mtu unayemwulizia? Nieleze kwa maneno yako: ni nini, wapi, na tangu lini.',
    },
    choices: COMPLAINT_CHIPS,
  },
  age: {
    text: {
      en: 'How old is the patient? For a baby, say weeks or months.',
      sw: 'Mgonjwa ana umri gani? Kwa mtoto mchanga, taja wiki au miezi.',
    },
    why: { en: 'Illnesses and dangers differ with age.', sw: 'Magonjwa na hatari hutofautiana kwa umri.' },
    choices: [DONT_KNOW],
  },
  sex: {
    text: { en: 'Is the patient female or male?', sw: 'Mgonjwa ni wa kike au wa kiume?' },
    why: { en: 'Some illnesses only concern women or men.', sw: 'Magonjwa mengine huhusu wanawake au wanaume pekee.' },
    choices: [...SEXES, DONT_KNOW],
  },
  check: {
    text: { en: 'Are the age, the height and the weight right?', sw: 'Je, umri, urefu na uzito ni sahihi?' },
    why: {
      en: 'They are unusual, and the advice depends on them.',
      sw: 'Si za kawaida, na ushauri hutegemea namba hizo.',
    },
    choices: [
      choice('yes', 'Yes, that is right', 'Ndiyo, ni sahihi'),
      choice('no', 'No, that is wrong', 'Hapana, si sahihi'),
    ],
  },
  duration: {
    text: { en: 'When did this start?', sw: 'Hali hii ilianza lini?' },
    why: { en: 'How long it has lasted tells illnesses apart.', sw: 'Muda wa dalili husaidia kutofautisha magonjwa.' },
    choices: [
      choice('today', 'Since today', 'Tangu leo'),
      choice('2 days', '2–3 days', 'Siku 2–3'),
      choice('1 week', 'About a week', 'Wiki moja hivi'),
      choice('1 month', 'A month or more', 'Mwezi au zaidi'),
      DONT_KNOW,
    ],
  },
  else: {
    text: {
      en: 'What else have you noticed? Tell me everything that is not as usual, even if it seems small.',
      sw: 'Umeona nini kingine? Nieleze kila kitu kisicho cha kawaida, hata kama ni kidogo.',
    },
    why: {
      en: 'What comes with a complaint often tells what it is.',
      sw: 'Dalili zinazoambatana mara nyingi huonyesha ni ugonjwa gani.',
    },
    choices: [choice('nothing else', 'Nothing else', 'Hakuna kingine'), DONT_KNOW],
  },
  record: {
    text: {
      en: 'Last question: is there a lasting illness, a medicine taken now, or an allergy? If you know the height and the weight, add them.',
      sw: 'Swali la mwisho: je, kuna ugonjwa wa muda mrefu, dawa inayotumika sasa, au mzio (aleji)? Kama unajua urefu na uzito, taja pia.',
    },
    why: {
      en: 'They change what is dangerous and what is safe to take.',
      sw: 'Hubadilisha kilicho hatari na dawa zilizo salama.',
    },
    choices: [choice('none', 'None', 'Hakuna'), DONT_KNOW],
  },
  history: {
    text: {
      en: 'Are there lasting illnesses, such as diabetes, high blood pressure, asthma, HIV, TB or sickle cell, or past operations?',
      sw: 'Je, kuna magonjwa ya muda mrefu, kama kisukari, presha, pumu, VVU (HIV), TB au selimundu (sickle cell), au upasuaji wa awali?',
    },
    why: { en: 'They change what is dangerous and what is safe.', sw: 'Hubadilisha kilicho hatari na kilicho salama.' },
    choices: [choice('none', 'None', 'Hakuna'), DONT_KNOW],
  },
  medicines: {
    text: { en: 'Which medicines or herbs are taken now?', sw: 'Ni dawa au mitishamba gani inatumika sasa?' },
    why: { en: 'So that nothing I suggest clashes with them.', sw: 'Ili ushauri wangu usigongane nazo.' },
    choices: [choice('none', 'None', 'Hakuna'), DONT_KNOW],
  },
  allergies: {
    text: { en: 'Is there an allergy to a medicine or food?', sw: 'Je, kuna mzio wa dawa au chakula?' },
    why: { en: 'So that you can tell it wherever you are treated.', sw: 'Ili uweze kuwaambia popote utakapotibiwa.' },
    choices: [choice('none', 'None', 'Hakuna'), DONT_KNOW],
  },
  measures: {
    text: {
      en: 'Last question: what are the height and the weight, if you know them? For example 165 cm, 60 kg; for a small child 80 cm, 10 kg.',
      sw: 'Swali la mwisho: urefu na uzito ni kiasi gani, kama unajua? Kwa mfano sm 165, kilo 60; kwa mtoto mdogo sm 80, kilo 10.',
    },
    why: { en: 'They show how the body is nourished.', sw: 'Huonyesha hali ya lishe ya mwili.' },
    choices: [DONT_KNOW],
  },
  confirm: {
    text: { en: 'Is this right?', sw: 'Je, hii ni sahihi?' },
    choices: [
      choice('yes', 'Yes, that is right', 'Ndiyo, ni sahihi'),
      choice('no', 'No, change something', 'Hapana, badilisha kitu'),
    ],
  },
  correction: {
    text: { en: 'What should I change? Write it as it really is.', sw: 'Nibadilishe nini? Andika ilivyo kweli.' },
    choices: [],
  },
  files: {
    text: {
      en: 'What does the picture or paper show? Tell me in words.',
      sw: 'Picha au karatasi inaonyesha nini? Nieleze kwa maneno.',
    },
    choices: [choice('skip', 'Go on without it', 'Endelea bila hiyo')],
  },
  papers: {
    text: { en: 'Is that right?', sw: 'Je, hiyo ni sahihi?' },
    why: {
      en: 'I may have misread it. I only use what you confirm.',
      sw: 'Huenda nimesoma vibaya. Natumia tu unachothibitisha.',
    },
    choices: [
      choice('yes', 'Yes, that is right', 'Ndiyo, ni sahihi'),
      choice('no', 'No, that is wrong', 'Hapana, si sahihi'),
    ],
  },
  offer: {
    text: { en: 'Shall I show you what I think it may be?', sw: 'Je, nikuonyeshe huenda ni ugonjwa gani?' },
    choices: [
      choice('yes', 'Yes, show me', 'Ndiyo, nionyeshe'),
      choice('no', 'Not yet, I want to add something', 'Bado, nataka kuongeza kitu'),
    ],
  },
  again: {
    text: { en: 'Shall I look at it again?', sw: 'Niangalie tena?' },
    choices: [choice('yes', 'Yes', 'Ndiyo'), choice('no', 'No', 'Hapana')],
  },
  more: {
    text: { en: 'Is there anything else you want to know?', sw: 'Je, kuna kitu kingine ungependa kujua?' },
    choices: [
      choice('when should I go to hospital', 'When should I go to hospital?', 'Niende hospitali lini?'),
      choice('what can I do at home', 'What can I do at home?', 'Nifanye nini nyumbani?'),
      choice('is it contagious', 'Can others catch it?', 'Je, inaambukiza?'),
      choice('nothing more', 'Nothing more', 'Hakuna zaidi'),
    ],
  },
};

const DANGER_WHY: Bilingual = {
  en: 'This sign can mean that help is needed fast.',
  sw: 'Dalili hii inaweza kumaanisha kwamba msaada wa haraka unahitajika.',
};
const USUAL_WHY: Bilingual = {
  en: 'It helps me tell similar illnesses apart.',
  sw: 'Inanisaidia kutofautisha magonjwa yanayofanana.',
};

/**
 * The question with this id in both languages, with its choices and its reason; undefined for an unknown id. Choices
 * that cannot be true of the patient are left out. `again`: the last answer was not understood.
 */
export function questionFor(id: string, sex?: 'female' | 'male', again = false): Asked | undefined {
  const fixed = FIXED[id];
  if (fixed) {
    // the question about the age asks for the sex too while it is unknown
    const choiceRows = id === 'age' && sex === undefined ? [...SEXES, ...fixed.choices] : fixed.choices;
    return { text: fixed.text, question: { id, choices: choiceRows, ...(fixed.why ? { why: fixed.why } : {}) } };
  }
  const choices = choiceQuestion(id);
  if (choices) {
    const { ask, why } = choices;
    const fits = (finding: string) => !sex || (findingById(finding)?.asked?.sex ?? sex) === sex;
    const rows = choices.choices
      .filter(({ findings }) => findings.every(fits))
      .map(({ label }) => ({ value: label.en, label }));
    const question = { id, choices: [...rows, NONE_OF_THESE, DONT_KNOW], why };
    return { text: ask, question: isChecklist(id) ? { ...question, multiple: true } : question };
  }
  const finding = id.startsWith('f:') ? findingById(id.slice(2)) : undefined;
  if (!finding) return undefined;
  const usual = finding.kind === 'danger' ? DANGER_WHY : USUAL_WHY;
  const why = { en: finding.en.why ?? usual.en, sw: finding.sw.why ?? usual.sw };
  return {
    text: { en: finding.en.ask, sw: finding.sw.ask },
    question: { id, choices: again ? YES_NO_LITTLE : YES_NO, why },
  };
}

/** The text is the value of one of the question's choices. */
export function isChoice(id: string, text: string): boolean {
  return questionFor(id)?.question.choices.some(({ value }) => value === text) ?? false;
}

/** Converts a tapped choice (label or value) to its value, which the reader understands. */
export function choiceValue(id: string | undefined, text: string): string {
  const folded = text.trim().toLowerCase();
  const found = !id
    ? undefined
    : questionFor(id)?.question.choices.find(({ value, label }) =>
        [value, label.en, label.sw].some((form) => form.toLowerCase() === folded),
      );
  return found?.value ?? text;
}
