import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '@afya/contracts';
import { installPrompt, keepInstallPrompt } from '../lib/install-prompt';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makeDiagnosis } from '../testing/make-diagnosis';
import { makeReply } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const TEXTS = {
  en: { card: 'Diagnosis', title: 'Keep Afya on your phone', install: 'Install', dismiss: 'No, thanks' },
  sw: {
    card: 'Utambuzi wa ugonjwa',
    title: 'Weka Afya kwenye simu yako',
    install: 'Sakinisha',
    dismiss: 'Hapana, asante',
  },
};

/** Two results: the hint is shown once. */
function giveResults(part: Partial<Diagnosis> = {}) {
  const metadata = { processingStage: 'final_analysis', diagnosis: makeDiagnosis(part) } as const;
  setMessages(fakeApi(), makeReply('First', 'Kwanza', metadata), makeReply('Second', 'Pili', metadata));
}

/** The browser's offer, as it comes at the start of a page. */
function offer() {
  keepInstallPrompt();
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

afterEach(() => {
  installPrompt.set(undefined);
  vi.restoreAllMocks();
});

describe.each(['en', 'sw'] as const)('in %s', (language) => {
  const words = TEXTS[language];

  it('offers to install the page after a diagnosis, once, and passes the offer of the browser on', async () => {
    const { prompt, event } = offer();
    expect(event.defaultPrevented).toBe(true);
    giveResults();
    const { user } = renderApp({ language });
    expect(await screen.findAllByText(words.title)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: words.install }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(words.title)).not.toBeInTheDocument();
  });

  it('says how on an iPhone, and stays away for good after it was dismissed', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    giveResults();
    const { user, unmount } = renderApp({ language });
    expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.install })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.dismiss }));
    unmount();
    giveResults();
    renderApp({ language });
    await screen.findAllByRole('article', { name: words.card });
    expect(screen.queryByText(words.title)).not.toBeInTheDocument();
  });
});

it('shows no hint in an emergency, or without an offer of the browser', async () => {
  giveResults();
  const { unmount } = renderApp();
  await screen.findAllByRole('article', { name: 'Diagnosis' });
  expect(screen.queryByText(TEXTS.en.title)).not.toBeInTheDocument();
  unmount();
  offer();
  giveResults({ adviceLevel: 'emergency' });
  renderApp();
  await screen.findAllByRole('article', { name: 'Diagnosis' });
  expect(screen.queryByText(TEXTS.en.title)).not.toBeInTheDocument();
});
