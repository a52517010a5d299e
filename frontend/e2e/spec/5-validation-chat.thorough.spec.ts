import { makePdf } from '../support/files';
import { showState } from '../support/fake-responses';
import { expect, test } from '../support/test';

test('5. Chat send: requires non-empty trimmed text or at least one file', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  await test.step('nothing written: disabled', async () => {
    await expect(chat.sendButton).toBeDisabled();
  });
  await test.step('blanks only: disabled', async () => {
    await chat.input.fill('  \n ');
    await expect(chat.sendButton).toBeDisabled();
  });
  await test.step('a word: enabled', async () => {
    await chat.input.fill(' a ');
    await expect(chat.sendButton).toBeEnabled();
  });
  await test.step('no word but a file: enabled', async () => {
    await chat.input.fill('');
    await chat.attach([makePdf()]);
    await expect(chat.sendButton).toBeEnabled();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(chat.sendButton).toBeDisabled();
  });
});

const LONG_SYMPTOMS = 'I have had a high fever and a bad headache since Monday'; // 55 characters, 11 words
const LONG_HISTORY = 'One two three four five six seven eight words and more words than those'; // 71 characters, 14 words

/** Collected information and the groups that it completes. */
const CASES = [
  { rule: 'nothing collected: nothing is there', info: {}, there: [] },
  {
    rule: 'all five: age and sex, height and weight, symptoms, history over 50 characters and 10 words, both lists',
    info: {
      age: 1,
      sex: 'f',
      height: 1,
      weight: 1,
      symptoms: LONG_SYMPTOMS,
      medicalHistory: LONG_HISTORY,
      currentMedications: [],
      allergies: [],
    },
    there: ['Age and sex', 'Height and weight', 'Symptoms', 'History', 'Medicines and allergies'],
  },
  {
    rule: 'an age of 0, a height without a weight, no symptom keyword, a summary made by itself, one list alone: nothing',
    info: {
      age: 0,
      sex: 'female',
      height: 170,
      currentMedications: [],
      symptoms: 'One two three four five six seven eight nine ten eleven',
      medicalHistory: `Summary: ${LONG_HISTORY}`,
    },
    there: [],
  },
  {
    rule: 'a blank sex, a weight of 0, 9 words of symptoms, a short history without a keyword: nothing',
    info: {
      age: 30,
      sex: ' ',
      height: 170,
      weight: 0,
      allergies: [],
      symptoms: 'Fever headaches vomiting tiredness coughing sneezing sweating shivering dizziness',
      medicalHistory: 'Yes',
    },
    there: [],
  },
  {
    rule: '10 words of symptoms in under 40 characters: not there; a history keyword alone: there',
    info: { symptoms: 'I am hot and so it is a bad day', medicalHistory: 'asthma' },
    there: ['History'],
  },
] as const;

test('5. Required-info progress checks', async ({ openChat, page }) => {
  const chat = await openChat('en');
  for (const { rule, info, there } of CASES) {
    await test.step(rule, async () => {
      await showState(page, { collectedInfo: info });
      await page.reload();
      await chat.opened();
      const strip = page.getByRole('progressbar', { name: 'Information needed' });
      await expect(strip).toHaveAttribute('aria-valuenow', String(there.length * 20));
      await strip.click();
      const groups = page.getByRole('group').filter({ has: strip }).getByRole('listitem');
      await expect(groups).toHaveCount(5);
      await expect(groups.filter({ hasText: ': there' })).toHaveText(there.map((group) => `${group}: there`));
    });
  }
});
