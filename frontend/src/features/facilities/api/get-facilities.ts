import { facilitiesSchema } from '@afya/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { requestOrSaved } from './saved-answer';

/** The facilities of a county, also offline once they were loaded. */
export const facilitiesOptions = (county: string) =>
  queryOptions({
    queryKey: ['facilities', county],
    queryFn:
      county === ''
        ? skipToken
        : ({ signal }) => requestOrSaved(`/facilities?county=${encodeURIComponent(county)}`, facilitiesSchema, signal),
    networkMode: 'always',
  });
