import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makeDiagnosis } from '../testing/make-diagnosis';
import { makeReply } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const NAMES = { en: 'Diagnosis', sw: 'Utambuzi wa ugonjwa' } as const;
const findSheet = async () => {
  await waitFor(() => expect(document.querySelector('[data-sheet]')).not.toBeNull());
  const sheet = document.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet) throw new Error('no sheet');
  return sheet;
};

function giveResult(part: Parameters<typeof makeDiagnosis>[0] = {}) {
  const diagnosis = makeDiagnosis(part);
  const result = makeReply('Long text', 'Maelezo marefu', { processingStage: 'final_analysis', diagnosis });
  setMessages(
    fakeApi(),
    result,
    makeReply('Do this.', 'Fanya hivi.', { processingStage: 'final_recommendations', diagnosis }),
  );
  return result;
}

describe('the diagnosis card', () => {
  it.each([
    {
      language: 'en',
      texts: ['Urgent', 'See a clinic today', 'High', 'less likely'],
      numbers: 'Show the numbers',
      toDo: 'What to do',
      goAtOnce: 'Go to a hospital at once with',
    },
    {
      language: 'sw',
      texts: ['Haraka', 'Nenda kliniki leo', 'Juu', 'si rahisi kuwa'],
      numbers: 'Onyesha asilimia',
      toDo: 'La kufanya',
      goAtOnce: 'Nenda hospitali mara moja ukiona',
    },
  ] as const)(
    'shows the condition, confidence, urgency, advice and when to go at once ($language)',
    async ({ language, texts, numbers, toDo, goAtOnce }) => {
      giveResult();
      const { user } = renderApp({ language });
      const card = await screen.findByRole('article', { name: NAMES[language] });
      expect(within(card).getByRole('heading', { name: 'Malaria' })).toBeVisible();
      for (const text of texts) expect(within(card).getByText(text)).toBeVisible();
      for (const title of [toDo, goAtOnce]) expect(within(card).getByRole('heading', { name: title })).toBeVisible();
      const { recommendations, tests = [], whenToGoNow, reasoningPath, criticalFactors, what } = makeDiagnosis();
      const points = [recommendations[0], ...tests, ...whenToGoNow, ...reasoningPath, ...criticalFactors, what];
      for (const point of points) expect(within(card).getByText(point?.[language] ?? '')).toBeVisible();
      for (const number of ['78%', '12%']) expect(within(card).getByText(number)).not.toBeVisible();
      await user.click(within(card).getByText(numbers));
      for (const number of ['78%', '12%']) expect(within(card).getByText(number)).toBeVisible();
    },
  );

  it('is shown once: the recommendations, which carry the same diagnosis, are not a second message', async () => {
    giveResult();
    renderApp({ language: 'sw' });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Fanya hivi.')).not.toBeInTheDocument();
    expect(document.querySelectorAll('[data-message]')).toHaveLength(1);
  });

  it('reads: the advice, the danger signs, what to do, then the name', async () => {
    giveResult();
    renderApp();
    const card = await screen.findByRole('article', { name: 'Diagnosis' });
    const text = card.textContent;
    const order = [
      'See a clinic today',
      'confusion or fits',
      'Get a malaria test today.',
      'It may be',
      'Typhoid fever',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('lists each point once', async () => {
    const sign = { en: 'Confusion or fits.', sw: 'Kuchanganyikiwa.' };
    giveResult({ whenToGoNow: [sign], reasoningPath: [sign], criticalFactors: [{ en: 'confusion or fits', sw: 'x' }] });
    renderApp();
    const card = await screen.findByRole('article', { name: 'Diagnosis' });
    expect(within(card).getAllByText(/confusion or fits/i)).toHaveLength(1);
  });

  it('does not say "it may be" for a diagnosis without a name', async () => {
    giveResult({ conditionId: undefined, confidence: { level: 'low', score: 0 } });
    renderApp();
    const card = await screen.findByRole('article', { name: 'Diagnosis' });
    expect(within(card).queryByText('It may be')).not.toBeInTheDocument();
    expect(within(card).queryByText(/Diagnostic Confidence/)).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Call Police, ambulance, 999', 'Emergency help'],
    ['sw', 'Piga simu Polisi, ambulensi, 999', 'Msaada wa dharura'],
  ] as const)('has call links in an emergency, which stay within reach (%s)', async (language, call, bar) => {
    giveResult({ adviceLevel: 'emergency' });
    renderApp({ language });
    const card = await screen.findByRole('article', { name: NAMES[language] });
    expect(within(card).getByRole('link', { name: call })).toHaveAttribute('href', 'tel:999');
    const help = screen.getByRole('complementary', { name: bar });
    expect(within(help).getByRole('link')).toHaveAttribute('href', 'tel:999');
  });
});

describe('the sheet for a health worker', () => {
  it('is in English in any screen language, with the advice in the patient’s language', async () => {
    giveResult();
    renderApp({ language: 'sw' });
    const sheet = await findSheet();
    expect(sheet).toHaveAttribute('lang', 'en');
    expect(sheet).toHaveTextContent('Not examined by a health worker');
    for (const fact of [
      '28 years',
      'female',
      '60 kg',
      '2 days',
      'fever; chills',
      'Nocough',
      'metformin',
      'none reported',
    ]) {
      expect(sheet).toHaveTextContent(fact);
    }
    expect(sheet).toHaveTextContent('Red flags: severe malaria');
    expect(sheet).toHaveTextContent('Typhoid fever, 12%');
    expect(sheet).toHaveTextContent('Get a malaria test today.');
    const own = sheet.querySelector<HTMLElement>('[lang="sw"]');
    expect(own).toHaveTextContent('La kufanya');
    expect(own).toHaveTextContent('Pimwa malaria leo.');
    expect(own).toHaveTextContent('kuchanganyikiwa au degedege');
  });

  it('does not repeat the advice for a patient who reads English', async () => {
    giveResult();
    renderApp();
    const sheet = await findSheet();
    expect(within(sheet).getAllByText(/Get a malaria test today/)).toHaveLength(1);
    expect(sheet.querySelector('[lang="sw"]')).toBeNull();
  });

  it('uses a smaller font for long content, to fit on one page', async () => {
    const denied = Array.from({ length: 100 }, (_, sign) => ({
      en: `no sign of the kind number ${sign}`,
      sw: `hakuna ${sign}`,
    }));
    const { patient } = makeDiagnosis();
    giveResult(patient && { patient: { ...patient, denied } });
    renderApp();
    const sheet = await findSheet();
    expect(sheet).toHaveClass('long');
    expect(sheet).toHaveTextContent('sign of the kind number 79');
  });

  it('prints the result whose button was pressed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const first = makeReply('', '', { processingStage: 'final_analysis', diagnosis: makeDiagnosis() });
    const preliminaryDiagnosis = { en: 'Influenza', sw: 'Homa ya mafua' };
    const later = makeReply('', '', {
      processingStage: 'final_analysis',
      diagnosis: makeDiagnosis({ preliminaryDiagnosis }),
    });
    setMessages(fakeApi(), first, later);
    const { user } = renderApp();
    expect(await findSheet()).toHaveTextContent('Influenza');
    const [button] = await screen.findAllByRole('button', { name: 'Print or save as PDF' });
    if (button) await user.click(button);
    expect(print).toHaveBeenCalledOnce();
    const printed = await findSheet();
    expect(printed).toHaveAttribute('data-sheet', first.id);
    expect(printed).not.toHaveTextContent('Influenza');
  });

  it.each([
    ['en', 'Copy as text', 'Copied. You can paste it into a message.'],
    ['sw', 'Nakili kama maandishi', 'Imenakiliwa. Unaweza kuibandika kwenye ujumbe.'],
  ] as const)('can be copied as text in both languages (%s)', async (language, button, confirmation) => {
    giveResult();
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(confirmation)).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Not examined by a health worker');
    expect(text).toContain('Hajachunguzwa na mhudumu wa afya');
  });
});
