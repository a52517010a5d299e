import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, SESSION_ID, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const both = (en: string, sw: string) => ({ en, sw });

describe('the conversation', () => {
  it("switches replies to the other language and keeps the patient's text unchanged", async () => {
    const api = fakeApi();
    setMessages(api, makeUserMessage('Nina homa'), makeReply('How old are you?', 'Una umri gani?'));
    const { user } = renderApp({ language: 'sw' });
    expect(await screen.findByText('Una umri gani?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByText('How old are you?')).toBeVisible();
    expect(screen.getByText('Nina homa')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it.each(['diagnostic_prompt', 'final_analysis', 'final_recommendations'] as const)(
    'highlights replies of the stage %s',
    async (processingStage) => {
      setMessages(fakeApi(), makeReply('Important', 'Muhimu', { processingStage }), makeReply('Plain', 'Kawaida'));
      renderApp();
      expect((await screen.findByText('Important')).closest('[data-variant]')).toHaveAttribute(
        'data-variant',
        'highlight',
      );
      expect(screen.getByText('Plain').closest('[data-variant]')).toHaveAttribute('data-variant', 'ai');
    },
  );

  it('shows that a file is waiting for its analysis until the reply arrives', async () => {
    const api = fakeApi();
    const file = makeUserMessage('', { fileAttachment: { type: 'image', filename: 'rash.jpg' } });
    const acknowledgment = makeReply('I have your file.', 'Nimepata faili.', { isFileAcknowledgment: true });
    setMessages(api, file, acknowledgment, makePlaceholder());
    renderApp();
    expect(await screen.findByText('File uploaded, awaiting analysis...')).toBeVisible();
    expect(screen.getAllByText('Processing diagnosis...')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Image: rash.jpg' })).toHaveAttribute(
      'src',
      `/api/files/${SESSION_ID}/${file.id}`,
    );
    setMessages(api, file, acknowledgment, makeReply('I see a rash.', 'Naona upele.'));
    expect(await screen.findByText('I see a rash.', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.queryByText('File uploaded, awaiting analysis...')).not.toBeInTheDocument();
    expect(screen.getByText('I have your file.')).toBeVisible();
  });

  it('shows the choices of the last question as buttons and sends the tapped one', async () => {
    const api = fakeApi();
    const choices = [
      { value: 'yes', label: both('Yes', 'Ndiyo') },
      { value: 'unknown', label: both("I don't know", 'Sijui') },
    ];
    const why = both('Malaria is common at the lake.', 'Malaria ni ya kawaida ziwani.');
    setMessages(api, makeReply('Do you have chills?', 'Una baridi?', { question: { id: 'q', choices, why } }));
    const { user } = renderApp({ language: 'sw' });
    await user.click(await screen.findByText('Kwa nini unauliza?'));
    expect(screen.getByText('Malaria ni ya kawaida ziwani.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sijui' }));
    await waitFor(() => expect(api.sends[0]?.message).toBe('Sijui'));
  });

  it.each([
    ['en', 'Emergency', 'Call Ambulance, 999', 'Call now: 999'],
    ['sw', 'Dharura', 'Piga simu Ambulensi, 999', 'Piga simu sasa: 999'],
  ] as const)('shows an emergency with call links that stay within reach (%s)', async (language, title, call, bar) => {
    const api = fakeApi();
    const numbers = [{ label: both('Ambulance', 'Ambulensi'), number: '999' }];
    setMessages(
      api,
      makeReply('Go to hospital now.', 'Nenda hospitali sasa.', { emergency: { level: 'emergency', numbers } }),
      makeReply('And later', 'Na baadaye'),
    );
    renderApp({ language });
    const card = await screen.findByRole('region', { name: title });
    expect(within(card).getByRole('link', { name: call })).toHaveAttribute('href', 'tel:999');
    expect(screen.getByRole('link', { name: bar })).toHaveAttribute('href', 'tel:999');
  });

  it.each([
    ['en', ['Symptoms', 'Your answer', 'Message']],
    ['sw', ['Dalili zako', 'Jibu lako', 'Ujumbe']],
  ] as const)('labels the text field with what to write (%s)', async (language, [first, answer, message]) => {
    const api = fakeApi();
    const field = async () => (await screen.findByRole('textbox')).getAttribute('placeholder');
    const readPlaceholder = async () => {
      const { unmount } = renderApp({ language });
      await waitFor(() => expect(document.querySelector('[data-pinned]')).toBeInTheDocument());
      const placeholder = await field();
      unmount();
      return placeholder;
    };
    expect(await readPlaceholder()).toBe(first);
    setMessages(api, makeReply('How old are you?', 'Una umri gani?', { question: { id: 'q', choices: [] } }));
    expect(await readPlaceholder()).toBe(answer);
    setMessages(api, makeReply('Go to a clinic.', 'Nenda kliniki.'));
    expect(await readPlaceholder()).toBe(message);
  });

  it('keeps the reason of a question in an emergency reply', async () => {
    const why = both('It tells how fast help is needed.', 'Huonyesha msaada unahitajika haraka kiasi gani.');
    const question = { id: 'q', choices: [{ value: 'yes', label: both('Yes', 'Ndiyo') }], why };
    const emergency = { level: 'emergency' as const, numbers: [] };
    setMessages(fakeApi(), makeReply('Go now.', 'Nenda sasa.', { emergency, question }));
    const { user } = renderApp();
    const summary = (await screen.findByText('Why do you ask?')).closest('summary');
    summary?.focus();
    expect(summary).toHaveFocus();
    expect(screen.getByText('It tells how fast help is needed.')).not.toBeVisible();
    if (summary) await user.click(summary);
    expect(screen.getByText('It tells how fast help is needed.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Answers to choose from' })).toHaveAccessibleDescription(
      'Or write your own answer. Price: 0 credits, free.',
    );
  });

  it('offers to resend a message that got no reply', async () => {
    const api = fakeApi();
    const failed = makeReply('I could not answer.', 'Sikuweza kujibu.', { status: 'failed' });
    setMessages(api, makeUserMessage('I have a fever'), failed);
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.sends[0]?.message).toBe('I have a fever'));
  });

  it('shows text as text: markup in a reply becomes neither link nor image', async () => {
    setMessages(fakeApi(), makeReply('<img src=x> [tap](http://evil.example)', 'x'));
    renderApp();
    expect(await screen.findByText('<img src=x> [tap](http://evil.example)')).toBeVisible();
    expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
  });
});
