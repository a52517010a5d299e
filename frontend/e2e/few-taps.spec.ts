import { advanceTo } from './support/advance-to';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const WORDS = {
  en: {
    right: 'Yes, that is right',
    why: 'Why do you ask?',
    price: /^The diagnosis costs \d+ credits\.$/,
    ageAsked: 'How old',
    adult: 'Adult',
    years: 'Years (18 to 59)',
    answer: 'Answer',
    age: '28 years old',
    left: /^About \d+ questions left$/,
    child: 'My child',
    complaints: ['Fever', 'Cough'],
    sentence: 'My child has a fever and a cough',
    free: 'Or write your own answer. Price: 0 credits, free.',
    filler: 'in the card above',
  },
  sw: {
    right: 'Ndiyo, ni sahihi',
    why: 'Kwa nini unauliza?',
    price: /^Gharama ya utambuzi ni krediti \d+\.$/,
    ageAsked: 'umri gani',
    adult: 'Mtu mzima',
    years: 'Miaka (18 hadi 59)',
    answer: 'Jibu',
    age: 'Miaka 28',
    left: /^Bado maswali \d+ hivi$/,
    child: 'Mtoto wangu',
    complaints: ['Homa', 'Kikohozi'],
    sentence: 'Mtoto wangu ana homa na kikohozi',
    free: 'Au andika jibu lako. Gharama: krediti 0, bure.',
    filler: 'kwenye kadi iliyo juu',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`the welcome begins the first message with two taps, and the next question takes an age with taps (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await expect(chat.welcome).toBeVisible();
    await page.getByRole('button', { name: words.child, exact: true }).click();
    for (const name of words.complaints) await page.getByRole('button', { name, exact: true }).click();
    await expect(chat.input).toHaveValue(words.sentence);
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();

    await advanceTo(chat, words.ageAsked);
    await expect(page.getByText(words.left)).toBeVisible();
    await expect(page.getByText(words.free)).toBeVisible();
    await chat.chips.filter({ hasText: words.adult }).click();
    const field = page.getByLabel(words.years);
    const answer = page.getByRole('button', { name: words.answer, exact: true });
    await field.fill('17');
    await expect(answer).toBeDisabled();
    await field.fill('28');
    await chat.sendAndWait(() => answer.click());
    await expect(chat.messages.filter({ hasText: words.age })).toHaveCount(1);
    await expect(chat.messages.last()).toContainText(SCREEN_WORDS[language].sexAsked);
    await expect(page.getByText(words.why)).toHaveCount(1);
  });

  test(`two taps lead from the last answer to the diagnosis; both show their price (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language, { diagnosticAccepted: false });
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    const right = chat.chips.filter({ hasText: words.right });
    await expect(right).toBeInViewport({ ratio: 1 });
    await expect(right).toHaveText(/· \d+$/);
    const confirmPrice = Number(/\d+$/.exec((await right.textContent()) ?? '')?.[0]);
    await right.click();

    const notice = page.getByRole('dialog');
    const price = notice.getByText(words.price);
    await expect(price).toBeVisible();
    const diagnosisPrice = Number(/\d+/.exec((await price.textContent()) ?? '')?.[0]);
    await expect(chat.diagnosis).toHaveCount(0);
    await notice.getByRole('button', { name: chat.words.understood }).click();
    await expect(chat.diagnosis).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(chat.input).toBeEnabled();
    await expect(page.getByText(words.filler)).toHaveCount(0);
    expect((await chat.creditsUsed()) - used).toBe(confirmPrice + diagnosisPrice);
    await page.reload();
    await expect(chat.diagnosis).toBeVisible();
    await expect(notice).toHaveCount(0);
    // The card shows the confidence, so the row scrolls away.
    await expect(page.locator('[data-pinned]')).toBeEmpty();
  });
}
