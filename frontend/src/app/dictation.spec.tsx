import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { fakeSpeechRecognition } from '../testing/fake-speech';
import { renderApp } from '../testing/render-app';

const TEXTS = {
  en: {
    dictate: 'Speak instead of typing',
    start: 'Start',
    stop: 'Stop',
    input: 'Your message',
    notice: /company that made the browser/,
    listening: 'Listening. Speak now.',
    blocked: /microphone is blocked/,
    unknown: /cannot write down English/,
  },
  sw: {
    dictate: 'Ongea badala ya kuandika',
    start: 'Anza',
    stop: 'Simamisha',
    input: 'Ujumbe wako',
    notice: /kampuni iliyotengeneza kivinjari/,
    listening: 'Tunakusikiliza. Ongea sasa.',
    blocked: /Maikrofoni imezuiwa/,
    unknown: /hakiwezi kuandika Kiswahili/,
  },
};

/** The button loads after the composer. */
const PART_LOADS = { timeout: 10_000 };

afterEach(() => Reflect.deleteProperty(window, 'webkitSpeechRecognition'));

describe.each(['en', 'sw'] as const)('in %s', (language) => {
  const words = TEXTS[language];
  const dictate = () => screen.findByRole('button', { name: words.dictate }, PART_LOADS);

  it('says where the sound goes at first use, shows interim words and adds the final ones to the text', async () => {
    fakeApi();
    const started = fakeSpeechRecognition();
    const { user } = renderApp({ language });
    await user.type(screen.getByRole('textbox', { name: words.input }), 'Since Monday:');
    await user.click(await dictate());
    expect(screen.getByText(words.notice)).toBeVisible();
    expect(started).toEqual([]);
    await user.click(screen.getByRole('button', { name: words.start }));
    expect(screen.getByText(words.listening)).toBeVisible();
    expect(started[0]).toMatchObject({ lang: `${language}-KE`, continuous: true, interimResults: true });
    act(() => started[0]?.hear('my hed', false));
    expect(screen.getByText('my hed')).toBeVisible();
    act(() => started[0]?.hear('my head hurts', true));
    expect(screen.getByRole('textbox', { name: words.input })).toHaveValue('Since Monday: my head hurts');
    await user.click(screen.getByRole('button', { name: words.stop }));
    await user.click(await dictate());
    expect(started).toHaveLength(2);
    expect(screen.queryByText(words.notice)).not.toBeInTheDocument();
  });

  it('says why nothing was written down, after asking for the language without its country', async () => {
    fakeApi();
    const started = fakeSpeechRecognition();
    const { user } = renderApp({ language, records: { dictationNotice: 'true' } });
    await user.click(await dictate());
    act(() => started[0]?.fail('not-allowed'));
    expect(screen.getByText(words.blocked)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^(Close|Funga)$/ }));
    await user.click(await dictate());
    act(() => started[1]?.fail('language-not-supported'));
    expect(started[2]?.lang).toBe(language);
    act(() => started[2]?.fail('language-not-supported'));
    expect(screen.getByText(words.unknown)).toBeVisible();
    expect(started).toHaveLength(3);
  });
});

it('writes nothing down while a message is sent', async () => {
  fakeApi();
  const started = fakeSpeechRecognition();
  const { user } = renderApp({ records: { dictationNotice: 'true' } });
  await user.type(screen.getByRole('textbox', { name: TEXTS.en.input }), 'I have a fever');
  await user.click(await screen.findByRole('button', { name: TEXTS.en.dictate }, PART_LOADS));
  await user.click(screen.getByRole('button', { name: /^Send/ }));
  act(() => started[0]?.hear('and a cough', true));
  expect(await screen.findByRole('button', { name: TEXTS.en.dictate })).toBeVisible();
  expect(screen.getByRole('textbox', { name: TEXTS.en.input })).toHaveValue('');
});

it('offers no dictation in a browser without speech recognition', async () => {
  fakeApi();
  const { user } = renderApp();
  await user.type(screen.getByRole('textbox', { name: TEXTS.en.input }), 'typed');
  await import('../features/consultation/voice/voice-input');
  expect(screen.queryByRole('button', { name: TEXTS.en.dictate })).not.toBeInTheDocument();
});
