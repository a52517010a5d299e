import type { Facilities, FacilityCounties } from '@afya/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const counties: FacilityCounties = {
  isSample: false,
  counties: [
    { name: 'Nairobi', facilities: 2, latitude: -1.29, longitude: 36.82 },
    { name: 'Mombasa', facilities: 1, latitude: -4.04, longitude: 39.67 },
  ],
};
const nairobi: Facilities = {
  county: 'Nairobi',
  facilities: [
    {
      code: '1',
      name: 'Umoja Hospital',
      type: 'Hospital',
      level: 4,
      area: 'Embakasi',
      telephone: '+254 20 1234567',
      offers: ['emergency', 'dayAndNight'],
      latitude: -1.28,
      longitude: 36.9,
    },
    { code: '2', name: 'Kileleshwa Clinic', type: 'Dispensary', level: 2, area: 'Westlands', offers: [] },
  ],
};

function serveFacilities(answer: Partial<FacilityCounties> = {}) {
  server.use(
    http.get('/api/facilities/counties', () => HttpResponse.json({ ...counties, ...answer })),
    http.get('/api/facilities', () => HttpResponse.json(nairobi)),
  );
}

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('the page of clinics', () => {
  it('lists the facilities of a chosen county with level, offers, telephone and map', async () => {
    serveFacilities();
    const { user } = renderApp({ path: '/clinics' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Where to go' })).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('County'), 'Nairobi');
    expect(await screen.findByRole('heading', { name: 'Umoja Hospital' })).toBeVisible();
    expect(screen.getByText('Hospital · Level 4 · Embakasi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call +254 20 1234567' })).toHaveAttribute('href', 'tel:+254201234567');
    expect(screen.getByRole('link', { name: 'Map of Umoja Hospital' })).toHaveAttribute(
      'href',
      expect.stringContaining('geo:-1.28,36.9'),
    );
    expect(screen.queryByText(/small sample list/)).not.toBeInTheDocument();
  });

  it('filters by the needs in the address and says when no facility fits, in Swahili', async () => {
    serveFacilities({ isSample: true });
    const { user } = renderApp({ path: '/clinics?needs=emergency', language: 'sw' });
    await user.selectOptions(await screen.findByLabelText('Kaunti'), 'Nairobi');
    expect(await screen.findByRole('heading', { name: 'Umoja Hospital' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Kileleshwa Clinic' })).not.toBeInTheDocument();
    expect(screen.getByText(/orodha ndogo ya mfano/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Huduma ya uzazi' }));
    expect(await screen.findByText('Hakuna kituo hapa chenye haya yote')).toBeVisible();
  });

  it('chooses the nearest county and shows distances when the device gives its position', async () => {
    serveFacilities();
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: -1.28, longitude: 36.8 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { user } = renderApp({ path: '/clinics' });
    await user.click(await screen.findByRole('button', { name: 'Nearest to me' }));
    expect(await screen.findByText('Hospital · Level 4 · Embakasi · 11 km away')).toBeVisible();
    expect(screen.getByLabelText('County')).toHaveValue('Nairobi');
  });

  it('shows the saved list without a connection', async () => {
    serveFacilities();
    const first = renderApp({ path: '/clinics' });
    await first.user.selectOptions(await screen.findByLabelText('County'), 'Nairobi');
    await screen.findByRole('heading', { name: 'Umoja Hospital' });
    first.unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    server.use(
      http.get('/api/facilities/counties', () => HttpResponse.error()),
      http.get('/api/facilities', () => HttpResponse.error()),
    );
    const second = renderApp({ path: '/clinics' });
    await second.user.selectOptions(await screen.findByLabelText('County'), 'Nairobi');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Umoja Hospital' })).toBeVisible());
  });
});
