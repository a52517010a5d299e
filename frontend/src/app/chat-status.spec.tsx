import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makePlaceholder, makeReply } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const pinned = (element: HTMLElement) => element.closest('[data-pinned]') !== null;
const complete = {
  age: 34,
  sex: 'female',
  height: 160,
  weight: 62,
  symptoms: 'I have had a fever with chills and a strong headache since last night',
  medicalHistory: 'none',
  currentMedications: [],
  allergies: [],
};

describe('the progress strip', () => {
  it.each([
    [{}, '0% complete', true],
    [{ age: 34, sex: 'female', height: 160, weight: 62 }, '40% complete', true],
    [{ ...complete, allergies: undefined }, '80% complete', false],
    [complete, '100% complete', false],
  ] as const)('shows collected information (%#) and stays visible below 75 %', async (collectedInfo, text, sticks) => {
    fakeApi().collectedInfo = collectedInfo;
    renderApp();
    const strip = await screen.findByRole('progressbar', { name: 'Information needed' });
    expect(strip).toHaveAttribute('aria-valuetext', text);
    expect(pinned(strip)).toBe(sticks);
  });

  it('names each group and whether it is complete', async () => {
    fakeApi().collectedInfo = { age: 34, sex: 'female' };
    const { user } = renderApp({ language: 'sw' });
    await user.click(await screen.findByText('Taarifa zinazohitajika'));
    const groups = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(groups).toContain('Umri na jinsia: tayari');
    expect(groups).toContain('Urefu na uzito: bado');
  });

  it('reads a state given as a JSON string', async () => {
    const api = fakeApi();
    api.collectedInfo = { age: 34, sex: 'male' };
    api.stateAsText = true;
    renderApp();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  });
});

describe('the confidence banner', () => {
  it.each([
    ['low', 30, 'Low · 30%', true],
    ['medium', 59, 'Medium · 59%', true],
    ['medium', 60, 'Medium · 60%', false],
    ['high', 78, 'High · 78%', false],
  ] as const)('shows %s at %i and stays visible below 60', async (level, score, text, sticks) => {
    fakeApi().confidence = { level, score };
    renderApp();
    const banner = await screen.findByRole('region', { name: 'Diagnostic Confidence' });
    expect(banner).toHaveTextContent(text);
    expect(banner).toHaveAttribute('data-level', level);
    expect(pinned(banner)).toBe(sticks);
  });

  it('is shown in Swahili', async () => {
    fakeApi().confidence = { level: 'high', score: 80 };
    renderApp({ language: 'sw' });
    expect(await screen.findByRole('region', { name: 'Kiwango cha Uhakika' })).toHaveTextContent('Juu · 80%');
  });

  it.each([[null], [{ level: 'high' }], [{ score: 80 }]])('is hidden for %j', async (confidence) => {
    const api = fakeApi();
    api.confidence = confidence;
    renderApp();
    await screen.findByRole('textbox');
    await waitFor(() => expect(api.calls).toContain('GET /api/diagnostic-confidence/V1StGXR8_Z5jdHi6B-myT'));
    expect(screen.queryByRole('region', { name: 'Diagnostic Confidence' })).not.toBeInTheDocument();
  });

  it('is refetched with each reply', async () => {
    const api = fakeApi();
    setMessages(api, makePlaceholder());
    renderApp();
    await screen.findByText('Processing diagnosis...');
    api.confidence = { level: 'medium', score: 50 };
    setMessages(api, makeReply('Thank you', 'Asante'));
    expect(await screen.findByRole('region', { name: 'Diagnostic Confidence' }, { timeout: 3_000 })).toBeVisible();
  });
});
