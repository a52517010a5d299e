import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const record = () => JSON.parse(localStorage.getItem('afya:credits') ?? '{}');

async function openDialog(user: ReturnType<typeof renderApp>['user']) {
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Add credits' }));
  return within(await screen.findByRole('dialog', { name: 'Add Credits' }));
}

describe('the credits badge', () => {
  it.each([
    [0, 0, '500 credits remaining'],
    [42, 0, '458 credits remaining'],
    [499, 0, '1 credit remaining'],
    [620, 0, '0 credits remaining'],
    [620, 200, '80 credits remaining'],
  ])('used %i, bought %i: %s', async (creditsUsed, creditsPurchased, text) => {
    Object.assign(fakeApi(), { creditsUsed, creditsPurchased });
    renderApp();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows the last known credits until the server responds', async () => {
    fakeApi();
    const credits = JSON.stringify({ totalCreditsUsed: 120, lastUpdated: '2026-01-01T00:00:00Z' });
    renderApp({ records: { credits } });
    expect(screen.getByText('380 credits remaining')).toBeInTheDocument();
    expect(await screen.findByText('500 credits remaining')).toBeInTheDocument();
    expect(record()).toMatchObject({ totalCreditsUsed: 0 });
  });
});

describe('the credit record', () => {
  it("is created with the server's first response, before anything is used or bought", async () => {
    fakeApi();
    renderApp();
    await waitFor(() =>
      expect(record()).toMatchObject({ totalCreditsUsed: 0, lastUpdated: expect.stringMatching(/^2/) }),
    );
  });
});

describe('the list of what credits were used for', () => {
  it('shows charges, purchases and refunds with their reason, and earlier pages', async () => {
    fakeApi();
    const at = '2026-11-20T08:00:00.000Z';
    const entry = (id: string, kind: string, credits: number, reason: string | null = null) => ({
      id,
      kind,
      credits,
      reason,
      at,
    });
    server.use(
      http.get('/api/me/credits', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('before') === '7'
            ? { entries: [entry('1', 'free', 500)], next: null }
            : { entries: [entry('9', 'refund', 29, 'file_unread'), entry('8', 'charge', -29)], next: '7' },
        ),
      ),
    );
    const { user } = renderApp();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'What my credits were used for' }));
    expect(await dialog.findByText('Given back: a file could not be read')).toBeVisible();
    expect(dialog.getByText('−29')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Show earlier' }));
    expect(await dialog.findByText('Free credits')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });
});

describe('adding credits', () => {
  it('offers packages, a custom amount and three payment methods, with prices', async () => {
    fakeApi();
    const { user } = renderApp();
    const dialog = await openDialog(user);
    expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      expect.stringMatching(/^50 creditsKES\s2,500$/),
      expect.stringMatching(/^100 creditsKES\s5,000$/),
      expect.stringMatching(/^200 creditsKES\s10,000$/),
    ]);
    expect(dialog.getAllByRole('tab')[0]).toHaveTextContent('M-PESA');
    expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveTextContent(/Pay KES\s2,500/);
    await user.click(dialog.getByRole('tab', { name: 'Card' }));
    expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveTextContent(/Pay USD\s25\.00/);
    await user.click(dialog.getByRole('tab', { name: 'M-PESA' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Custom amount' }), '7');
    expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveTextContent(/Pay KES\s350/);
    await user.click(dialog.getByRole('tab', { name: 'Crypto' }));
    expect(dialog.getByRole('textbox', { name: 'Transaction ID' })).toBeVisible();
  });

  it('takes about 1.5 s, counts the purchase at once and sends it with the next message', async () => {
    const api = fakeApi();
    api.onSend = () => {
      api.creditsPurchased = 100;
    };
    const { user } = renderApp();
    const dialog = await openDialog(user);
    await user.click(dialog.getByText('100 credits'));
    await user.type(dialog.getByRole('textbox', { name: 'M-PESA phone number' }), '0712 345 678');
    await user.click(dialog.getByRole('button', { name: /^Pay/ }));
    expect(dialog.getByText('Processing payment')).toBeVisible();
    expect(await dialog.findByText('100 credits were added.', {}, { timeout: 2_500 })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('600 credits remaining')).toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'fever{Enter}');
    await waitFor(() => expect(api.sends).toHaveLength(1));
    const [purchase] = JSON.parse(api.sends[0]?.purchases ?? '[]');
    expect(purchase).toEqual({ id: expect.stringMatching(/^[\w-]{8,64}$/), credits: 100, method: 'mpesa' });
    await waitFor(() => expect(record().purchases).toEqual([]));
    expect(screen.getByText('600 credits remaining')).toBeInTheDocument();
  });

  it('keeps a purchase for the next message when sending fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = fakeApi();
    api.refuseSend = { status: 500, code: 'INTERNAL' };
    const purchases = [{ id: 'purchase-1', credits: 50, method: 'mpesa' }];
    const credits = JSON.stringify({ totalCreditsUsed: 0, lastUpdated: '', purchases });
    const { user } = renderApp({ records: { credits } });
    await user.type(await screen.findByRole('textbox'), 'fever{Enter}');
    await screen.findByRole('alert');
    expect(JSON.parse(api.sends[0]?.purchases ?? '')).toEqual(purchases);
    expect(record().purchases).toEqual(purchases);
    expect(screen.getByText('550 credits remaining')).toBeInTheDocument();
  });

  it('asks for a Kenyan mobile number before an M-PESA payment, and says which numbers fit', async () => {
    fakeApi();
    const { user } = renderApp();
    const dialog = await openDialog(user);
    expect(dialog.getByText(/At most 5 purchases of 1000 credits in 24 hours/)).toBeVisible();
    const phone = dialog.getByRole('textbox', { name: 'M-PESA phone number' });
    expect(phone).toHaveAccessibleDescription('A Kenyan mobile number: 07…, 01… or +254…');
    await user.click(dialog.getByRole('button', { name: /^Pay/ }));
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(/Enter a Kenyan mobile number, like 0712 345 678/);
    expect(dialog.queryByText('Processing payment')).not.toBeInTheDocument();
    await user.type(phone, '+254112345678');
    await user.click(dialog.getByRole('button', { name: /^Pay/ }));
    expect(dialog.getByText('Processing payment')).toBeVisible();
  });

  it.each(['0', '-5', '0.5'])('does not sell %s credits', async (amount) => {
    fakeApi();
    const { user } = renderApp();
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('spinbutton'), amount);
    expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    expect(dialog.getByText('Enter a whole number of credits, usually 10 to 1000.')).toBeVisible();
  });

  it.each([
    ['5', [5]],
    ['12.5', [12]],
    ['1500', [1_000, 500]],
  ])('sells %s credits as purchases of %j', async (amount, parts) => {
    fakeApi();
    const { user } = renderApp();
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('spinbutton'), amount);
    await user.type(dialog.getByRole('textbox', { name: 'M-PESA phone number' }), '0712345678');
    await user.click(dialog.getByRole('button', { name: /^Pay/ }));
    await dialog.findByText('Credits added', {}, { timeout: 2_500 });
    expect(record().purchases.map(({ credits }: { credits: number }) => credits)).toEqual(parts);
  });

  it('shows the limit instead of success after five purchases in a day', async () => {
    fakeApi();
    const boughtAt = Array.from({ length: 5 }, () => new Date().toISOString());
    const credits = JSON.stringify({ totalCreditsUsed: 0, lastUpdated: '', purchases: [], boughtAt });
    const { user } = renderApp({ records: { credits } });
    const dialog = await openDialog(user);
    expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    expect(dialog.getByText(/^You can buy 5 times in 24 hours/)).toBeVisible();
  });

  it('sells again when the last purchases are a day old', async () => {
    fakeApi();
    const boughtAt = Array.from({ length: 5 }, () => '2026-01-01T00:00:00Z');
    const credits = JSON.stringify({ totalCreditsUsed: 0, lastUpdated: '', purchases: [], boughtAt });
    const { user } = renderApp({ records: { credits } });
    const dialog = await openDialog(user);
    expect(dialog.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  });
});
