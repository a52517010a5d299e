import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigation } from '../lib/navigation';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const firstVisit = { records: { disclaimer: 'false', diagnosticDisclaimer: 'false' } };

describe('the startup disclaimer', () => {
  it('blocks the application until it is accepted', async () => {
    const api = fakeApi();
    const { user } = renderApp(firstVisit);
    const dialog = await screen.findByRole('dialog', { name: 'Before you start' });
    expect(dialog).toHaveTextContent('Not for emergencies');
    expect(dialog).toHaveTextContent('500 free credits');
    expect(dialog).toHaveTextContent('No signup needed');
    const start = within(dialog).getByRole('button', { name: 'I Agree & Start Using' });
    expect(start).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);

    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(start);
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['en', 'sw'] as const)('has call links for emergency numbers (%s)', async (language) => {
    fakeApi();
    renderApp({ language, ...firstVisit });
    for (const number of ['999', '112'])
      expect(await screen.findByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  });

  it('is accepted once', async () => {
    fakeApi();
    const { user, unmount } = renderApp(firstVisit);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'I Agree & Start Using' }));
    await screen.findByRole('textbox');
    unmount();
    expect(localStorage.getItem('afya:disclaimer-accepted')).toBe('true');
  });

  it('can be shown again', async () => {
    fakeApi();
    const { user } = renderApp();
    await screen.findByRole('textbox');
    await user.click(screen.getByRole('button', { name: 'This consultation' }));
    await user.click(await screen.findByRole('button', { name: 'Show the notices again' }));
    expect(await screen.findByRole('dialog', { name: 'Before you start' })).toBeVisible();
  });

  it('is shown in Swahili', async () => {
    fakeApi();
    const { user } = renderApp(firstVisit);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kiswahili' }));
    expect(dialog).toHaveAccessibleName('Kabla ya kuanza');
    expect(within(dialog).getByText('Huhitaji kujisajili')).toBeVisible();
  });

  it('lets people leave', async () => {
    fakeApi();
    const { user } = renderApp(firstVisit);
    await user.click(await screen.findByRole('button', { name: 'Take me elsewhere' }));
    expect(navigation.loadPage).toHaveBeenCalledWith('https://www.google.com/');
  });
});

describe('the diagnostic disclaimer', () => {
  it.each(['diagnostic_prompt', 'final_analysis', 'follow_up'])('is shown once, before the stage %s', async (stage) => {
    fakeApi().stage = stage;
    const { user } = renderApp({ records: { diagnosticDisclaimer: 'false' } });
    const dialog = await screen.findByRole('dialog', { name: 'Before you read the diagnosis' });
    await user.click(within(dialog).getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('afya:diagnostic-disclaimer-accepted')).toBe('true');
  });

  it.each(['initial_gathering', 'context_validation', 'vision_analysis'])('is not shown in %s', async (stage) => {
    fakeApi().stage = stage;
    renderApp({ records: { diagnosticDisclaimer: 'false' } });
    await screen.findByRole('textbox');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
