import type { Bilingual, Diagnosis } from '@afya/contracts';
import { conditionById } from '../knowledge';
import { careAdvice, goNowAdvice } from './advice-for';
import type { Assessment } from './assessment';
import { enumerate, inSentence, join, list, text } from './bilingual';
import { spreadText } from './catching';
import { diagnose } from './diagnosis';
import { type Intent, intentOf } from './intents';
import { testsFor } from './tests-for';
import { waitingAdvice } from './waiting';
import { descriptionOf } from './what-it-is';

const MEDICINE = text(
  'A health worker must choose the medicine and the amount for you, above all for a child, in pregnancy, or with other illnesses. Do not take antibiotics or malaria tablets without a test or a prescription.',
  'Mhudumu wa afya ndiye wa kuchagua dawa na kiasi kinachokufaa, hasa kwa mtoto, mjamzito au mwenye magonjwa mengine. Usitumie antibiotiki au dawa za malaria bila kupimwa au kuandikiwa.',
);
const PHARMACIST = text(
  'Tell the health worker or pharmacist your age, other illnesses, allergies and every medicine you take. Ask what it is for, how often to take it, and for how many days.',
  'Mwambie mhudumu wa afya au mfamasia umri wako, magonjwa mengine, mzio na kila dawa unayotumia. Uliza dawa ni ya nini, itumike mara ngapi na kwa siku ngapi.',
);
const FOOD = text(
  'Eat small meals of what you can bear, and drink often. Nothing has to be left out unless a health worker says so or it makes things worse. Babies go on breastfeeding.',
  'Kula kidogo kidogo unachoweza, na unywe mara kwa mara. Hakuna chakula cha kuacha, isipokuwa mhudumu wa afya amesema au kinazidisha hali. Watoto wachanga waendelee kunyonya.',
);
const HOW_LONG = text(
  'How long it takes depends on what an examination finds and on the treatment. If it is not better in three days, or gets worse, be seen.',
  'Muda hutegemea yale ambayo uchunguzi utaonyesha, na matibabu. Kama hakuna nafuu ndani ya siku tatu, au hali ikizidi, nenda kliniki.',
);
const NO_TESTS = text(
  'A clinic decides after an examination; often no test is needed.',
  'Kliniki itaamua baada ya kukuchunguza; mara nyingi hakuna kipimo kinachohitajika.',
);
const NOT_UNDERSTOOD = text(
  'I am not sure what you would like to know. You can ask when to go to hospital, what to do at home, about medicines or tests, or tell me what has changed.',
  'Sina hakika ungependa kujua nini. Unaweza kuuliza lini uende hospitali, la kufanya nyumbani, kuhusu dawa au vipimo, au uniambie kilichobadilika.',
);
const ASK_THEM = text(
  'That is all I can say about it. Write the question down and ask it at the clinic; they can examine you.',
  'Hayo ndiyo ninayoweza kusema kuhusu hilo. Andika swali hilo uwaulize kliniki; wao wanaweza kukuchunguza.',
);

const AT_ONCE = text('Go at once with:', 'Nenda mara moja ukiona:');
const MORE_URGENT = text('It is even more urgent with:', 'Ni haraka zaidi ukiona:');

const titled = (title: Bilingual, items: readonly Bilingual[]) => join([title, list(items)], '\n');

/** The answers to an intent in order: for the first time it is asked, the second, and so on. */
function answersTo(intent: Intent, diagnosis: Diagnosis, { patientCase, rules }: Assessment): (Bilingual | null)[] {
  const condition = diagnosis.conditionId === undefined ? undefined : conditionById(diagnosis.conditionId);
  const care = careAdvice(condition?.care ?? ['rest', 'fluids'], patientCase);
  const goNow = titled(
    diagnosis.adviceLevel === 'emergency' ? MORE_URGENT : AT_ONCE,
    goNowAdvice(condition?.goNow ?? ['confusion', 'breathing'], patientCase),
  );
  const tests = enumerate(testsFor(condition?.id, patientCase, rules));
  const what = descriptionOf(diagnosis);
  const atHome = titled(text('At home:', 'Nyumbani:'), care);
  const reasons = titled(text('Why I think so:', 'Kwa nini nafikiri hivyo:'), diagnosis.reasoningPath);
  const others = enumerate(diagnosis.differentialDiagnoses.map(({ name }) => inSentence(name)));
  const { score } = diagnosis.confidence;
  const level = diagnosis.recommendations[0] ?? null;
  const answers: Record<Intent, (Bilingual | null)[]> = {
    catching: [spreadText(condition?.id)],
    wait: [join([waitingAdvice(diagnosis.adviceLevel), goNow])],
    tests: [tests.en ? text(`A clinic may do: ${tests.en}.`, `Kliniki inaweza kufanya: ${tests.sw}.`) : NO_TESTS],
    why: [reasons],
    other: [others.en ? text(`It could also be: ${others.en}.`, `Huenda pia ikawa: ${others.sw}.`) : null, reasons],
    sure: [
      text(
        `No: ${score} out of 100. I cannot examine you; only an examination and tests can make it certain.`,
        `Hapana: ${score} kati ya 100. Siwezi kukuchunguza; ni uchunguzi na vipimo tu vinavyoweza kuthibitisha.`,
      ),
      reasons,
    ],
    long: [join([what, HOW_LONG]), HOW_LONG],
    food: [FOOD, atHome],
    when: [join([level, goNow]), goNow],
    medicine: [MEDICINE, PHARMACIST, atHome],
    home: [atHome, join([level, goNow])],
    what: [what, reasons],
    thanks: [text('You are welcome.', 'Karibu.')],
  };
  return answers[intent];
}

/** A short answer to a question after the diagnosis. `times`: how often the intent was asked before. */
export function followUpAnswer(assessment: Assessment, message: string, times = 0): Bilingual {
  const intent = intentOf(message);
  if (intent === null) return NOT_UNDERSTOOD;
  const answers = answersTo(intent, diagnose(assessment), assessment).filter((answer) => answer !== null);
  // whether to wait is critical, so this answer is repeated every time
  if (intent === 'thanks' || intent === 'wait') return answers[0] ?? NOT_UNDERSTOOD;
  return answers[times] ?? (answers.length > 0 ? ASK_THEM : NOT_UNDERSTOOD);
}
